import { DOING_PLANS, type DoingKind } from "@/lib/decisions/planner/general/doing-plans";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";

/** What kind of doing a goal of no known kind is. */
export type GeneralKind =
  | DoingKind
  | "any"
  | "hands"
  | "desk"
  | "speak"
  | "skill"
  | "deliver"
  | "arrive"
  | "remember"
  | "access"
  | "cook"
  | "turn-into"
  | "decide"
  | "be-there"
  | "be";

/** One plan for each kind of doing, whatever it is done to, in the person's own words. */
export const GENERAL_PLANS: Readonly<Record<GeneralKind, readonly PlanLine[]>> = {
  ...DOING_PLANS,
  any: parsePlan(`
    2* Write this at the top of a page[, with “{deadline}” beside it]: {label}.
    3 Write below it what one would see once it is done.
    3 List three things in the way: something missing, something unknown, somebody to ask.
    2 Circle the one of them that is quickest to move.
    10 Set a timer for 10 minutes and move that one: fetch it, look it up, or ask.
    10n Set a timer for 10 minutes and do the first thing your hands would do for it, however badly.
    15 Do the first piece of the thing itself, however badly.
      - 10 Do the first piece of the thing itself, however badly.
      - 3 Mark where you stopped, so that you find it again.
    3* Write down in one line what is left, with a day for it.
  `),
  hands: parsePlan(`
    2* Clear away the first thing that is in the way where it will happen: {label}.
    4 Put beside you what it takes: a bag, a cloth, a tool, a second pair of hands.
      - 4 Put beside you what you have of what it takes: a bag, a cloth, a tool.
      - 2 Ask someone for what is missing, or for a second pair of hands.
    4n Put beside you what it takes: a bag, a cloth, a tool, a second pair of hands.
    10* Set a timer for 10 minutes and begin with the piece that is nearest to you.
    2 Look at what you have done from two steps back.
    15 Go on with the next piece, up to the end or to a good place to stop.
      - 10 Go on with the next piece.
      - 10 Do the last piece, or mark where you stopped.
    4 Put away what you used.
    3? Write down what is left, with a day for it[, the last one {deadline}].
  `),
  desk: parsePlan(`
    2* Open the page, the form or the file for this: {label}.
    5 Write down which facts, numbers or papers it asks for, one line each.
    5n Put beside you the facts, numbers or papers that it asks for.
    6 Put beside you those that you have.
    15* Fill in or write what you know without looking anything up.
      - 10 Fill in or write what you know without looking anything up.
      - 3 Mark every place where something is missing.
    8 Find the first thing that is missing: in a message, in a letter, or with a question to someone.
      - 3 Write down who or what has the first thing that is missing.
      - 8 Ask or look there.
    5 Check names, dates and sums once, from top to bottom.
    3? Put it where it has to go[, {deadline}], with a copy for yourself.
  `),
  speak: parsePlan(`
    2* Write down your first sentence for it, word for word: {label}.
    4 Write in one line what they should take home with them.
    5 Write three points on a card, three words each.
    5n Write three points on a card, three words each.
    8* Say it aloud once, alone, with a clock running.
      - 3 Say only the first sentence aloud, three times.
      - 6 Say all of it aloud once, with a clock running.
    3 Cross out the part that you stumbled over.
    6 Say it once to a person, or to your phone.
      - 6 Say it once to a person, or to your phone.
      - 2 Mark on the card the one place to slow down.
    3? Put the card into the pocket that you will have with you[, {deadline}].
  `),
  skill: parsePlan(`
    2* Write down how far you get with it today: {label}.
    3 Write below it the smallest success that you would tell someone about.
    8 Watch one short guide, or someone who can do it, for the very first move.
      - 5 Find one short guide, or someone who can do it.
      - 4 Write down the very first move in it.
    8n Watch one short guide, or someone who can do it, for the very first move.
    10* Try that move for 10 minutes.
    3 Write down what worked, and where it stuck.
      - 2 Write down what worked.
      - 2 Write down where it stuck.
    4 Put two more tries of 10 minutes in your calendar.
    3? Lay out what you need for the day on which it counts[: {deadline}].
  `),
  deliver: parsePlan(`
    2* Put {thing|it} in front of you: {label}.
    8 Finish the one thing that has to be right before it leaves your hands.
      - 3 Write down the one thing that has to be right before it leaves your hands.
      - 8 Finish that one thing.
    4 Write the two lines that go with it: what it is, and what {person|the other} should do with it.
    4n Write the two lines that go with it: what it is, and what {person|the other} should do with it.
    3 Check the name, the address or the link that it goes to.
    5* Hand it over or send it[, {deadline}].
      - 3 Pack or attach it.
      - 3 Hand it over or send it[, {deadline}].
    2 Write down when it left, and where you can see that it has arrived.
  `),
  arrive: parsePlan(`
    2* Write down the time you have to be there: {label}.
    5 Look up two ways there, with the time each one takes.
      - 4 Look up one way there, with the time it takes.
      - 4 Look up a second one, in case the first falls through.
    5n Count back from that hour: the way, the door, ten minutes for what goes wrong.
    4 Count back from that hour: the way, the door, ten minutes for what goes wrong.
    6* Book or ask for the surer way: a ticket, a taxi, a lift.
    3 Set two alarms: one for getting ready, one for the door.
      - 2 Set an alarm for getting ready.
      - 2 Set a second one for the door.
    4 Put what you take along in one bag by the door.
    2? Save the number of a taxi, or of someone who would drive you.
  `),
  remember: parsePlan(`
    2* Set an alarm for the moment it should happen, with the name {label}.
    3 Choose something you never skip that comes just before it, such as brushing your teeth or locking the door.
    3 Put {thing|what it takes} right beside that.
    3n Put {thing|what it takes} beside something you never skip, such as your toothbrush or your keys.
    3* Do it once now, as a rehearsal.
    3 Put a note at eye height where you will be at that moment.
      - 2 Write the note, three words long.
      - 2 Put it at eye height where you will be at that moment.
    3 Write what you do when it slipped your mind: the smallest version at once, and nothing to make up for.
    2? Hang up a calendar for seven days, with a mark each time it worked.
  `),
  access: parsePlan(`
    2* Write down what you still know of it, such as a name, an old number, the last time it worked: {label}.
    5 Try the official way back in once: “forgot password”, “can't sign in”, another cable.
    3 Copy what stops you, word for word: the message, the missing code, the dark screen.
    4n Copy what stops you, word for word: the message, the missing code, the dark screen.
    8* Search for those words on the maker's own help page.
    15 Follow that page to its end, or to the first thing it asks for that you lack.
      - 10 Follow that page for 10 minutes.
      - 3 Write down what it asks for that you lack.
    6 Ask support, or someone who is good with such things, in three lines.
      - 4 Write three lines: what you want, what happens, what you tried.
      - 2 Send them to support, or to someone who is good with such things.
    3? Write down what worked, beside your passwords.
  `),
  cook: parsePlan(`
    2* Write {label} on a note, with for how many and for when.
    5 Choose one recipe that you trust, or the back of a packet.
    4 Tick what is in the house already.
    4n Tick what it needs that is in the house already.
    10 Buy, borrow or swap what is missing.
    3 Lay out pan, knife and spoon.
    25* Make it along the recipe, one line at a time.
      - 10 Do all the washing, cutting and weighing.
      - 10 Make it along the recipe, one line at a time.
      - 2 Taste it.
    3? Put the used things to soak while it cooks or cools.
  `),
  "turn-into": parsePlan(`
    2* Write down what you have now, and what it should be: {label}.
    4 Write three things that it must be able to do in the end.
    8 Look at three pictures of how others did it, and mark the simplest.
      - 6 Look at three pictures of how others did it.
      - 2 Mark the simplest.
    5n List what has to go, what stays and what has to come.
    6 List what has to go, what stays and what has to come.
      - 3 List what has to go.
      - 4 List what stays, and what has to come.
    10* Set a timer for 10 minutes and take out the first thing that has to go.
    5 Measure or price the one thing that has to come first[, within {money}].
    4 Put the next three pieces in your calendar, one a day[, the last one {deadline}].
  `),
  decide: parsePlan(`
    2* Write the question at the top of a page: {label}.
    4 List the answers that are possible, one line each.
    5 Write beside each what it gives, and to whom.
      - 3 Write beside each what it gives, and to whom.
      - 3 Write beside each what it takes.
    5n Write the possible answers below it, each with what it gives and takes.
    5 Ask whoever it touches which of them they could live with.
    3 Cross out the one that nobody would miss.
      - 2 Cross out the one that nobody would miss.
      - 2 Mark the one that you would defend.
    3* Write down your answer[, {deadline}].
    3? Tell those who wait for it, in one line.
  `),
  "be-there": parsePlan(`
    2* Write it into your calendar with day and hour[ ({deadline})], under the name {label}.
    4 Tell whoever has to know that this time is taken.
    6 Move or call off what stands in that time already.
      - 3 Look at what stands in that time already.
      - 5 Move or call off the first of it.
    5n Move or call off what stands in that time already.
    5 Look up what it takes: the place, the weather, a ticket, a thing to bring.
      - 4 Look up what it takes: the place, the weather, a ticket.
      - 2 Write down the one thing to bring.
    5* Put out what you will want to have with you.
    2 Set an alarm for half an hour before it begins.
    3? Write down one thing that may go wrong, and what you will do then.
  `),
  be: parsePlan(`
    2* Write down the last time you came close to it, even for a minute: {label}.
    3 Add what a camera would have seen you do or heard you say.
    4 List three moments in the coming days in which you could do just that.
      - 4 List three moments in the coming days in which you could do just that.
      - 2 Circle the nearest one.
    5n Write what a camera would have seen you do, and the next moment in which you could do it again.
    4 Write the one sentence or movement that you will use in the nearest of them.
      - 3 Write the one sentence or movement that you will use in it.
      - 2 Say or do it once now, alone.
    3 Set an alarm ten minutes before that moment, with those words as its name.
    10* Try it once today in a moment where little hangs on it.
      - 2 Choose a moment today where little hangs on it.
      - 10 Try it there once.
    3 Write down in one line how it went, and what you would keep.
      - 2 Write down in one line how it went.
      - 2 Underline what you would keep.
  `),
};
