import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Passwords, accounts, mail addresses, and who may reach a person by them. */
export const ACCOUNTS: readonly Archetype[] = [
  {
    id: "passwords",
    area: "habits",
    whole:
      "set up a password manager|use a password manager|change my passwords|change all my passwords|get a password manager|sort out my passwords|organize my passwords|turn on two-factor authentication|set up two-factor authentication|turn on two-step verification|stop using same password|secure my accounts|make my accounts secure|protect my accounts|set up 2fa|turn on 2fa|remember my passwords|improve my online security",
    acts: "set up|change|organize|sort|sort out|secure|update|protect|turn on|install|start using|manage|fix|enable",
    things:
      "password|password manager|two-factor authentication|all my passwords|2fa|two-step verification|online security|account security|online accounts",
    tells:
      "reuse same password|same password everywhere|same password for everything|forget my passwords|can't remember my passwords|passwords on post-its",
    unless: "hacked|wifi|parental|delete|close|bank account",
    it: "your passwords",
    plan: `
      2* Write down the three accounts it would hurt most to have hacked. Your email is one of them.
        ? breach* | leak* | hacked | dark web: 2 Write down the account named in the warning, your mail and your bank.
      6* Make one long password for the password manager of your choice, from four words that have nothing to do with each other.
        - 3 Choose one password manager: that of your browser or phone, or one of its own.
        - 4 Make one long password for it from four words that have nothing to do with each other.
        ? 1password | bitwarden | lastpass | dashlane | keeper | proton pass | have .. password manager: 6 Enter the first three logins from your paper or head in the password manager you have.
          - 3 Open the password manager you have, on the device you use most.
          - 6 Enter the first three logins from your paper or head.
        ? pensioner | notebook only | no computer | dont trust | hate apps: 6 Buy or take one notebook for passwords, kept at home, with one account on each line.
          - 3 Take one notebook, kept at home and away from the computer.
          - 4 Write the three accounts into it, a line each.
      3 Write that one password on a piece of paper that stays with your passport.
        ? 1password | bitwarden | lastpass | dashlane | keeper | proton pass | have .. password manager: 3 Install its extension in your browser, so that it saves each login by itself.
      6* Change your email password to one from the manager.
        ? gmail are done | gmail is done | mail is done | email is done | mail are done | email are done: 6 Change the password of the next account on your note to one from the manager.
          - 3 Open its own page at “Security”.
          - 3 Change its password to one from the manager.
        - 4 Change the password of your mail to one from the manager.
        - 2 Sign out all other devices there.
      5 Turn on two-step sign-in for your email, and write down the backup codes.
        - 3 Turn on the second factor for your mail.
        - 2 Write down the spare codes, beside the paper.
      10 Do the same for the other two accounts on your list.
        - 5 Do the same for the second.
        - 5 Do the same for the third.
        ? same password | everywhere | reuse* | for everything: 10 Change the shared password at bank and shop next, as one leak opens them all.
          - 5 Change it at the bank.
          - 5 Change it at the shop that has your card.
      3? Change each other one when you next sign in there, not before.
    `,
  },
  {
    id: "delete-accounts",
    area: "habits",
    whole: `${everyWay("delete|close|deactivate|leave|get off|quit", "facebook account|my facebook|instagram account|twitter account|old accounts|accounts i don't use|old account|unused accounts|online accounts|my instagram|tiktok account|snapchat account|linkedin account|my twitter|old email accounts|accounts i no longer use|reddit account|old social media accounts|amazon account")}|remove myself from the internet|delete myself from the internet|remove my data from internet|delete my online presence`,
    acts: "delete|close|deactivate|remove",
    things:
      "facebook|facebook account|instagram account|social media account|old account|online account|unused account|twitter account|dating profile|tiktok account|gmail account|accounts",
    needsAct: true,
    unless: "bank account|savings account|joint account|credit|hacked|scroll|hours",
    it: "the account",
    named:
      "facebook|facebook account|instagram account|social media account|twitter account|dating profile|tiktok account|gmail account|old account",
    plan: `
      2* Write down which account goes first, and the email address you sign in with.
        ? facebook | instagram | twitter | tiktok | snapchat: 2 Write down what you log in to with it (games, shops, dating), as that door closes too.
        ? dont remember | forgot .. password | cant log in | old email: 2 Write down every old e-mail and user name it might hang on.
      5 Write down what else you sign in to with it, so you aren't locked out.
      5n Start the download of your pictures and contacts from that account.
        ? paypal | venmo | cash app: 5 Move its balance to your bank, once nothing in it is still open.
        ? dont remember | forgot .. password | cant log in | old email: 5 Reset its password with the old e-mail or number, or its “can't log in” form.
      5n Go to the account's delete page, all the way to the last button.
      6 Start the download of your pictures, messages and contacts from that account.
        ? paypal | venmo | cash app: 6 Move its balance to your bank, once nothing in it is still open.
          - 4 Look for open payments, refunds and disputes in it.
          - 2 Move its balance to your bank.
        - 4 Start “download your data” in its settings.
        - 2 Set a reminder for tomorrow to save the file.
      5 Tell three people how to reach you from now on.
        ? paypal | venmo | cash app: 5 Move each subscription that bills through it to another way of paying.
        ? ex | stalk* | harass* | abus*: 5 Save pictures of what was written to you first, as proof goes with the account.
      5 Choose “delete” rather than “pause” on the account's delete page, until the confirmation shows.
        ? my shop | my business | runs on it | my clients | my customers: 5 Delete only the private account, or take the app off your phone and post for the shop from the computer.
        - 3 Find its page for deleting.
        - 2 Choose “delete” and not “pause”, and save the confirmation.
      8 Search your mail for “welcome” and “confirm your account”, and list five more that you don't use.
        ? facebook | instagram | twitter | tiktok | snapchat: 5 Open the saved pictures on your computer, before the thirty days end in which the account could come back.
          - 3 Save the file that the service sends you.
          - 3 Open three pictures from it.
        - 5 Search your mail for “welcome” and “confirm your account”.
        - 3 List five that you don't use.
      5? Delete the easiest of the five; the other four follow, one a week.
        ? facebook | instagram | twitter | tiktok | snapchat: 2 Take the app off your phone, so that a login by habit doesn't bring the account back.
    `,
  },
  {
    id: "switch-email",
    area: "habits",
    whole: `${everyWay("switch|move|change|migrate", "from gmail|from outlook|from yahoo|from hotmail|email provider|email providers|email address|my email address|to proton|to protonmail|to new email|to new email address|off gmail|away from gmail")}|get a new email address|set up a new email address|get a professional email address|get a business email|create a new email address|set up email for my business`,
    acts: "switch|change|move|migrate|set up|create|get",
    things:
      "email address|new email address|professional email|business email|email provider|mail provider",
    needsAct: true,
    unless: "write|reply|inbox|electricity",
    it: "the address",
    plan: `
      2* Write down the new address you would like, and a backup in case it's taken.
      5* Open the new account[ within {money}] with a long password and two-step sign-in.
        - 3 Open the account, with a long password.
        - 2 Turn on a second factor, and save the spare codes.
        ? already have | new address is | made .. new: 5 Send yourself a test from the new address, with a second factor switched on.
          - 3 Send yourself a test from the new address.
          - 2 Turn on a second factor, and save the spare codes.
      5* Turn on forwarding in the old account, so nothing gets lost.
        - 3 Turn on forwarding in the old account.
        - 2 Send yourself one test to it.
        ? work | leaving .. job | uni | university | graduat*: 5 Save from the old account what is yours, mails and files, before it closes.
          - 3 Send yourself the mails with papers, tickets and logins.
          - 2 Write down the day on which the account ends.
        ? hacked | compromised: 5 Change the old account's password, with all devices signed out, before you leave it.
          - 3 Change the old account's password.
          - 2 Look for a forwarding rule there that isn't yours.
      6 List ten places that must have the new address first: bank, doctor, work, tax, phone, tickets.
      20 Change your email address at the first five places on that list.
        - 10 Change it in the first two.
        - 10 Change it in the next three.
      4 Write one message to friends and family with your new address.
        ? surname | new name | divorce* | married | trans: 4 Write one message to your people: the new name, the new address, “please delete the old one”.
      4? Put 15 minutes a week into your calendar for what still arrives at the old one, for a year.
    `,
  },
  {
    id: "spam-calls",
    area: "habits",
    whole:
      "stop getting spam calls|stop spam calls|stop spam texts|block spam calls|stop getting spam texts|stop robocalls|get rid of spam calls|stop getting scam calls|stop cold calls|stop unwanted calls|block unwanted calls|stop getting junk mail|stop junk mail|reduce junk mail|stop getting spam|stop getting catalogs",
    acts: "stop|block|reduce|end",
    things:
      "spam call|spam text|robocall|scam call|cold call|junk mail|nuisance call|unwanted call|marketing call",
    tells: "spam calls every day|get spam calls|getting spam calls",
    unless: "inbox|make cold calls|sales",
    it: "the calls",
    plan: `
      2* Block the last number that bothered you, in your phone's recent calls.
      4* Turn on the filter for unknown or suspicious callers in your phone's settings.
        ? landline | house phone | home phone: 4 Order a call blocker or a handset with “known callers only” for the landline.
      5 Turn on your phone company's own spam blocking, in its app or on its site.
        ? mum | mom | dad | gran* | nan | elderly: 5 Ask the provider with them for its free nuisance call service and a changed number if it's daily.
      5* Add your number to the official Do Not Call list, or your address to the junk-mail opt-out.
        - 3 Find the official list against advertising in your country.
        - 3 Enter your number or address.
      3 Write a note for beside the phone: “No name, no yes, no numbers. Just hang up.”
        ? accident | car warranty | medicare | insurance: 3 Write by the phone: “No accident, no warranty, no name” as the whole answer before hanging up.
      6 Take your number off three places: a store account, an old ad, a public profile.
        - 3 Take it out of one shop account.
        - 4 Take it out of an old advert and a public profile.
      4? Report the worst one by number, day and text.
    `,
  },
  {
    id: "digital-legacy",
    area: "paperwork",
    whole:
      "plan my digital legacy|make a plan for my digital legacy|sort out my digital legacy|set up a legacy contact|make a list of my accounts for my family|sort my online accounts for when i die|make a digital will|plan what happens to my accounts|set up legacy contacts",
    acts: "plan|sort|set up|make|write|organize",
    things:
      "digital legacy|digital will|legacy contact|digital estate|death folder|in case i die folder",
    unless: "suicide|goodbye letter|end my life",
    it: "your digital legacy",
    plan: `
      2* Write down the name of one person you'd trust with your accounts.
      6 List your accounts in four rows: money, mail, pictures, everything else.
        - 3 List money and mail.
        - 3 List pictures and everything else.
        ? ill | cancer | heart | operation | surgery | dying: 6 List first what pays or is paid: bank, bills, work, phone, mail; pictures come next.
          - 3 List bank, bills and work.
          - 3 List phone, mail and pictures.
      4n Ask that person whether they would look after your accounts one day.
      6n Name them as your contact in your email account, under “legacy” or “inactive”.
      4 Mark each account with one letter: K for keep, D for delete, G for give to someone.
      4 Ask that person whether they would do it, and where they would look for the list.
        - 2 Ask them whether they would do it.
        - 2 Tell them where the list will lie.
      6 Name them as your contact in your phone and email accounts, under “legacy” or “inactive”.
        - 3 Name them in your phone's account.
        - 3 Name them in your mail account.
      4 Write down how to open your phone and password manager, on a page that stays with your will or passport.
        ? passwords .. head | one password | nobody knows | doesnt know: 4 Write phone code, mail password and where the rest lies on one page, sealed with your papers.
      3? Put one look a year at the list into your calendar.
    `,
  },
];
