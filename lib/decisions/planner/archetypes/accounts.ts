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
        ~ Pick up a pen for a list of three accounts. | Write “email”, plus the two other accounts you'd hate to lose.
        ? breach* | leak* | hacked | dark web: 2 Write down three accounts: the one named in the warning, your email and your bank.
      6* Turn on one password manager, in your browser, phone or an app, with four unrelated words as its password.
        ? set up .. password manager | get .. password manager | use .. password manager | start using .. password manager | new password manager | install .. password manager: 6 Install one password manager, such as Bitwarden or the one in your phone, with four unrelated words as its password.
          - 3 Install one password manager, such as Bitwarden or the one in your phone.
          - 4 Make its master password from four words that have nothing to do with each other.
        - 3 Choose one password manager: the one in your browser or phone, or a separate app.
        - 4 Make one long master password from four words that have nothing to do with each other.
        ? 1password | bitwarden | lastpass | dashlane | keeper | proton pass | have .. password manager: 6 Enter your first three logins in the password manager you already have.
          - 3 Open the password manager you have, on the device you use most.
          - 6 Enter your first three logins there, from paper or from memory.
        ? pensioner | notebook only | no computer | dont trust | hate apps: 6 Choose one notebook for passwords that stays at home, with one account on each line.
          - 3 Choose one notebook for passwords that stays at home, away from the computer.
          - 4 Write your three accounts into the notebook, one on each line.
      3 Write that one password on a piece of paper that stays with your passport.
        ~ Get your passport from where you keep it. | Write that one password on a small piece of paper. | Tuck the paper inside the passport's cover.
        ? 1password | bitwarden | lastpass | dashlane | keeper | proton pass | have .. password manager: 3 Install the manager's extension in your browser, so it saves each login for you.
      6* Change your email password to one from the manager.
        ? gmail are done | gmail is done | mail is done | email is done | mail are done | email are done: 6 Change the password of the next account on your note to one from the manager.
          - 3 Open the “Security” page of the next account on your note.
          - 3 Change that account's password to one from the manager.
        - 4 Change your email password to one from the manager.
        - 2 Sign out every other device in your email's security settings.
      5 Turn on two-step sign-in for your email, and write down the backup codes.
        - 3 Turn on two-step sign-in in your email's security settings.
        - 2 Write the backup codes on the same piece of paper as your password.
      10 Turn on two-step sign-in for the other two accounts on your list.
        - 5 Turn on two-step sign-in for the second account on your list.
        - 5 Turn on two-step sign-in for the third account on your list.
        ? same password | everywhere | reuse* | for everything: 10 Change the shared password at your bank and at one store next, since one leak opens them all.
          - 5 Change the shared password at your bank.
          - 5 Change the shared password at the store that has your card on file.
      3? Change each of your other passwords only when you next sign in to that account.
        ~ Open the next account you were going to sign in to. | Sign in with the old password. | Save a new password in the account's settings.
        ? all my passwords | all of my passwords | all passwords | every password | change .. passwords: 10 Change the next five passwords on your list today: shopping, social media, phone company. Five more tomorrow.
          - 3 Write down five more accounts: shopping, social media, phone company.
          - 10 Change those five passwords to ones from the manager.
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
        ~ Write the name of the account that goes first. | Write the email address you sign in with beside it.
        ? facebook | instagram | twitter | tiktok | snapchat: 2 Write down which account goes first, and the email or phone number you sign in with.
        ? dont remember | forgot .. password | cant log in | old email: 2 Write down every old email and username the account might be under.
      5 Write down what else you sign in to with it, so you aren't locked out.
        ~ Open the account's settings page. | Find the list of connected apps or sites. | Write down each site you sign in to with it.
      5n Start the download of your pictures and contacts from that account.
        ~ Open the account's settings. | Find the page called “Download your data”. | Choose the pictures and the contacts. | Tap the button that starts the download.
        ? paypal | venmo | cash app: 5 Move the app's balance to your bank, once no payment is still pending.
        ? dont remember | forgot .. password | cant log in | old email: 5 Reset the password with your old email or number, or through the “can't log in” form.
      5n Follow the account's delete page all the way to the last button.
        ~ Open the account's delete page. | Answer the first question it asks. | Type your password where it asks for it. | Press the last button, the one that deletes.
      6 Start the download of your pictures, messages and contacts from that account.
        ? paypal | venmo | cash app: 6 Move the app's balance to your bank, once no payment is still pending.
          - 4 Look for pending payments, refunds and disputes in the app.
          - 2 Move the app's balance to your bank.
        - 4 Start “download your data” in the account's settings.
        - 2 Set a reminder for tomorrow to save the download.
      5 Tell three people how to reach you from now on.
        ~ Pick up your phone. | Pick the three people who should know. | Send the first one your new contact details. | Send the same message to the other two.
        ? paypal | venmo | cash app: 5 Move each subscription that bills through the app to another way of paying.
        ? ex | stalk* | harass* | abus*: 5 Save screenshots of what was written to you, since the proof goes away with the account.
      5 Choose “delete”, not “pause”, on the account's delete page. It's done when the confirmation shows.
        ? my shop | my business | runs on it | my clients | my customers: 5 Delete only your personal account, so the one your business runs on stays.
        - 3 Find the page where the account can be deleted.
        - 2 Choose “delete”, not “pause”, on that page. It's done when the confirmation shows.
      8 List five more accounts you don't use, by searching your mail for “welcome” and “confirm your account”.
        ? facebook | instagram | twitter | tiktok | snapchat: 5 Open the saved pictures on your computer, to see they're safe before the account is gone for good.
          - 3 Save the file the service sends you to your computer.
          - 3 Open three pictures from that file, to see that they're really there.
        - 5 Search your mail for “welcome” and “confirm your account”.
        - 3 List five accounts from that search that you don't use.
      5? Delete the easiest of those five accounts. The other four can follow, one a week.
        ~ Open the easiest of those five accounts. | Find the delete option in its settings. | Confirm the deletion until the account is gone.
        ? facebook | instagram | twitter | tiktok | snapchat: 2 Take the app off your phone, so a login out of habit doesn't bring the account back.
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
        ~ Write down the new address you would like. | Write a backup address under it.
      5* Open the new account[ within {money}] with a long password and two-step sign-in.
        - 3 Open the new account with a long password.
        - 2 Turn on two-step sign-in for the new account, and write down the backup codes.
        ? already have | new address is | made .. new: 5 Send yourself a test e-mail from the new address.
          - 3 Send yourself a test e-mail from the new address.
          - 2 Turn on two-step sign-in for the new address, and write down the backup codes.
      5* Turn on forwarding in the old account, so nothing gets lost.
        - 3 Turn on forwarding to the new address in the old account's settings.
        - 2 Send a test e-mail to your old address, to see it arrive at the new one.
        ? work | leaving .. job | uni | university | graduat*: 5 Save what's yours in the old account, such as e-mails and files, before it closes.
          - 3 Send yourself the e-mails with documents, tickets and logins.
          - 2 Write down the day the old account closes.
        ? hacked | compromised: 5 Change the old account's password before you leave it, so whoever got in is locked out.
          - 3 Change the old account's password to a long new one.
          - 2 Look in the old account's settings for a forwarding rule that isn't yours.
      6 List ten places that must have the new address first: bank, doctor, work, tax, phone, tickets.
        ~ Write the numbers 1 to 10 down a page. | Write your bank, doctor, work, tax office, phone and tickets. | Fill the last four lines from your inbox.
      20 Change your email address at the first five places on that list.
        - 10 Change your e-mail address at the first two places on your list.
        - 10 Change your e-mail address at the next three places on your list.
      4 Write one message to friends and family with your new address.
        ~ Open a new message. | Type one line that gives your new address. | Add your friends' and family's addresses.
        ? surname | new name | divorce* | married | trans: 4 Write one message to friends and family with your new name and address: “Please delete the old one.”
      4? Put 15 minutes a week in your calendar for mail that still reaches the old address.
        ~ Open your calendar. | Pick a 15-minute slot on a quiet day. | Save it as “old mail”, repeating every week.
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
        ~ Open the recent calls on your phone. | Tap “Block” beside the last number that bothered you.
      4* Turn on the filter for unknown or suspicious callers in your phone's settings.
        ~ Open your phone's settings. | Find the calls section. | Turn on the filter for unknown or suspicious callers.
        ? landline | house phone | home phone: 4 Order a call blocker for the landline, or a phone with a “known callers only” setting.
      5 Turn on your phone company's own spam blocking, in its app or on its site.
        ~ Open your phone company's app or site. | Type “spam” into its search box. | Turn on the spam blocking.
        ? mum | mom | dad | gran* | nan | elderly: 5 Ask their phone company about free call blocking, together with them, or a new number if calls come daily.
      5* Add your number to the official Do Not Call list, or your address to the junk-mail opt-out.
        ? already on the do not call | already on .. list | on the do not call list already | on the do not call list: 5 Report the last three numbers at donotcall.gov, and block each one.
          - 3 Report the last three numbers at donotcall.gov.
          - 2 Block each of them on your phone.
        - 3 Find the official Do Not Call list, or the opt-out page for junk mail.
        - 3 Enter your phone number or mailing address on that page.
      3 Write a note to keep by the phone: “No name, no yes, no numbers. Just hang up.”
        ~ Get a sheet of paper with a thick pen. | Write “No name, no yes, no numbers. Just hang up.” | Stick the note beside the phone.
        ? accident | car warranty | medicare | insurance: 3 Write one answer on a note by the phone: “No accident, no warranty, no name. Goodbye.”
      6 Take your number off three places: a store account, an old ad, a public profile.
        - 3 Take your number out of one store account.
        - 4 Take your number out of one old ad or public profile.
      4? Report the worst caller, with the number, the date and what they said.
        ~ Open the recent calls on your phone. | Open the FTC's Do Not Call report page. | Enter the number and the date. | Send the report with what they said.
        ? already on the do not call | already on .. list | on the do not call list already | on the do not call list: 4 Tell friends and your doctor to leave a voicemail, so every unknown call can go unanswered.
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
        ~ Picture the people who would keep your secrets. | Write down the one name you'd trust most.
      6 List your accounts in four rows: money, mail, pictures, everything else.
        - 3 List your money and email accounts in two rows.
        - 3 List your picture accounts and everything else in two more rows.
        ? ill | cancer | heart | operation | surgery | dying: 6 List the accounts that matter most first: bank, bills, work, phone and email. Pictures can wait.
          - 3 List your accounts for bank, bills and work.
          - 3 List your accounts for phone, email and pictures.
      4n Ask that person whether they would look after your accounts one day.
        ~ Open a message to that person. | Type “Would you look after my accounts one day?” | Send the message.
      6n Name them as your contact in your email account, under “legacy” or “inactive”.
        ~ Open the settings of your email account. | Search them for “legacy” or “inactive”. | Save that person's name and email address.
      4 Mark each account with one letter: K for keep, D for delete, G for give to someone.
        ~ Put your list of accounts in front of you. | Write K beside each account to keep. | Write D beside each one to delete. | Write G beside each one to give to someone.
      4 Ask that person whether they would do it, and where they would look for the list.
        - 2 Ask that person whether they would do this for you one day.
        - 2 Tell them where they will find the list of your accounts.
      6 Name them as your contact in your phone and email accounts, under “legacy” or “inactive”.
        - 3 Name them as your legacy contact in your phone's settings.
        - 3 Name them in your email account too, under “inactive account”.
      4 Write down how to open your phone and password manager, on a page that stays with your will or passport.
        ~ Get a blank page and a pen. | Write down how to open your phone. | Write down how to open your password manager. | Put the page in with your will or passport.
        ? passwords .. head | one password | nobody knows | doesnt know: 4 Write your phone code, your email password and where the rest is kept on one page, sealed with your papers.
      3? Put one date a year in your calendar for a look at the list.
        ~ Open your calendar. | Pick one date that is easy to remember. | Save it as “account list”, repeating every year.
    `,
  },
];
