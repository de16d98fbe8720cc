import { parsePlan } from "@/lib/decisions/planner/written/archetype";

/** For things that are moved, fastened, looked over or put in order with the hands. */
export const THING_PLANS = {
  shift: parsePlan(`
    2* Measure {theObject|it} with a tape or your hands, the long side and the short side: {label}.
      ~ Measure the long side of {theObject|it} with a tape or your hands. | Measure the short side.
    4 Measure the narrowest spot it has to pass: a door, a corner, a landing.
      - 3 Walk the path once to find the narrowest spot: a door, a corner, a landing.
      - 3 Measure that narrow spot.
    5 Take off anything that comes off: cushions, legs, shelves, whatever is inside.
      ~ Stand in front of it. | Take off the cushions or empty the inside. | Take off the legs or shelves.
    5* Clear the path of rugs, shoes and anything that hangs.
      - 4 Clear the path of rugs, shoes and anything that hangs.
      - 2 Lay a blanket on the floor for it to slide on.
    4 Ask one person to hold the other end for 15 minutes on a set day[: {deadline}].
      ~ Open the chat with one person. | Name a day with 15 minutes. | Ask them to hold the other end.
    15* Move it on a blanket with someone at the other end, tilted where it's tight.
      - 3 Agree with your helper on words for “stop” and “down”.
      - 10 Move it a short stretch at a time, tilted where it's tight.
    4? Put back the parts you took off.
      ~ Lay the parts next to it. | Put the first one back. | Put the others back until none is left.
  `),
  carry: parsePlan(`
    2* Clear a spot where it will end up: {label}.
      ~ Stand where it will end up. | Move everything off that spot.
    3 Count how much there is to carry: how many loads, and which are heavy or dirty.
      - 2 Walk over to where everything is now.
      - 2 Count the loads and the heavy pieces.
    4 Wipe or shake off anything that should stay behind: dust, soil, water, spiders.
      ~ Get a cloth. | Wipe or shake the dust and soil off. | Look for water and spiders underneath.
    10* Carry over the first load, the one nearest to you.
      - 5 Carry over the first load, the one nearest to you.
      - 5 Carry over a second load.
    15 Carry the other loads, the heavy ones with a helper or a cart.
      - 10 Carry over the lighter loads.
      - 10 Carry the heavy ones with a helper or a cart.
    5* Set everything where it will stay, the things you need first in front.
      ~ Set down the things you need first, in front. | Set the others behind them. | Push everything into its final place.
    2? Sweep the spot where it all was.
      ~ Get the broom. | Sweep the spot where it all was.
  `),
  mount: parsePlan(`
    2* Lay out everything that came with {theObject|it}, down to the last strap or screw: {label}.
      ~ Open the box. | Lay every part out, down to the last screw.
    5 Find out how it is fastened: on the box, on the maker's website or in a video.
      - 3 Find out how it is fastened: on the box, on the maker's website or in a video.
      - 3 Put the tools you need for it next to you.
    3* Hold it where it should go, to see if it's straight.
      - 3 Hold it where it should go.
      - 2 Mark the spot with a pencil or tape.
    15* Fasten every point loosely before you tighten any of them.
      - 10 Fasten every point loosely.
      - 5 Tighten the points one by one.
    2 Pull on it from two sides to be sure nothing slips.
      ~ Take hold of it on two sides. | Pull, to feel whether anything slips.
    3? Keep the spare parts in one bag, with its name on it.
      ~ Get one bag. | Put the spare parts in. | Write the name on the bag.
  `),
  check: parsePlan(`
    2* Take one look at the first thing to check: {label}.
      ~ Stand at the first thing to check. | Take one look at it.
    2 Write down what you find, with today's date.
      ~ Open a note on your phone. | Type today's date with what you find.
    2n Write down what you find, with today's date.
      ~ Open a note on your phone. | Type today's date with what you find.
    6 Check the others the same way, with one line for each.
      - 5 Check the next few the same way, with one line for each.
      - 3 Check the last ones.
    3 Mark the one that needs attention and what it needs: a battery, air, a call, a replacement.
      ~ Look down your notes. | Mark the one that needs attention. | Write beside it: battery, air, call or replacement.
    8* Take care of the first thing that needs it, such as a new battery or a phone call.
      - 3 Find what you need for it in the house, or the number to call.
      - 8 Take care of that one thing.
    2? Put the next check in your calendar.
      ~ Open your calendar. | Enter the next check.
  `),
  thing: parsePlan(`
    2* Take one good look at {handled|it}, with the light on: {label}.
      ~ Switch the light on. | Take one good look at it.
    3 List three things that need to be done, in the order you'd do them.
      ~ Get a pen and paper. | Write the thing you'd do first. | Write the second and the third below.
    3 Put what you need for the first one next to you: a cloth, a tool, gloves, a bag.
      - 3 Put what you need for the first one next to you: a cloth, a tool, gloves, a bag.
      - 2 Clear away anything that's in front of it.
    4n Write down the first thing that needs to be done and what you need for it.
      ~ Get a pen and paper. | Write down the first thing to be done. | Write below it what you need for that.
    10* Do that first thing for 10 minutes at most.
      - 10 Do that first thing for 10 minutes at most.
      - 2 Cross the first thing off your list.
    12 Do the second thing, or ask someone who can.
      - 3 Ask someone about the part you can't do alone.
      - 10 Do the second thing on your list.
    3 Look at it from where you'll use it, to see what's left.
      ~ Stand where you'll use it. | Look from top to bottom. | Point at what's left.
    3? Put what's left in your calendar[, {deadline}].
      ~ Look at what's left. | Open your calendar. | Enter a time for it.
  `),
  state: parsePlan(`
    2* Write down what stands in the way of this: {label}.
      ~ Pick up a pen. | Write down what stands in the way.
    2 Write one line about what would be good enough.
      ~ Pick up a pen. | Write one line on what would be enough.
    3 List what has to be removed, fixed or added, one thing per line.
      ~ Get a pen and paper. | List what has to be removed. | List what has to be fixed or added.
    2 Mark the line that changes the most for the least work.
      ~ Read down your list. | Mark the line with most change for least work.
    4n List what has to be removed, fixed or added, with a mark by the easiest.
      ~ Get a pen and paper. | List what to remove, fix or add. | Mark the easiest one.
    15* Work on the thing you marked for 15 minutes at most.
      - 3 Put what you need for the thing you marked next to you: a bag, a cloth, a tool.
      - 10 Work on the thing you marked for 10 minutes.
    3 Try it out the way you'll use it, and note what has changed.
      - 2 Try it out the way you'll use it.
      - 2 Write down what has changed.
    5? Write a day or a helper's name beside each line that's left[, {deadline}].
      ~ Look at the lines that are left. | Write a day or helper beside the first. | Do the same with the others.
  `),
  fault: parsePlan(`
    2* Write down what goes wrong and when it happens: {label}.
      ~ Pick up a pen. | Write what goes wrong, with when it happens.
    2 Take a photo or a ten-second video of it.
      ~ Open the camera on your phone. | Take a photo or ten seconds of video.
    3 Write down its brand and model.
      ~ Look for the label on it. | Write down the brand. | Write down the model.
    6n Search for its brand and the problem until you find one simple guide.
      ~ Open a search page. | Type the brand with the problem. | Open results until one guide looks simple.
    8 Search for its brand and the problem until you find one simple guide.
      - 3 Write down the words to search for: the brand, the model and the problem.
      - 6 Save one simple guide that fits.
    15* Do the first thing the guide suggests, as long as it feels safe.
      - 5 Put the things the guide asks for next to you.
      - 10 Do the first thing it suggests, as long as it feels safe.
    3 Check if the problem is gone, and note what has changed.
      - 2 Check if the problem is gone.
      - 2 Write down what has changed.
    5? Send your photo and notes to your landlord or a repair person if it's still broken.
      ~ Check whether it's still broken. | Open a message to your landlord or a repair person. | Send it with your photo and notes.
  `),
  launder: parsePlan(`
    2* Find the care label on {theObject|it}: {label}.
      ~ Pick it up. | Turn the seams over until you find the label.
    3 Choose where to wash it: your own machine, a laundromat, the bathtub or the cleaner's.
      ~ Hold it up to see how big it is. | Cross off places the label doesn't allow. | Pick one of those left.
    3n Choose where to wash it: your own machine, a laundromat, the bathtub or the cleaner's.
      ~ Hold it up to see how big it is. | Cross off places the label doesn't allow. | Pick one of those left.
    4 Dab a little soap on the worst spot, where it can soak for a few minutes.
      ~ Find the worst spot. | Put a little soap on it. | Dab it until the spot is soapy.
    5* Start the wash on the setting from the label, or take it to the place you chose.
      - 3 Check that the pockets are empty and the zippers closed.
      - 5 Start the wash on the setting from the label, or take it to the place you chose.
    2 Set an alarm for when it's done.
      ~ Look when it will be done. | Set an alarm for that time.
    5 Spread it out or hang it so air gets to both sides.
      - 5 Spread it out or hang it so air gets to both sides.
      - 2 Turn it over once, an hour later.
    3? Put it back where it belongs once it's dry.
      ~ Feel whether it's dry all over. | Carry it to its place. | Put it back there.
  `),
  descale: parsePlan(`
    2* Empty it while it's unplugged: {label}.
      ~ Pull the plug out. | Empty it into the sink or trash.
    4 Get something its maker allows: descaler, citric acid or vinegar.
      - 3 Check what its maker allows: descaler, citric acid or vinegar.
      - 3 Get that from your cabinet or a store.
    4n Get something its maker allows: descaler, citric acid or vinegar.
      ~ Read what the maker allows. | Look in the cupboard for it. | Get descaler, citric acid or vinegar.
    5* Fill it or soak it the way the package says.
      ~ Read the amount on the package. | Measure that much. | Fill it, or lay it in to soak.
    2 Set a timer for the time on the package.
      ~ Read the time on the package. | Set a timer for it.
    5 Rinse it twice with clear water.
      - 3 Rinse it with clear water.
      - 3 Rinse it once more.
    3 Run it once with water only.
      ~ Fill it with water only. | Press its start button. | Pour the water out at the end.
    2? Put a date in your calendar for the next time.
      ~ Open your calendar. | Enter a date for the next time.
  `),
  heap: parsePlan(`
    2* Put the three things nearest to you where they belong: {label}.
      ~ Pick up the thing nearest to you. | Put it and the next two where they belong.
    3 Set aside the part you need first.
      ~ Look over all of it. | Choose the part you need first. | Move it to a place of its own.
    4n Set aside the part you need first.
      ~ Look over all of it. | Choose the part you need first. | Move it to a place of its own.
    10* Set a timer for 10 minutes and do only that part.
      ~ Set a timer for 10 minutes. | Pick up the first piece of that part. | Do that piece. | Go on with the part until it rings.
    2 Take a two-minute break away from it.
      ~ Stand up from it. | Walk away for two minutes.
    10 Set the timer again for the next part.
      - 10 Set the timer again for the next part.
      - 3 Move what's done to one side.
    5 Put away everything that's done.
      ~ Pick up the first finished thing. | Put it where it belongs. | Put the others away, until the spot is clear.
    3? Put ten minutes a day for the rest in your calendar until you're done[: {deadline}].
      - 2 Check how much is left.
      - 3 Put ten minutes a day for it in your calendar.
  `),
  batch: parsePlan(`
    2* Put the first one in front of you, with what you need for it: {label}.
      ~ Get the first one. | Lay what you need for it beside it.
    3 Divide the number you have to do by the days you have[: {deadline}].
      - 2 Count how many there are.
      - 2 Divide that number by the days you have.
    10* Do the first one from start to finish, with a timer running.
      ~ Start a timer. | Do the beginning of the first one. | Do the middle. | Finish it with the timer stopped.
    2 Write down how long it took and how many fit into half an hour.
      ~ Look at the minutes it took. | Write them down with how many fit half an hour.
    2n Write down how long it took and when you'll do the next ones.
      ~ Look at the time it took. | Write it down with a day for the next ones.
    25 Do as many more as you can in 25 minutes, with a tick on paper for each.
      - 2 Draw a row of boxes, one for each.
      - 10 Do the next ones for 10 minutes, with a tick in a box for each.
      - 10 Do 10 more minutes of them.
    3 Put the half hours you still need in your calendar[, the last one {deadline}].
      ~ Count the half hours you still need. | Open your calendar. | Enter each one.
    3? Put the finished ones where they have to go.
      ~ Pick up the finished ones. | Carry them to where they have to go. | Set them down there.
  `),
};
