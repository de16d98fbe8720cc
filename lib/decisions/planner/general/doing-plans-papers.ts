import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For accounts, forms, papers and lists. */
export const PAPER_PLANS = {
  account: parsePlan(`
    2* Open the app, the website or the latest letter about this: {label}.
    3 Write two lines: how it is now and how you want it to be.
    3n Write two lines: how it is now and how you want it to be.
    5 Look for the button that lets you change it: “manage”, “settings” or “contact us”.
    3 Put what they may ask for next to you: your customer number, your card, your phone for a code.
    8* Make the change online, or by chat or phone with your two lines in front of you.
      - 5 Make the change online, if the site lets you.
      - 6 Ask for it by chat or phone with your two lines, if you couldn't do it online.
    3 Save proof of the change: a screenshot, an e-mail, or a name with the date.
      - 2 Save proof of the change: a screenshot, an e-mail or a name.
      - 2 Write down the day the change takes effect.
    2? Set a reminder to check your next statement for the change.
  `),
  receipts: parsePlan(`
    2* Put every receipt and bill you can reach in one pile: {label}.
    5 Photograph or save each one, so the date and the amount can be read.
    3 Open the website or form where you send them in.
      - 2 Open the website or form where you send them in.
      - 3 Read its rules for two things only: the deadline and what it doesn't pay for.
    5n Photograph each one, so the date and the amount can be read.
    8* Enter the first receipt on the website or form for it: date, amount and purpose.
      - 3 Enter the date and the amount of the first receipt.
      - 3 Add its photo and what it was for.
    10 Enter the rest of the receipts the same way.
    3 Compare the total on the page with the total of your receipts.
    3? Send it off[ {deadline}] once you've saved a copy.
  `),
  sign: parsePlan(`
    2* Put {theObject|it} in front of you, open to the signature line: {label}.
    10 Read it once, pen in hand: names, amounts, dates and how you can get out of it.
      - 5 Check the names, amounts and dates in it.
      - 8 Read how long it binds you and how you can get out of it.
    3 Circle anything you don't understand.
    5 Ask someone about what you circled before you sign: the sender, a friend or a free legal aid line.
    8n Read it once, pen in hand: the names, the amounts and the dates.
    3 Sign and date every place that asks for it.
    3 Take a photo or a scan of every page.
    4* Send the signed copy back the way they asked[, {deadline}].
      - 3 Find out how they want it back: by mail, by e-mail or as an upload.
      - 4 Send the signed copy back that way.
  `),
  paper: parsePlan(`
    2* Put {theObject|it} in front of you, on paper or on the screen: {label}.
    3 Underline the date, the amount and the name in it.
    3 Write on a note what should happen with it in the end.
      - 2 Write on a note what should happen with it in the end.
      - 2 Add who is waiting for it.
    4n Write on a note what should happen with it and who is waiting for it.
    10* Do the first part that you can do without asking anyone.
      - 3 Put what the first part needs next to you: a pen, a login, another paper.
      - 10 Do the first part, as far as you can on your own.
    5 Ask for the first thing that's missing, in two lines.
      - 3 Write two lines to ask for the first thing that's missing.
      - 2 Send those two lines, or call with them in front of you.
    3 Put it where it goes next[ {deadline}]: in a folder, in the mail or in someone's hands.
    2? Take a photo of it for yourself.
  `),
  online: parsePlan(`
    2* Open the app or page with the list you want to clear: {label}.
    2 Write your rule in one line: what goes and what stays.
    10* Set a timer for 10 minutes and go down the list to remove what you don't need.
      - 5 Go down the list by your rule for 5 minutes, without opening anything.
      - 5 Do 5 more minutes from where you stopped.
    2n Write down where you stopped and which day you'll do the rest.
    2 Write down where you stopped.
    10 Set the timer again for the next part of the list.
    4 Change one setting that keeps adding more: suggestions, alerts or sharing.
      - 3 Look through the settings for what keeps adding more.
      - 2 Change that one setting.
    2? Put ten minutes for the rest in your calendar[, {deadline}].
  `),
  matter: parsePlan(`
    2* Write on a note how you want this to end: {label}.
    3 Write below it who or what it depends on: a person, an office, a paper, a date.
    4 Put what you have about it next to you: a message, a letter, a number, a date.
    3 Write the one question or request that moves it forward, in two lines.
    4n Write down who to ask next and your question in two lines.
    8* Send those two lines, or call with them in front of you[ {deadline}].
      - 3 Find the phone number, e-mail address or chat where you can ask.
      - 8 Send your two lines, or call with them in front of you.
    3 Write down the answer and the name of whoever gave it.
      - 2 Write down the answer.
      - 2 Add the name of the person who gave it, and the date.
    3? Set a reminder for the day you should have an answer by.
  `),
  copies: parsePlan(`
    2* Put the first one next to the phone, scanner or copier you'll use: {label}.
    3 Make one test copy to see if everything is readable.
    4 Put the rest in the order you want them in.
      - 4 Put the rest in the order you want them in.
      - 2 Write down which ones are missing.
    4n Put the rest in the order you want them in.
    15* Copy them one by one into one folder.
      - 5 Make one folder with a name that says what's in it.
      - 10 Copy the first half into it, one by one.
      - 10 Copy the other half into the same folder.
    3 Count the copies to see if there are as many as originals.
    4 Send or save the folder where it's needed[, {deadline}].
    3? Put the originals back in one place.
  `),
  gather: parsePlan(`
    2* Start a folder or a pile with the first thing within reach: {label}.
    5 List everything that belongs in it, one per line.
      - 5 List everything that belongs in it, one per line.
      - 2 Mark the things you can't do without.
    4 Write beside each thing where it is: a drawer, a mailbox, an app, a person.
    5n List what else belongs in it and where each thing is.
    15* Fetch the three things that are easiest to get.
      - 10 Fetch the two things that are easiest to get.
      - 5 Fetch a third thing from your list.
    5 Ask for the first thing that somebody else has.
    3 Put what you have in order, by date or by type.
    3? Write a day beside each thing that's still missing[, the last one {deadline}].
  `),
  calculate: parsePlan(`
    2* Write your question on paper so the answer is a number: {label}.
    3 List the numbers you need for it, with a question mark where you don't know one.
    8 Look up the first number you don't know: on a statement, a bill or a website.
      - 3 Find the statement, bill or website that shows the first number you don't know.
      - 5 Write that number in its place on your list.
    8n List the numbers you need, with a star beside every guess.
    4 Write a careful guess for each number you still don't know.
    5* Work it out twice: once with your best numbers and once for a worse case.
      - 4 Work out the answer with your best numbers.
      - 4 Work it out once more for a worse case.
    2 Write the answer as one sentence with the number in it.
    3? Show your math to someone who's good with numbers like these[ {deadline}].
  `),
};
