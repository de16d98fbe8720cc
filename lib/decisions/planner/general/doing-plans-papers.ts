import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For accounts, forms, papers and lists. */
export const PAPER_PLANS = {
  account: parsePlan(`
    2* Open the app or page where this is looked after, or its last letter: {label}.
    3 Write two lines: how it is today, and how it should be.
    3n Write two lines: how it is today, and how it should be.
    5 Look there for the place where it can be changed: “manage”, “settings”, “contact us”.
    3 Put beside you what they may ask for: customer number, card, a code on your phone.
    8* Make the change there, or ask for it by chat or phone with your two lines.
      - 5 Make the change there, or open the chat or the number for it.
      - 6 Ask for it with your two lines, where the page can't do it.
    3 Save the answer: a screenshot, a mail, a name with its date.
      - 2 Save the answer: a screenshot, a mail, a name.
      - 2 Write the day from which it counts beside it.
    2? Set a reminder to look at the next statement or letter, for the new line in it.
  `),
  receipts: parsePlan(`
    2* Put what you have of it on one pile, papers and mails with a sum in them: {label}.
    5 Photograph or save each one, so that date and sum can be read.
    3 Open the page or the form that takes them.
      - 2 Open the page or the form that takes them.
      - 3 Read its rules for one thing only: the last day, and what it does not pay.
    5n Photograph each one, so that date and sum can be read.
    8* Enter the first one from its date to its sum.
      - 3 Enter the date and the sum of the first one.
      - 3 Add its photo and what it was for.
    10 Enter the others in the same way, with a tick on each.
    3 Compare the sum on the page with the sum of your pile.
    3? Send it off[ {deadline}], with a copy for yourself.
  `),
  sign: parsePlan(`
    2* Put {theObject|it} in front of you, open at the place for the name: {label}.
    10 Read it once with a pen in your hand, for names, sums, dates and how to get out of it.
      - 5 Check names, sums and dates in it.
      - 8 Read how long it binds you, and how to get out of it.
    3 Circle what you don't understand.
    5 Ask about the circle before you sign: them, a friend, a free advice line.
    8n Read it once with a pen in your hand, for names, sums and dates.
    3 Sign and date every place that asks for it.
    3 Take a photo or a scan of every page.
    4* Send it back the way they ask for, signed[, {deadline}].
      - 3 Find the way they ask for: post, mail, a page for uploads.
      - 4 Send it back that way.
  `),
  paper: parsePlan(`
    2* Put {theObject|it} in front of you, on paper or on the screen: {label}.
    3 Underline the date, the sum and the name in it.
    3 Write on a note what should have happened with it in the end.
      - 2 Write on a note what should have happened with it in the end.
      - 2 Add who has it or waits for it.
    4n Write on a note what should happen with it, and who waits for it.
    10* Do the first piece that you can do without asking anyone.
      - 3 Put beside you what the first piece needs: a pen, a login, another paper.
      - 10 Do that piece.
    5 Ask about the first thing that is missing, in two lines.
      - 3 Write two lines about the first thing that is missing.
      - 2 Send them, or call with them.
    3 Put it where it goes next[ {deadline}]: a folder, a post box, a person.
    2? Take a photo of it for yourself.
  `),
  online: parsePlan(`
    2* Open the app or page where it happens, at the list itself: {label}.
    2 Write your rule in one line: what goes, and what stays.
    10* Set a timer for 10 minutes and go down the list by that rule, without opening anything.
      - 5 Go down the list by that rule for 5 minutes, without opening anything.
      - 5 Do 5 minutes more, from where you stopped.
    2n Write down where you stopped, with a day for the rest.
    2 Write down where you stopped.
    10 Set the timer again for the next part of the list.
    4 Change the one setting that brings in more of the same: suggestions, alerts, sharing.
      - 3 Look through the settings for what brings in more of the same.
      - 2 Change that one setting.
    2? Put ten minutes for the rest in your calendar[, {deadline}].
  `),
  matter: parsePlan(`
    2* Write on a note what should have happened in the end: {label}.
    3 Write below it who or what it hangs on: a person, an office, a paper, a day.
    4 Put beside you what there is about it: a message, a letter, a number, a date.
    3 Write the one question or request that moves it on, in two lines.
    4n Write to whom the next question goes, and the question in two lines.
    8* Send those two lines, or call with them[ {deadline}].
      - 3 Find the number, address or chat for it.
      - 8 Send your two lines, or call with them.
    3 Write down the answer, with the name of who gave it.
      - 2 Write down the answer.
      - 2 Add the name of who gave it, and the date.
    3? Set a reminder for the day by which you should have heard.
  `),
  copies: parsePlan(`
    2* Put the first of them in front of you, with the device that copies it: {label}.
    3 Make one copy, and look whether every word can be read.
    4 Put the rest in the order in which they are wanted.
      - 4 Put the rest in the order in which they are wanted.
      - 2 Write down what is missing.
    4n Put the rest in order, with a note of what is missing.
    15* Copy them one after the other into one folder.
      - 5 Make one folder with a name that tells what is in it.
      - 10 Copy the first of them into it, one after the other.
      - 10 Copy the rest.
    3 Count the copies against the originals.
    4 Send or save the folder where it is wanted[, {deadline}].
    3? Put the originals back in one place.
  `),
  gather: parsePlan(`
    2* Make one folder or pile for it, and put in the first thing within reach: {label}.
    5 List everything that belongs in it, one line each.
      - 5 List everything that belongs in it, one line each.
      - 2 Mark the lines that it can't do without.
    4 Write beside each line where it is: a drawer, a mailbox, an app, a person.
    5n List what else belongs in it, with where each thing is.
    15* Fetch the three that are easiest to get, one tick for each.
      - 10 Fetch the two that are easiest to get, one tick for each.
      - 5 Fetch a third.
    5 Ask for the first one that somebody else has.
    3 Put what you have in order, by date or by kind.
    3? Write a day beside each line that is still open[, the last one {deadline}].
  `),
  calculate: parsePlan(`
    2* Write the question on paper as one line that ends in a number: {label}.
    3 List the numbers that go into it, one line each, with a question mark where you don't know.
    8 Look up the first number with a question mark: on a statement, a bill or a page.
      - 3 Put in front of you the statement, bill or page that has it.
      - 5 Write the number in its line.
    8n Look up or guess each number, with a mark at every guess.
    4 Write a guess for each of the others, rather too high than too low.
    5* Work out the sum, once with your best numbers and once with bad ones.
      - 4 Work out the sum with your best numbers.
      - 4 Work it out once more with bad ones.
    2 Write the answer in one sentence, with the number in it.
    3? Show the sum to someone who knows such numbers[ {deadline}].
  `),
};
