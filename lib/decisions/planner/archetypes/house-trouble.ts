import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What goes wrong in a home: damp, animals, cold, drains, and the cold box in the kitchen. */
export const HOUSE_TROUBLE: readonly Archetype[] = [
  {
    id: "mould",
    area: "home",
    whole:
      "make my flat less damp|make my house less damp|make flat less damp|make house less damp",
    acts: "get rid|remove|clean|treat|deal|stop|fix|kill|report|prevent|sort|sort out|scrub|tackle|wash",
    things:
      "mold|mould|damp|black mold|black mould|mildew|condensation|damp patch|mold patch|damp problem|mold problem|damp wall|moldy wall|moldy ceiling",
    tells:
      "black mold|black mould|mold behind|mold on|damp on wall|moldy wall|mould|mold|damp wall|damp patch",
    unless: "paint|repaint|jelly mould|mold for|cake|clay|bread",
    it: "the mould",
    plan: `
      2* Take two photos of {theIt}, with something beside it that shows its size.
        ~ Hold a coin or ruler beside {theIt}. | Take two photos with it in the picture.
      6n Send the landlord or owner the photos: where it is, how large, since when, and a date for an answer.
        ~ Open a message to the landlord or owner. | Write where it is, how large and since when. | Send it with the photos and a date for an answer.
        ? no bleach | without bleach | asthma* | bathroom | shower | my own: 3 Open the windows wide. Anyone with asthma should leave the room.
        ? my house | own house | we own | homeowner: 10 Pull beds and cabinets a hand's width from that wall.
      10n Wipe a spot smaller than a towel with one mold cleaner only, in gloves and a mask, the window open.
        ~ Open the window. | Put on gloves and a mask. | Wipe the outer edge of the spot with one mold cleaner. | Wipe the middle until nothing dark is left.
        ? no bleach | without bleach | asthma* | chemicals: 10 Wipe a spot smaller than a towel with dish soap in warm water, mask on, window open.
      4 Look for where the damp comes from: a cold wall, a leak, drying laundry, a fan that doesn't run.
        ~ Stand in front of the damp spot. | Touch the wall for cold or wet. | Look for a leak, drying laundry or a still fan.
        ? window | windows | sill | frame: 4 Look for where the water comes from: glass that runs in the morning, a drying rack, a shut vent in the frame.
      5 Open two windows opposite each other for five minutes, morning and evening, and note both times on a sheet.
        - 5 Open two windows opposite each other for five minutes.
        - 2 Set two alarms for opening the windows, morning and evening.
      10? Pull beds and cabinets a hand's width from that wall.
        ~ Stand at the end of the bed. | Pull it a hand's width from the wall. | Pull the first cabinet out the same way. | Pull out the others on that wall.
        ? bathroom | shower | bath: 5 Wipe the tiles and the edge of the ceiling dry after each shower, with the fan on.
      6 Write to the landlord or owner with the photos, if you rent: where, how large, since when, and a date for an answer[: {deadline}].
        - 4 Write three lines to the landlord or owner: where, how large, since when.
        - 3 Send the lines with the photos and the day you want an answer by.
        ? asthma | cough* | baby | chest | breath*: 6 Write to the landlord or owner with the photos and a doctor's note about the breathing.
        ? my fault | blames | opening windows | our fault: 6 Write to the landlord or owner with the photos and your window times: “Please have the cause of the damp checked by ….”
      15 Wipe a spot smaller than a towel with one mold cleaner only, in gloves and a mask, the window open.
        ? no bleach | without bleach | asthma* | chemicals: 15 Wipe a spot smaller than a towel with dish soap in warm water, mask on, window open. If you wheeze, someone else should.
          - 4 Mix warm water with dish soap at an open window, in gloves and a mask.
          - 10 Wipe the spot with the soapy water, using a cloth you can throw away.
        - 4 Read the cleaner's label at an open window, in gloves and a mask.
        - 10 Wipe the spot with the cleaner, using a cloth you can throw away.
      5 Ask a mold specialist or the city's housing office if it is larger than that or comes back.
        - 5 Ask a mold specialist or the city's housing office if the spot is larger than a towel or comes back.
        - 3 Put a cheap humidity meter on your shopping list. The goal is less than 60 percent.
    `,
  },
  {
    id: "pests",
    area: "home",
    acts: "get rid|deal|remove|kill|stop|catch|sort|sort out|fix|keep out|handle|treat|eliminate|exterminate",
    things:
      "wasp nest|wasps nest|hornet nest|mouse|mice|rat|ant|moth|bed bug|bedbug|cockroach|roach|silverfish|wasp|fruit fly|fly|pest|clothes moth|pantry moth|squirrel|termite|spider|pigeon|slug|carpet beetle",
    tells:
      "ants in kitchen|ants|mice|rats|cockroaches|bedbugs|bed bugs|silverfish|moths|fruit flies|mouse in kitchen|mouse in house",
    needsAct: true,
    unless: "nest|flea|feed|pet|computer|costume|photograph|pad|adopt|cage",
    it: "the pests",
    named:
      "mouse|mice|rat|ant|moth|bed bug|bedbug|cockroach|roach|silverfish|wasp|fruit fly|fly|clothes moth|spider",
    plan: `
      2* Take a photo of the spot where you saw {theIt}, and note when.
        ~ Take a photo of the spot where you saw {theIt}. | Write down the day and the time.
      10n Put every open food in that room into jars or the fridge.
        ~ Pick up the first open food. | Put dry foods into jars with lids. | Put what spoils into the fridge. | Check the shelves until no open food is left.
      8n Mark with tape every gap along the walls and pipes where they could get in.
        ~ Get a roll of tape. | Mark the gaps along the walls. | Mark the gaps around the pipes.
      10 Put all open food into jars or the fridge.
        - 6 Put all open food into jars or the fridge.
        - 3 Take the trash out, so the bin starts clean.
      8 Look with a torch along walls, pipes and cupboards for droppings, dust or a way in, and mark each with tape.
        - 8 Look with a torch along walls, pipes and cupboards for droppings, dust or a way in, and mark each with tape.
        - 5 Look up from your photo exactly which kind it is and what works against it.
      6 Tell your landlord or building manager in writing, if you rent. Other homes there may have them too.
        - 4 Write three lines to the landlord or building manager: what, where, since when.
        - 2 Send those lines with the photo.
      15 Close the gaps you marked with steel wool, sealant or a brush strip.
        - 5 Buy or borrow steel wool, sealant or a brush strip.
        - 10 Close the gaps you marked.
      10 Set the trap or bait where children and animals can't reach it, as its label says.
        ~ Read the label of the trap or bait. | Choose a spot no child or animal can reach. | Set it there the way the label says. | Kneel down to check the spot from a child's height.
      6? Call a pest controller for bed bugs, rats or a wasp nest, or if it goes on after a week[, within {money}].
        ~ Dial the number of a pest controller. | Say what you saw, where and since when. | Ask for the price and the first free day.
    `,
  },
  {
    id: "warm-home",
    area: "home",
    whole:
      "save energy|save energy at home|use less electricity|reduce my heating bill|reduce my energy bill|lower my energy bill|lower my heating bill|cut my energy bill|reduce my electricity bill|lower my electricity bill|keep my house warm|keep the house warm|keep my flat warm|use less energy|insulate my house|stop drafts|draught-proof|lower my electric bill|cut my heating bill|reduce our energy bill|keep warm this winter|stop the draughts",
    acts: "reduce|lower|cut|insulate|draught-proof|stop|seal|save|winterize|heat",
    things:
      "heating bill|energy use|energy consumption|draft|draught|heating cost|energy cost|drafty window|draughty window|electricity use|energy|electricity",
    tells:
      "heating bill|energy bill|electricity bill|gas bill|house is freezing|flat is freezing|draughty|drafty|bedroom is freezing",
    needsAct: true,
    unless:
      "tired|exhausted|drink|supplier|provider|switch|my energy levels|first draft|essay|draft of|write",
    it: "energy",
    plan: `
      2* Write today's date and meter reading[ and your bill, {money},] on a note on the fridge.
        ~ Stand in front of the meter. | Write date and reading on a note for the fridge.
        ? draught* | draft*: 2 Hold a damp hand along the edge of the draftiest window, and note with tape where you feel air.
      8n Hold a damp hand along windows and doors, and mark with tape where you feel air.
        ~ Wet one hand. | Feel slowly around the window frames. | Feel around the doors. | Put tape on each place where you feel air.
        ? draught* | draft*: 5 Write down what each marked gap needs: a foam strip for frames, film for glass, a brush for doors.
      6n Turn down one thing now: the thermostat by two degrees, the water heater to 120 °F, the wash to cold.
        ~ Stand in front of one of the three: thermostat, heater, washer. | Find its setting for heat. | Turn it to the lower number.
        ? draught* | draft*: 10 Press a foam strip into the worst gap, once the frame is clean and dry.
        ? thermostat | timer | controls | dont know how: 6 Turn the thermostat to 68 by hand. Its guide is online under the name on the front.
      8 Hold a damp hand along windows and doors, and mark with tape where you feel air.
        ~ Wet one hand. | Feel slowly around the window frames. | Feel around the doors. | Put tape on each place where you feel air.
        ? draught* | draft*: 8 Mark the other windows and doors in the same way, with a star on the worst one.
      6 Turn down one thing now: the thermostat by two degrees, the water heater to 120 °F, the wash to cold.
        ~ Stand in front of one of the three: thermostat, heater, washer. | Find its setting for heat. | Turn it to the lower number.
        ? thermostat | timer | controls | dont know how: 6 Turn the thermostat to 68 by hand. Its guide is online under the name on the front.
      8 Put three things that are always on onto one power strip with a switch.
        ? draught* | draft*: 5 Buy foam strips and window film that peel off again, cut to your window's size[, within {money}].
          - 3 Measure the starred window on all four sides.
          - 5 Order foam strips and window film that peel off again.
        - 4 Walk through the home, and note everything that glows or hums.
        - 4 Put three of those things on one power strip with a switch.
      15 Close the worst gap: a door sweep, foam in the window, a thick curtain to the sill.
        ? draught* | draft*: 15 Press the foam strip into the clean, dry frame of the worst window.
          - 5 Wipe the frame of the worst window until it is clean and dry.
          - 10 Press the foam strip in all the way around, until the window still closes well.
        - 4 List what the worst gap needs, with its measurements[, within {money}].
        - 10 Close the gap with a brush strip, foam or a thick curtain.
        ? rent* | landlord: 15 Close the worst gap with removable foam, film or a thick curtain.
          - 4 List what the worst gap needs, with its measurements.
          - 10 Close the gap with removable foam, film or a curtain.
      8? Look up grants and free help for insulation where you live[ in {place}].
        ~ Open your state's or city's energy page. | Search it for “insulation grant”. | Write down the first program that fits you.
      6 Ask your utility about a free home energy check or help with the bill.
        ? draught* | draft*: 6 Lay a rolled towel or draft stopper at the door. Curtains drawn at dusk keep in more heat.
          - 3 Roll up a towel at the bottom of the draftiest door.
          - 3 Put the next window into your calendar.
        - 6 Ask your utility about a free home energy check or help with the bill.
        - 2 Write what they offer on the note with the meter reading.
        - 2 Set a reminder in a week to read the meter again.
    `,
  },
  {
    id: "blocked-drain",
    area: "home",
    whole: `${everyWay("unblock|unclog|fix blocked|fix clogged|clear", "shower|my shower|bath|bathtub|washbasin|kitchen sink|blocked sink|blocked drain|blocked toilet|toilet|bathroom sink|basin|shower drain|sink|drain")}|unblock|unclog`,
    acts: "unblock|unclog|clear|fix|free|sort|clean|deal",
    things:
      "drain|blocked drain|blocked sink|clogged sink|clogged drain|blocked toilet|clogged toilet|sink drain|shower drain|kitchen drain|bathroom drain|plughole|blocked shower|clogged shower|slow drain",
    tells: everyWay(
      "drain|sink|toilet|shower|bath|basin|plughole",
      "is blocked|is clogged|blocked|won't drain|won't flush|is draining slowly|keeps blocking|drains slowly|is backed up",
    ),
    unless: "storm drain|brain drain|nose|artery|writer's block|pores|gutter",
    it: "the drain",
    named: "drain|sink|toilet|shower|plughole",
    plan: `
      2* Put a bucket and old towels under and around {theIt}, once the water is off.
        ~ Turn the water off. | Put the bucket under the drain, old towels around it.
        ? landlord | rent* | tenant: 2 Photograph the standing water. A bucket and old towels can catch what spills.
        ? shower | bath | bathtub: 2 Lift the grate off the drain, with the water off.
      5n Pull out what you can reach with gloved hands or a hook.
        ~ Pull on the gloves. | Reach into the drain with your fingers or a hook. | Pull out hair and dirt until nothing more comes.
        ? hair | slow | slowly | drains slow | draining slow*: 5 Lift the stopper out, and pull the hair up in gloves, with a bent wire hanger or a notched zip tie.
      8n Pump with a plunger twenty times, with the overflow covered by a wet cloth.
        ~ Get the plunger. | Block the overflow with a wet cloth. | Pump the plunger over the drain twenty times.
        ? no tools | no plunger: 8 Pour a kettle of hot, not boiling water down with dish soap. Then pull up hair once more.
        ? drano | drain opener | drain cleaner | liquid plumr | liquid plumber: 8 Feed a drain snake in until it grips, in gloves and safety glasses, because drain cleaner burns.
      5 Pull out what you can reach with gloved hands or a hook.
        ? hair | slow | slowly | drains slow | draining slow*: 5 Lift the stopper out, and pull the hair up in gloves, with a bent wire hanger or a notched zip tie.
          - 2 Lift the stopper out with gloves on.
          - 4 Pull the hair up with a bent wire hanger or a notched zip tie.
        - 2 Lift out the grate or stopper with gloves on.
        - 4 Pull out what you can reach with gloved hands or a hook.
      5 Pour a kettle of hot, not boiling water down with some dish soap. A toilet gets warm water only.
        ? drano | drain opener | drain cleaner | liquid plumr | liquid plumber: 5 Scoop the standing water into a bucket in gloves and safety glasses, because the drain cleaner in it burns.
          - 3 Put on gloves and safety glasses, with the window open.
          - 5 Scoop the standing water into a bucket.
        - 3 Pour hot, not boiling water down with some dish soap. A toilet gets warm water only.
        - 5 Watch whether the water sinks within five minutes.
        ? tried boiling | tried hot water | tried baking soda | tried vinegar | drain cleaner: 5 Scoop the standing water into the bucket in gloves, because drain cleaner in it burns.
          - 3 Scoop the standing water into the bucket, with gloves on.
          - 5 Rinse the bucket, with the window open.
        ? fat | grease | oil | kitchen sink: 5 Pour a kettle of hot, not boiling water with dish soap down, once you've wiped grease off the opening.
          - 3 Wipe the grease off the drain opening with a paper towel.
          - 5 Pour hot, not boiling water down with dish soap.
      8 Pump with a plunger twenty times, with the overflow covered by a wet cloth.
        ~ Get the plunger. | Block the overflow with a wet cloth. | Pump the plunger over the drain twenty times.
        ? no tools | no plunger: 8 Pull up hair once more, from the overflow hole too, until the hook comes up clean.
        ? drano | drain opener | drain cleaner | liquid plumr | liquid plumber: 4 Run cold water slowly for a minute, if it drains at all, to rinse the cleaner out. No plunger: it would splash.
      12 Turn a drain snake in until it grips, or unscrew the trap under the sink over the bucket.
        ? drano | drain opener | drain cleaner | liquid plumr | liquid plumber: 12 Feed a drain snake in until it grips, still in gloves and glasses. The trap stays shut, since it holds cleaner.
          - 3 Feed the snake in, still in gloves and glasses.
          - 9 Turn it until it grips, and pull the clog into the bucket.
        - 3 Set the bucket under the trap, or feed the drain snake in.
        - 9 Turn the snake until it grips, or empty the trap into the bucket.
        ? no snake | no tools | no plunger: 12 Unscrew the trap under it by hand over the bucket.
          - 3 Set the bucket under the trap, and note which way the nuts turn.
          - 9 Unscrew the trap by hand, until what's in it is in the bucket.
        ? tried .. plunger | plunger didnt | plunged | plunger doesnt: 12 Unscrew the trap under it, so what's stuck falls in the bucket.
          - 3 Set the bucket under the trap.
          - 9 Unscrew the trap, until what's in it is in the bucket.
      3 Run the water for two minutes to see whether it drains and nothing drips.
        ~ Turn on the faucet. | Watch for two minutes whether the water drains. | Look underneath for drips.
      5? Call the landlord or a plumber if it stays blocked or more than one drain is slow. Mixed cleaners are dangerous.
        ~ Put the drain cleaners away, since mixing them is dangerous. | Call the landlord or a plumber. | Tell them which drains are slow or blocked.
        ? drano | drain opener | drain cleaner | liquid plumr | liquid plumber: 5 Call the landlord or a plumber if it stays blocked, and say that drain cleaner is in the pipe. No second product goes in.
        ? landlord | rent* | tenant: 5 Send the landlord the photo and what you tried: “Please send a plumber by ….” Mixed cleaners are dangerous.
        ? not by phone | no calls | hate calling: 5 Book a plumber with an online form, along with a photo. Mixed cleaners are dangerous.
    `,
  },
  {
    id: "clean-fridge",
    area: "home",
    acts: "clean|clean out|clear|clear out|empty|sort|sort out|organize|tidy|deep clean|wash|wipe",
    things: "refrigerator|freezer|fridge freezer|refrigerator freezer",
    needsAct: true,
    unless: "buy|repair|broken|move|magnet",
    it: "the fridge",
    named: "refrigerator|freezer",
    plan: `
      2* Throw the first three expired things into a rubbish bag on the handle of {theIt}.
        ~ Hang a trash bag on the fridge handle. | Drop the first three expired things into it.
        ? something died | something dead | rotten | rotting | dead smell: 2 Put on gloves, and hold an open trash bag at {theIt} as you look for what smells: drawers, meat, the very back.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 2 Pull out the drawers to look for a hidden puddle under them and at the little drain hole.
        ? thrown out | threw out | chucked | emptied | already cleared | old stuff: 2 Carry the drawers of {theIt} to the tub or sink.
      8n Go through one shelf: out, eat this week, stays.
        ~ Stand in front of one shelf. | Take out what has gone bad. | Sort the rest: eat this week, or stays.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 8 Flush the drain hole at the back with warm water and baking soda, using a syringe.
        ? thrown out | threw out | chucked | emptied | already cleared | old stuff: 8 Wash the drawers in hot water with dish soap.
        ? smell* | stink* | reek*: 8 Lift out each drawer to find what smells. It goes straight into a tied bag.
      6n Wipe that shelf with warm water and a drop of washing-up liquid.
        ~ Fill a bowl with warm water and a drop of soap. | Wipe the back of the shelf. | Wipe the front until it is clean.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 6 Wash the drip tray at the back, with the fridge unplugged.
        ? smell* | stink* | reek*: 6 Wipe the drawers, seals and drain hole with warm water and a spoonful of baking soda.
      8 Sort everything from the top shelf: out, eat this week, stays.
        ? something died | something dead | rotten | rotting | dead smell: 8 Pull out the drawers to find what smells. It goes in a tied bag straight to the outside trash.
          - 5 Pull out each drawer, and check under it and behind the packages.
          - 3 Tie what smells in a bag, and carry it to the outside trash.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 8 Flush the drain hole at the back with warm water and baking soda, using a syringe.
          - 4 Find the little drain hole at the back, below the lowest shelf.
          - 5 Flush the hole with warm water and baking soda, using a syringe.
        ? thrown out | threw out | chucked | emptied | already cleared | old stuff: 8 Wash the drawers in hot water with dish soap.
          - 5 Wash the drawers in hot water with dish soap.
          - 3 Dry the drawers with a clean towel.
        - 4 Take everything from the top shelf onto the table.
        - 4 Sort what is on the table: out, eat this week, stays.
      4 Wipe that shelf with warm water and a drop of dish soap.
        ~ Wet a cloth with warm soapy water. | Wipe the left half of the shelf. | Wipe the right half.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 6 Wash the drip tray at the back, with the fridge unplugged.
          - 3 Unplug the fridge so you can look for the drip tray at its back.
          - 5 Wash the drip tray with hot water and dish soap.
        ? smell* | stink* | seal* | reek*: 6 Wipe the seals, walls and drain hole with warm water and a spoonful of baking soda.
          - 4 Brush the folds of the seals with warm water and baking soda.
          - 3 Wipe the walls and drain hole with it.
        ? freezer: 4 Write on tape what is in each package without a label.
      15 Clean the other shelves and the door in the same way, one after the other.
        ? already wiped | wiped .. twice | wiped it | cleaned .. twice | already cleaned | still smells: 15 Wash the drawers inside and out with vinegar water.
          - 6 Brush the folds of the door seals with vinegar water.
          - 6 Wash the drawers inside and out.
        ? mould* | mold* | smell* | stink* | leaked: 15 Wash the drawers, seals and drain hole with warm water and baking soda.
          - 8 Wash the drawers and shelves with warm water and baking soda.
          - 5 Wipe the seals and the little drain hole at the back.
        - 8 Clean the middle shelves in the same way.
        - 6 Clean the door and the drawers.
      4 Put everything to eat this week into one box at eye level.
        ~ Get one open box. | Put everything to eat this week in it. | Set the box at eye level.
        ? moving | before we move | before i move | selling | sell: 4 Unplug {theIt}. The door stays propped open with a towel below.
        ? holiday | going away | before we leave: 4 Put what won't keep into a bag for a neighbour.
        ? freezer: 4 Put the oldest things that are still good in the top drawer, to be eaten first.
      3 Write on a note for the door what is in that box, and note one dinner that uses it.
        ? before we move | before i move | moving on | we move on | move out: 3 Write on a note three dinners until the move, meat and fish first.
          - 2 Write down what meat and fish are left.
          - 3 Write three dinners that use them.
        ? flatmate* | roommate* | shared | housemate*: 3 Write a name on each shelf.
          - 2 Write a name on each shelf.
          - 2 Write “Clean-out day: Sunday” on a note for the door.
        - 2 Write on a note what is in that box.
        - 2 Add one dinner that uses those things.
        ? freezer: 3 Write a list for the door that says what is in which drawer.
          - 2 Write down what the top drawer holds.
          - 2 Add what the other drawers hold.
      4? Carry the bag out to the trash.
        ~ Take hold of the bag. | Tie it shut. | Carry it out to the trash.
        ? smell* | stink* | reek*: 4 Set an open dish of baking soda or coffee grounds at the back of a shelf.
    `,
  },
  {
    id: "emergency-kit",
    area: "home",
    whole:
      "pack a go bag|pack an emergency bag|pack a grab bag|prepare for a storm|prepare for a power cut|prepare for a hurricane|prepare for an earthquake|prepare for emergencies|prepare for flooding|prepare for a flood|prepare for a blackout|prepare for power outage|prepare for storm|prepare for a wildfire|be prepared for emergencies",
    acts: "make|build|pack|put together|prepare|assemble|create|buy",
    things:
      "emergency kit|go bag|go-bag|first aid kit|emergency bag|survival kit|emergency supply|emergency plan|storm|hurricane|power cut|power outage|blackout|flood|grab bag|fire plan",
    needsAct: true,
    unless: "fund|dentist|vet|plumber|meeting",
    it: "the emergency kit",
    named: "emergency kit|go bag|first aid kit|emergency bag",
    plan: `
      2* Put one bag by the door, with a flashlight or a charged power bank as the first thing in it.
        ~ Set one bag by the door. | Put a flashlight or a charged power bank in it.
      6n Put three phone numbers in the bag on paper: someone nearby, someone far away, your doctor.
        ~ Get a sheet of paper. | Write down three numbers: someone nearby, someone far away, your doctor. | Put the sheet in the bag.
      10n Put six bottles of tap water in a dark place, such as the closet floor.
        ~ Get six empty bottles. | Fill the first three with tap water. | Fill the other three. | Stand all six on the closet floor.
      6 Write on paper: three phone numbers, your medicines, where the water, gas and power shut off.
        - 3 Write three phone numbers and your medicines on paper.
        - 4 Find where the water, gas and power shut off, and note it on that paper.
      10 Fill bottles with tap water: about a gallon per person per day, for three days.
        ~ Stand the bottles by the sink. | Count a gallon per person for each of three days. | Fill the first half of the bottles. | Fill the rest, lids screwed on.
      8 Pack food for three days that needs no cooking, plus a can opener.
        - 4 Collect the food in your cupboard that needs no cooking.
        - 4 Put what is missing on the shopping list, along with a can opener.
      8 Pack the small things: bandages, medicine for a week, radio, lighter, soap, blanket, cash.
        - 4 Pack bandages, medicine for a week and soap.
        - 4 Add a radio, lighter, blanket and cash.
      5 Photograph passports, insurance cards and prescriptions, so you have copies offline too.
        ~ Lay out the passports, insurance cards and prescriptions. | Photograph each one. | Save the photos where you can open them offline.
      5? Agree with {person|those at home} where you meet if phones are dead.
        - 5 Agree with {person|those at home} where you meet if phones are dead.
        - 2 Set a reminder twice a year to swap out water, food and batteries.
    `,
  },
];
