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
    2* Write down what about it presses most today: {label}.
    3 Write below it what you would like to be different by the end of the week.
    2 Circle the one bit of that which is in your own hands.
    4n Send one line to whoever could help to put it right: what is wrong, and what you would like.
    10* Set a timer for 10 minutes and make a start on the circled bit; stopping at the bell is fine.
    4 Write one line to whoever could help with the rest: how it is, and the one thing you'd like from them.
      - 2 Choose one person or office that could help with the rest.
      - 3 Write them one line: how it is, and the one thing you'd like from them.
    2 Send that line, short as it is.
    3 Put the next ten minutes for it in your calendar[, {deadline}].
      - 2 Write down the next small bit.
      - 3 Put ten minutes for it in your calendar[, {deadline}].
  `),
  news: parsePlan(`
    2* Write down the first question that comes up when you read this: {label}.
    3 Add three more questions, and mark those that need an answer this week.
      - 3 Add three more questions.
      - 2 Mark those that need an answer this week.
    4 Write beside each marked question who would know: an office, a helpline, a professional, a friend who has been there.
    6n Add two more, and write beside each who would know: an office, a helpline, a professional, a friend who has been there.
    10* Ask the first of them your question, in two lines or one call.
      - 3 Write the question in two lines, with the facts they need.
      - 10 Send it, or call with the two lines in front of you.
    5 Put every letter, name and number about it into one folder or note.
    4 Tell one person near you, and name one thing that they could take off you.
      - 2 Write down one thing that somebody else could do.
      - 3 Ask one person for just that.
    3 Put the second question in your calendar with its day[, before {day}].
  `),
  someone: parsePlan(`
    2* Send {person|them} one line that asks for nothing: “I'm thinking of you. No need to answer.”
    3 Write down what you have noticed, and since when: {label}.
    4n Write one sentence for when you talk, beginning with “I've noticed”.
    4 Write two sentences for when you talk: “I've noticed … . I'm here, whatever it is.”
    10* Ask {person|them} for a quarter of an hour side by side: a walk, a drive, the washing-up.
      - 2 Choose something you could do side by side: a walk, a drive, the washing-up.
      - 3 Ask {person|them} for a quarter of an hour of it.
    4 Offer one small thing with its day: a meal, a lift, an hour of company.
    5 Write down who else could help: family, a doctor, a teacher, a helpline.
      - 3 Write down who else could help: family, a doctor, a teacher.
      - 3 Look up the number of a helpline for just this.
    2? Set a reminder in three days to ask again.
  `),
  missed: parsePlan(`
    2* Write one line to whoever it touched, beginning with “I missed it, and I'm sorry”: {label}.
    2 Send that line now, short as it is.
    3n Send it now, short as it is.
    4 Write down one thing that would still be welcome: a call, a card, a new date, the work itself.
    8 Do the part of it that takes ten minutes.
      - 3 Lay out or open what it needs.
      - 8 Do the part of it that takes ten minutes.
    5* Put the next such day in your calendar, with an alert a week before.
      - 3 Put the next such day in your calendar.
      - 2 Add an alert a week before, and one on the day.
    5 Add two other days that you don't want to miss.
    2? Cross the missed one off, with the word “said”.
  `),
  heap: parsePlan(`
    2* Write the number on a note, roughly, and the date: {label}.
    3 Write beside it how few would be few enough for today.
    5 Put three aside that matter most: someone waits, a date, a joy.
      - 4 Put three aside that matter most: someone waits, a date, a joy.
      - 2 Number them.
    4n Put one aside that matters most: someone waits, a date, a joy.
    10* Set a timer for 10 minutes and do one that matters.
    8 Let go of the ten easiest, without looking twice.
      - 5 Let go of the five easiest, without looking twice.
      - 5 Let go of five more.
    10 Set the timer again for the next one that matters.
    3 Put ten minutes a day for the rest in your calendar.
  `),
  unopened: parsePlan(`
    2* Put it in front of you, with its first line showing: {label}.
    4 Underline every date and every sum in it.
    4 Write down in one line what they want from you, and by when.
      - 3 Write down in one line what they want from you.
      - 2 Write the last day for it beside that line.
    4n Write down in one line what they want from you, and by when.
    8 Ask one person or a free advice line to read it with you.
      - 4 Find one person or a free advice line that could read it with you.
      - 6 Send or read it to them.
    10* Write or ring them about that one thing, even if only to ask for more time.
    3 Put the date in your calendar, with an alert three days before.
    2? Put it into a folder with today's date on it.
  `),
  device: parsePlan(`
    2* Copy what it says or does, word for word: {label}.
    5 Save what must not be lost somewhere else: a stick, a mail to yourself, a photo of the screen.
      - 2 Take a photo of the screen.
      - 5 Save what must not be lost somewhere else: a stick, a mail to yourself.
    5n Save what must not be lost somewhere else, with a mail to yourself.
    4 Restart it, with everything closed.
    8* Search for those words together with the make and model.
    15 Follow the first answer that comes from the maker, up to where it feels unsafe.
      - 10 Follow the first answer that comes from the maker.
      - 5 Stop where it feels unsafe, with a note of where that was.
    5 Ask someone who knows such things, with your note and the photo.
    3? Write down what helped, for the next time.
  `),
  cancelled: parsePlan(`
    2* Write down what you need first now, such as a way, a bed, a new date, the money: {label}.
    4 Read what they offer: in the message, in the app, at the desk.
    4n Read what they offer: in the message, in the app, at the desk.
    10* Ask them for that one thing, by phone and in the queue at once.
      - 3 Find the number and the desk.
      - 10 Ask them for that one thing.
    3 Tell whoever waits for you, in one line.
    5 Look up a second way, with its price and its last hour.
    3 Take a photo of the message, the board and every receipt.
      - 2 Take a photo of the message or the board.
      - 2 Keep every receipt in one pocket.
    2? Set a reminder in a week to claim the money.
  `),
};
