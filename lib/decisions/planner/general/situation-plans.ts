import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";

/** What a sentence tells of that asks for nothing. */
export type SituationKind =
  | "any"
  | "news"
  | "someone"
  | "missed"
  | "heap"
  | "unopened"
  | "device"
  | "cancelled";

/** A way out for each kind of situation. */
export const SITUATION_PLANS: Readonly<Record<SituationKind, readonly PlanLine[]>> = {
  any: parsePlan(`
    2* Write down what bothers you most about it today: {label}.
      ~ Pick up a pen and paper. | Write what bothers you most about it today.
    3 Write below it what you'd like to be different by the end of the week.
      ~ Look at the line you wrote. | Picture the end of this week. | Write one thing you'd like to be different.
    2 Circle the one bit of that you can do something about.
      ~ Read your line again. | Circle the one bit you can do something about.
    4n Send one line to someone who could help: what's wrong and what you'd like.
      ~ Choose one person who could help. | Open a message to them. | Type what's wrong. | Finish with what you'd like before you send it.
    10* Set a timer for 10 minutes and start on one small part you can change. Stopping when it rings is fine.
      ~ Set a timer for 10 minutes. | Point at one small part you can change. | Start on that part. | Stop when the timer rings.
    4 Write one line to someone who could help with the rest: how things are and what you'd like from them.
      - 2 Choose one person or office that could help with the rest.
      - 3 Write them one line: how things are and what you'd like from them.
    2 Send that line, short as it is.
      ~ Open the line you wrote. | Press the Send button.
    3 Put the next ten minutes for it in your calendar[, {deadline}].
      - 2 Write down the next small part to do.
      - 3 Put ten minutes for it in your calendar[, {deadline}].
  `),
  news: parsePlan(`
    2* Write down the first question that comes to mind when you read this: {label}.
      ~ Pick up a pen and paper. | Write the first question that comes to mind.
    3 Add three more questions, with a star by the ones that need an answer this week.
      - 3 Add three more questions.
      - 2 Mark the ones that need an answer this week.
    4 Write beside each marked question who would know: an office, a helpline, a professional, a friend who has been there.
      ~ Put your finger on the first marked question. | Write beside it who would know. | Do the same for the other marked ones.
    6n Write beside it who would know: an office, a helpline, a professional, a friend who has been there.
      ~ Pick up your pen. | Think of an office, a helpline or a professional. | Think of a friend who has been there. | Write down who would know.
    10* Ask one of them your first question, in two lines or one call.
      - 3 Write your first question in two lines, with the facts they need.
      - 10 Send your two lines, or call with them in front of you.
    5 Put every letter, name and number about it into one folder or note.
      ~ Get a folder, or open a new note. | Put in every letter about it. | Add every name and number.
    4 Tell one person you trust about one thing they could take off your hands.
      - 2 Write down one thing that someone else could do for you.
      - 3 Ask one person to do just that.
    3 Put your second question in your calendar on the day you'll ask it[, before {day}].
      ~ Open your calendar. | Go to the day you'll ask. | Type your second question there.
  `),
  someone: parsePlan(`
    2* Send {person|them} one line that asks for nothing: “I'm thinking of you. No need to answer.”
      ~ Open a message to {person|them}. | Send: “I'm thinking of you. No need to answer.”
    3 Write down what you've noticed and how long it's been going on: {label}.
      ~ Pick up a pen and paper. | Write what you've noticed. | Write how long it's been going on.
    4n Write one sentence for when you talk, beginning with “I've noticed”.
      ~ Pick up a pen. | Write the words “I've noticed”. | Finish the sentence with one thing you saw.
    4 Write two sentences for when you talk: “I've noticed … . I'm here, whatever it is.”
      ~ Pick up a pen. | Write “I've noticed” with one thing you saw. | Write: “I'm here, whatever it is.”
    10* Ask {person|them} to do something with you for 15 minutes: a walk, a drive, the dishes.
      - 2 Choose something you could do side by side: a walk, a drive, the dishes.
      - 3 Ask {person|them} to do it with you for 15 minutes.
    4 Offer one small thing on a set day: a meal, a ride, an hour of company.
      ~ Pick a day in your calendar. | Choose a meal, a ride or an hour of company. | Offer it to them for that day.
    5 Write down who else could help: family, a doctor, a teacher, a helpline.
      - 3 Write down who else could help: family, a doctor, a teacher.
      - 3 Look up a helpline number for exactly this.
    2? Set a reminder to check in again in three days.
      ~ Open the reminders on your phone. | Set one to check in again in three days.
  `),
  missed: parsePlan(`
    2* Write one line to the person it affected, starting with “I missed it, and I'm sorry”: {label}.
      ~ Open a blank note or pick up a pen. | Write one line starting with “I missed it, and I'm sorry”.
    2 Send that line now, short as it is.
      ~ Open a message to the person. | Put your line in it. | Press the Send button.
    3n Send that line now, short as it is.
      ~ Open a message to the person. | Put your line in it. | Press the Send button.
    4 Write down one thing that would still be welcome: a call, a card, a new date, the work itself.
      ~ Pick up a pen. | Think of a call, a card or a new date. | Write the one that would still be welcome.
    8 Do the first part of it, such as the call or the first lines of the card.
      - 3 Lay out or open what you need for it.
      - 8 Do the first part of it, such as the call or the first lines of the card.
    5* Put the next date like this in your calendar, with an alert a week before.
      - 3 Put the next date like this in your calendar.
      - 2 Add one alert a week before and one on the day.
    5 Add two other dates that you don't want to miss.
      ~ Open your calendar. | Add the first date you don't want to miss. | Add the second one.
    2? Cross the missed date off your list or calendar.
      ~ Open your list or calendar at the missed date. | Cross it off.
  `),
  heap: parsePlan(`
    2* Write on a note roughly how many there are, with today's date: {label}.
      ~ Write today's date on a note. | Write roughly how many there are.
    3 Write beside it how many you'd be fine with having left today.
      ~ Look at the number on your note. | Think of a number you'd be fine with tonight. | Write it beside the first one.
    5 Put aside the three that matter most: someone's waiting, there's a date, or it's a joy.
      - 4 Put aside the three that matter most: someone's waiting, there's a date, or it's a joy.
      - 2 Number those three, starting with the most important.
    4n Put aside the one that matters most: someone's waiting, there's a date, or it's a joy.
      ~ Look over the whole pile. | Find one with a date, a waiting person or a joy. | Put that one aside.
    10* Set a timer for 10 minutes and do one that matters.
      ~ Set a timer for 10 minutes. | Pick up one that matters. | Do its first half. | Finish it, or stop when the timer rings.
    8 Let go of the ten easiest, without looking twice.
      - 5 Let go of the five easiest, without looking twice.
      - 5 Let go of five more.
    10 Set the timer again for the next one that matters.
      ~ Pick up the next one that matters. | Set the timer for 10 minutes again. | Do the first half of it. | Work on the rest until it rings.
    3 Put ten minutes a day for the rest in your calendar.
      ~ Open your calendar. | Enter ten minutes for the rest tomorrow. | Set it to repeat every day.
  `),
  unopened: parsePlan(`
    2* Put it in front of you, with its first line showing: {label}.
      ~ Get it from where it lies. | Put it in front of you, first line showing.
    4 Underline every date and every amount in it.
      ~ Pick up a pen. | Underline every date. | Underline every amount.
    4 Write one line about what they want from you and by when.
      - 3 Write one line about what they want from you.
      - 2 Write the deadline beside that line.
    4n Write one line about what they want from you and by when.
      ~ Pick up a pen. | Find the sentence that asks for something. | Write what they want. | Add by when.
    8 Ask one person or a free advice line to read it with you.
      - 4 Find one person or a free advice line that could read it with you.
      - 6 Send it to them, or read it out over the phone.
    10* Write or call the sender about that one thing, even if only to ask for more time.
      ~ Find the sender's number or address on it. | Start the call or the message. | Ask about that one thing, or for more time. | Write down the answer, or press Send.
    3 Put the deadline in your calendar, with an alert three days before.
      ~ Open your calendar. | Enter the deadline on its day. | Set an alert three days before.
    2? Put it into a folder with today's date on it.
      ~ Write today's date on a folder. | Put it inside.
  `),
  device: parsePlan(`
    2* Write down exactly what it says or does: {label}.
      ~ Pick up a pen and paper. | Copy exactly what it says or does.
    5 Save anything you can't lose somewhere else: on a USB stick, in an e-mail to yourself, as a photo.
      - 2 Take a photo of the screen.
      - 5 Save anything you can't lose on a USB stick or in an e-mail to yourself.
    5n Save anything you can't lose somewhere else, such as in an e-mail to yourself.
      ~ Open the first file you can't lose. | Attach it to an e-mail to yourself, or copy it elsewhere. | Do the same with the others.
    4 Restart it once everything is closed.
      ~ Save what's open. | Close every window. | Choose Restart. | Wait for the start screen.
    8* Search online for those words plus the brand and model.
      ~ Open a search page on any device. | Type those words plus the brand and model. | Open the first result that fits. | Read it down to the fix.
    15 Follow the first answer from the maker, as long as it feels safe.
      - 10 Follow the first answer from the maker for 10 minutes.
      - 5 Stop where it feels unsafe, and note where that was.
    5 Send your notes to someone who's good with devices.
      ~ Choose someone who's good with devices. | Open a message to them. | Put your notes in. | Press Send.
    3? Write down what helped, for next time.
      ~ Pick up a pen and paper. | Write the name of the problem. | Write what helped.
  `),
  cancelled: parsePlan(`
    2* Write down what you need most right now, such as a ride, a bed, a new date or your money back: {label}.
      ~ Pick up a pen or your phone. | Write what you need most right now.
    4 Read what they're offering you: in the message, in the app or at the desk.
      ~ Pick up your phone, or walk to the desk. | Open or ask for their offer. | Read each line of it.
    4n Read what they're offering you: in the message, in the app or at the desk.
      ~ Pick up your phone, or walk to the desk. | Open or ask for their offer. | Read each line of it.
    10* Ask them for that one thing, by phone while you wait in line.
      - 3 Find their phone number and the right desk.
      - 10 Ask them for that one thing.
    3 Tell anyone who's waiting for you, in one line.
      ~ Open your messages. | Type one line on what happened. | Send it to everyone who's waiting.
    5 Look up one other option, with its price and the last time you can book it.
      ~ Open a search or travel page. | Find one other option. | Note its price. | Note the last time you can book it.
    3 Take a photo of the message, the board and every receipt.
      - 2 Take a photo of the message or the board.
      - 2 Keep every receipt in one pocket.
    2? Set a reminder for a week from now to ask for your money back.
      ~ Open the reminders on your phone. | Set one in a week: “Ask for my money back”.
  `),
};
