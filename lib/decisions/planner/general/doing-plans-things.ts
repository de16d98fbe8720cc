import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For things that are moved, fastened, looked over or put in order with the hands. */
export const THING_PLANS = {
  shift: parsePlan(`
    2* Measure {theObject|it} in hand spans or with a tape, the long side and the short one: {label}.
    4 Measure the narrowest place on its way: a door, a bend, a landing.
      - 3 Walk the way once, with an eye for the narrowest place: a door, a bend, a landing.
      - 3 Measure that place too.
    5 Take off it what comes off: cushions, feet, shelves, what is inside.
    5* Clear its way of rugs, shoes and everything that hangs.
      - 4 Clear its way of rugs, shoes and everything that hangs.
      - 2 Lay a blanket on the floor for it to slide on.
    4 Ask one person for a quarter of an hour at the other end, with day and hour[: {deadline}].
    15* Move it on a blanket with someone at the other end, tilted where the way is narrow.
      - 3 Agree on words for “stop” and “down” with whoever holds the other end.
      - 10 Move it in short stretches, tilted where the way is narrow.
    4? Put back what you took off it.
  `),
  carry: parsePlan(`
    2* Clear a spot at the place where it should end up: {label}.
    3 Go to where it is now for a look at how much it is: the loads, the heavy ones, the dirty ones.
      - 2 Go to where it is now.
      - 2 Count the loads, with a mark at the heavy ones.
    4 Wipe or shake off what should stay behind: dust, soil, water, spiders.
    10* Carry the first load over, the one that is nearest to you.
      - 5 Carry the first load over, the one that is nearest to you.
      - 5 Carry a second one.
    15 Carry the next loads, the heavy ones with a second person or a trolley.
      - 10 Carry the next loads.
      - 10 Carry the heavy ones with a second person or a trolley.
    5* Set everything where it will stay, with what you need first in front.
    2? Sweep the place where it stood.
  `),
  mount: parsePlan(`
    2* Lay out all that belongs to {theObject|it}, down to the last strap or screw: {label}.
    5 Find how it is fastened: on the box, on the maker's page, or in a film with its name.
      - 3 Find how it is fastened: on the box, on the maker's page, or in a film with its name.
      - 3 Put the tools that it names beside you.
    3* Hold it where it should be, and look whether it sits straight.
      - 3 Hold it where it should be.
      - 2 Mark the spot with a pencil or tape.
    15* Fasten it point by point, all of them loosely before the first is tight.
      - 10 Fasten every point loosely.
      - 5 Tighten them one after the other.
    2 Pull at it from two sides: nothing may slip.
    3? Keep the spare parts in one bag, with its name on it.
  `),
  check: parsePlan(`
    2* Go to the first one, or to where it shows, for one look: {label}.
    2 Write down what you find, with today's date.
    2n Write down what you find, with today's date.
    6 Look at the others in the same way, one line for each.
      - 5 Look at the next ones in the same way, one line for each.
      - 3 Look at the last ones.
    3 Mark the line that needs something, with what it needs: a battery, air, a call, a new one.
    8* Get or do that one thing.
      - 3 Find what it needs in the house, or the number to call.
      - 8 Get or do that one thing.
    2? Put the next look in your calendar.
  `),
  thing: parsePlan(`
    2* Go to {handled|it} for one look, with the light on: {label}.
    3 Write down what you see that has to happen, three lines in the order in which you would do them.
    3 Put beside you what the first line takes: a cloth, a tool, gloves, a bag.
      - 3 Put beside you what the first line takes: a cloth, a tool, gloves, a bag.
      - 2 Clear away what stands in front.
    4n Write down what you see that has to happen, with what the first piece of it takes.
    10* Do that first line, for 10 minutes at the most.
      - 10 Do that first line, for 10 minutes at the most.
      - 2 Cross it off.
    12 Do the second line, or ask the person who can.
      - 3 Ask someone about the line that you can't do alone.
      - 10 Do the second line.
    3 Look at it from where you will use it, with your three lines in hand.
    3? Put the line that is left in your calendar[, {deadline}].
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
};
