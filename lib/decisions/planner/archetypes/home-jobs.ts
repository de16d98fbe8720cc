import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Small jobs with a tool: things on the wall, taps, holes, radiators, locks, hinges. */
export const HOME_JOBS: readonly Archetype[] = [
  {
    id: "hang-on-wall",
    area: "home",
    acts: "hang|hang up|put up|mount|install|fix",
    things:
      "picture|pictures|mirror|shelf|shelves|floating shelf|floating shelves|curtain rail|curtain pole|blinds|blind|painting|poster|gallery wall|picture frame|tv mount|coat hooks|coat rack|hook|whiteboard|clock",
    needsAct: true,
    unless:
      "hang out|washing|laundry|broken|phone hook|fence|for sale|for auction|on ebay|shelf|shelves|tv mount|mount tv|curtain rail|curtain pole",
    it: "it",
    plan: `
      2* Hold {theIt} or a sheet of paper of its size against the wall.
        ~ Pick up {theIt}, or a sheet its size. | Hold it against the wall.
        ? gallery wall | nine frames | six frames | # frames | # pictures: 2 Lay the frames on the floor below the wall, the largest a little left of the middle.
        ? curtain*: 2 Hold a curtain up to the window to see how high and how wide it should hang.
      2n Mark the top edge on the wall with a pencil.
        ~ Get a pencil. | Mark the top edge on the wall.
        ? gallery wall | nine frames | six frames | # frames | # pictures: 5 Tape a paper of each frame's size to the wall, two fingers apart.
      3 Knock on the wall there: a dull sound means solid, hollow means wall anchors.
        - 2 Knock on the wall there: a dull sound means solid, hollow means wall anchors.
        - 2 Look for outlets above, below and beside it, because cables run there.
        ? plasterboard | drywall | hollow | stud*: 3 Find the stud with a magnet or detector. Without one, you need anchors rated for twice the weight.
        ? tile* | bathroom: 3 Follow pipes and cables with a detector, also straight above and below taps, shower and switches.
          - 2 Follow pipes and cables with a detector.
          - 2 Look straight above and below taps and switches, where most of them run.
      4 Put a pencil, a level and the hardware on a chair below: nails, hooks, anchors or strips.
        ~ Set a chair below the spot. | Put a pencil and a level on it. | Get the nails, hooks, anchors or strips. | Lay them beside the level.
        ? curtain*: 4 Put the rod, brackets, rings, a pencil, a level and anchors on a chair below the window.
        ? doesnt mind | holes allowed | small holes | landlord is fine | allowed to drill: 4 Put a pencil, a level, a drill and anchors for that wall on a chair below.
        ? rent* | landlord | no holes | no drill* | without drill*: 4 Put a level, a pencil and adhesive strips rated for twice its weight on a chair below.
        ? # kilos | # kg | # lbs | # pounds | heavy: 4 Put a level, a pencil and two screws with anchors below, each rated for the full weight.
        ? gallery wall | # pictures | # frames | # photos | several: 4 Lay all the frames on the floor the way they should hang.
      4 Mark the places for the hooks with the level.
        ~ Hold the level against the wall. | Move it until the bubble is in the middle. | Mark the place for the first hook. | Mark the others along the level.
        ? curtain*: 4 Mark both brackets with the level, a hand above the frame and a hand to the side.
        ? gallery wall | # pictures | # frames | # photos | several: 4 Tape a paper of each frame's size to the wall, the middle at eye height.
      10 Drill holes for anchors if it's heavy.
        - 3 Ask the owner whether you may drill holes, if you rent.
        - 8 Drill the holes for anchors, for heavy things only.
        ? doesnt mind | holes allowed | small holes | landlord is fine | allowed to drill: 8 Drill the holes for anchors, away from the lines of outlets and switches.
        ? rent* | landlord | no holes | no drill* | without drill*: 5 Press the strips on for half a minute each. They need an hour before anything hangs on them.
      8n Hang {it}, straight by a level, on a nail, hook or screw put in just below the mark.
        ~ Put a nail, hook or screw in below the mark. | Hang {it} on it. | Turn it until the level shows straight.
        ? gallery wall | nine frames | six frames | # frames | # pictures: 15 Hang the middle frame first at eye height. The others follow from there outward.
        ? curtain*: 8 Screw both brackets on above the frame, so the rod and curtains can hang.
      6 Screw or stick the hooks in at the marks.
        ~ Hold the first hook at its mark. | Screw or stick it in. | Put in the others the same way.
        ? curtain*: 6 Screw the brackets on at the marks. A tension rod works where no holes are allowed.
      5 Hang {it} on the hooks, until the level on its top edge reads straight.
        - 3 Hang {it} on the hooks, with a hand below at first.
        - 2 Lay the level on its top edge, so you can straighten it.
        ? curtain*: 5 Hang the curtains on the rod, to see that they close and clear the floor.
          - 3 Hang the curtains on the rod.
          - 2 Draw the curtains once, to see that they close and clear the floor.
    `,
  },
  {
    id: "dripping-tap",
    area: "home",
    whole: everyWay(
      "fix|repair|stop|mend",
      "dripping tap|leaky faucet|leaking tap|dripping faucet|tap dripping|leaky tap|leaking toilet|tap that drips|dripping kitchen tap|dripping bathroom tap",
    ),
    things: "dripping tap|leaky faucet|leaking tap|leaky tap|tap|faucet",
    acts: "fix|repair|stop|mend",
    tells: "tap is dripping|tap drips|faucet drips|faucet is leaking|tap won't stop dripping",
    unless: "landlord|dance|beer",
    it: "the tap",
    plan: `
      2* Turn off the small valve below the tap, or the main valve of the home.
        ~ Look below the tap for a small valve. | Turn that off, or the main valve.
        ? seized | stuck | wont turn | no valve | stiff | cant find .. valve: 2 Turn the home's main shutoff valve to the right until the tap runs dry, because the small one is stuck.
        ? dont know where | where to turn | how to turn off | where the water: 2 Look under the sink for a small valve on the pipe. It is shut when it's turned all the way right or across the pipe.
      2 Close the drain with a cloth, so no screw falls in.
        ~ Get a cloth. | Lay it over the drain.
        ? dont know where | where to turn | how to turn off | where the water: 3 Shut the home's main water valve if there is none there: by the meter, in the basement or outside.
      3 Photograph the tap from three sides, along with any maker's name.
        ~ Photograph the tap from the front. | Photograph it from both sides. | Photograph any maker's name.
        ? rent* | landlord | tenant: 4 Send the landlord a short video of the drip first, because the repair is usually theirs.
        ? landlord .. answer | landlord ignores | landlord wont: 3 Photograph the tap from three sides, as dated proof for the landlord.
      15n Take out the rubber washer or the cartridge below the handle.
        ~ Lift off the small cap on the handle. | Unscrew the handle. | Unscrew the part below it. | Lift out the washer or cartridge.
      8 Unscrew the handle. The screw often hides under a small cap.
        - 3 Lift the cap off with a knife tip.
        - 5 Unscrew the handle. The parts go in a row, in order.
        ? no tools | never done | never opened | dont know how: 8 Unscrew the handle with a screwdriver, the way a video for that kind of tap shows.
          - 3 Find one video for that kind of tap.
          - 5 Unscrew the handle. The parts go in a row, in order.
      10 Take out the rubber washer or the cartridge below it with pliers or a wrench.
        ~ Get pliers or a wrench. | Unscrew the part above the washer or cartridge. | Lift that part off. | Take out the washer or cartridge.
        ? mixer | lever | single handle: 10 Take out the cartridge below the lever with a wrench, and note the size written on it.
      25* Put the tap back together in reverse order, with a new part bought by the old one.
        ? bought .. washer | have .. washer | got .. washer | bought .. cartridge | have .. cartridge | got .. cartridge: 10 Put everything back in reverse order, once the new part matches the old one in width and hole.
          - 3 Hold the new part against the old one. They should match in width and hole.
          - 10 Put everything back together in reverse order.
        ? seized | stuck | no valve: 10 Put everything back with the new washer or cartridge, before the main valve opens slowly.
          - 10 Buy the same washer or cartridge, with the old one in your hand to compare.
          - 10 Put everything back together in reverse order.
        - 10 Buy the same washer or cartridge, with the old one in your hand to compare.
        - 10 Put everything back together in reverse order.
        ? outside tap | garden tap: 10 Put everything back with a new washer that matches the old one.
          - 10 Buy the same washer, with the old one in your hand to compare.
          - 10 Put everything back together in reverse order.
      3 Open the valve slowly while you watch every joint. A drip that stays is one for a plumber.
        ~ Put your hand on the valve. | Open it a little. | Watch every joint while you open it fully.
        ? seized | stuck | no valve: 5 Ring a plumber for a price to change the stuck valve, or the whole tap if it still drips.
        ? no money | cant afford | plumber .. expensive: 3 Open the valve slowly while you watch every joint. A bucket can catch a drip that stays.
    `,
  },
  {
    id: "fill-holes",
    area: "home",
    whole: everyWay(
      "fill|patch|repair|cover|plaster",
      "holes in wall|hole in wall|nail holes|cracks in wall|crack in wall|holes|drywall|hole in plaster|crack in ceiling|screw holes",
    ),
    unless: "tooth|jeans|garden|sock|road",
    it: "the holes",
    plan: `
      2* Pull the nail or anchor out of the first hole.
        ~ Take hold of the nail or anchor with pliers. | Pull it out.
        ? cup | big | deep | crumbl*: 2 Knock the loose crumbs out of the hole with the tip of a screwdriver.
      2 Lay paper on the floor below.
        ~ Get a sheet of paper. | Lay it on the floor below.
      2* Brush the dust out of the hole.
        ~ Get a small brush. | Turn it in the hole until no dust comes out.
      5* Press filler in with a card or putty knife, until it sticks out a little from the wall.
        ~ Get the filler with a card or putty knife. | Press some into the hole. | Add more until it sticks out a little. | Pull the card across the edges.
        ? big | deep: 5 Press filler in, in thin layers. Each one has to harden before the next.
      4 Draw the card flat across the filler once.
        - 2 Draw the card flat across the filler once.
        - 4 Fill the next hole the same way.
      2 Set a timer for the drying time on the tube.
        ~ Read the drying time on the tube. | Start a timer for that long.
      5 Sand the filled spot until your fingertip feels no edge.
        ? move out | moving out | moveout | deposit | rental | landlord | lease: 8 Sand each dry spot flat, dab on the wall color, and photograph it for your deposit.
          - 5 Sand each dry spot until your fingertip feels no edge.
          - 5 Dab on the same wall color with a sponge. Ask the landlord for the name of the paint if you don't have it.
          - 2 Photograph each spot for your deposit.
        - 5 Sand the filled spot until your fingertip feels no edge.
        - 4 Dab paint on the spot with a sponge.
    `,
  },
  {
    id: "bleed-radiators",
    area: "home",
    whole:
      "bleed the radiators|bleed radiators|bleed my radiators|bleed a radiator|bleed the radiator|fix the cold radiator|fix a cold radiator|get the air out of the radiators|bleed radiator",
    tells: "radiator is cold at the top|radiator cold at top|radiators are cold|radiator gurgles",
    unless: "car|landlord",
    it: "the radiators",
    plan: `
      2* Feel each radiator at the top and the bottom before you turn the heating off.
        ? cold at the bottom: 2 Turn the heating off. A radiator that is cold along the bottom has sludge in it, which a heating technician flushes out.
          - 2 Feel each radiator along the bottom. Cold there means sludge, which a heating technician flushes out.
          - 2 Turn the heating off.
        - 2 Feel each radiator with your hand, at the top and at the bottom.
        - 2 Turn the heating off.
      30 Let the radiators cool with the heating off, until you can keep your hand on them.
        ~ Turn the heating off. | Leave the radiators alone for half an hour. | Touch the first one with your hand. | Check the others until your hand can stay.
      2 Put the radiator key, a cloth and a cup beside the coldest one.
        ~ Get the radiator key, a cloth and a cup. | Put them beside the coldest radiator.
        ? no key | lost the key | dont have a key: 2 Put a cloth, a cup and a radiator key from the hardware store beside the coldest one.
      4* Open the small valve of the coldest one a quarter turn with its key, a cloth held below, until water drips steadily.
        ~ Put the key on the small valve. | Hold the cloth below it. | Turn the key a quarter turn. | Wait until water drips steadily.
      3* Close the valve as soon as the drip is steady.
        ~ Keep your hand on the key. | Watch for a steady drip. | Turn the key back until the valve is shut.
        ? no water | nothing comes | only hiss*: 3 Close it when the hiss ends without water. The boiler's pressure is probably too low.
      5 Do the other radiators in the same way, from the lowest floor up.
        - 4 Do the next radiator the same way.
        - 4 Do the rest of the radiators, from the lowest floor up.
        - 3 Read the pressure on the boiler, and note it. Outside the range in its guide, it needs a technician.
        ? only one | living room | bedroom | one radiator: 3 Read the pressure on the boiler. Its guide shows the right range and how to refill it.
          - 3 Read the pressure on the boiler. Its guide shows the right range.
          - 3 Feel that radiator again when the heating has run for an hour.
    `,
  },
  {
    id: "change-lock",
    area: "home",
    whole: everyWay(
      "change|replace|fix|swap",
      "lock|locks|door lock|front door lock|lock on my door|lock on front door|front door locks|locks on my door",
    ),
    acts: "get",
    things: "locks changed|new lock",
    unless: "phone|bike|padlock|screen|car|lost my keys",
    it: "the lock",
    plan: `
      2* Photograph the lock from the edge of the door, with the maker's name.
        ~ Open the door to see its edge. | Photograph the lock and the maker's name.
        ? ex | moved out | stolen keys | lost keys | lost my keys: 2 Lock the door from inside, with the chain on or the key in the lock.
      3* Ask your landlord whether you may change the lock, if you rent.
        ~ Open a message to your landlord. | Type “May I change the lock?” | Send the question.
        ? just bought | we bought | i bought: 3 Look in your home insurance for the kind of lock it asks for.
        ? my house | i own | own house | own flat | we own: 3 Look in your home insurance for the kind of lock it asks for.
      4 Measure from the edge of the door to the center of the lock, and note the width of the hole.
        - 2 Measure from the edge of the door to the center of the lock.
        - 2 Measure the width of the hole.
      8* Order a lock of the same make and size, or call a locksmith with a fixed price[ under {money}].
        ~ Open the photo of the lock. | Find the same make in the same size. | Order it, or call a locksmith with a fixed price.
        ? locksmith | not myself | tonight | today: 8 Ring two locksmiths for one full price over the phone: trip, lock, labor, tax.
        ? airbnb | smart lock | keypad | code: 8 Order a keypad lock that fits the measurements of this door.
      10 Swap it with the door open: screws out, old lock out, new lock in.
        - 5 Loosen the screws that hold the old lock.
        - 5 Slide the new lock in where the old one came out.
      3 Try every key three times before you close the door.
        ~ Hold the door open. | Try the first key three times. | Try each other key three times.
        ? ex | stolen keys | moved out: 3 Try every key three times before you close the door. Alarm and gate codes need a change too.
      3? Give one spare key to someone you trust.
        ~ Pick up one spare key. | Choose someone you trust. | Put it in their hand.
    `,
  },
  {
    id: "squeaky-door",
    area: "home",
    whole: everyWay(
      "fix|repair|stop|silence|oil",
      "squeaky door|squeaking door|creaky door|squeaky hinge|door from squeaking|sticking door|door that sticks|squeaky floorboard|squeaky bed|squeaky door hinge|loose door handle|creaky bed|squeaky chair",
    ),
    tells: "door squeaks|door creaks|door sticks|bed creaks|bed squeaks",
    it: "it",
    plan: `
      2* Move {whole|it} slowly, with your ear close to where the noise comes from.
        ~ Put your ear close to the noise. | Move {whole|it} slowly.
      2* Mark the noisy spot with a piece of tape.
        ~ Get a piece of tape. | Stick it on the noisy spot.
      4* Rub soap, candle wax or a drop of oil into the marked spot.
        ~ Get soap, candle wax or oil. | Put a little on your finger or a cloth. | Rub it into the top of the marked spot. | Work it down to the bottom.
        ? have oil | bought oil | wd40 | wd 40: 4 Drip two drops of oil onto each hinge pin, with a cloth below.
        ? car door: 4 Spray white grease on the car door's hinge and stop.
      3 Tighten every screw near that spot with the right screwdriver.
        - 2 Fetch the screwdriver that fits.
        - 3 Tighten every screw near that spot.
      2 Move it back and forth ten times to work it in.
        ~ Take hold of the part that squeaked. | Move it back and forth ten times.
      2 Wipe off any oil that runs down.
        ~ Get a cloth. | Wipe below the spot until no oil runs down.
      4? Write down what is still wrong, for a second try or a handy friend[, {deadline}].
        - 2 Write down what is still wrong.
        - 3 Ask a handy friend, with a photo of the spot.
    `,
  },
  {
    id: "defrost-freezer",
    area: "home",
    acts: "defrost|de-ice|thaw|thaw out",
    things: "freezer|refrigerator|fridge freezer|freezer drawer|freezer compartment",
    unless: "windscreen|car",
    it: "the freezer",
    plan: `
      2* Lay two old towels on the floor in front of {theIt}.
        ~ Get two old towels. | Lay them in front of {theIt}.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 2 Photograph each drawer of {theIt}, opened one at a time.
        ? already | is defrosting | defrosting .. now | on towels | off now: 2 Swap the wet towels in front of {theIt} for dry ones.
      5n Unplug {theIt} once the food is in a cooler.
        ~ Get a cooler. | Move the food into it. | Close the cooler. | Unplug {theIt} at the wall.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 5 Write a list for the door from the photos: one dinner a day, the oldest food first.
        ? already | is defrosting | defrosting .. now: 5 Set a bowl of hot water inside {theIt} on a folded cloth, with the door propped open.
      10n Lift off the loose ice with a wooden spoon.
        ~ Get a wooden spoon. | Lift off the loose ice at the top. | Lift off the ice on the sides. | Lift off what is left at the bottom.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 3 Put the oldest package in the fridge to thaw for tomorrow's dinner.
      4 Put the food that is left in it into a cooler or a box with blankets.
        ~ Get a cooler, or a box with blankets. | Open the freezer door. | Move the food into it. | Close the lid, or cover it with blankets.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 4 Write four lists from the photos: meat and fish, vegetables, bread, ready meals.
        ? stuck | iced shut | cant open | wont open: 4 Carry what you can reach out to a cooler. The stuck drawer can wait until the ice loosens.
        ? empty | already | is defrosting | defrosting .. now: 4 Check the food you took out. What is still hard goes in the cooler, what is soft gets cooked today.
        ? no cool bag | nowhere to put | no cool box: 4 Ask a neighbour for one freezer drawer. The rest can wait wrapped in newspaper and blankets.
      2 Pull the plug.
        - 2 Pull the plug.
        - 2 Keep the door open with a chair.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 2 Circle on the lists what is oldest or has ice on it.
          - 2 Circle on the lists what is oldest.
          - 2 Circle what has ice on it, for a stew or soup.
        ? is defrosting | defrosting .. now | already off | switched off | unplugged: -
      5 Set a bowl of hot water inside, on a folded cloth.
        ~ Fold a cloth. | Lay it inside at the bottom. | Fill a bowl with hot water. | Set the bowl on the cloth.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 5 Write a list for the door with one dinner a day, the circled food first.
      10 Lift off the loose ice with a wooden spoon. Anything sharp can pierce the wall.
        - 10 Lift off the loose ice with a wooden spoon. Anything sharp can pierce the wall.
        - 3 Change the water in the bowl.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 10 Cook the first dinner on the list, after a night in the fridge to thaw.
          - 2 Put the first package in the fridge for the night.
          - 10 Cook it tomorrow, with bread or vegetables from the same drawer.
      8 Wipe the inside dry, seals too.
        - 5 Wipe the inside dry.
        - 3 Wipe the seals.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 8 Offer a neighbour or friend what nobody at home will eat, frozen as it is.
          - 5 Offer a neighbour or friend what nobody at home will eat.
          - 3 Cross the frozen shopping off this week's list.
        ? every month | icing up | ices up | keeps icing | keeps freezing up | again and again: 8 Wipe every fold of the seal with warm soapy water.
          - 4 Wipe the inside dry.
          - 4 Wash every fold of the seal with warm soapy water.
      4 Put the food back once it is cold again, the oldest in front[; done {deadline}].
        ~ Open the freezer to feel that it's cold. | Get the food. | Put the newest at the back. | Put the oldest in front.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 4 Put the defrosting into your calendar, the day after the last dinner on the list[; done {deadline}].
        ? every month | icing up | ices up | ice up | keeps icing | keeps freezing up | again and again | so often: 4 Close the door on a sheet of paper in four places. Where it slides out, the seal lets damp air in.
          - 2 Close the door on a sheet of paper in four places.
          - 3 Write down where the paper slides out, as a spot for a new seal.
    `,
  },
];
