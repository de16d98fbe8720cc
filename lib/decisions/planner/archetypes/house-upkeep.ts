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
        ~ Switch the fan off at the wall. | Tape a note over the switch.
      2 Lay an old sheet over the bed, table or sofa below it.
        ~ Get an old sheet. | Spread it over whatever stands below the fan.
      3 Set up a firm ladder, so the blades are at eye level.
        ~ Fetch a firm ladder. | Open it below the fan. | Climb until the blades are at eye level.
        ? no ladder | cant climb | bad back | high ceiling | vaulted: 3 Tie a microfiber cloth around a broom, or take a duster on a pole.
      8* Pull an old pillowcase over each blade, so the dust stays inside as you draw it back.
        ? no ladder | cant climb | bad back | high ceiling | vaulted: 8 Wipe the top of each blade from the floor with the pole, slowly.
          - 4 Wipe the top of the first two blades from the floor.
          - 4 Wipe the other blades.
        - 4 Pull an old pillowcase over the first blade, so the dust stays inside as you draw it back.
        - 5 Wipe the other blades in the same way.
      5 Wipe the blades and the motor with a cloth wrung out in warm water and dish soap.
        - 4 Wipe each blade with a cloth wrung out in warm water and dish soap.
        - 2 Wipe the motor housing with a dry cloth.
      3* Shake the pillowcase out outside before it goes in the wash, and the sheet too if you laid one.
        ~ Take the pillowcase outside. | Shake it out, the sheet too. | Put them in the wash.
      2 Run the fan for a minute: slow clockwise for winter, the other way for summer.
        ~ Set the fan slow clockwise for winter, the other way for summer. | Let it run for a minute.
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
        ~ Pull up one tuft of grass. | Note whether it's growing, dry, mossy or weedy.
      4 Look up the right weeks for your kind of grass, mostly late spring and early autumn.
        ~ Open your browser. | Search for your kind of grass with “when to feed”. | Write down the weeks.
      5 Measure the lawn in steps. Length times width gives you its square feet.
        ~ Stand at one corner of the lawn. | Count the steps along its length and its width. | Multiply the two for the square feet.
      5* Buy a slow-release lawn fertilizer. One with weedkiller makes sense only if there are weeds and no new seed.
        ~ Open a garden store's page. | Look for slow-release lawn fertilizer. | Buy it, with weedkiller only for weeds without new seed.
        ? dog | cat | kids | children | organic: 5 Buy a slow organic lawn fertilizer that says when children and animals may go back on the grass.
      10 Mow a day or two before feeding, when rain or a sprinkler will follow.
        - 2 Choose a dry day with rain after it.
        - 10 Mow a day or two before that day.
      15* Spread half of the fertilizer lengthwise and half crosswise, at the setting on the bag.
        - 3 Set the spreader to the number on the bag.
        - 8 Spread half of the fertilizer lengthwise.
        - 8 Spread the rest crosswise. What lands on the driveway has to be swept off.
      5 Water the lawn for 15 minutes.
        ~ Turn on the sprinkler or hose. | Water one half of the lawn for seven minutes. | Water the other half until fifteen minutes are over.
    `,
  },
  {
    id: "open-pool",
    area: "home",
    whole: `${everyWay("open|prepare|uncover|start up", "pool|swimming pool|backyard pool|above ground pool|inground pool|hot tub", "for summer|for season|for swimming|after winter|for party|up")}|${everyWay("open", "pool|swimming pool|backyard pool|above ground pool")}`,
    unless: "lesson|membership|laps|public|green|hall|bar|table",
    it: "the pool",
    plan: `
      2* Look at the water under a corner of the cover: clear, cloudy or green, and how high.
        ~ Lift one corner of the pool cover. | Look at the water: clear, cloudy or green, and how high.
      8 Pump or scoop the water and leaves off the cover before it comes off.
        - 5 Pump or scoop the water and leaves off the cover.
        - 4 Draw the cover off with a second person.
      5 Fill it to the middle of the skimmer, once the plugs are out and the baskets and ladder are back.
        ~ Check that the plugs are out, the baskets and ladder in. | Turn on the hose. | Stop the water at the middle of the skimmer.
      8* Watch the joints and the gauge for five minutes after you start the pump with its lid tight.
        - 4 Fill the pump's basket with water before the lid goes on tight.
        - 5 Start the pump, and note any drip at the joints within five minutes.
      10 Scoop, brush and vacuum the walls and floor.
        ~ Get the pool net. | Scoop the leaves off the water. | Brush the walls from top to bottom. | Vacuum the floor from end to end.
      5* Test the water with strips or at a pool store: alkalinity and pH first, chlorine after, one product at a time.
        - 4 Test the water with strips or at a pool store.
        - 5 Add what the test calls for, one product at a time, never two mixed.
      5 Check the gate, fence and alarm before anyone swims. The water must be clear and its numbers right.
        ~ Let nobody into the water yet. | Check the gate, fence and alarm. | Check that the water is clear. | Check that its numbers are right.
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
        ~ Stand outside with your phone. | Photograph where the water stands or runs, and where it starts.
      5 Look at each downspout in the rain: it should end at least two big steps from the wall.
        ~ Walk to the first downspout in the rain. | Look whether it ends two big steps from the wall. | Look at each of the others.
      5* Push an extension onto the downspout that ends by the wall, with its mouth downhill.
        - 3 Measure the downspout so you can get an extension that fits.
        - 4 Push the extension on, with its mouth downhill and away from the neighbour.
      8 Clear the leaves out of gutters, window wells and yard drains, as far as you can reach from firm ground.
        ~ Get gloves and a bucket. | Clear the leaves from window wells and yard drains. | Clear the gutters you can reach from firm ground.
      10 Shovel soil against the house until the ground slopes away from it, about six inches over ten feet.
        - 4 Lay a board and a level on the ground at the wall to see which way it slopes.
        - 10 Shovel soil there until the ground slopes away from the house.
      5 Note after the next rain whether water still stands: where, how deep, how long.
        ~ Go outside after the rain. | Look for standing water. | Write down where, how deep and how long.
      5* Send photos and notes to two drainage companies for a price if water still reaches the wall or the basement.
        ? hoa | neighbor | neighbour | next door: 5 Show the photos to your neighbour, because water from their side needs a solution together.
        - 3 Look up your town's or HOA's rule on where water may go.
        - 5 Send the photos and notes to two drainage companies for a price.
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
        ~ Pick up a pen. | Write down make, year, mileage and what still runs.
      4 Type those details into a price site, so you know what the car is worth.
        ~ Open a car price site. | Type in the details from your note. | Write down what the car is worth.
      5 Find two charities that take cars, and note what they do with the money.
        ~ Open your browser. | Find two charities that take cars. | Note what each one does with the money.
      3* Find the title, and note whether there is a loan on it. Without a clear title nobody can take the car.
        ~ Open the folder with the car papers. | Find the title. | Note whether a loan is written on it.
        ? lost the title | no title | lost title | cant find the title: 5 Order a copy of the title on the motor vehicle office's page, because nobody can take the car without one.
      5 Ask one of them about pickup, whether they sell or use the car, and the tax receipt.
        ~ Open the contact page of one charity. | Ask whether they pick up, and sell or use it. | Ask about the tax receipt.
      8 Empty the car of your things. In some states the plates come off too.
        - 5 Empty the glove box, the boot and the space under the seats.
        - 4 Take off the plates, toll tag and garage opener, if your state asks for it.
      8* Sign the title over to the charity at pickup, once you have a photo of it.
        - 4 Sign the title over at pickup, once you have a photo of it.
        - 3 Report the handover to the motor vehicle office.
        - 3 Cancel the insurance once the handover is confirmed. The receipt is for your tax return.
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
      2* Photograph the model label on the machine: on the door's edge, behind the kick plate or at the back.
        ~ Look on the door's edge, behind the kick plate and in back. | Photograph the model label.
      4* Search the model number and part name on a parts site, until you find a diagram of all the parts.
        ~ Open a parts site. | Type in the model number with the part's name. | Open the diagram of all the parts.
      5 Watch one video for that exact model to the end: what comes off, which tools, how long.
        ~ Open a video for that exact model. | Watch it to the end. | Write down the tools and the time it takes.
      5 Compare the part plus your time with a repair price. Gas parts and sealed cooling are for a technician.
        - 3 Write down the part's price with delivery.
        - 4 Ask one repair person what it costs installed.
      5 Order the part with that exact number, from a shop that takes returns.
        ~ Open a parts shop that takes returns. | Type in the exact part number. | Place the order.
      5 Pull the plug. The water or gas to it has to be off too, and the machine cold.
        - 3 Pull the plug. The water or gas to it has to be off too.
        - 2 Lay a towel beside it, with a cup for the screws.
      20* Swap the part with the machine unplugged, following a video for that model.
        - 10 Take off what covers the part, with a photo before each screw.
        - 10 Swap the part before everything goes back in reverse order.
        - 4 Run one short test while you stand beside it.
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
      2* Fill a clear glass with tap water, and write down the colour, the smell and since when.
        ~ Fill a clear glass with tap water. | Write down its color, its smell and since when.
      5 Look for last year's water report on your supplier's page. A private well has none.
        ~ Open your water supplier's page. | Search it for “water quality report”. | Open last year's report.
        ? well: 5 Look up on the health department's page what wells near you are tested for: bacteria, nitrate, arsenic.
      5* Order a kit from a certified lab for what worries you: lead in old pipes, bacteria and nitrate in a well.
        - 3 Find a certified lab on the state's or country's list.
        - 4 Order the lab's kit for just those things.
      3 Read the kit's instructions the evening before: first water of the morning or after a minute, cold tap only.
        ~ Get the instructions out of the kit. | Find the lines on which water and which tap. | Underline the time and the tap it names.
      5 Fill the bottles the way it says, with clean hands and without touching the rim.
        ~ Wash your hands. | Fill the first bottle without touching its rim. | Fill the other bottles the same way.
      5* Send or carry the filled bottles to the lab within its hours, labeled with date, time and tap.
        ~ Write date, time and tap on each bottle. | Look up the lab's hours. | Send or carry the bottles there.
      5 Drink bottled water until the result comes if anyone at home is pregnant, a baby or ill.
        - 3 Use bottled water for babies, pregnant women or sick people until the result comes.
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
        ~ Open a tap in two rooms, hot and cold. | Write down where the water is weak.
      3 Ask one neighbour or the supplier's page whether the street has it too.
        ~ Open a message to one neighbor, or the supplier's page. | Ask: “Is your water weak too?” | Write down the answer.
      5* Unscrew the screen at the end of the weak tap or shower head, so it can soak an hour in vinegar.
        ~ Stand at the weak tap or shower head. | Unscrew the little screen at its end. | Drop the screen into a cup of vinegar.
        ? whole house | everywhere | all taps | every tap: 5 Turn the main valve at the meter all the way open, a quarter turn at a time.
      3 Check that the small valves under the sinks are fully open.
        ~ Kneel in front of the first sink. | Turn both small valves fully open. | Check the valves under the other sinks.
      5 Screw a pressure gauge onto the outside tap with nothing else running: 40 to 60 psi is good.
        - 3 Buy or borrow a pressure gauge that fits the outside tap.
        - 3 Read the gauge with nothing else running: 40 to 60 psi is good.
      5 Look at the meter with all taps shut. If it still turns, there is a leak.
        ~ Shut every tap in the house. | Walk to the water meter. | Watch for a minute whether it still turns.
      5* Ring the landlord, the supplier or a plumber: which rooms, hot or cold, since when.
        - 2 Write the gauge reading, the rooms and since when on one line.
        - 5 Ring the landlord, the supplier or a plumber with that line.
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
      2* Look at its label for gas or electric and the year, and note the small valve at the bottom.
        ~ Read the label for gas or electric and the year. | Find the small valve at the bottom.
        ? tankless: 2 Look for two small service valves below it, red and blue.
      3 Switch an electric heater off at the breaker, or a gas one to “pilot”. The water has to cool to lukewarm.
        - 2 Switch an electric heater off at the breaker, or turn a gas one to “pilot”.
        - 2 Set an alarm for a few hours from now, because the water must cool to lukewarm.
      3* Shut the cold water valve on top of it, once its power or gas is off.
        ~ Check that its power or gas is off. | Find the cold water valve on top. | Turn it until it stops.
      5 Screw a garden hose onto the bottom valve. The other end goes in a drain or outside, downhill.
        ~ Carry the garden hose to the heater. | Screw one end onto the bottom valve. | Lay the other end in a drain or outside, downhill.
      10 Open a hot tap upstairs before the valve below, until the tank is empty.
        - 3 Open a hot tap upstairs to let air in.
        - 10 Open the bottom valve until the tank is empty. Hands and children stay away from the water.
      8* Flush it with cold water through the hose until it runs clear. A stuck valve is for a plumber.
        ~ Check that the hose end lies safely. | Let cold water run through the tank. | Watch the hose until the water is clear.
      5 Fill it until the hot tap runs without air. Only a full tank gets its power or gas back.
        - 4 Fill the tank with the bottom valve closed, until the hot tap runs without air.
        - 2 Put the power or gas back on, now that the tank is full.
    `,
  },
];
