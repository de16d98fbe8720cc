import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What a house with a yard asks for once a year or when a part wears out. */
export const HOUSE_UPKEEP: readonly Archetype[] = [
  {
    id: "clean-ceiling-fan",
    area: "home",
    acts: "clean|dust|wash|wipe|wipe down|vacuum",
    things: "ceiling fan|ceiling fans|fan blades|ceiling fan blades|dusty fan",
    needsAct: true,
    unless: "bathroom|extractor|install|replace",
    it: "the fan",
    plan: `
      2* Switch the fan off at the wall, with a note on the switch.
      2 Lay an old sheet over the bed, table or sofa below it.
      3 Set up a firm ladder, so the blades are at eye level.
        ? no ladder | cant climb | bad back | high ceiling | vaulted: 3 Take a duster on a pole, or tie a microfibre cloth round a broom.
      8* Pull an old pillowcase over each blade, so the dust stays inside as you draw it back.
        ? no ladder | cant climb | bad back | high ceiling | vaulted: 8 Wipe the top of each blade from the floor with the pole, slowly.
          - 4 Wipe the top of the first two blades from the floor.
          - 4 Wipe the others.
        - 4 Pull an old pillowcase over the first blade, and draw it back slowly.
        - 5 Do the other blades in the same way.
      5 Wipe the blades and the motor with a cloth wrung out in warm water and dish soap.
        - 4 Wipe each blade with a cloth wrung out in warm water and dish soap.
        - 2 Wipe the motor housing with a dry one.
      3* Carry the sheet and pillowcase outside by their corners, before they go into the wash.
      2 Run it for a minute: slow clockwise for winter, the other way for summer.
    `,
  },
  {
    id: "feed-lawn",
    area: "home",
    whole: everyWay(
      "fertilize|fertilise|feed|put fertilizer on|weed and feed",
      "lawn|grass|yard|front lawn|back lawn",
    ),
    unless: "chickens|horse|goat",
    it: "the lawn",
    plan: `
      2* Pull up one tuft, and note whether the grass is growing, dry, mossy or full of weeds.
      4 Look up the right weeks for your kind of grass, mostly late spring and early autumn.
      5 Measure the lawn in steps, length times width, to know its square feet.
      5* Buy a slow-release lawn fertilizer, with weedkiller only if there are weeds and no new seed.
        ? dog | cat | kids | children | organic: 5 Buy a slow organic one for lawns that says from when children and animals may go back on it.
      10 Mow a day or two before feeding, when rain or a sprinkler will follow.
        - 2 Choose a dry day with rain coming after it.
        - 10 Mow a day or two before.
      15* Spread half of it lengthwise and half crosswise, at the setting on the bag.
        - 3 Set the spreader to the number on the bag, or borrow one.
        - 8 Spread half lengthwise.
        - 8 Spread the rest crosswise, swept off paths and drive.
      5 Water it in for 15 minutes.
    `,
  },
  {
    id: "open-pool",
    area: "home",
    whole: `${everyWay("open|prepare|uncover|start up", "pool|swimming pool|backyard pool|above ground pool|inground pool|hot tub", "for summer|for season|for swimming|after winter|for party|up")}|${everyWay("open", "pool|swimming pool|backyard pool|above ground pool")}`,
    unless: "lesson|membership|laps|public|green|hall|bar|table",
    it: "the pool",
    plan: `
      2* Look at the water below a corner of the cover: clear, cloudy or green, and how high.
      8 Pump or scoop the water and leaves off the cover before it comes off.
        - 5 Pump or scoop the water and leaves off the cover.
        - 4 Draw the cover off with a second person, to be rinsed and dried.
      5 Fill it to the middle of the skimmer, once the plugs are out and the baskets and ladder are back.
      8* Watch the joints and the gauge for five minutes after you start the pump with its lid tight.
        - 4 Fill the pump's basket with water, its lid tight.
        - 5 Start it, with an eye on joints and gauge.
      10 Scoop, brush and vacuum walls and floor.
      5* Test the water with strips or at a pool shop: alkalinity and pH first, chlorine after, one product at a time.
        - 4 Test the water with strips or at a pool shop.
        - 5 Add what it names, one product at a time, never two mixed.
      5 Check the gate, fence and alarm before anyone swims. The water must be clear and its numbers right.
    `,
  },
  {
    id: "yard-drainage",
    area: "home",
    acts: "fix|improve|sort out|solve|redo|do something about|deal with",
    things:
      "drainage|yard drainage|drainage in yard|drainage in garden|standing water in yard|soggy yard|wet basement|swampy yard|water in yard|puddle in yard",
    needsAct: true,
    tells:
      "yard floods|yard is a swamp|yard is flooded|water stands in yard|water pools in yard|water stands in garden|water runs toward house|basement gets wet when it rains|garden floods when it rains",
    unless: "shower|sink|bathtub|ear",
    it: "the drainage",
    plan: `
      2* Photograph where the water stands or runs after rain, and where it comes from.
      5 Look at each downspout in the rain: it should end two big steps or more from the wall.
      5* Push an extension onto the downspout that ends by the wall, with its mouth downhill.
        - 3 Measure the downspout, for an extension or a length of pipe.
        - 4 Push it on, with its mouth downhill and away from the neighbour.
      8 Clear the leaves out of gutters, window wells and yard drains, as far as you reach from firm ground.
      10 Shovel soil against the house until the ground slopes away from it, about six inches over ten feet.
        - 4 Lay a board and a level on the ground at the wall, to see which way it falls.
        - 10 Shovel soil there until it falls away from the house.
      5 Note after the next rain whether water still stands: where, how deep, how long.
      5* Send photos and notes to two drainage companies for a price, if water still reaches the wall or the basement.
        ? hoa | neighbor | neighbour | next door: 5 Show the photos to next door, since water from their side is settled together or with the town.
        - 3 Look up the rule of town or HOA on where water may go.
        - 5 Send photos and notes to two drainage firms for a price.
    `,
  },
  {
    id: "donate-car",
    area: "home",
    whole: everyWay(
      "donate|give away|give",
      "car|old car|truck|van|vehicle|minivan|car to charity|my car",
    ),
    unless: "seat|toy|rental|ride|wash|key|my son|my daughter|to my",
    it: "the car",
    plan: `
      2* Write the make, the year, the mileage and what still runs on a note.
      4 Type them into a price site, so you know what it is worth.
      5 Find two charities that take cars, and note what they do with the money.
      3* Find the title, and note whether there is a loan on it. Without a clear title nobody can take the car.
        ? lost the title | no title | lost title | cant find the title: 5 Order a copy of the title on the motor office's page, as nobody may take the car without it.
      5 Ask one of them about pick-up, whether they sell or use the car, and the tax receipt.
      8 Empty it of your things, plus the plates, toll tag and garage opener if your state asks.
        - 5 Empty glove box, boot and under the seats.
        - 4 Take off plates, toll tag and garage opener, as your place asks.
      8* Sign the title over to the charity at the pick-up, once you have a photo of it.
        - 4 Sign the title over, with a photo of it.
        - 3 Report the handover to the motor office.
        - 3 Cancel the insurance once that is confirmed, the receipt filed for the tax return.
    `,
  },
  {
    id: "appliance-part",
    area: "home",
    acts: "replace|change|install|fit|swap|order|put in",
    things:
      "dryer belt|oven element|heating element|oven heating element|bake element|fridge seal|fridge gasket|refrigerator door seal|freezer seal|door gasket|washer door seal|washing machine seal|drain pump|washer pump|dishwasher pump|washer hose|dishwasher hose|dryer heating element|thermal fuse|oven igniter|dryer rollers|stove knob|oven door hinge|drum belt|dryer drum belt|vacuum belt|oven thermostat",
    needsAct: true,
    it: "the part",
    plan: `
      2* Photograph the model label: on the door's edge, behind the kick plate or at the back.
      4* Search the model number and part name on a parts site, until you find the exploded picture.
      5 Watch one video for that exact model to its end: what comes off, which tools, how long.
      5 Compare the part plus your time with a repair price. Gas parts and sealed cooling are for a technician.
        - 3 Write down the part's price with delivery.
        - 4 Ask one repairer what it costs fitted.
      5 Order the part with that exact number, from a shop that takes returns.
      5 Pull the plug. Any water or gas to it has to be off too, and the machine cold.
        - 3 Pull the plug, with water or gas shut where it has some.
        - 2 Lay a towel and a cup for screws beside it.
      20* Swap the part with the machine unplugged, following a video for that model.
        - 10 Take off what covers it, with a photo before each screw.
        - 10 Swap the part, and put all back in the opposite order.
        - 4 Run one short test, standing beside it.
    `,
  },
  {
    id: "test-water",
    area: "home",
    whole: everyWay(
      "test|check|have|get|send in",
      "well water|tap water|drinking water|water for lead|our water|my water|water quality|water in house|well water tested|water tested|tap water tested|tap water for lead|well water for bacteria",
    ),
    unless: "pool|aquarium|fish|pressure|bill|meter|heater|leak",
    it: "the water",
    plan: `
      2* Fill a clear glass, and write down the colour, the smell and since when.
      5 Look for last year's water report on the supplier's page. A well of your own has none.
        ? well: 5 Look up on the health department's page what wells near you are tested for: bacteria, nitrate, arsenic.
      5* Order a kit from a certified lab for what worries you: lead in old pipes, bacteria and nitrate in a well.
        - 3 Find a certified lab on the state's or country's list.
        - 4 Order its kit for just those things.
      3 Read the kit's sheet the evening before: first water of the morning or after a minute, cold tap only.
      5 Fill the bottles as it says with clean hands, without touching the rim.
      5* Send or carry the filled bottles to the lab within its hours, labeled with date, time and tap.
      5 Drink bottled water until the result comes if anyone at home is pregnant, a baby or ill.
        - 3 Use bottled water for babies, pregnant or ill people until then.
        - 4 Ask the lab or the health department what the numbers mean.
    `,
  },
  {
    id: "low-water-pressure",
    area: "home",
    whole: everyWay(
      "fix|improve|increase|raise|check|get better|do something about",
      "water pressure|low water pressure|weak water pressure|water pressure in house|water pressure in shower|water pressure at home|water pressure in kitchen",
    ),
    tells:
      "water pressure is low|water pressure is terrible|water pressure dropped|low water pressure",
    unless: "boiler|heating|combi|radiator|tire|tyre|blood",
    it: "the pressure",
    plan: `
      2* Open a tap in two rooms, hot and cold, and write down where it is weak.
      3 Ask one neighbour or the supplier's page whether the street has it too.
      5* Unscrew the screen at the end of the weak tap or shower head, so it can soak an hour in vinegar.
        ? whole house | everywhere | all taps | every tap: 5 Turn the main valve at the meter or stopcock fully open, a quarter turn at a time.
      3 Check under the sinks that the small valves are fully open.
      5 Screw a pressure gauge onto the outside tap with nothing else running: 40 to 60 psi is good.
        - 3 Buy or borrow a gauge that fits the outside tap.
        - 3 Read it with nothing else running.
      5 Look for a leak: with all taps shut, does the meter still turn?
      5* Ring the landlord, the supplier or a plumber: which rooms, hot or cold, since when.
        - 2 Write gauge, rooms and since when on one line.
        - 5 Ring the landlord, the supplier or a plumber with it.
    `,
  },
  {
    id: "flush-water-heater",
    area: "home",
    acts: "flush|drain|flush out|clean out|descale|service",
    things: "water heater|hot water heater|hot water tank|tankless water heater|geyser",
    needsAct: true,
    unless: "leak|leaking|drip|install|new",
    it: "the heater",
    plan: `
      2* Look at its label: gas or electric, year, and the small valve at its foot.
        ? tankless: 2 Look at its label and below it for two small service valves, red and blue.
      3 Switch an electric heater off at the breaker, or a gas one to “pilot”. The water has to cool to lukewarm.
        - 2 Switch electric off at the breaker, or turn gas to “pilot”.
        - 2 Set an alarm for some hours later, since the water must be lukewarm.
      3* Shut the cold water valve on top of it, once its power or gas is off.
      5 Screw a garden hose onto the valve at its foot, the other end in a drain or outside, downhill.
      10 Open a hot tap upstairs and the valve below, until the tank is empty.
        - 3 Open a hot tap upstairs, to let air in.
        - 10 Open the valve below until the tank is empty, away from hands and children.
      8* Flush it with cold water through a hose on the bottom valve until it runs clear. A stuck valve is for a plumber.
      5 Fill it until the hot tap runs without air. Only a full tank gets its power or gas back.
        - 4 Close the valve, and fill it until the hot tap runs without air.
        - 2 Put power or gas back on, with a reminder in a year.
    `,
  },
];
