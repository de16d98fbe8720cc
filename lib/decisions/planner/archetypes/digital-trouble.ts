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
        ? changed the email password | changed my email password | changed .. email password | email password is changed: 2 Open your mail's security page, at the list of devices that are signed in.
        ? email was hacked | email is hacked | hacked my email | hacked email | email hacked | gmail .. hacked | hacked gmail | outlook .. hacked: 2 Try “forgot password” on your mail's own page, on a device you have used for it before.
        ? email .. changed | changed .. email | changed my password | locked out | changed the password: 2 Search your mail for “was changed”, and tap “this wasn't me” in the provider's own message.
      8* Open the recovery page for {theIt} by typing the company's address yourself, never from an email link.
        - 3 Find its recovery page by typing the provider's address yourself.
        - 6 Fill in its first form, and note the case number.
        ? facebook: 8 Open facebook.com/hacked, typed by yourself, at “My account is compromised”.
          - 3 Open facebook.com/hacked, typed by yourself.
          - 6 Follow “My account is compromised” to the end.
        ? instagram | insta: 8 Open instagram.com/hacked, typed by yourself, up to its last page.
          - 3 Open instagram.com/hacked, typed by yourself.
          - 6 Follow it to the end; a video of your face may be asked for.
      8 Change the password of your e-mail, since every other reset goes through it.
        ? changed the email password | changed my email password | changed .. email password | email password is changed: 5 Sign out all other devices in your e-mail, with a second factor on and its forwarding rules read.
          - 3 Sign out all other devices in your e-mail, with a second factor on.
          - 3 Look under “Forwarding” and “Rules” for any you did not make.
        ? email was hacked | email is hacked | hacked my email | hacked email | email hacked | gmail .. hacked | hacked gmail | outlook .. hacked: 8 Change the passwords of bank and shops that use this mail, from a second mail address.
          - 5 Make a second mail address for the time being.
          - 5 Change the passwords of bank and shops to it.
        - 5 Change the password of your e-mail.
        - 3 Sign out all other devices there, with a second factor on.
        ? still have .. email | email is fine | email still works: 8 Change the password of your e-mail to a new long one, though it still works.
          - 5 Change the password of your e-mail.
          - 3 Sign out all other devices there, with a second factor on.
      4n Tell your contacts some other way: “That isn't me. Please don't open anything from that account.”
        ? money | asking: 4 Tell your contacts by another way: “That isn't me. Please send no money, and report the messages.”
      5 Look in your email and bank for anything sent, bought or changed since then, and note each one.
        ? business | shop | customers | followers | ads: 5 Look at what was posted, sent or paid for as adverts since then, and save it as pictures.
        ? bank | paypal | card | money .. gone | bought: 5 Ring your bank on the number on the card: what was taken, since when, card blocked.
      4 Tell your contacts some other way: “That isn't me. Please don't open anything from that account.”
        ? money | asking: 4 Tell your contacts by another way: “That isn't me. Please send no money, and report the messages.”
      8 Change the password in each place where you used the same one.
        - 5 Change it for bank and shops.
        - 5 Change it for the rest, with a password manager.
      5? Report it to the police online, if money or pictures are in it. Pay nobody who offers to get it back.
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
        ? gift card*: 2 Ring the gift card's own helpline with number and receipt: unspent money can sometimes be stopped.
        ? crypto | bitcoin: 2 Ring the exchange's fraud line with the transfer's number, to freeze what is still there.
      6n Ring your bank with the date, the amount[ ({amount})] and who got it: “I've been scammed. Please recall the payment.”
      8n Change the password of your e-mail first, since every other reset goes through it.
      8 Ring your bank with the date, the amount[ ({amount})] and who got it: “I've been scammed. Please recall the payment.”
        - 3 Write down day, sum[ ({amount})] and receiver.
        - 6 Ring your bank with them for a recall and a number.
        ? transfer* | zelle | venmo | cash app | sent: 8 Ring your bank's fraud team: a payment I was tricked into, day, sum, receiver, “please recall and reimburse it”.
          - 3 Write down day, sum and receiver.
          - 6 Ring your bank's fraud team: “I was tricked into it. Please recall and reimburse it.”
      6 Save screenshots of the chats, numbers and pages, without another word to the other side.
        - 3 Save chat, numbers and pages as pictures.
        - 2 Block the other side.
      10 Change the password of your e-mail first, that of the bank second, and after them every place with the same one.
        - 5 Change the password of your e-mail, with a second factor.
        - 5 Change the bank's and each place with the same one.
      8 Report it at reportfraud.ftc.gov or to the police, and note the report number.
      6? Ask the credit agencies for a warning or a freeze in your name.
        ? romance | in love | dating | boyfriend online | girlfriend online: 6 Ask a romance fraud support line for a talk, as the loss is of the heart too.
      5 Tell the person closest to you what happened. It happens to careful people, through people who do this all day.
        - 3 Tell the person closest to you what happened.
        - 2 Agree that you two never pay anyone who promises to get it back.
        - 3 Look at your account every morning for two weeks, with an alarm.
    `,
  },
];
