import { type PlanLine, parsePlan } from "@/lib/decisions/planner/archetype";

/** Kinds of doing that a goal's verb and thing name surely. */
export type DoingKind =
  | "request"
  | "decline"
  | "online"
  | "batch"
  | "state"
  | "matter"
  | "fault"
  | "copies"
  | "recording"
  | "hire"
  | "launder"
  | "descale"
  | "ideas"
  | "gather"
  | "timed"
  | "heap"
  | "calculate";

/** A plan for each of them, in the person's own words. */
export const DOING_PLANS: Readonly<Record<DoingKind, readonly PlanLine[]>> = {
  request: parsePlan(`
    2* Write the one sentence that asks for it, as you would say it: {label}.
    3 Write one line on why you ask, and one on how it can work for {person|the other side}.
    3 Choose how you ask and when: face to face, a call, a message or a form.
    3 Write what you will say to a no, such as another day or a smaller piece of it.
      - 2 Write down the answer that you fear.
      - 3 Write one calm sentence for it, such as “What would make it possible?”
    2 Say your sentence aloud once, just as it stands.
    2n Say your sentence aloud once, just as it stands.
    5* Ask {person|them} now or at the hour that you chose, with that sentence first.
      - 2 Open the chat, or the page with their number.
      - 5 Ask {person|them}, with your sentence first.
    2? Write down the answer word for word, with what happens next[ {deadline}].
  `),
  decline: parsePlan(`
    2* Write the sentence that says it, kindly and without a long reason: {label}.
    3 Write below it what you still owe, if anything: a key, a fee, a last turn.
    2 Choose who hears it first, and how: a message, a call, face to face.
    3 Write one answer for the case that they ask you to change your mind, the same each time.
      - 2 Write down what they may say to keep you.
      - 3 Write one answer to it that you can give twice in the same words.
    3n Write one answer for the case that they ask you to change your mind.
    5* Send or say your sentence to {person|them}[, {deadline}].
      - 2 Open the chat, or choose the moment today.
      - 5 Send or say your sentence to {person|them}.
    5 Hand back the first thing on the list of what you owe, or write down the day for it.
    2? Take it out of your calendar and your chats.
      - 2 Take it out of your calendar.
      - 2 Mute or leave the chats that go with it.
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
  batch: parsePlan(`
    2* Put the first one in front of you, with what it takes: {label}.
    3 Divide how many there are by the days you have[: {deadline}].
      - 2 Count how many there are.
      - 2 Divide them by the days you have.
    10* Do the first one from start to end, with a clock running.
    2 Write down how long it took, and how many fit into half an hour.
    2n Write down how long it took, and when you do the next ones.
    25 Do as many more as fit into half an hour, one tick on paper for each.
      - 2 Draw a row of boxes, one for each.
      - 10 Do the next ones for 10 minutes, with a tick in a box for each.
      - 10 Do 10 minutes more.
    3 Put the half hours that are left in your calendar, each with its number[, the last one {deadline}].
    3? Put the finished ones where they have to go.
  `),
  state: parsePlan(`
    2* Go up to it, and write down what is in the way of this: {label}.
    2 Write what would be good enough, in one line that you can see or try out.
    3 List what would have to go, be mended or be added, one line each.
    2 Mark the line that changes most for the least work.
    4n List what would have to go, be mended or be added, with a mark at the easiest.
    15* Do the marked line now, for 15 minutes at the most.
      - 3 Put beside you what the marked line takes: a bag, a cloth, a tool.
      - 10 Do the marked line for 10 minutes.
    3 Try it out as it will be used, and write down what has changed.
      - 2 Try it out as it will be used.
      - 2 Write down what has changed.
    5? Write a day beside each line that is left, or the name of someone who can do it[, {deadline}].
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
  fault: parsePlan(`
    2* Go up to it, and write down what it does and when: {label}.
    2 Take a photo, or ten seconds of film or sound.
    3 Read its make off it, with the type beside it.
    6n Search for its make or kind together with that fault, for one plain guide.
    8 Search for its make or kind together with that fault, and save one plain guide.
      - 3 Write the words to search for: its make or kind, and the fault.
      - 6 Save one plain guide that fits them.
    15* Do the first thing that the guide names, as far as it feels safe.
      - 5 Put beside you what the guide asks for.
      - 10 Do the first thing that it names, as far as it feels safe.
    3 Look whether the fault is gone, and write down what has changed.
      - 2 Look whether the fault is gone.
      - 2 Write down what has changed.
    5? Send photo and notes to the landlord or to someone who repairs such things, if it is still there.
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
  hire: parsePlan(`
    2* Write two lines that say what has to be done, and where: {label}.
    2 Take a photo of it, with something beside it that shows the size.
    8 Find two who do this near you, with name, number and what others say.
      - 3 Ask one neighbour or friend whom they had.
      - 6 Find two who do this near you, with name and number.
    3n Find one who does this near you, with name and number.
    3 Write three questions: when you can come, what it costs in all, what is not in the price.
    10* Call or message the first, with your two lines and the photo.
      - 2 Copy your two lines and the photo into one message.
      - 8 Send it to the first, or call with it in front of you.
    8 Do the same with the second, for a price to compare.
    3? Put the day you agree on in your calendar[, {deadline}].
      - 2 Put the day you agree on in your calendar.
      - 2 Ask for the price in writing.
  `),
  launder: parsePlan(`
    2* Find the washing label on {theObject|it}: {label}.
    3 Choose where it goes: your own machine, a launderette, the bath, a cleaner's.
    3n Choose where it goes: your own machine, a launderette, the bath, a cleaner's.
    4 Dab what is on the worst spot with a little soap, and leave it for a while.
    5* Start the wash on the setting that the label names, or take it to the place you chose.
      - 3 Empty pockets and close zips.
      - 5 Start the wash on the setting that the label names, or take it to the place you chose.
    2 Set an alarm for its end.
    5 Spread or hang it so that air comes to both sides.
      - 5 Spread or hang it so that air comes to both sides.
      - 2 Turn it once, an hour later.
    3? Put it back where it belongs when it is dry.
  `),
  descale: parsePlan(`
    2* Empty it, with the plug out: {label}.
    4 Get what its maker allows: descaler, citric acid or vinegar.
      - 3 Read what its maker allows: descaler, citric acid or vinegar.
      - 3 Get that out of the cupboard or from a shop.
    4n Get what its maker allows: descaler, citric acid or vinegar.
    5* Fill or soak it as the packet says.
    2 Set a timer for the time on the packet.
    5 Rinse it twice with clear water.
      - 3 Rinse it with clear water.
      - 3 Rinse it once more.
    3 Run it once with water only.
    2? Put a date in your calendar for the next time.
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
  heap: parsePlan(`
    2* Take the three things nearest to you off the heap, and put them where they belong: {label}.
    3 Choose the part that you need first, and put it on one side.
    4n Choose the part that you need first, and put it on one side.
    10* Set a timer for 10 minutes and do only that part.
    2 Take a break of two minutes away from it.
    10 Set the timer again for the next part.
      - 10 Set the timer again for the next part.
      - 3 Bring what is done to its place.
    5 Bring what is done to its place.
    3? Put ten minutes a day for the rest in your calendar, until the floor shows[: {deadline}].
      - 2 Look how much is left.
      - 3 Put ten minutes a day for it in your calendar.
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
