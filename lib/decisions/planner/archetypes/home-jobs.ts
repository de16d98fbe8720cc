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
        ? gallery wall | nine frames | six frames | # frames | # pictures: 2 Lay the frames on the floor below the wall, the largest a little left of the middle.
        ? curtain*: 2 Hold a curtain up to the window, to see how high and how wide it should hang.
      2n Mark its top edge with a pencil.
        ? gallery wall | nine frames | six frames | # frames | # pictures: 5 Stick a paper of each frame's size on the wall with tape, two fingers between them.
      3 Knock on the wall there: a dull sound means solid, hollow means wall anchors.
        - 2 Knock on the wall there: dull means solid, hollow means special plugs.
        - 2 Look for sockets above, below and beside it, where cables run.
        ? plasterboard | drywall | hollow | stud*: 3 Find the stud with a magnet or detector, or take hollow-wall anchors marked for twice its weight.
        ? tile* | bathroom: 3 Follow pipes and cables with a detector, also straight above and below taps, shower and switches.
          - 2 Follow pipes and cables with a detector.
          - 2 Look straight above and below taps and switches.
      4 Put a pencil, a level and the hardware on a chair below: nails, hooks, anchors or strips.
        ? curtain*: 4 Put pole, brackets, rings, pencil, level and plugs on a chair below the window.
        ? doesnt mind | holes allowed | small holes | landlord is fine | allowed to drill: 4 Put pencil, spirit level, drill and plugs for that wall on a chair below.
        ? rent* | landlord | no holes | no drill* | without drill*: 4 Put level, pencil and strips made for twice its weight below, with the wall wiped with spirit.
        ? # kilos | # kg | # lbs | # pounds | heavy: 4 Put level, pencil and two screws with plugs below, each marked for its whole weight.
        ? gallery wall | # pictures | # frames | # photos | several: 4 Lay all the frames on the floor as they shall hang, with a photo of it.
      4 Mark the places for the hooks with the level.
        ? curtain*: 4 Mark both brackets a hand above the frame and a hand beside it, with the level.
        ? gallery wall | # pictures | # frames | # photos | several: 4 Stick a paper of each frame's size on the wall with tape, the middle at eye height.
      10 Drill holes for anchors if it's heavy.
        - 3 Ask the owner for a yes to holes, if you rent.
        - 8 Make holes with plugs, for heavy things only.
        ? doesnt mind | holes allowed | small holes | landlord is fine | allowed to drill: 8 Make the holes with plugs, away from the lines of sockets and switches.
        ? rent* | landlord | no holes | no drill* | without drill*: 5 Press the strips on for half a minute each, with an hour to set before anything hangs on them.
      8n Fix a hook or screw just below the mark, so you can hang {it} level.
        ? gallery wall | nine frames | six frames | # frames | # pictures: 15 Hang the middle frame first at eye height, the others from there outwards, level on each.
        ? curtain*: 8 Screw both brackets on above the frame, with pole and curtains hung in.
      6 Screw or stick the hooks in at the marks.
        ? curtain*: 6 Screw the brackets on, or press a tension rod in where no holes are allowed.
      5 Hang {it} on the hooks, until the level on its top edge reads straight.
        - 3 Hang {it} on the hooks, with a hand below at first.
        - 2 Lay the level on its top edge, to straighten it.
        ? curtain*: 5 Hang the curtains on the pole, to see that they close and clear the floor.
          - 3 Hang the curtains on the pole.
          - 2 Draw them once, to see that they close and clear the floor.
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
        ? seized | stuck | wont turn | no valve | stiff | cant find .. valve: 2 Turn the home's main stop tap to the right, as the small valve is stuck, until the tap runs dry.
        ? dont know where | where to turn | how to turn off | where the water: 2 Look under the sink for a small valve on the pipe: turned to the right, or across the pipe, it is shut.
      2 Close the drain with a cloth, so no screw falls in.
        ? dont know where | where to turn | how to turn off | where the water: 3 Shut the home's main stop tap if there is none there: by the meter, in the cellar or below the stairs.
      3 Photograph the tap from three sides, with any maker's name.
        ? rent* | landlord | tenant: 4 Send the landlord a short film of the drip first, as the repair is mostly theirs.
        ? landlord .. answer | landlord ignores | landlord wont: 3 Photograph the tap from three sides, with a copy and date for the landlord.
      8* Unscrew the handle. The screw often hides under a small cap.
        - 3 Lift the cap off with a knife tip.
        - 5 Unscrew the handle, with each part laid in a row.
        ? no tools | never done | never opened | dont know how: 8 Unscrew the handle with a screwdriver and a coin, as a video for that tap shows it.
          - 3 Find one video for that kind of tap.
          - 5 Unscrew the handle, with each part laid in a row.
      10 Take out the rubber washer or the cartridge below it with pliers or a spanner.
        ? mixer | lever | single handle: 10 Take out the cartridge below the lever with a spanner, its size written on it.
      10* Put everything back together in reverse order, with a new washer or cartridge like the old one.
        ? bought .. washer | have .. washer | got .. washer | bought .. cartridge | have .. cartridge | got .. cartridge: 10 Put all together in the opposite order, once the new part lies beside the old one: same width, same hole.
          - 3 Hold the new part against the old one: same width, same hole.
          - 10 Put it together in the opposite order.
        ? seized | stuck | no valve: 10 Put all together with the new washer or cartridge, before the main stop tap is opened slowly.
          - 10 Buy the same washer or cartridge, with the old one in your hand.
          - 10 Put it together in the opposite order.
        - 10 Buy the same washer or cartridge, with the old one in your hand.
        - 10 Put it together in the opposite order.
        ? outside tap | garden tap: 10 Put all together with a new washer from the shop, the old one in your hand as the pattern.
          - 10 Buy the same washer, the old one in your hand.
          - 10 Put it together in the opposite order.
      3 Open the valve slowly while you watch every joint. A drip that stays is one for a plumber.
        ? seized | stuck | no valve: 5 Ring a plumber for a price to change the stuck valve, or for the whole tap if it still drips.
        ? no money | cant afford | plumber .. expensive: 3 Open the valve slowly, with an eye on every joint; a drip that stays gets a bucket and a repair café's date.
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
      2* Pull the nail or plug out of the first hole.
        ? cup | big | deep | crumbl*: 2 Knock the loose crumbs out of the hole with a screwdriver's tip.
      2 Lay paper on the floor below.
      2* Brush the dust out of the hole.
      5* Press filler in with a card or putty knife, until it sticks out a little from the wall.
        ? big | deep: 5 Press filler in by layers no deeper than a little finger's nail, each one hard before the next.
      4 Draw the card across it once, held flat.
        - 2 Draw the card across once, held flat.
        - 4 Fill the next hole in the same way.
      2 Set a timer for the drying time on the tube.
      5 Sand it until your fingertip feels no edge.
        - 5 Sand it until your fingertip feels no edge.
        - 4 Dab paint on it with a sponge.
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
      2* Turn the heating off, once you have felt each radiator at top and bottom.
        ? cold at the bottom: 2 Turn the heating off: cold along the foot means sludge, which a heating engineer flushes out.
          - 2 Feel each radiator along its foot: cold there means sludge, for a heating engineer.
          - 2 Turn the heating off.
        - 2 Feel each radiator with your hand, at the top and at the bottom.
        - 2 Turn the heating off.
      30 Let the radiators cool with the heating off, until you can keep your hand on them.
      2 Put the radiator key, a cloth and a cup beside the coldest one.
        ? no key | lost the key | dont have a key: 2 Put cloth, cup and a flat screwdriver that fits the slot beside it, or fetch a key for a small sum from a DIY store.
      4* Open the small valve of the coldest one a quarter turn with its key, a cloth held below, until water drips steadily.
      3* Close the valve as soon as the drip is steady.
        ? no water | nothing comes | only hiss*: 3 Close it when the hiss ends without water: the boiler needs filling to about 1.3 first.
      5 Do the others in the same way, from the lowest floor up.
        - 4 Do the next radiator in the same way.
        - 4 Do the others, from the lowest floor up.
        - 3 Read the pressure on the boiler: between 1 and 2, or call whoever looks after it.
        ? only one | living room | bedroom | one radiator: 3 Read the pressure on the boiler: between 1 and 2, or fill it up as its guide shows.
          - 3 Read the pressure on the boiler: between 1 and 2.
          - 3 Feel the radiator again when the heating has run an hour.
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
        ? ex | moved out | stolen keys | lost keys | lost my keys: 2 Lock from inside with chain or key in, and photograph the lock from the edge of the door.
      3* Ask your landlord for a yes if you rent.
        ? just bought | we bought | i bought: 3 Look in the home insurance for the lock standard it asks for.
        ? my house | i own | own house | own flat | we own: 3 Look in the home insurance for the lock standard it asks for.
      4 Measure from the edge of the door to the center of the lock, and note the width of the hole.
        - 2 Measure it from the screw to the outer end.
        - 2 Measure it from the screw to the inner end.
      8* Order a lock of the same make and size, or call a locksmith with a fixed price[ under {money}].
        ? locksmith | not myself | tonight | today: 8 Ring two locksmiths for one full price over the phone: coming out, cylinder, fitting, tax.
        ? airbnb | smart lock | keypad | code: 8 Order a lock with a code that fits this door, once the backset is measured.
      10 Swap it with the door open: screws out, old lock out, new lock in.
        - 5 Loosen the long screw in the edge of the door.
        - 5 Slide the old one out and the new one in.
      3 Try every key three times before you close the door.
        ? ex | stolen keys | moved out: 3 Try every key three times, and change the codes of alarm, gate and wifi as well.
      3? Give one spare key to someone you trust.
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
      2* Mark that place with a bit of tape.
      4* Rub soap, candle wax or a drop of oil into it.
        ? have oil | bought oil | wd40 | wd 40: 4 Drip two drops of oil onto each hinge pin, a cloth below.
        ? car door: 4 Spray white grease on the car door's hinge and stop, wiped off where it runs.
      3 Tighten every screw nearby with the right screwdriver.
        - 2 Fetch the screwdriver that fits.
        - 3 Tighten every screw nearby.
      2 Move it ten times, to work it in.
      2 Wipe off what runs down.
      4? Write down what is still wrong, for a second try or a handy friend[, {deadline}].
        - 2 Write down what is still wrong.
        - 3 Ask a handy friend with a photo.
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
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 2 Photograph each drawer of {theIt}, opened one at a time.
        ? already | is defrosting | defrosting .. now | on towels | off now: 2 Swap the wet towels in front of {theIt} for dry ones.
      5n Unplug {theIt} once the food is in a cooler.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 5 Write one dinner a day from the photos on a sheet for the door, the oldest food first.
        ? already | is defrosting | defrosting .. now: 5 Set a bowl of hot water inside {theIt} on a folded cloth, with the door propped open.
      10n Lift off the loose ice with a wooden spoon.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 3 Put the oldest packet into the fridge to thaw for tomorrow's dinner.
      4 Put what is left in it into a cooler or a box with blankets.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 4 Write four lists from the photos: meat and fish, veg, bread, ready meals.
        ? stuck | iced shut | cant open | wont open: 4 Carry out what you can reach into a cool bag; what sits in the stuck drawer waits for the ice to loosen.
        ? empty | already | is defrosting | defrosting .. now: 4 Check the food you took out: still hard goes into the cool bag, soft gets cooked today.
        ? no cool bag | nowhere to put | no cool box: 4 Ask a neighbour for one freezer drawer, with the rest wrapped in newspaper and blankets.
      2 Pull the plug.
        - 2 Pull the plug.
        - 2 Keep the door open with a chair.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 2 Circle on the lists what is oldest or has ice on it.
          - 2 Circle on the lists what is oldest.
          - 2 Circle what has ice on it, for a stew or soup.
        ? is defrosting | defrosting .. now | already off | switched off | unplugged: -
      5 Set a bowl of hot water inside, on a folded cloth.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 5 Write one dinner a day on a sheet for the door, the circled food first.
      10 Lift off the loose ice with a wooden spoon, nothing sharp.
        - 10 Lift off the loose ice with a wooden spoon, nothing sharp.
        - 3 Change the water in the bowl.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 10 Cook the first dinner from the sheet, its packet thawed in the fridge overnight.
          - 2 Put the first packet into the fridge for the night.
          - 10 Cook it tomorrow, with bread or veg from the same drawer.
      8 Wipe it dry inside, seals too.
        - 5 Wipe it dry inside.
        - 3 Wipe the seals.
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 8 Offer a neighbour or friend what nobody at home will eat, frozen as it is.
          - 5 Offer a neighbour or friend what nobody at home will eat.
          - 3 Cross the frozen shopping off this week's list.
        ? every month | icing up | ices up | keeps icing | keeps freezing up | again and again: 8 Wipe it dry, with warm soapy water along every fold of the seal.
          - 4 Wipe it dry inside.
          - 4 Wash every fold of the seal with warm soapy water.
      4 Put the food back once it is cold again, the oldest in front[; done {deadline}].
        ? use up | using up | eat up | eat through | eat everything | eat down | run down | empty .. first | before we defrost | before i defrost | before defrosting | before it gets defrosted: 4 Put the defrosting into your calendar, the day after the last dinner on the sheet[; done {deadline}].
        ? every month | icing up | ices up | ice up | keeps icing | keeps freezing up | again and again | so often: 4 Close the door on a sheet of paper in four places: where it slides out, the seal lets damp air in.
          - 2 Close the door on a sheet of paper in four places.
          - 3 Write down where it slides out, for a new seal, and set the freezer to -18 °C (0 °F).
    `,
  },
];
