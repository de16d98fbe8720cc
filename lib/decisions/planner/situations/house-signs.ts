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
        ~ Stand in the doorway of the room. | Write down the large things, one line each.
      5* Agree with the owner of each large thing where it goes: another room, a friend, storage, for sale.
        ~ Pick up the list of large things. | Ask the owner of the first where it goes. | Write the answer, one thing after another.
        ? drum* | piano | keyboard | guitar* | my husband* | my partner* | my wife*: 5 Ask over dinner: “Where should it live from now on: basement, rehearsal room, storage, sold?”
      15* Carry everything loose out of the corner where the crib will stand.
        - 4 Mark the corner for the crib: away from the window, cords and heater.
        - 10 Carry everything loose out of that corner.
      15 Sort three boxes into “stays”, “goes” and “not ours”, one box at a time.
        - 8 Sort one box into “stays”, “goes” and “not ours”.
        - 8 Sort the next box the same way.
      5 Book a way out for what goes within two weeks: a charity pickup, an online sale or the dump.
        ~ Look at what goes within two weeks. | Open the page of a charity, sale site or dump. | Book a pickup or a day.
      8 Order what nobody can lend you: a crib with a firm flat mattress, a changing pad, a lamp. It has to fit the corner.
        - 3 Measure the space for the crib and the changing pad.
        - 5 Send family and friends a list of what is missing.
      5 Put a last clearing day into the calendar, eight weeks before the birth if there is time.
        - 2 Count back eight weeks from the due date.
        - 3 Put the last clearing day there, with one helper for the heavy things.
    `,
  },
  {
    id: "gas-smell",
    ordered: true,
    says: /\bsmell(?:s|ing)?\b.{0,16}\b(?:of |like )?(?:gas|rotten eggs)\b|\bgas smell\b|\bgas leak\b/i,
    plan: `
      1* Leave now with everyone. No switch, flame or phone should be touched inside.
        ~ Leave now with everyone, touching no switch, flame or phone. | Keep walking until you're well away from the building.
      2 Open doors and windows only if they are on your way out.
        ~ Walk out now. | Open only doors and windows on your way.
      3* Ring 999 or 911 or the gas company's emergency line from outside, well away from the building.
        ~ Call 999, 911 or the gas company from outside, well away. | Say “I smell gas” with your address. | Answer their questions until they hang up.
      2 Turn the gas off at the meter only if it is outside and you know how.
        ~ Check that the meter is outside and you know how. | Turn the gas off there, or leave it alone.
      3* Wait outside for the crew, away from the door.
        - 2 Tell the neighbours by knocking, without doorbells.
        - 5 Wait outside for the crew, away from the door.
        - 2 Keep anyone who smokes away from the building.
      3 Tell the crew where you smelled gas first, and since when.
        - 2 Tell the crew where you smelled gas first, and since when.
        - 2 Ask the crew when it is safe to go in again.
    `,
  },
  {
    id: "burning-smell",
    says: /\b(?:smell(?:s|ing)? (?:of |like )?(?:something )?burn(?:t|ing)|burning (?:smell|plastic)|sparks?|sparking|smoke)\b.{0,40}\b(?:socket|outlet|plug|switch|fuse|wire|wiring|charger|wall|house|flat|kitchen|room|car|laptop|dryer)\b|\b(?:socket|outlet|plug|switch|wiring|charger|dryer)\b.{0,30}\b(?:burn\w*|sparks?|sparking|smok\w+)\b/i,
    unless: /\b(?:cook\w*|toast|stop smoking|quit)\b/i,
    plan: `
      1* Switch off the breaker for that room if it is safe to reach. With smoke or flames, everyone goes outside instead.
        ~ Look for smoke or flames: everyone goes outside if so. | Switch off that room's breaker if it's safe to reach.
      2* Ring 999 or 911 from outside if you see smoke or a flame, or feel heat in the wall.
        ~ Call 999 or 911 from outside if you see smoke or flame, or the wall is hot. | Give them the address.
      2 Feel for warmth near the spot, not on it, with the back of your hand.
        ~ Hold the back of your hand near the spot. | Feel for warmth around it, not on it.
      2 Unplug what you can safely reach elsewhere in the room.
        ~ Look for plugs you can safely reach elsewhere. | Pull them out, one after another.
      4* Ring an emergency electrician or the landlord: where does it smell, and since when?
        - 2 Take one photo of the spot from a step away.
        - 4 Ring an emergency electrician or the landlord: where does it smell, and since when?
      2 Leave that breaker off until someone has looked at the room. A note on the box helps.
        - 2 Put a note on the breaker box: “off, do not switch on”.
        - 2 Press the test button of the nearest smoke alarm.
        - 2 Plan which room will give you light and an outlet tonight.
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
      2* Smell four spots in {place|the room}: the drain or vent, fabrics, the trash can, the darkest corner.
        ~ Smell the drain or vent. | Smell the fabrics, the trash can, the darkest corner.
      4* Take out anything that holds the smell: trash bag, towels, mat, anything wet.
        - 3 Take out the trash bag and anything wet.
        - 3 Put towels, mats or covers into the wash.
      3 Run water for a minute into every drain. A dry drain lets smells up.
        ~ Stand at the nearest drain. | Run water into it for a minute. | Do the same at every other drain.
      6 Pull hair or food out of the drain or filter before you rinse it with hot water.
        - 5 Pull hair or food out of the drain or filter.
        - 3 Pour hot water down the drain.
      6n Clear hair and food out of the drain or filter before you rinse it with hot water.
        ~ Lift off the drain cover or filter. | Pull out hair and food. | Rinse it with hot water.
      5 Look below and behind things with a torch: damp, a leak, mould, something forgotten.
        ~ Get a flashlight. | Look under things with it, for damp or leaks. | Look behind them, for mold or something forgotten.
      8 Wipe the spot where the smell is strongest with warm water and a little vinegar, never with bleach nearby.
        ~ Put warm water with a little vinegar in a bowl, no bleach. | Dip a cloth in it. | Wipe the spot where the smell is strongest.
      3 Ring the landlord or a plumber if the smell is back tomorrow or you see damp.
        ~ Smell the spot again tomorrow. | Look for damp. | Call the landlord or a plumber if you find either.
    `,
  },
  {
    id: "noise",
    says: /\b(?:weird|strange|funny|banging|grinding|rattling|humming|buzzing|clicking|squealing|knocking|ticking|whining|scratching|beeping|dripping)\s+(?:noises?|sounds?)\b|\b(?:makes?|making)\s+(?:a|an|this|such)\s+(?:\w+\s+)?(?:\w+\s+)?(?:noise|sound)\b/i,
    unless: /\b(?:neighbou?rs?|car|engine|brakes?|dog|cat|kids?|upstairs|downstairs|bike)\b/i,
    plan: `
      2* Record the noise with your phone for ten seconds.
        ~ Open the voice recorder on your phone. | Record the noise for ten seconds.
      3* Stand still in three spots, and write down where the noise is loudest and what is running.
        ~ Stand still in a first spot, listening. | Listen in two more spots. | Write where it's loudest, and what is running.
      2 Switch that one thing off to hear whether the noise stops.
        ~ Switch that one thing off. | Listen whether the noise stops.
      4 Look for anything loose, full or iced up on it: feet, filter, a coin.
        - 3 Look whether it stands level and touches nothing.
        - 4 Look in the filter or drum for anything that doesn't belong there.
      6 Search online for the noise together with the make and model.
        - 2 Photograph the label with the make and model.
        - 6 Search online for the noise together with the make and model.
      6n Ring whoever owns or services the noisy thing, with your recording ready.
        ~ Open your recording. | Find the number of the owner or service. | Call them with the recording ready.
      3 Leave it switched off if it smells, leaks or trips the breaker.
        ~ Check for a smell, a leak or a tripped breaker. | Leave the thing switched off if you find one. | Put a note on it: “Off”.
      6 Ring whoever owns or services it, with your recording ready: make, since when, how often.
        ~ Write down the make, since when, how often. | Dial whoever owns or services it. | Play them the recording.
    `,
  },
  {
    id: "water-coming",
    says: /\b(?:water|leak\w*|drip\w*|flood\w*)\b.{0,30}\b(?:ceiling|through the|under the (?:sink|bath|floor)|from (?:the )?(?:upstairs|above|flat above|boiler|pipe|washing machine|dishwasher|roof)|all over the floor|everywhere)\b|\b(?:pipe|boiler|radiator|roof|ceiling|bath|toilet)\b.{0,16}\b(?:burst|leak(?:s|ing)?|flood(?:s|ed|ing)|overflow(?:s|ed|ing)?|dripping)\b|\b(?:washing machine|dishwasher)\b.{0,16}\b(?:burst|flood(?:s|ed|ing)|overflow(?:s|ed|ing)?)\b/i,
    unless: /\btap\b|\bfaucet\b|\bplan\b/i,
    plan: `
      2* Put a bucket under the leak. A towel in it stops the splashing.
        ~ Put a bucket under the leak. | Lay a towel in the bucket.
        ? burst | bursting | broke a pipe | broken pipe | pipe broke | pipes froze | gushing | spraying | pouring: 2 Close the small valves under the sink. If water still comes, close the main shutoff by the meter or where the pipe enters.
        ? light | lights | lamp | outlet | outlets | fixture | breaker: 2 Switch off the breaker for that room before you go near the wet light or outlet.
      3* Turn off the water, at the small valve nearby or at the main.
        ~ Look for the small valve near the leak. | Turn it to the right. | Turn off the main if that doesn't stop it.
        ? burst | bursting | broke a pipe | broken pipe | pipe broke | pipes froze | gushing | spraying | pouring: 3 Open the lowest faucet to drain the pipe, with a bucket and towels under the break.
        ? geyser | water heater: 3 Switch the water heater off at the breaker box before you close its cold water valve.
        ? water is off | water off | turned the water off | turned off the water | stopped dripping: 3 Check that the valve is really shut. The drip should slow down within ten minutes.
      2 Switch off the breaker for that room if water is near a lamp, outlet or machine, and the breaker box is dry.
        ~ Check that the breaker box and the floor are dry. | Switch off that room's breaker if water is near power.
        ? light | lights | lamp | outlet | outlets | fixture | breaker: -
      4* Ring whoever is responsible now: the landlord, the upstairs neighbor, an emergency plumber.
        ~ Find the number of the landlord, neighbor or plumber. | Call that number now. | Say where the water comes from.
        ? plumber cant | plumber .. until | plumber .. till | plumber .. til | plumber comes | plumber is coming | plumber .. wednesday | waiting for the plumber | waiting on the plumber: 4 Text the plumber a photo: “Which valve should stay off until you come, and what should we not use?”
        ? plumber .. report | plumbers report | written report | report first: 4 Ring a plumber: “It leaks, and my insurer needs a written report with cause and price. When can you come?”
        ? geyser | water heater | hot water tank | boiler: 4 Ring a plumber who works on water heaters: “The tank leaks, its water and power are off. When can you come?”
        ? landlord wont | landlord doesnt | landlord ignores | landlord never: 4 Ring an emergency plumber, because the landlord doesn't answer. A text to the landlord is your proof.
      3 Take photos of where the water comes out and of what got wet.
        ? got photos | have photos | took photos | photos already | photos done: 3 Put the photos into one folder with the date and time. One should show the whole room.
        - 2 Take a photo of where the water comes out.
        - 2 Take one photo of each thing that got wet.
      5 Carry furniture and rugs out of the wet.
        - 5 Carry furniture and rugs out of the wet.
        - 5 Dry the floor with towels, with the window open.
      4 Write to your insurer with the photos: what happened, since when, who you have called.
        ~ Open a message to your insurer. | Type what happened, since when, who you called. | Send it with the photos.
        ? report: 4 Send the insurer the plumber's report with your photos.
        ? two quotes | # quotes: 4 Send the insurer the quotes with your photos: what happened, since when, who you have called.
        ? no insurance | not insured | uninsured: 4 Write to the landlord or the upstairs neighbor with the photos: since when, what got wet, who pays.
    `,
  },
  {
    id: "stain",
    says: /\b(?:stain|stained|spilled|spilt|spill)\b.{0,40}?(?:\bon\b|\bover\b)?\s*(?<place>(?:the|my|our) (?:rug|carpet|sofa|couch|mattress|shirt|dress|table|suit|jacket|curtains?|chair|coat|white \w+))?/i,
    unless: /\b(?:wood stain|stain the|keyboard|laptop|phone|glass|window|deck)\b/i,
    plan: `
      2* Press a clean cloth or paper towel on the stain from above, without rubbing.
        ~ Get a clean cloth or paper towel. | Press it on the stain from above, without rubbing.
      3* Pour a little cold water on the stain before you press again with a dry part of the cloth.
        ~ Get a cup of cold water. | Pour a little on the stain. | Press again with a dry part of the cloth.
      3 Try a little dish soap in lukewarm water on a hidden spot.
        ~ Mix a little dish soap into lukewarm water. | Find a hidden spot. | Dab it there to see whether color comes off.
      6* Dab the stain from the edge to the middle until nothing more comes off.
        - 6 Dab the stain from the edge to the middle with the soapy cloth.
        - 3 Dab the stain with clear water.
      4 Look up one remedy for exactly this stain on this material.
        - 2 Read the care label of {place|the piece}.
        - 4 Look up one remedy for this stain on this material.
      3 Lay a dry towel with a weight on the stain for the night.
        ~ Get a dry towel. | Lay it on the stain. | Set a weight on it for the night.
      3 Ring a cleaner for a price tomorrow if the stain still shows.
        ~ Look at the stain tomorrow. | Dial a cleaner if it still shows. | Ask for a price.
    `,
  },
  {
    id: "no-power",
    says: /\b(?:power|electricity|lights?)\b.{0,14}\b(?:is|are|'s|went|gone|keeps?)\s*(?:out|off|gone|down|tripping)\b|\bno (?:power|electricity)\b|\bfuse (?:keeps|blew|tripped)\b|\bblackout\b/i,
    unless: /\bturn\b|\bhabit\b/i,
    plan: `
      2* Look out of the window to see whether the neighbours have light.
        ~ Walk to the window. | Look whether the neighbors have light.
      3* Look in the breaker box, with a torch, for a switch that has tripped.
        ~ Get a flashlight. | Open the breaker box. | Look along the rows for a switch that's out of line.
      3 Unplug whatever ran last in the dark rooms: kettle, heater, washing machine.
        ~ Think what ran last in the dark rooms. | Unplug the kettle or heater. | Unplug the washer.
      2 Push the tripped switch back on once. If it trips again, it stays off.
        ~ Push the tripped switch back on once. | Leave it off if it trips again.
      4* Ring the power company if the whole street is dark. Otherwise, it is a job for an electrician or the landlord.
        - 3 Look up your power company's outage number.
        - 4 Ring the power company if the street is dark. Otherwise, it is a job for an electrician or the landlord.
      2 Keep the fridge and freezer shut.
        ~ Check that the fridge door is shut. | Check that the freezer is shut, too.
      3 Put a torch, a charged power bank and a warm layer in one spot.
        - 3 Put a torch, a charged power bank and a warm layer in one spot.
        - 2 Switch off the oven, the iron and the stove, so nothing starts by itself.
    `,
  },
  {
    id: "no-heat",
    says: /\b(?:no (?:hot water|heating|heat)|(?:boiler|heating|radiators?|hot water|furnace)\b.{0,14}\b(?:isn't working|not working|broken|broke|died|stopped|won't (?:come on|start|fire|work)|is off|packed in|keeps cutting out|cold|has no pressure|lost pressure|error))\b/i,
    plan: `
      2* Look at the display of the boiler or heater for a code, a light or the pressure.
        ~ Stand in front of the boiler or heater. | Read its display: a code, a light or the pressure.
        ? furnace | heater wont | heater .. work | no heat | heat .. work | heat wont | heat is out | heat went out: 2 Set the thermostat to “heat,” five degrees above the room. Change its batteries if the screen is blank.
      3 Check three easy things: is the thermostat up, is the timer on, has a breaker tripped?
        ~ Look at the thermostat: is it up? | Look whether the timer is on. | Look for a tripped breaker.
        ? furnace | heater wont | heater .. work | no heat | heat .. work | heat wont | heat is out | heat went out: 3 Check three easy things: the furnace switch on the wall, its breaker, and a furnace door shut tight.
      2* Press reset once, if the label says so.
        ~ Read the label by the reset button. | Press reset once, if it says so.
        ? furnace | heater wont | heater .. work | no heat | heat .. work | heat wont | heat is out | heat went out: 2 Slide out the furnace filter. One gray with dust can shut the furnace off, so put in a new one.
      3 Copy down any code from the display, with the make and model.
        ~ Stand in front of the display. | Copy down any code. | Copy the make and model.
        ? furnace | heater wont | heater .. work | no heat | heat .. work | heat wont | heat is out | heat went out: 3 Count the blinks of the light in the furnace's little window. A gas smell means leaving, with a call to the gas company from outside.
      8 Look up the code in the maker's guide. Low pressure is often a valve you may turn yourself.
        ? furnace | heater wont | heater .. work | no heat | heat .. work | heat wont | heat is out | heat went out: 8 Look up the blinks in the chart inside the furnace door. Pressing reset more than once is not safe.
          - 3 Find the chart inside the furnace door.
          - 5 Look up the number of blinks in it.
        - 5 Look up the code in the maker's guide.
        - 5 Fill the boiler up to the mark if the guide allows it, and no further.
      5* Ring the landlord or a heating company: what it shows, since when, any baby, illness or older person at home.
        ~ Call the landlord or a heating company. | Say what the display shows, and since when. | Name any baby, illness or older person at home.
        ? landlord says | landlord said | landlord wont | landlord knows | landlord .. coming | landlord cant | told my landlord | landlord ignor*: 5 Text the landlord: “We've had no heat since …. Please bring space heaters today.” If not, call the city's housing line or 311.
          - 3 Text the landlord: “We've had no heat since …, with … at home. Please bring space heaters today.”
          - 4 Call the city's housing line or 311, if there's no yes.
      4 Keep one room warm tonight: door shut, curtains drawn, blankets, a hot water bottle.
        ? kids | children | baby | toddler | newborn: 4 Move everyone into one room tonight: door shut, layers, blankets. A stove or grill is never a heater.
          - 3 Choose the smallest room for everyone, with its door shut and the curtains closed.
          - 4 Bring everyone's blankets and warm drinks there. A stove or grill is never a heater.
          - 2 Write down when you called and what they promised.
        - 3 Choose one room for tonight, with its door shut and the curtains closed.
        - 4 Bring blankets and hot drinks into that room.
        - 2 Write down when you rang and what they promised.
    `,
  },
];
