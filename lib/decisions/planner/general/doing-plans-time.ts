import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For what takes time, practice or a way: with oneself, a subject, a device, a journey. */
export const TIME_PLANS = {
  use: parsePlan(`
    2* Write down the first thing you'd like to get out of it: {label}.
      ~ Pick up a pen. | Write the first thing you'd like from it.
    4 Look up what you need to know: opening hours, login, balance or end date.
      - 3 Look up its opening hours or how much is left on it.
      - 2 Note the last day you can use it.
    3 Put a day and time for it in your calendar this week[, {deadline}].
      ~ Open your calendar for this week. | Find a free hour. | Enter it there.
    4n Put a day and time for it in your calendar.
      ~ Open your calendar. | Choose a day that still has room. | Enter it with a time.
    4 Put what you will need for it by the door or on the table.
      - 2 Put what you will need for it by the door or on the table.
      - 2 Set an alarm for leaving, or for starting.
    15* Use it once, in the smallest way that counts.
      - 10 Use it once, in the smallest way that counts.
      - 2 Write down one thing that was good and one that was not.
    3 Write down whether you would do it again, and when.
      ~ Get a pen and paper. | Write “again” or “not again”. | Write when, if you would.
    3? Choose a day to give it up or pass it on if you still haven't used it.
      ~ Open your calendar. | Choose a day to give it up. | Enter “Pass it on if unused”.
  `),
  less: parsePlan(`
    2* Write down how much it was yesterday, in minutes, dollars or number of times: {label}.
      ~ Get a pen and paper. | Write yesterday's number: minutes, dollars or times.
    2 Write tomorrow's number beside it, just a little lower.
      ~ Look at yesterday's number. | Say one that's just a little lower. | Write it beside the first.
    4 List the two moments when it happens most, with the place and what came just before.
      - 3 List the two moments when it happens most.
      - 2 Add where you were and what came just before.
    4n Write tomorrow's number beside it, just a little lower.
      ~ Look at yesterday's number. | Say one that's just a little lower. | Write it beside the first.
    3 Write down what you'll do or have instead at the first of those moments.
      ~ Look at the first of those moments. | Think of what you could do or have instead. | Write that beside it.
    8* Put one thing in its way now: an app limit, a closed door, a smaller glass, another way home.
      - 3 Choose one thing to put in its way: an app limit, a closed door, a smaller glass, another way home.
      - 8 Put that one thing in its way now.
    2 Tell one person your number for tomorrow.
      ~ Choose one person. | Tell or text them your number for tomorrow.
    2? Write the days of the week on a card where you can add each day's number.
      ~ Get a card. | Write the days of the week down its side.
  `),
  stuck: parsePlan(`
    2* Put {thing|it} in front of you for two minutes without doing anything: {label}.
      ~ Put {thing|it} in front of you. | Look at it for two minutes, hands still.
    4 Finish the sentence “I'm stuck because …” three different ways.
      ~ Get a pen and paper. | Write “I'm stuck because …” with a first ending. | Write two more endings below.
    2 Underline the reason that's easiest to change.
      ~ Read your three reasons. | Underline the one that's easiest to change.
    4n Finish the sentence “I'm stuck because …” three different ways.
      ~ Get a pen and paper. | Write “I'm stuck because …” with a first ending. | Write two more endings below.
    4 Write down one small thing that would help with it: a question, a page, a nap, a rough first version.
      ~ Look at the reason you underlined. | Think of a question, page, nap or rough version. | Write down the one that would help.
    10* Set a timer for 10 minutes and make a bad version you're allowed to throw away.
      - 2 Put anything you don't need for it out of sight.
      - 10 Set a timer for 10 minutes and make a bad version you're allowed to throw away.
    4 Send one person two lines: where you're stuck and what would help.
      - 3 Write two lines to one person: where you're stuck and what would help.
      - 2 Send those two lines.
    3? Write the next step on a note for the next time you sit down[: {deadline}].
      ~ Get a note. | Write the next step on it. | Leave it where you'll sit down next.
  `),
  body: parsePlan(`
    2* Write down how it is today, with a number from 0 to 10: {label}.
      ~ Pick up a pen. | Write how it is today, from 0 to 10.
    3 Add when it is better, when it is worse, and what you were doing then.
      - 2 Add when it is better.
      - 3 Add when it is worse, and what you were doing then.
    3n Add when it is better, when it is worse, and what you were doing then.
      ~ Look at today's number. | Write when it's better, and what you're doing. | Write when it's worse, the same way.
    6 Read a trusted health site, such as MedlinePlus, for one thing to try and one warning sign.
      - 5 Read what a trusted health site, such as MedlinePlus, says about it.
      - 3 Note one thing to try and one sign that means you should see a doctor.
    10* Try one gentle thing that may help, such as rest, warmth or an easy stretch, as long as it doesn't hurt.
      ~ Check that what you try doesn't hurt. | Get a blanket, warm pack or cushion. | Lie down, warm it or stretch gently. | Stay with it for ten minutes.
    5 Ask a pharmacist, a nurse or a doctor about it, with your notes in hand.
      - 2 Find the phone number of a pharmacist, a nurse or a doctor.
      - 5 Ask them about it, with your notes in hand.
    2 Set a reminder to rate it again tomorrow at the same time.
      ~ Look at the clock. | Set a reminder for the same time tomorrow.
    2? Put a day to compare the numbers in your calendar, two weeks from now[ or {deadline}].
      ~ Open your calendar two weeks from now. | Enter “Compare the numbers”.
  `),
  study: parsePlan(`
    2* Open {thing|the first page or task of it} where you stopped last time, or at the start: {label}.
      ~ Pick up {thing|the first page or task of it}. | Open it where you stopped, or at the start.
    4 List its parts, one per line, with a tick by the ones you know.
      - 4 List its parts, one per line.
      - 2 Tick the parts you already know.
    4n List its parts, with a tick by the ones you know.
      ~ Get a pen and paper. | Write the parts, one per line. | Put a check by the ones you know.
    3 Divide the parts you don't know yet by the days you have[: {deadline}].
      ~ Get your list of parts. | Count the parts you don't know yet. | Divide that number by the days you have.
    10* Work for 10 minutes on the first part you don't know yet.
      - 10 Work for 10 minutes on the first part you don't know yet.
      - 2 Write its main point in your own words.
    8 Answer three questions about it from memory, with the book shut.
      ~ Shut the book. | Answer the first question from memory. | Answer the second one. | Answer the third one, still without looking.
    5 Look up only what you didn't know.
      ~ Open the book again. | Find the first thing you didn't know. | Look up the rest of what you didn't know.
    3? Put the next parts in your calendar, one a day.
      ~ Open your calendar. | Put the next part on tomorrow. | Put one part on each day after that.
  `),
  screen: parsePlan(`
    2* Open the app or turn on the device to see what it shows: {label}.
      ~ Pick up the device. | Open the app or turn it on to see its screen.
    3 Write two lines: what it does now and what it should do.
      ~ Open a blank note. | Type one line on what it does now. | Type one line below on what it should do.
    3n Write two lines: what it does now and what it should do.
      ~ Open a blank note. | Type one line on what it does now. | Type one line below on what it should do.
    4 Find its name and version: on the back, under “About” or on the receipt.
      ~ Pick it up or open it. | Look on the back, under “About” or on the receipt. | Read off the name and the version.
    6 Search the maker's website for its name and what it should do.
      ~ Open the maker's website. | Type its name into the search box. | Open the first result that fits. | Find the line about what it should do.
    10* Try the first fix you find online that won't delete anything.
      - 3 Save a copy or a photo of anything you can't lose.
      - 8 Try the first fix that fits.
    3 Check if it does what you want now.
      - 2 Check if it does what you want now.
      - 2 Write down what you changed.
    5? Send your two lines to support or to someone who's good with tech.
      ~ Open a new message. | Choose support or someone who's good with tech. | Type in your two lines. | Press the Send button.
  `),
  both: parsePlan(`
    2* Write both on a note, one under the other: {label}.
      ~ Pick up a pen and a note. | Write both on it, one under the other.
    3 Write beside each what it's waiting for: a fact, a thing, someone's OK, a choice, a free hour.
      - 3 Write beside the first one what it's waiting for: a fact, a thing, someone's OK, a free hour.
      - 3 Write beside the second one what it's waiting for.
    2 Circle the one with the earlier date, or the one someone is waiting for.
      ~ Look at both lines on your note. | Find a date or a waiting person for each. | Circle the earlier or awaited one.
    3n Circle the one with the earlier date, or the one someone is waiting for.
      ~ Look at both lines on your note. | Find a date or a waiting person for each. | Circle the earlier or awaited one.
    10* Do a small piece of the circled one for 10 minutes: two lines to someone, one search, one drawer.
      - 3 Put what you need for its first small piece in front of you: the phone, a website, a pen, a bag.
      - 10 Do a small piece of the circled one for 10 minutes.
    2 Write down how far you got.
      ~ Pick up a pen. | Write one line on how far you got.
    10 Do a small piece of the other one.
      ~ Put the other one in front of you. | Pick one small piece of it. | Do the first half of that piece. | Finish that one piece.
    3? Put ten minutes for each in your calendar, on two different days.
      ~ Open your calendar. | Put ten minutes for the first one on one day. | Put ten minutes for the other on another day.
  `),
  journey: parsePlan(`
    2* List the stops in order and the time you have to be at the last one: {label}.
      ~ Pick up a pen and paper. | List the stops in order, with the time you're due last.
    5 Look up how long each leg of the trip takes, with stops and parking.
      - 3 Look up how long the first leg of the trip takes.
      - 3 Look up how long the second leg takes and where it starts.
    4 Count back from that time to when you have to leave home, with 15 minutes to spare.
      ~ Look at the time you're due at the last stop. | Take off the minutes for each stretch. | Take off 15 minutes to spare. | Write down when you leave home.
    5n Count back from that time to when you have to leave home, with 15 minutes to spare.
      ~ Look at the time you're due at the last stop. | Take off the minutes for each stretch. | Take off 15 minutes to spare. | Write down when you leave home.
    3 Tell the first stop when you'll be there, or check its hours.
      ~ Pick up your phone. | Find the number or the page of the first stop. | Tell them your time, or check their hours.
    4* Put what you need for each stop in one bag by the door: keys, papers, ticket, card.
      ~ Get one bag. | Put in the keys and the card. | Put in the papers and tickets for each stop. | Set the bag by the door.
    3 Set two alarms: one for getting ready and one for leaving[, {deadline}].
      - 2 Set an alarm for getting ready.
      - 2 Set a second alarm for leaving.
    3? Write down how you'll get back and who could pick you up if it runs late.
      ~ Pick up a pen and paper. | Write down how you'll get back. | Write one name who could pick you up late.
  `),
  timed: parsePlan(`
    2* Put out or open what you need for it: {label}.
      ~ Walk to where it's kept, or open your screen. | Put out or open what it needs.
    2 Put your phone face down and out of reach.
      ~ Turn your phone face down. | Slide it out of reach.
    2 Write down the one part you'll do in this time.
      ~ Open a blank note. | Type the one part you'll do now.
    2n Write down the one part you'll do in this time.
      ~ Open a blank note. | Type the one part you'll do now.
    15* Start a timer for the time you chose, just for that part.
      - 5 Start a timer for the time you chose, with the easiest bit first.
      - 10 Go on until it rings.
    2 Write one line about how far you got.
      - 2 Write one line about how far you got.
      - 2 Mark the place where you'll pick up next time.
    2 Get up for a glass of water.
      ~ Stand up from your seat. | Fill a glass with water.
    2? Put the next session in your calendar, at the same time of day.
      ~ Open your calendar at the next free day. | Enter the next session at this time of day.
  `),
  ideas: parsePlan(`
    2* Write the first three ideas that come to you, silly ones too: {label}.
      ~ Pick up a pen and paper. | Write the first three ideas, silly ones too.
    3 Write one line about what it's for and who should like it.
      ~ Pick up your pen. | Write a few words on what it's for. | Finish the line with who should like it.
    8 Add seven more ideas before an eight-minute timer rings.
      - 5 Add five more ideas before a five-minute timer rings.
      - 3 Add two ideas that are the opposite of the others.
    8n Add seven more ideas before an eight-minute timer rings.
      ~ Start an eight-minute timer. | Write three more ideas. | Write two more, odd ones included. | Write the last two before it rings.
    2 Circle the three ideas you'd most like to tell someone about.
      ~ Read your ideas from the top. | Circle the three you'd most like to tell someone about.
    5 Send those three to one person: “Which one, and why?”
      - 2 Choose one person whose taste you like.
      - 3 Send that person your three ideas: “Which one, and why?”
    3* Underline the idea you'll go with.
      ~ Pick up your pen. | Read your circled ideas once. | Underline the one you'll go with.
    5? Do the first small thing for that idea[ {deadline}].
      ~ Look at the idea you underlined. | Name the first small thing it needs. | Do it now, start to finish.
  `),
  recording: parsePlan(`
    2* Say or play the first line once, just to hear it: {label}.
      ~ Find the first line. | Say or play it once.
    5 Put your microphone or camera in the quietest room you have.
      ~ Pick up your microphone or camera. | Carry it to the quietest room you have. | Set it down facing where you'll be.
    3 Record ten seconds there to hear how it sounds.
      - 2 Record a ten-second test there.
      - 2 Listen to the test once.
    3n Record a ten-second test in the quietest room you have.
      ~ Stand in the quietest room you have. | Press the record button. | Talk or play for ten seconds. | Press stop.
    15* Record the first part from start to finish, mistakes and all.
      - 5 Read or play the first part through once, without recording.
      - 10 Record that part from start to finish, mistakes and all.
    5 Listen to it once to find the one spot that needs another take.
      ~ Press play on the recording. | Listen once to the end. | Note the one spot that needs another take.
    5 Record just that spot again.
      ~ Find the spot that needs another take. | Press the record button. | Say or play just that spot.
    3? Save it under a clear name, and note which parts are left[, the last one {deadline}].
      ~ Open the Save window. | Type a clear name. | Write down which parts are left.
  `),
};
