import type { Situation } from "@/lib/decisions/planner/situations/situation";

const SMELLS = "(?:smells?|smelly|stinks?|stinky|stench|odou?r|pong|reeks?|whiffs?)";

/** A smell, a noise, water, a stain: find where it comes from, stop it, know whom to ring. */
export const HOUSE_SITUATIONS: readonly Situation[] = [
  {
    id: "room-for-baby",
    ordered: true,
    says: /^(?=[\s\S]*\b(?:(?:having|expecting|adopting) (?:a |our (?:first|second|third) )?(?:baby|twins|child)|baby (?:is )?(?:due|comes|coming|arrives)|pregnant|due in)\b)[\s\S]*\b(?:spare room|guest room|spare bedroom|box room|office|study|second bedroom|nursery|room)\b.{0,14}\b(?:is (?:still )?(?:full of|packed with|a dump|a storage|a junk|stuffed|buried|where)|full of|packed with)/i,
    unless: /\b(?:paint|hospital bag|birth plan)\b/i,
    plan: `
      2* Stand in the doorway of the room, and write down the large things in it, one line each.
      5* Settle with the owner of each large thing where it goes: another room, a friend, storage, sold.
        ? drum* | piano | keyboard | guitar* | my husband* | my partner* | my wife*: 5 Ask over supper: “Where shall it live from now on: basement, rehearsal room, storage, sold?” and name a day together.
      15* Carry everything loose out of the corner where the cot will stand.
        - 4 Mark the corner for the cot: away from window, cords and heater.
        - 10 Carry what is loose out of it.
      15 Sort three boxes into “stays”, “goes” and “not ours”, one box at a time.
        - 8 Sort the first box.
        - 8 Sort the next one.
      5 Book a way out for what goes: charity pick-up, online sale or the dump, within two weeks.
      8 Order what nobody can lend you, measured for the empty corner: a cot with a firm flat mattress, a changing mat, a lamp.
        - 3 Measure the place for cot and changing mat.
        - 5 Send family and friends the list of what is missing.
      5 Put a last clearing day into the calendar, eight weeks before the birth if there is time.
        - 2 Count back eight weeks from the birth.
        - 3 Put the last clearing day there, with one helper for the heavy things.
    `,
  },
  {
    id: "gas-smell",
    ordered: true,
    says: /\bsmell(?:s|ing)?\b.{0,16}\b(?:of |like )?(?:gas|rotten eggs)\b|\bgas smell\b|\bgas leak\b/i,
    plan: `
      1* Leave now with everyone. No switch, flame or phone should be touched inside.
      2 Open doors and windows only if they are on your way out.
      3* Ring 999 or 911 or the gas company's emergency line from outside, well away from the building.
      2 Turn the gas off at the meter only if it is outside and you know how.
      3* Wait outside for them, away from the door.
        - 2 Tell the neighbours through their doors, without bells.
        - 5 Wait outside for them, away from the door.
        - 2 Keep anyone who smokes away.
      3 Tell the crew where you smelled it first, and since when.
        - 2 Tell them where you smelled it first, and since when.
        - 2 Ask when it is safe to go in again.
    `,
  },
  {
    id: "burning-smell",
    says: /\b(?:smell(?:s|ing)? (?:of |like )?(?:something )?burn(?:t|ing)|burning (?:smell|plastic)|sparks?|sparking|smoke)\b.{0,40}\b(?:socket|outlet|plug|switch|fuse|wire|wiring|charger|wall|house|flat|kitchen|room|car|laptop|dryer)\b|\b(?:socket|outlet|plug|switch|wiring|charger|dryer)\b.{0,30}\b(?:burn\w*|sparks?|sparking|smok\w+)\b/i,
    unless: /\b(?:cook\w*|toast|stop smoking|quit)\b/i,
    plan: `
      1* Switch off the breaker for that room if it is safe to reach. With smoke or flames, everyone goes outside instead.
      2* Ring 999 or 911 from outside if you see smoke or a flame, or feel heat in the wall.
      2 Feel for warmth near the spot, not on it, with the back of your hand.
      2 Unplug what you can safely reach elsewhere in the room.
      4* Ring an emergency electrician or the landlord, with where it smells and since when.
        - 2 Take one photo from a step away.
        - 4 Ring an electrician's emergency line, or the landlord, with where and since when.
      2 Leave that breaker off until someone has looked, and write a note on the box.
        - 2 Put a note on the fuse box: “off, do not switch on”.
        - 2 Press the test button of the smoke alarm nearest to it.
        - 2 Plan light and charging from another room for tonight.
    `,
  },
  {
    id: "smell",
    says: new RegExp(
      `\\b(?:weird|bad|strange|awful|horrible|musty|funny|rotten|terrible|disgusting|damp) ${SMELLS}\\b.{0,24}?\\b(?:in|from|under|behind)\\b\\s+(?<place>(?:the|my|our) [\\w-]+(?: (?:room|machine|cupboard))?)|\\b(?<place2>(?:(?:the|my|our) )?(?:\\w+ )?(?:bathroom|kitchen|house|flat|apartment|room|bedroom|hall|hallway|cupboard|basement|sink|drain|carpet|washing machine|dishwasher|wardrobe|car|boot|sofa))\\s+(?:really |always |still |just )?${SMELLS}\\b`,
      "i",
    ),
    unless: /\b(?:gas|burn\w*|fridge|freezer|breath|feet|shoes|dog|cat|litter)\b/i,
    plan: `
      2* Smell four spots in {place|the room}: the drain or vent, fabrics, the bin, the darkest corner.
      4* Take out anything that holds the smell: bin bag, towels, mat, anything wet.
        - 3 Take out the bin bag and anything wet.
        - 3 Put towels, mat or covers into the wash.
      3 Run water for a minute into every drain, since a dry one lets smells up.
      6 Pull hair or food out of the drain or filter before you rinse it with hot water.
        - 5 Pull hair or food out of the drain or filter.
        - 3 Pour hot water after it.
      6n Clear hair and food out of the drain or filter before you rinse it with hot water.
      5 Look below and behind things with a torch: damp, a leak, mould, something forgotten.
      8 Wipe the spot where it is strongest with warm water and a little vinegar, never with bleach nearby.
      3 Ring the landlord or a plumber if it is back tomorrow or you see damp.
    `,
  },
  {
    id: "noise",
    says: /\b(?:weird|strange|funny|banging|grinding|rattling|humming|buzzing|clicking|squealing|knocking|ticking|whining|scratching|beeping|dripping)\s+(?:noises?|sounds?)\b|\b(?:makes?|making)\s+(?:a|an|this|such)\s+(?:\w+\s+)?(?:\w+\s+)?(?:noise|sound)\b/i,
    unless: /\b(?:neighbou?rs?|car|engine|brakes?|dog|cat|kids?|upstairs|downstairs|bike)\b/i,
    plan: `
      2* Record the noise with your phone for ten seconds.
      3* Stand still at three spots, and write down where it is loudest and what is running.
      2 Switch that one thing off to hear whether the noise stops.
      4 Look for anything loose, full or iced up: feet, filter, a coin.
        - 3 Look whether it stands level and nothing touches it.
        - 4 Look at filter, gauge or drum for what does not belong there.
      6 Search online for the noise together with the make and model.
        - 2 Photograph the label with make and model.
        - 6 Search for them together with the noise.
      6n Ring whoever owns or services it, with the recording ready: make, since when, how often.
      3 Leave it off if it smells, leaks or trips the breaker.
      6 Ring whoever owns or services it, with the recording ready: make, since when, how often.
    `,
  },
  {
    id: "water-coming",
    says: /\b(?:water|leak\w*|drip\w*|flood\w*)\b.{0,30}\b(?:ceiling|through the|under the (?:sink|bath|floor)|from (?:the )?(?:upstairs|above|flat above|boiler|pipe|washing machine|dishwasher|roof)|all over the floor|everywhere)\b|\b(?:pipe|boiler|radiator|roof|ceiling|bath|toilet)\b.{0,16}\b(?:burst|leak(?:s|ing)?|flood(?:s|ed|ing)|overflow(?:s|ed|ing)?|dripping)\b|\b(?:washing machine|dishwasher)\b.{0,16}\b(?:burst|flood(?:s|ed|ing)|overflow(?:s|ed|ing)?)\b/i,
    unless: /\btap\b|\bfaucet\b|\bplan\b/i,
    plan: `
      2* Put a bucket under the leak, with a towel in it against splashing.
      3* Turn off the water, at the small valve nearby or at the main.
        ? geyser | water heater: 3 Switch the geyser off at the board, and close its cold water valve.
        ? water is off | water off | turned the water off | turned off the water | stopped dripping: 3 Check that the valve is really shut: the drip gets slower within ten minutes.
      2 Switch off the fuse for that room if water is near a lamp, socket or machine, and the fuse box is dry.
      4* Ring whoever is responsible now: the landlord, the flat above, an emergency plumber.
        ? plumber .. report | plumbers report | written report | report first: 4 Ring a plumber: “It leaks, and my insurer needs your written report with cause and price. When can you come?”
        ? geyser | water heater | hot water tank | boiler: 4 Ring a plumber who works on these: “The tank leaks, water and power to it are off. When can you come?”
        ? landlord wont | landlord doesnt | landlord ignores | landlord never: 4 Ring an emergency plumber or the council's repairs line, as the landlord doesn't answer, with a text to him as proof.
      3 Take photos of where it comes out and of what got wet.
        ? got photos | have photos | took photos | photos already | photos done: 3 Put the photos into one folder with day and hour, one of the whole room added.
        - 2 Take a photo of where it comes out.
        - 2 Take one of each thing that got wet.
      5 Carry furniture and rugs out of the wet.
        - 5 Carry furniture and carpets out of the wet.
        - 5 Dry the floor with towels, window open.
      4 Write to your insurer with the photos: what happened, since when, who you have called.
        ? report: 4 Send the insurer the plumber's report with your photos: what, since when, the price.
        ? two quotes | # quotes: 4 Send the insurer the quotes with your photos: what, since when, whom you have rung.
        ? no insurance | not insured | uninsured: 4 Write to the landlord or the flat above with the photos: since when, what got wet, who pays.
    `,
  },
  {
    id: "stain",
    says: /\b(?:stain|stained|spilled|spilt|spill)\b.{0,40}?(?:\bon\b|\bover\b)?\s*(?<place>(?:the|my|our) (?:rug|carpet|sofa|couch|mattress|shirt|dress|table|suit|jacket|curtains?|chair|coat|white \w+))?/i,
    unless: /\b(?:wood stain|stain the|keyboard|laptop|phone|glass|window|deck)\b/i,
    plan: `
      2* Press a clean cloth or kitchen paper on it from above, without rubbing.
      3* Pour on a little cold water, and press again with a dry part of the cloth.
      3 Try a little washing-up liquid in lukewarm water on a hidden spot.
      6* Dab the stain from the edge to the middle until nothing more comes off.
        - 6 Dab it from the edge to the middle with the soapy cloth.
        - 3 Dab it with clear water.
      4 Look up one remedy for exactly this stain on this material.
        - 2 Read the care label of {place|the piece}.
        - 4 Look up the one remedy for this stain and this material.
      3 Lay a dry towel with a weight on it for the night.
      3 Ring a cleaner for a price tomorrow if it still shows.
    `,
  },
  {
    id: "no-power",
    says: /\b(?:power|electricity|lights?)\b.{0,14}\b(?:is|are|'s|went|gone|keeps?)\s*(?:out|off|gone|down|tripping)\b|\bno (?:power|electricity)\b|\bfuse (?:keeps|blew|tripped)\b|\bblackout\b/i,
    unless: /\bturn\b|\bhabit\b/i,
    plan: `
      2* Look out of the window to see whether the neighbours have light.
      3* Look in the fuse box, with a torch, for a switch that is down.
      3 Unplug whatever ran last in those rooms: kettle, heater, washing machine.
      2 Push the switch up once. If it falls again, it stays down.
      4* Ring the power company if the whole street is dark, or else an electrician or the landlord.
        - 3 Look up the fault line of your electricity network.
        - 4 Ring it if the street is dark, else an electrician or the landlord.
      2 Keep the fridge and freezer shut.
      3 Put torch, charged power bank and a warm layer in one spot.
        - 3 Put torch, charged power bank and a warm layer in one spot.
        - 2 Switch off oven, iron and hob, so that nothing starts by itself.
    `,
  },
  {
    id: "no-heat",
    says: /\b(?:no (?:hot water|heating|heat)|(?:boiler|heating|radiators?|hot water|furnace)\b.{0,14}\b(?:isn't working|not working|broken|broke|died|stopped|won't (?:come on|start|fire|work)|is off|packed in|keeps cutting out|cold|has no pressure|lost pressure|error))\b/i,
    plan: `
      2* Look at the display of the boiler or heater for a code, a light and the pressure.
      3 Check the three easy things: thermostat up, timer on, fuse not tripped.
      2* Press reset once, if the label says so.
      3 Copy down the code with the make and model.
      8 Look up that code in the maker's guide. Low pressure is often a tap you may turn yourself.
        - 5 Look that code up in the maker's guide.
        - 5 Fill up to the mark if it says low pressure, and stop there.
      5* Ring the landlord or a heating company: what it shows, since when, any baby, illness or older person at home.
      4 Keep one room warm tonight: door shut, curtains drawn, blankets, a hot water bottle.
        - 3 Choose one room for tonight: door shut, curtains drawn.
        - 4 Bring blankets and hot drinks in.
        - 2 Write down when you rang and what was promised.
    `,
  },
];
