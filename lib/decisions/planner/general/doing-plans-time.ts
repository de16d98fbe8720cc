import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For what takes time, practice or a way: with oneself, a subject, a device, a journey. */
export const TIME_PLANS = {
  use: parsePlan(`
    2* Write down the first thing that you would like to have from it: {label}.
    4 Look up what it asks for: hours, a login, what is left on it, the last day.
      - 3 Look up its hours, or what is left on it.
      - 2 Note the last day on which it counts.
    3 Put day and hour for it in your calendar this week[, {deadline}].
    4n Put day and hour for it in your calendar, with what it asks for as a note.
    4 Put what you will need for it by the door or on the table.
      - 2 Put what you will need for it by the door or on the table.
      - 2 Set an alarm for leaving, or for starting.
    15* Use it once, in the smallest way that counts.
      - 10 Use it once, in the smallest way that counts.
      - 2 Write down one thing that was good and one that was not.
    3 Write down whether you would do it again, and when.
    3? Choose the day on which you give it up or pass it on, if it still lies there by then.
  `),
  less: parsePlan(`
    2* Write down how much it was yesterday, in minutes, pieces or money: {label}.
    2 Write the number for tomorrow beside it, only a little lower.
    4 List the two moments in which most of it happens, with the place and what came just before.
      - 3 List the two moments in which most of it happens.
      - 2 Add the place, and what came just before.
    4n Write the number for tomorrow beside it, with the moment in which most of it happens.
    3 Write what you will do or take in the first of these moments instead.
    8* Put one thing in its way now: a login, a door, a smaller glass, another road home.
      - 3 Choose one thing that could stand in its way: a login, a door, a smaller glass, another road home.
      - 8 Put it there now.
    2 Tell one person your number for tomorrow.
    2? Write the numbers of a week side by side on a card where you see them.
  `),
  stuck: parsePlan(`
    2* Put {thing|it} in front of you for two minutes, with nothing to be done: {label}.
    4 Finish the sentence “It stops me that …” three times, each with another end.
    2 Underline the end that the smallest thing could change.
    4n Finish the sentence “It stops me that …” three times, and underline the easiest end.
    4 Write what that smallest thing is: a question, a page, a nap, a bad first version.
    10* Set a timer for 10 minutes and do a bad version of it, one that you may throw away.
      - 2 Put out of sight what does not belong to it.
      - 10 Set a timer for 10 minutes and do a bad version of it, one that you may throw away.
    4 Send one person two lines: where you are, and what you would like to hear or borrow.
      - 3 Write one person two lines: where you are, and what you would like to hear or borrow.
      - 2 Send them.
    3? Write the next move on a note, for the next time that you sit down[: {deadline}].
  `),
  body: parsePlan(`
    2* Write down how it is today, with a number from 0 to 10: {label}.
    3 Add when it is better, when it is worse, and what you were doing then.
      - 2 Add when it is better.
      - 3 Add when it is worse, and what you were doing then.
    3n Add when it is better, when it is worse, and what you were doing then.
    6 Read what your health service's own page says about it, and note one thing to try and one warning sign.
      - 5 Read what your health service's own page says about it.
      - 3 Note one thing to try, and one sign that means a doctor.
    10* Try that one thing once, gently, with a stop where it hurts.
    5 Ask a pharmacist, a nurse or a doctor, with your notes in your hand.
      - 2 Find the number of a pharmacist, a nurse or a doctor.
      - 5 Ask them, with your notes in your hand.
    2 Write down the number again tomorrow at the same hour.
    2? Put a look at these numbers in your calendar, two weeks from now[ or {deadline}].
  `),
  study: parsePlan(`
    2* Open {thing|the first page or task of it} where you stopped last, or at its start: {label}.
    4 List what it consists of, one line for each part, with a tick at what you know.
      - 4 List what it consists of, one line for each part.
      - 2 Tick what you know already.
    4n List what it consists of, with a tick at what you know.
    3 Divide the parts without a tick by the days you have[: {deadline}].
    10* Work through the first part without a tick, for 10 minutes.
      - 10 Work through the first part without a tick.
      - 2 Write its main point in your own words.
    8 Answer three questions about it from memory, with the book shut.
    5 Look up only what you did not know.
    3? Put the next parts in your calendar, one a day.
  `),
  screen: parsePlan(`
    2* Open or switch on what it is about, for one look at what it shows: {label}.
    3 Write two lines: what it does now, and what it should do.
    3n Write two lines: what it does now, and what it should do.
    4 Note the name and version of it: on its back, under “about”, on the bill.
    6 Search for your second line together with that name, on the maker's own page first.
    10* Try the first answer that fits, up to where it could lose you something.
      - 3 Save or photograph what must not be lost.
      - 8 Try the first answer that fits.
    3 Look whether the second line is true now.
      - 2 Look whether the second line is true now.
      - 2 Write down what you changed.
    5? Ask support or someone who is good with such things, with your two lines.
  `),
  both: parsePlan(`
    2* Write both on a note, one under the other: {label}.
    3 Write behind each what it waits for: a fact, a thing, a yes from somebody, a choice, a free hour.
      - 3 Write behind the first what it waits for: a fact, a thing, a yes from somebody, a choice, a free hour.
      - 3 Write the same behind the second.
    2 Circle the one that has the earlier day, or that somebody waits for.
    3n Circle the one that has the earlier day, or that somebody waits for.
    10* Make the shortest move for that one, for 10 minutes at the most: two lines to someone, one search, one drawer.
      - 3 Put in front of you what its shortest move takes: the phone, a page, a pen, a bag.
      - 10 Make that move, for 10 minutes at the most.
    2 Write down what has changed.
    10 Make the shortest move for the other one.
    3? Put ten minutes for each in your calendar, on two days.
  `),
  journey: parsePlan(`
    2* Write the stops of the way under each other, with the time you must be at the last: {label}.
    5 Look up how long each stretch takes, with the stop or the parking place in between.
      - 3 Look up how long the first stretch takes.
      - 3 Look up the second one, with the stop where it begins.
    4 Count back from that hour to when you leave home, with 15 minutes to spare.
    5n Count back from that hour to when you leave home, with each stretch looked up.
    3 Tell the first stop when you will be there, or look at how it takes things outside its hours.
    4* Put what each stop needs into one bag by the door: keys, papers, ticket, card.
    3 Set two alarms: one for getting ready, one for the door[, {deadline}].
      - 2 Set an alarm for getting ready.
      - 2 Set a second one for the door.
    3? Write down the way back, and who could fetch you if it takes longer.
  `),
  timed: parsePlan(`
    2* Put out or open what you need for it: {label}.
    2 Put your phone face down and out of reach.
    2 Write down the one piece that you will do in this time.
    2n Write down the one piece that you will do in this time.
    15* Set the timer for the time that you named, and begin with that piece.
      - 5 Set the timer for the time that you named, and do the easiest bit first.
      - 10 Go on until it rings.
    2 Write in one line how far you got.
      - 2 Write in one line how far you got.
      - 2 Mark the place where you go on.
    2 Stand up and drink a glass of water.
    2? Put the next time in your calendar, at the same hour.
  `),
  ideas: parsePlan(`
    2* Write the first three that come to you, silly ones too: {label}.
    3 Write in one line what it is for, and whom it should please.
    8 Add seven more, with a timer that stops you after eight minutes.
      - 5 Add five more, with a timer that stops you after five minutes.
      - 3 Add two that are the opposite of the others.
    8n Add seven more, with a timer that stops you after eight minutes.
    2 Circle the three that you would like to tell someone about.
    5 Send the three to one person: “Which one, and why?”
      - 2 Choose one person whose taste you like.
      - 3 Send them the three: “Which one, and why?”
    3* Underline the one that you take, with the first thing it asks for.
    5? Do that first thing[ {deadline}].
  `),
  recording: parsePlan(`
    2* Say the first sentence of it aloud, just for the ear: {label}.
    5 Put microphone or camera in the quietest room you have.
    3 Record ten seconds there, and listen to them once.
      - 2 Record ten seconds there.
      - 2 Listen to them once.
    3n Record ten seconds as a test in the quietest room you have.
    15* Record the first piece from start to end, slips and all.
      - 5 Read or play the first piece through once, without recording.
      - 10 Record it from start to end, slips and all.
    5 Listen to it once, with a pen for the one place that has to be done again.
    5 Do only that place again.
    3? Save it under its name, with a list of the pieces that are left[, the last one {deadline}].
  `),
};
