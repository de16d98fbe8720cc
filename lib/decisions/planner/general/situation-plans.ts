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
    3 Write below it what you'd like to be different by the end of the week.
    2 Circle the one bit of that you can do something about.
    4n Send one line to someone who could help: what's wrong and what you'd like.
    10* Set a timer for 10 minutes and start on one small part you can change. Stopping when it rings is fine.
    4 Write one line to someone who could help with the rest: how things are and what you'd like from them.
      - 2 Choose one person or office that could help with the rest.
      - 3 Write them one line: how things are and what you'd like from them.
    2 Send that line, short as it is.
    3 Put the next ten minutes for it in your calendar[, {deadline}].
      - 2 Write down the next small part to do.
      - 3 Put ten minutes for it in your calendar[, {deadline}].
  `),
  news: parsePlan(`
    2* Write down the first question that comes to mind when you read this: {label}.
    3 Add three more questions, with a star by the ones that need an answer this week.
      - 3 Add three more questions.
      - 2 Mark the ones that need an answer this week.
    4 Write beside each marked question who would know: an office, a helpline, a professional, a friend who has been there.
    6n Write beside it who would know: an office, a helpline, a professional, a friend who has been there.
    10* Ask one of them your first question, in two lines or one call.
      - 3 Write your first question in two lines, with the facts they need.
      - 10 Send your two lines, or call with them in front of you.
    5 Put every letter, name and number about it into one folder or note.
    4 Tell one person you trust about one thing they could take off your hands.
      - 2 Write down one thing that someone else could do for you.
      - 3 Ask one person to do just that.
    3 Put your second question in your calendar on the day you'll ask it[, before {day}].
  `),
  someone: parsePlan(`
    2* Send {person|them} one line that asks for nothing: “I'm thinking of you. No need to answer.”
    3 Write down what you've noticed and how long it's been going on: {label}.
    4n Write one sentence for when you talk, beginning with “I've noticed”.
    4 Write two sentences for when you talk: “I've noticed … . I'm here, whatever it is.”
    10* Ask {person|them} to do something with you for 15 minutes: a walk, a drive, the dishes.
      - 2 Choose something you could do side by side: a walk, a drive, the dishes.
      - 3 Ask {person|them} to do it with you for 15 minutes.
    4 Offer one small thing on a set day: a meal, a ride, an hour of company.
    5 Write down who else could help: family, a doctor, a teacher, a helpline.
      - 3 Write down who else could help: family, a doctor, a teacher.
      - 3 Look up a helpline number for exactly this.
    2? Set a reminder to check in again in three days.
  `),
  missed: parsePlan(`
    2* Write one line to the person it affected, starting with “I missed it, and I'm sorry”: {label}.
    2 Send that line now, short as it is.
    3n Send that line now, short as it is.
    4 Write down one thing that would still be welcome: a call, a card, a new date, the work itself.
    8 Do the first part of it, such as the call or the first lines of the card.
      - 3 Lay out or open what you need for it.
      - 8 Do the first part of it, such as the call or the first lines of the card.
    5* Put the next date like this in your calendar, with an alert a week before.
      - 3 Put the next date like this in your calendar.
      - 2 Add one alert a week before and one on the day.
    5 Add two other dates that you don't want to miss.
    2? Cross the missed date off your list or calendar.
  `),
  heap: parsePlan(`
    2* Write on a note roughly how many there are, with today's date: {label}.
    3 Write beside it how many you'd be fine with having left today.
    5 Put aside the three that matter most: someone's waiting, there's a date, or it's a joy.
      - 4 Put aside the three that matter most: someone's waiting, there's a date, or it's a joy.
      - 2 Number those three, starting with the most important.
    4n Put aside the one that matters most: someone's waiting, there's a date, or it's a joy.
    10* Set a timer for 10 minutes and do one that matters.
    8 Let go of the ten easiest, without looking twice.
      - 5 Let go of the five easiest, without looking twice.
      - 5 Let go of five more.
    10 Set the timer again for the next one that matters.
    3 Put ten minutes a day for the rest in your calendar.
  `),
  unopened: parsePlan(`
    2* Put it in front of you, with its first line showing: {label}.
    4 Underline every date and every amount in it.
    4 Write one line about what they want from you and by when.
      - 3 Write one line about what they want from you.
      - 2 Write the deadline beside that line.
    4n Write one line about what they want from you and by when.
    8 Ask one person or a free advice line to read it with you.
      - 4 Find one person or a free advice line that could read it with you.
      - 6 Send it to them, or read it out over the phone.
    10* Write or call the sender about that one thing, even if only to ask for more time.
    3 Put the deadline in your calendar, with an alert three days before.
    2? Put it into a folder with today's date on it.
  `),
  device: parsePlan(`
    2* Write down exactly what it says or does: {label}.
    5 Save anything you can't lose somewhere else: on a USB stick, in an e-mail to yourself, as a photo.
      - 2 Take a photo of the screen.
      - 5 Save anything you can't lose on a USB stick or in an e-mail to yourself.
    5n Save anything you can't lose somewhere else, such as in an e-mail to yourself.
    4 Restart it once everything is closed.
    8* Search online for those words plus the brand and model.
    15 Follow the first answer from the maker, as long as it feels safe.
      - 10 Follow the first answer from the maker for 10 minutes.
      - 5 Stop where it feels unsafe, and note where that was.
    5 Send your notes to someone who's good with devices.
    3? Write down what helped, for next time.
  `),
  cancelled: parsePlan(`
    2* Write down what you need most right now, such as a ride, a bed, a new date or your money back: {label}.
    4 Read what they're offering you: in the message, in the app or at the desk.
    4n Read what they're offering you: in the message, in the app or at the desk.
    10* Ask them for that one thing, by phone while you wait in line.
      - 3 Find their phone number and the right desk.
      - 10 Ask them for that one thing.
    3 Tell anyone who's waiting for you, in one line.
    5 Look up one other option, with its price and the last time you can book it.
    3 Take a photo of the message, the board and every receipt.
      - 2 Take a photo of the message or the board.
      - 2 Keep every receipt in one pocket.
    2? Set a reminder for a week from now to ask for your money back.
  `),
};
