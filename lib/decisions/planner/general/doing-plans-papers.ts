import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For accounts, forms, papers and lists. */
export const PAPER_PLANS = {
  account: parsePlan(`
    2* Open the app, the website or the latest letter about this: {label}.
      ~ Pick up your phone or the latest letter. | Open the app or page about this.
    3 Write two lines: how it is now and how you want it to be.
      ~ Open a note on your phone. | Type how it is now. | Type how you want it to be.
    3n Write two lines: how it is now and how you want it to be.
      ~ Open a note on your phone. | Type how it is now. | Type how you want it to be.
    5 Look for the button that lets you change it: “manage”, “settings” or “contact us”.
      ~ Open the page or app at its menu. | Look for “manage”, “settings” or “contact us”. | Tap the one that lets you change it.
    3 Put what they may ask for next to you: your customer number, your card, your phone for a code.
      ~ Get your customer number. | Lay your card next to it. | Put your phone there for a code.
    8* Make the change online, or by chat or phone with your two lines in front of you.
      - 5 Make the change online, if the site lets you.
      - 6 Ask for it by chat or phone with your two lines, if you couldn't do it online.
    3 Save proof of the change: a screenshot, an e-mail, or a name with the date.
      - 2 Save proof of the change: a screenshot, an e-mail or a name.
      - 2 Write down the day the change takes effect.
    2? Set a reminder to check your next statement for the change.
      ~ Open the reminders on your phone. | Set “Check the next statement”.
  `),
  receipts: parsePlan(`
    2* Put every receipt and bill you can reach in one pile: {label}.
      ~ Pick up the nearest receipt. | Put every other one you can reach on it.
    5 Photograph or save each one, so the date and the amount can be read.
      ~ Lay the first receipt in good light. | Photograph or save it, with date and amount readable. | Do the same with each other one.
    3 Open the website or form where you send them in.
      - 2 Open the website or form where you send them in.
      - 3 Read its rules for two things only: the deadline and what it doesn't pay for.
    5n Photograph each one, so the date and the amount can be read.
      ~ Lay the first receipt in good light. | Photograph it, with date and amount readable. | Photograph each other one.
    8* Enter the first receipt on the website or form for it: date, amount and purpose.
      - 3 Enter the date and the amount of the first receipt.
      - 3 Add its photo and what it was for.
    10 Enter the rest of the receipts the same way.
      ~ Take the next receipt from the pile. | Enter its date and amount. | Enter half of what's left. | Enter the last ones.
    3 Compare the total on the page with the total of your receipts.
      ~ Put the page beside the receipts. | Add up the receipts. | Look whether both totals are the same.
    3? Send it off[ {deadline}] once you've saved a copy.
      ~ Open the finished page. | Save a copy. | Press send, or mail it.
  `),
  sign: parsePlan(`
    2* Put {theObject|it} in front of you, open to the signature line: {label}.
      ~ Get the paper, or open it on screen. | Turn to the signature line.
    10 Read it once, pen in hand: names, amounts, dates and how you can get out of it.
      - 5 Check the names, amounts and dates in it.
      - 8 Read how long it binds you and how you can get out of it.
    3 Circle anything you don't understand.
      ~ Pick up a pen. | Read down the page. | Circle anything you don't understand.
    5 Ask someone about what you circled before you sign: the sender, a friend or a free legal aid line.
      ~ Look at what you circled. | Choose the sender, a friend or free legal aid. | Ask them about each circle.
    8n Read it once, pen in hand: the names, the amounts and the dates.
      ~ Pick up a pen. | Read the names from start to end. | Read the amounts and the dates.
    3 Sign and date every place that asks for it.
      ~ Pick up a pen. | Sign at the first place, with the date. | Sign at each other place.
    3 Take a photo or a scan of every page.
      ~ Open the camera on your phone. | Photograph the first page. | Photograph every other page.
    4* Send the signed copy back the way they asked[, {deadline}].
      - 3 Find out how they want it back: by mail, by e-mail or as an upload.
      - 4 Send the signed copy back that way.
  `),
  paper: parsePlan(`
    2* Put {theObject|it} in front of you, on paper or on the screen: {label}.
      ~ Get the letter or paper, or open it on screen. | Put it right in front of you.
    3 Underline the date, the amount and the name in it.
      ~ Pick up a pen. | Underline the date. | Underline the amount and the name.
    3 Write on a note what should happen with it in the end.
      - 2 Write on a note what should happen with it in the end.
      - 2 Add who is waiting for it.
    4n Write on a note what should happen with it and who is waiting for it.
      ~ Get a note. | Write what should happen with it. | Write who is waiting for it.
    10* Do the first part that you can do without asking anyone.
      - 3 Put what the first part needs next to you: a pen, a login, another paper.
      - 10 Do the first part, as far as you can on your own.
    5 Ask for the first thing that's missing, in two lines.
      - 3 Write two lines to ask for the first thing that's missing.
      - 2 Send those two lines, or call with them in front of you.
    3 Put it where it goes next[ {deadline}]: in a folder, in the mail or in someone's hands.
      ~ Pick it up. | Choose the folder, the mail or someone's hands. | Put it right there.
    2? Take a photo of it for yourself.
      ~ Open the camera on your phone. | Take a photo of it.
  `),
  online: parsePlan(`
    2* Open the app or page with the list you want to clear: {label}.
      ~ Pick up your phone or open the computer. | Open the list you want to clear.
    2 Write your rule in one line: what goes and what stays.
      ~ Get a note. | Write what goes and what stays in one line.
    10* Set a timer for 10 minutes and go down the list to remove what you don't need.
      - 5 Go down the list by your rule for 5 minutes, without opening anything.
      - 5 Do 5 more minutes from where you stopped.
    2n Write down where you stopped and which day you'll do the rest.
      ~ Look at the last thing you did. | Write where you stopped, with the day for the rest.
    2 Write down where you stopped.
      ~ Look at the last thing you cleared. | Write down that spot.
    10 Set the timer again for the next part of the list.
      ~ Set the timer for ten minutes. | Go to where you stopped. | Clear the next screen of the list. | Clear on until the timer rings.
    4 Change one setting that keeps adding more: suggestions, alerts or sharing.
      - 3 Look through the settings for what keeps adding more.
      - 2 Change that one setting.
    2? Put ten minutes for the rest in your calendar[, {deadline}].
      ~ Open your calendar. | Enter ten minutes for the rest.
  `),
  matter: parsePlan(`
    2* Write on a note how you want this to end: {label}.
      ~ Get a note. | Write how you want this to end.
    3 Write below it who or what it depends on: a person, an office, a paper, a date.
      ~ Look at what you wrote. | Ask who or what it depends on. | Write the person, office, paper or date below.
    4 Put what you have about it next to you: a message, a letter, a number, a date.
      ~ Get the last message or letter about it. | Find the number or the date. | Put it all next to you.
    3 Write the one question or request that moves it forward, in two lines.
      ~ Get a pen and paper. | Write a first line on what it's about. | Write your question or request below.
    4n Write down who to ask next and your question in two lines.
      ~ Get a pen and paper. | Write down who to ask next. | Write your question in two lines.
    8* Send those two lines, or call with them in front of you[ {deadline}].
      - 3 Find the phone number, e-mail address or chat where you can ask.
      - 8 Send your two lines, or call with them in front of you.
    3 Write down the answer and the name of whoever gave it.
      - 2 Write down the answer.
      - 2 Add the name of the person who gave it, and the date.
    3? Set a reminder for the day you should have an answer by.
      ~ Open the reminders on your phone. | Choose the day you should have an answer. | Set “Answer?” for that day.
  `),
  copies: parsePlan(`
    2* Put the first one next to the phone, scanner or copier you'll use: {label}.
      ~ Get the first original. | Put it next to the phone, scanner or copier.
    3 Make one test copy to see if everything is readable.
      ~ Lay the first one in place. | Make one copy. | Read the copy to see if all is readable.
    4 Put the rest in the order you want them in.
      - 4 Put the rest in the order you want them in.
      - 2 Write down which ones are missing.
    4n Put the rest in the order you want them in.
      ~ Put the rest in one pile. | Pull out the one that comes first. | Lay the others behind it in order.
    15* Copy them one by one into one folder.
      - 5 Make one folder with a name that says what's in it.
      - 10 Copy the first half into it, one by one.
      - 10 Copy the other half into the same folder.
    3 Count the copies to see if there are as many as originals.
      ~ Count the originals. | Count the copies. | Look whether both numbers match.
    4 Send or save the folder where it's needed[, {deadline}].
      ~ Open the folder with the copies. | Choose where it's needed. | Send or save it there.
    3? Put the originals back in one place.
      ~ Pick up the originals. | Put them in order. | Put them back in their one place.
  `),
  gather: parsePlan(`
    2* Start a folder or a pile with the first thing within reach: {label}.
      ~ Pick up the first thing within reach. | Lay it down as the start of the pile.
    5 List everything that belongs in it, one per line.
      - 5 List everything that belongs in it, one per line.
      - 2 Mark the things you can't do without.
    4 Write beside each thing where it is: a drawer, a mailbox, an app, a person.
      ~ Pick up your list. | Write where the first thing is. | Write it beside each of the others.
    5n List what else belongs in it and where each thing is.
      ~ Get a pen and paper. | List what else belongs in it. | Write where each thing is.
    15* Fetch the three things that are easiest to get.
      - 10 Fetch the two things that are easiest to get.
      - 5 Fetch a third thing from your list.
    5 Ask for the first thing that somebody else has.
      ~ Look who has the first missing thing. | Open a message to that person. | Send “Could I have …?” with its name.
    3 Put what you have in order, by date or by type.
      ~ Spread out what you have. | Choose by date or by type. | Put it in that order.
    3? Write a day beside each thing that's still missing[, the last one {deadline}].
      ~ Pick up your list. | Look at the first thing that's missing. | Write a day beside each missing thing.
  `),
  calculate: parsePlan(`
    2* Write your question on paper so the answer is a number: {label}.
      ~ Get a pen and paper. | Write your question, beginning with “How many” or “How much”.
    3 List the numbers you need for it, with a question mark where you don't know one.
      ~ Get a pen and paper. | List the numbers you need. | Put a question mark where you don't know one.
    8 Look up the first number you don't know: on a statement, a bill or a website.
      - 3 Find the statement, bill or website that shows the first number you don't know.
      - 5 Write that number in its place on your list.
    8n List the numbers you need, with a star beside every guess.
      ~ Get a pen and paper. | List the numbers you know. | List the ones you guess, each with a star.
    4 Write a careful guess for each number you still don't know.
      ~ Find the first number you don't know. | Write a careful guess beside it. | Do the same with the others.
    5* Work it out twice: once with your best numbers and once for a worse case.
      - 4 Work out the answer with your best numbers.
      - 4 Work it out once more for a worse case.
    2 Write the answer as one sentence with the number in it.
      ~ Pick up a pen. | Write the answer as a sentence with its number.
    3? Show your math to someone who's good with numbers like these[ {deadline}].
      ~ Think of someone who's good with such numbers. | Send or hand them your page. | Ask whether the math is right.
  `),
};
