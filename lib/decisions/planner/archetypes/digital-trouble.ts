import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const ACCOUNT =
  "instagram|facebook|email|account|gmail|tiktok|whatsapp|snapchat|instagram account|facebook account|google account|apple account|email account|steam account|paypal";

/** Accounts that someone else got into, and money got by lies. */
export const DIGITAL_TROUBLE: readonly Archetype[] = [
  {
    id: "hacked-account",
    area: "habits",
    whole: `${everyWay("recover|get back|deal with|secure|fix|rescue", "hacked", ACCOUNT)}|${everyWay("get|recover", ACCOUNT, "back")}|${everyWay("recover|unlock|get back into", ACCOUNT)}|${everyWay(ACCOUNT, "was|got|has been|is", "hacked|locked")}`,
    tells: `${everyWay("locked out of|locked myself out of", ACCOUNT)}|${everyWay("forgot", "password|apple id password|gmail password|email password|instagram password")}`,
    acts: "recover|secure|get back|unlock|rescue|restore",
    things:
      "hacked account|hacked email|hacked facebook|hacked instagram|locked account|hacked gmail",
    unless: "bank account|followers|grow|savings",
    it: "the account",
    named: ACCOUNT,
    plan: `
      2* Try the “forgot password” link of {theIt} on a device you have used for it before.
        ~ Pick up a device you have used for it before. | Tap “forgot password” for {theIt}.
        ? changed the email password | changed my email password | changed .. email password | email password is changed: 2 Open your email's security page, at the list of devices that are signed in.
        ? email was hacked | email is hacked | hacked my email | hacked email | email hacked | gmail .. hacked | hacked gmail | outlook .. hacked: 2 Try “forgot password” on your email's own page, on a device you have used for it before.
        ? email .. changed | changed .. email | changed my password | locked out | changed the password: 2 Search your email for “was changed”, to find the company's own message with “this wasn't me”.
      8* Open the recovery page for {theIt} by typing the company's address yourself, never from an email link.
        - 3 Open its recovery page by typing the company's address yourself.
        - 6 Fill in the first form there, and note the case number.
        ? facebook: 8 Open facebook.com/hacked by typing it yourself, at “My account is compromised”.
          - 3 Open facebook.com/hacked by typing it yourself.
          - 6 Follow “My account is compromised” to the end.
        ? instagram | insta: 8 Open instagram.com/hacked by typing it yourself, up to its last page.
          - 3 Open instagram.com/hacked by typing it yourself.
          - 6 Follow the steps there to the end. It may ask for a video of your face.
      8 Change the password of your e-mail, since every other reset goes through it.
        ? changed the email password | changed my email password | changed .. email password | email password is changed: 5 Sign out all other devices in your e-mail, so whoever got in is locked out.
          - 3 Sign out all other devices in your e-mail's security settings.
          - 3 Look under “Forwarding” and “Rules” for any you did not make.
        ? email was hacked | email is hacked | hacked my email | hacked email | email hacked | gmail .. hacked | hacked gmail | outlook .. hacked: 8 Change the passwords of your bank and shops that use this e-mail, from a second e-mail address.
          - 5 Make a second e-mail address to use for now.
          - 5 Change your bank and shop logins to that address, with new passwords.
        - 5 Change the password of your e-mail to a new long one.
        - 3 Sign out all other devices in your e-mail's security settings.
        ? still have .. email | email is fine | email still works: 8 Change the password of your e-mail to a new long one, even though it still works.
          - 5 Change the password of your e-mail to a new long one.
          - 3 Sign out all other devices in your e-mail's security settings.
      4n Tell your contacts some other way: “That isn't me. Please don't open anything from that account.”
        ~ Open your text messages or another app. | Type “That isn't me.” | Type “Please don't open anything from that account.” | Send both lines to your contacts.
        ? money | asking: 4 Tell your contacts some other way: “That isn't me. Please send no money, and report the messages.”
      5 Look in your email and bank for anything sent, bought or changed since then, and note each one.
        ~ Open the sent folder of your email. | Look for anything you didn't send. | Look through your bank's list since then. | Write down each thing you find.
        ? business | shop | customers | followers | ads: 5 Look up what was posted, sent or paid for as ads since then, so you can save screenshots.
        ? bank | paypal | card | money .. gone | bought: 5 Ring your bank on the number on the card to say what was taken and since when.
      4 Tell your contacts some other way: “That isn't me. Please don't open anything from that account.”
        ~ Open your text messages or another app. | Type “That isn't me.” | Type “Please don't open anything from that account.” | Send both lines to your contacts.
        ? money | asking: 4 Tell your contacts some other way: “That isn't me. Please send no money, and report the messages.”
      8 Change the password in each place where you used the same one.
        - 5 Change that password at your bank and at shops.
        - 5 Change that password everywhere else, with a password manager.
      5? Report it to the police online, if money or pictures are involved. Nobody you pay can really get it back.
        ~ Open your police department's online report page. | Write what happened and when. | Attach any messages or pictures. | Send the report.
    `,
  },
  {
    id: "fraud",
    area: "money",
    whole:
      "report a scam|report fraud|report identity theft|deal with identity theft|recover from a scam|deal with being scammed|get scammed|have been scammed|been scammed|got scammed|report credit card fraud|deal with fraud|report a fraud",
    acts: "report|deal|recover|handle|stop|sort|sort out|fix",
    things: "scam|fraud|identity theft|phishing|stolen identity|card fraud|credit card fraud",
    tells:
      "scammed|been scammed|got scammed|fell for a scam|stole my identity|opened credit card|opened account in my name|took out a loan in my name|paid a fake",
    unless: "exam paper|essay|presentation|novel|podcast about|training at work",
    it: "it",
    plan: `
      2* Freeze the affected card or account in your bank's app, or ring the number on the card.
        ~ Open your bank's app, or call the number on the card. | Freeze the affected card or account.
        ? gift card*: 2 Ring the gift card company's helpline with the card number and receipt. Unspent money can sometimes be stopped.
        ? crypto | bitcoin: 2 Ring the exchange's fraud line with the transfer's ID, to freeze what is still there.
      6n Ring your bank with the date, the amount[ ({amount})] and who got it: “I've been scammed. Please recall the payment.”
        ~ Call the number on your bank card. | Say “I've been scammed. Please recall the payment.” | Give the date, the amount and who got it.
      8n Change the password of your e-mail first, since every other reset goes through it.
        ~ Open your e-mail's security settings. | Choose “Change password”. | Save a new one for your e-mail.
      8 Ring your bank with the date, the amount[ ({amount})] and who got it: “I've been scammed. Please recall the payment.”
        - 3 Write down the date, the amount[ ({amount})] and who got the money.
        - 6 Ring your bank with those notes: “I've been scammed. Please recall the payment.”
        ? transfer* | zelle | venmo | cash app | sent: 8 Ring your bank's fraud team: “I was tricked into a payment. Please recall and reimburse it.”
          - 3 Write down the date, the amount and who got the money.
          - 6 Ring your bank's fraud team: “I was tricked into it. Please recall and reimburse it.”
      6 Save screenshots of the chats, numbers and pages, without another word to the other side.
        - 3 Save screenshots of the chats, numbers and pages.
        - 2 Block the person or company that scammed you.
      10 Change your e-mail password first. Your bank is next, plus every place with the same password.
        - 5 Change the password of your e-mail, with two-step sign-in on.
        - 5 Change the password at your bank, and wherever you used the same one.
      8 Report it at reportfraud.ftc.gov or to the police, and note the report number.
        ~ Open reportfraud.ftc.gov, or call the police. | Tell what happened, piece by piece. | Write down the report number.
      6? Ask the credit bureaus for a fraud alert or a freeze in your name.
        ~ Open the website of the first credit bureau. | Ask for a fraud alert or a freeze. | Freeze your file at the other two bureaus too.
        ? romance | in love | dating | boyfriend online | girlfriend online: 6 Ask a romance scam support line for a talk, since the loss is of the heart too.
      5 Tell the person closest to you what happened. It happens to careful people, through people who do this all day.
        - 3 Tell the person closest to you what happened.
        - 2 Agree that you two never pay anyone who promises to get it back.
        - 3 Set an alarm to look at your account every morning for two weeks.
    `,
  },
];
