import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For what takes time, practice or a way: with oneself, a subject, a device, a journey. */
export const TIME_PLANS = {
  use: parsePlan(`
    2* Write down the first thing you'd like to get out of it: {label}.
    4 Look up what you need to know: opening hours, login, balance or end date.
      - 3 Look up its opening hours or how much is left on it.
      - 2 Note the last day you can use it.
    3 Put a day and time for it in your calendar this week[, {deadline}].
    4n Put a day and time for it in your calendar.
    4 Put what you will need for it by the door or on the table.
      - 2 Put what you will need for it by the door or on the table.
      - 2 Set an alarm for leaving, or for starting.
    15* Use it once, in the smallest way that counts.
      - 10 Use it once, in the smallest way that counts.
      - 2 Write down one thing that was good and one that was not.
    3 Write down whether you would do it again, and when.
    3? Choose a day to give it up or pass it on if you still haven't used it.
  `),
  less: parsePlan(`
    2* Write down how much it was yesterday, in minutes, dollars or number of times: {label}.
    2 Write tomorrow's number beside it, just a little lower.
    4 List the two moments when it happens most, with the place and what came just before.
      - 3 List the two moments when it happens most.
      - 2 Add where you were and what came just before.
    4n Write tomorrow's number beside it, just a little lower.
    3 Write down what you'll do or have instead at the first of those moments.
    8* Put one thing in its way now: an app limit, a closed door, a smaller glass, another way home.
      - 3 Choose one thing to put in its way: an app limit, a closed door, a smaller glass, another way home.
      - 8 Put that one thing in its way now.
    2 Tell one person your number for tomorrow.
    2? Write the days of the week on a card where you can add each day's number.
  `),
  stuck: parsePlan(`
    2* Put {thing|it} in front of you for two minutes without doing anything: {label}.
    4 Finish the sentence “I'm stuck because …” three different ways.
    2 Underline the reason that's easiest to change.
    4n Finish the sentence “I'm stuck because …” three different ways.
    4 Write down one small thing that would help with it: a question, a page, a nap, a rough first version.
    10* Set a timer for 10 minutes and make a bad version you're allowed to throw away.
      - 2 Put anything you don't need for it out of sight.
      - 10 Set a timer for 10 minutes and make a bad version you're allowed to throw away.
    4 Send one person two lines: where you're stuck and what would help.
      - 3 Write two lines to one person: where you're stuck and what would help.
      - 2 Send those two lines.
    3? Write the next step on a note for the next time you sit down[: {deadline}].
  `),
  body: parsePlan(`
    2* Write down how it is today, with a number from 0 to 10: {label}.
    3 Add when it is better, when it is worse, and what you were doing then.
      - 2 Add when it is better.
      - 3 Add when it is worse, and what you were doing then.
    3n Add when it is better, when it is worse, and what you were doing then.
    6 Read a trusted health site, such as MedlinePlus, for one thing to try and one warning sign.
      - 5 Read what a trusted health site, such as MedlinePlus, says about it.
      - 3 Note one thing to try and one sign that means you should see a doctor.
    10* Try one gentle thing that may help, such as rest, warmth or an easy stretch, as long as it doesn't hurt.
    5 Ask a pharmacist, a nurse or a doctor about it, with your notes in hand.
      - 2 Find the phone number of a pharmacist, a nurse or a doctor.
      - 5 Ask them about it, with your notes in hand.
    2 Set a reminder to rate it again tomorrow at the same time.
    2? Put a day to compare the numbers in your calendar, two weeks from now[ or {deadline}].
  `),
  study: parsePlan(`
    2* Open {thing|the first page or task of it} where you stopped last time, or at the start: {label}.
    4 List its parts, one per line, with a tick by the ones you know.
      - 4 List its parts, one per line.
      - 2 Tick the parts you already know.
    4n List its parts, with a tick by the ones you know.
    3 Divide the parts you don't know yet by the days you have[: {deadline}].
    10* Work for 10 minutes on the first part you don't know yet.
      - 10 Work for 10 minutes on the first part you don't know yet.
      - 2 Write its main point in your own words.
    8 Answer three questions about it from memory, with the book shut.
    5 Look up only what you didn't know.
    3? Put the next parts in your calendar, one a day.
  `),
  screen: parsePlan(`
    2* Open the app or turn on the device to see what it shows: {label}.
    3 Write two lines: what it does now and what it should do.
    3n Write two lines: what it does now and what it should do.
    4 Find its name and version: on the back, under “About” or on the receipt.
    6 Search the maker's website for its name and what it should do.
    10* Try the first fix you find online that won't delete anything.
      - 3 Save a copy or a photo of anything you can't lose.
      - 8 Try the first fix that fits.
    3 Check if it does what you want now.
      - 2 Check if it does what you want now.
      - 2 Write down what you changed.
    5? Send your two lines to support or to someone who's good with tech.
  `),
  both: parsePlan(`
    2* Write both on a note, one under the other: {label}.
    3 Write beside each what it's waiting for: a fact, a thing, someone's OK, a choice, a free hour.
      - 3 Write beside the first one what it's waiting for: a fact, a thing, someone's OK, a free hour.
      - 3 Write beside the second one what it's waiting for.
    2 Circle the one with the earlier date, or the one someone is waiting for.
    3n Circle the one with the earlier date, or the one someone is waiting for.
    10* Do a small piece of the circled one for 10 minutes: two lines to someone, one search, one drawer.
      - 3 Put what you need for its first small piece in front of you: the phone, a website, a pen, a bag.
      - 10 Do a small piece of the circled one for 10 minutes.
    2 Write down how far you got.
    10 Do a small piece of the other one.
    3? Put ten minutes for each in your calendar, on two different days.
  `),
  journey: parsePlan(`
    2* List the stops in order and the time you have to be at the last one: {label}.
    5 Look up how long each leg of the trip takes, with stops and parking.
      - 3 Look up how long the first leg of the trip takes.
      - 3 Look up how long the second leg takes and where it starts.
    4 Count back from that time to when you have to leave home, with 15 minutes to spare.
    5n Count back from that time to when you have to leave home, with 15 minutes to spare.
    3 Tell the first stop when you'll be there, or check its hours.
    4* Put what you need for each stop in one bag by the door: keys, papers, ticket, card.
    3 Set two alarms: one for getting ready and one for leaving[, {deadline}].
      - 2 Set an alarm for getting ready.
      - 2 Set a second alarm for leaving.
    3? Write down how you'll get back and who could pick you up if it runs late.
  `),
  timed: parsePlan(`
    2* Put out or open what you need for it: {label}.
    2 Put your phone face down and out of reach.
    2 Write down the one part you'll do in this time.
    2n Write down the one part you'll do in this time.
    15* Start a timer for the time you chose, just for that part.
      - 5 Start a timer for the time you chose, with the easiest bit first.
      - 10 Go on until it rings.
    2 Write one line about how far you got.
      - 2 Write one line about how far you got.
      - 2 Mark the place where you'll pick up next time.
    2 Get up for a glass of water.
    2? Put the next session in your calendar, at the same time of day.
  `),
  ideas: parsePlan(`
    2* Write the first three ideas that come to you, silly ones too: {label}.
    3 Write one line about what it's for and who should like it.
    8 Add seven more ideas before an eight-minute timer rings.
      - 5 Add five more ideas before a five-minute timer rings.
      - 3 Add two ideas that are the opposite of the others.
    8n Add seven more ideas before an eight-minute timer rings.
    2 Circle the three ideas you'd most like to tell someone about.
    5 Send those three to one person: “Which one, and why?”
      - 2 Choose one person whose taste you like.
      - 3 Send that person your three ideas: “Which one, and why?”
    3* Underline the idea you'll go with.
    5? Do the first small thing for that idea[ {deadline}].
  `),
  recording: parsePlan(`
    2* Say or play the first line once, just to hear it: {label}.
    5 Put your microphone or camera in the quietest room you have.
    3 Record ten seconds there to hear how it sounds.
      - 2 Record a ten-second test there.
      - 2 Listen to the test once.
    3n Record a ten-second test in the quietest room you have.
    15* Record the first part from start to finish, mistakes and all.
      - 5 Read or play the first part through once, without recording.
      - 10 Record that part from start to finish, mistakes and all.
    5 Listen to it once to find the one spot that needs another take.
    5 Record just that spot again.
    3? Save it under a clear name, and note which parts are left[, the last one {deadline}].
  `),
};
