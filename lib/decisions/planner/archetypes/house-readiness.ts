import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const HOUSES =
  "house|home|condo|apartment|flat|mom's house|mum's house|mother's house|dad's house|father's house|parents' house|grandma's house|grandmother's house|our house|childhood home";

/** A house made ready for something, rooms for another use, and what keeps it and the car going. */
export const HOUSE_READINESS: readonly Archetype[] = [
  {
    id: "house-to-sell",
    area: "home",
    whole: everyWay(
      "prepare",
      HOUSES,
      "to sell|for sale|to list|for market|to go on market|to be sold|for selling|for listing|to put on market",
    ),
    it: "the house",
    plan: `
      2* Write the rooms down one side of a page, the emptiest first.
        ~ Pick up a pen. | Write the rooms down one side, the emptiest first.
      5 Message one local agent: “What is worth doing before photos, what isn't, and when should we list?”
        ~ Open a message to one local agent. | Write: “What is worth doing before photos, and what isn't?” | Send it with “When should we list?”
        ? realtor comes | realtor is coming | realtor coming | realtor visit* | agent comes | agent is coming | agent coming: 5 Put what a realtor asks for in one folder: mortgage balance, tax bill, year of roof, furnace and water heater.
      5* Put four dates into your calendar: cleared, fixed, cleaned, photographed[, counted back so that it is listed {deadline}].
        ~ Open your calendar. | Enter the dates for “cleared” and “fixed”. | Enter the dates for “cleaned” and “photographed”.
        ? realtor comes | realtor is coming | realtor coming | realtor visit* | agent comes | agent is coming | agent coming: 5 Write five questions for the realtor: what to fix, what to skip, what to clear out, list price, when to list.
          - 3 Write what to fix, what to skip and what to clear out as questions.
          - 2 Add two: what list price, and when to list.
        ? brother | sister | siblings | weekends: 5 Give each weekend one room in a shared calendar. The last two are for repairs and cleaning[, so that it is listed {deadline}].
          - 3 Write down the weekends that are left[ until it is listed {deadline}].
          - 4 Give each one a room in a shared calendar. The last two are for repairs and cleaning.
      20* Sort the first room into four piles: keep, family, sell or give, trash. Papers get a box of their own.
        ? already cleared | house is empty | already empty | is cleared out | all cleared: 20 Clean the kitchen the way a stranger would look at it: oven, sink, cabinet doors, floor.
          - 10 Clean the oven, sink and counters.
          - 8 Wipe the cabinet doors and floor.
        ? assisted living | care home | nursing home | moved into | passed away | died: 20 Sort the first room into four piles: them or family, sell or give, trash, not sure. Papers get a box.
          - 10 Sort one shelf and one drawer into four piles: them or family, sell or give, trash, not sure.
          - 4 Send the family photos of three things: “Who would like this? The rest goes in two weeks.”
        - 3 Mark four corners of the room: keep, family, sell or give, trash.
        - 10 Sort one shelf and one drawer into them. Papers get a box of their own.
      10 Ask for two prices: an estate sale company for the good things, a junk hauler for the rest.
        - 4 Photograph the fullest rooms.
        - 5 Send the photos to an estate sale company and a junk hauler.
      10 Fix what a buyer would notice: dripping taps, dead bulbs, scuffs, loose handles.
        - 4 List what drips, flickers, sticks or is scuffed, room by room.
        - 10 Mend the first two things on that list.
      5 Book cleaners and a photographer for the week when the rooms are half empty and light.
        - 3 Book the cleaners.
        - 3 Book the photographer for the day after.
    `,
  },
  {
    id: "holiday-let-start",
    area: "home",
    whole: `${everyWay("prepare", HOUSES, "to rent out as airbnb|for airbnb|to airbnb|to list on airbnb|for vrbo|to rent on airbnb|for short-term rental|for vacation rental")}|${everyWay("set up|start|open|launch|list", "airbnb|short-term rental|vacation rental|holiday let|spare room on airbnb|house on airbnb|apartment on airbnb|cabin on airbnb")}`,
    acts: "start|set up|prepare|launch|list|open|furnish",
    things: "airbnb|vacation rental|holiday let|short-term rental|vrbo",
    needsAct: true,
    unless: "book|cancel|refund|review|guest stay|check out",
    it: "the place",
    plan: `
      2* Open your town's page on short-term rentals: permit, tax, nights allowed.
        ~ Open your town's website. | Find the page on short-term rentals, with permit, tax and nights.
      5 Ask in writing whoever has a say: mortgage lender, insurer, landlord or HOA.
        ~ Open an e-mail to the first one who has a say. | Ask: “May I rent this place out for short stays?” | Send the same question to the others.
      10* Walk in as a guest, and list what is missing: beds, two sets of towels, locks, smoke and CO alarms.
        - 5 Walk in as a guest, and list what is missing in each room.
        - 3 Add what keeps guests safe: smoke and CO alarms, a fire extinguisher, a first aid kit.
      10 Lock your own things into one cupboard, so drawers and shelves are free for guests.
        - 5 Empty the drawers and shelves for guests.
        - 5 Lock your own things into one cupboard.
      10 Put one night there in your calendar, to try it out like a guest.
        ~ Open your calendar. | Look for one free evening. | Enter one night at the place. | Add “as a guest” to the entry.
        ? live there | live in | spare room: 10 Sleep in that room for one night yourself, and note everything you miss.
      5 Write the house page: door code, wifi, trash day, quiet hours, your number.
        ~ Open a blank page called “House”. | Write down the door code and the wifi. | Add trash day, quiet hours and your number.
      10* Put it online with daylight photos and a first price based on three like it nearby[, {deadline}].
        - 4 Look up what three places like it nearby charge a night.
        - 8 Photograph each tidy room in daylight.
        - 5 Put it online with the photos and a first price.
    `,
  },
  {
    id: "winterize-house",
    area: "home",
    whole: `${everyWay("winterize|winterise", "house|home|cabin|cottage|condo|trailer|mobile home|vacation home|our house")}|${everyWay("prepare", "house|home|our house", "for winter|for cold")}|get house ready for winter`,
    acts: "winterize|winterise",
    things: "house|home|cabin|cottage|pipes|condo",
    needsAct: true,
    tells: "winterize house|winterize home|winterise house",
    unless:
      "cat|dog|baby|guests|car|rv|boat|garden|sell|sale|list|market|party|christmas|inspection|appraisal|photos|rent out|airbnb|holiday|vacation",
    it: "the house",
    plan: `
      2* Write down the three things at your place that would freeze or break first: outside tap, cold pipes, heating.
        ~ Pick up a pen. | Write three lines: what would freeze or break first.
      5 Book the yearly furnace or boiler service, a new filter included.
        ~ Open the number of your furnace or boiler service. | Ask for the yearly service with a new filter. | Enter the day they give you in your calendar.
        ? service is done | serviced | furnace .. done: 5 Run the heating for an hour now, to feel whether each radiator or vent gets warm.
      10* Take the hose off the outside tap. With its inside valve shut, the rest can drain out.
        - 4 Unscrew the hose so it can drain empty.
        - 5 Shut the inner valve. The outside tap stays open until it stops dripping.
      8 Wrap the bare pipes in the basement, crawl space or garage with foam sleeves.
        ~ Get the foam sleeves. | Push them over the pipes along the first wall. | Cover the other bare pipes, corners too.
      8 Feel along windows and doors with a damp hand, and note which one needs foam or a door sweep most.
        - 4 Feel along the windows and doors with a damp hand. A piece of tape marks each cold spot.
        - 6 Press a foam strip or a door sweep onto the worst one.
        ? rent | renting | landlord: 8 Put shrink film or a foam strip on the worst window.
      5 Ask for a price to clean the gutters and the chimney.
        ~ Open a message to one gutter and chimney company. | Ask for a price for the gutters. | Ask for a price for the chimney as well.
      5* Test every smoke and CO alarm[, {deadline}].
        - 3 Test every smoke and CO alarm.
        - 3 Put a shovel, salt, a flashlight and batteries by the door.
    `,
  },
  {
    id: "house-fix-list",
    area: "home",
    whole:
      "make list of everything broken|write list of everything broken|list everything broken|list everything that needs fixing|make list of repairs|make list of house repairs|make honey-do list|make list of everything that needs fixing|write list of everything that needs fixing|write list of repairs|get through honey-do list|tackle honey-do list|work through house repairs|catch up on house repairs|catch up on home repairs",
    acts: "make|write|tackle|get through|do|work through|finish",
    things:
      "repair list|house repair list|honey-do list|fix-it list|home repair list|list of repairs|list of house repairs|house repairs|home repairs|odd jobs",
    needsAct: true,
    unless: "car|phone|handyman",
    it: "the list",
    plan: `
      2* Write down the three broken things that annoy you most, one line each.
        ~ Get a sheet of paper. | Write three lines: the broken things that annoy you most.
      10 Walk through every room and once around the outside, and note one line for each thing.
        - 5 Walk through every room, and note one line for each thing.
        - 4 Walk once around the outside, and note one line for each thing.
      4 Mark each line: S for safety and water, P for a pro or the landlord, M for me.
        ~ Pick up a pen. | Mark S on the lines about safety and water. | Mark P or M on each of the others.
      3* Circle the first one to fix. What leaks, sparks or trips somebody comes before what only looks bad.
        ~ Put the list in front of you. | Look for what leaks, sparks or trips somebody. | Circle that one, or the worst of the rest.
      5 Write beside it the part, the tool and the minutes it needs.
        - 3 Measure or photograph the part it needs.
        - 3 Write down the tool and the minutes it needs.
      10 Fix the smallest line marked M, until you can cross it out.
        - 3 Lay the tool for the smallest line marked M beside the broken thing.
        - 10 Mend it, until you can cross it out.
      3* Put one fixed hour a week in your calendar, named after the next line.
        - 3 Put one fixed hour a week in your calendar, named after the next line.
        - 3 Send the first line marked P to a handyman or the landlord.
    `,
  },
  {
    id: "home-upkeep-calendar",
    area: "home",
    whole: everyWay(
      "make|set up|create|build|start|write|plan",
      "home maintenance calendar|home maintenance schedule|house maintenance schedule|home maintenance plan|home maintenance checklist|house maintenance calendar|house maintenance plan|home upkeep calendar|maintenance schedule for house",
    ),
    acts: "make|set up|create|plan|keep up with|stay on top of|start|do",
    things:
      "home maintenance|house maintenance|home maintenance calendar|home maintenance schedule|home upkeep",
    needsAct: true,
    unless: "child|fee|car|support",
    it: "the calendar",
    plan: `
      2* Open your calendar, and put “test the smoke alarms” on the first Saturday of each month.
        ~ Open your calendar at the first Saturday of the month. | Enter “test the smoke alarms”, repeating monthly.
      8* List what your house has that needs care: filters, gutters, dryer vent, water heater, roof, drains.
        - 4 List what is inside: filters, dryer vent, water heater, refrigerator coils, drains.
        - 4 List what is outside: gutters, roof, trees, paint, outside tap.
        ? rent | renting | apartment | condo | flat: 6 List what is yours to care for: filters, drains, refrigerator coils, seals, alarms, windows.
          - 3 List what is yours to care for: filters, drains, refrigerator coils, seals, alarms.
          - 3 List what you'd report to the landlord or the building.
      6 Write beside each how often it needs care: monthly, twice a year, yearly.
        ~ Put the list in front of you. | Write “monthly” beside what needs it each month. | Write “twice a year” or “yearly” beside the others.
      5 Block two weekends in spring and two in autumn, for outdoor work and the heating service.
        - 3 Give spring one weekend: gutters, outside tap, air conditioning.
        - 3 Give autumn one weekend: heating service, hoses, gutters.
      8 Enter each line as a repeating reminder on a Saturday, no more than two a weekend.
        ~ Open your calendar on a free Saturday. | Enter the first line as a repeating reminder. | Enter the other lines, two a weekend at most.
      4 Add to each reminder the filter size, the part number or the company's phone number.
        - 3 Photograph the filter sizes and model plates.
        - 4 Add the part number or the company's phone number to each reminder.
      10* Do the one that is most due now, until you can tick it off.
        ~ Walk to the thing that is most due. | Do the first half. | Finish the second half. | Cross it off the list.
    `,
  },
  {
    id: "room-other-use",
    area: "home",
    whole: everyWay(
      "turn|convert|make|transform|change",
      "dining room|spare room|guest room|spare bedroom|garage|living room|den|basement|formal dining room|bedroom|attic|office|room",
      "into playroom|into home gym|into gym|into home office|into office|into craft room|into studio|into library|into music room|into game room|into family room|into workshop",
    ),
    it: "the room",
    plan: `
      2* Stand in the door, and write on a note what will be done in there and who will do it.
        ~ Stand in the door with a note. | Write what will be done there, and by whom.
      4 Name a new place for each large thing that lives there now: another room, a sale, storage.
        ~ Stand in the door of the room. | Name a new place for the first large thing. | Name a place for each of the others.
      10* Carry one basket of what doesn't belong out of the room.
        - 5 Carry out one basket of small things.
        - 5 Carry chairs or boxes to where they will live now.
      8 Post the largest piece online with a photo, size and price, or set a date for two people to move it.
        - 4 Photograph the largest piece, with its size noted.
        - 4 Post the largest piece online, or ask one person to help carry it.
      4 Measure the walls, window and outlets, and note them on graph paper.
        ~ Get a tape measure. | Measure the walls, the window and the outlets. | Draw them on graph paper with their numbers.
      8 Draw in the few things the room needs. The way to the door stays free.
        ? playroom | kids | toddler | play: 8 Draw in low shelves screwed to the wall, one soft mat, a table, and socket covers.
        ? gym: 8 Draw in a mat as long as you are, the machine with space around it, a mirror and a fan.
        ? office | study: 8 Draw in the desk with the window to its side, an outlet, a lamp and a door that shuts.
        - 4 List the few things the new room needs.
        - 5 Draw them in. The way to the door stays free.
      10* Set up its first corner today, so you can use it once[, the rest {deadline}].
        - 8 Set up its first corner.
        - 5 Use it once, and note what is missing.
    `,
  },
  {
    id: "calm-bedroom",
    area: "home",
    whole: `${everyWay("make|turn", "bedroom", "calm|calming|peaceful|relaxing|restful|more relaxing|calmer|calm place|peaceful place|into calm|into sanctuary|good place to sleep|better for sleep|place to sleep|place to rest|sleep-friendly")}|create calm bedroom|create peaceful bedroom|create relaxing bedroom`,
    unless: "baby|toddler|son|daughter|kid",
    it: "the bedroom",
    plan: `
      2* Carry one thing out of the bedroom that has nothing to do with sleep: a laptop, a basket, papers.
        ~ Pick up one thing that has nothing to do with sleep. | Carry it out of the bedroom.
      3 Lie down once, and write down the three things in view that keep your head busy.
        ~ Lie down on the bed. | Look around slowly from left to right. | Write down the three things that keep your head busy.
      10* Clear what you see from the bed: floor, bedside table, the wall in front of you.
        - 5 Clear the bedside table.
        - 8 Clear the floor on your side of the bed.
      8 Carry what belongs elsewhere out in one basket. It can be put away later.
        ~ Get one empty basket. | Fill it with what belongs in other rooms. | Carry the basket out of the bedroom.
        ? office | desk | work from | wfh | work in: 8 Give work an end: at night the laptop and papers go in a box with a lid.
          - 4 Put the laptop and papers in a box with a lid that closes each evening.
          - 5 Hang a cloth or set a screen in front of the desk.
      8 Put the clean clothes away. Worn ones go in one basket with a lid.
        ~ Pick up the nearest clean piece of clothing. | Put the clean clothes in the closet or drawers. | Drop the worn ones in one lidded basket.
        ? laundry: 8 Move the laundry to another spot: the hamper to the bathroom or hall, folding to the sofa or table.
          - 4 Carry the hamper to the bathroom or hall.
          - 5 Put away the pile of clean clothes that lies there.
      5 Hang or order something to make it dark: lined curtains, a blind, or an eye mask for now.
        ~ Stand in front of the bedroom window. | Choose lined curtains, a blind or an eye mask. | Hang it, or place the order.
      5* Put one warm lamp by the bed and the phone's charger outside the door[, {deadline}].
        - 4 Make the bed with fresh sheets.
        - 3 Put one warm lamp beside the bed, with the phone's charger outside the door.
    `,
  },
  {
    id: "keep-home-clean",
    area: "home",
    whole: everyWay(
      "keep|maintain",
      "house|home|apartment|flat|place|my place",
      "clean|tidy|cleaner|tidier|from getting messy",
    ),
    it: "the home",
    plan: `
      2* Toss what lies on the floor of your main room into one basket.
        ~ Get one basket. | Toss in everything that lies on the floor.
      3 Choose the two things that bother you most, such as a sticky floor and dishes. The rest can wait.
        ~ Stand in the middle of your home. | Name the thing that bothers you most. | Name the one that comes second.
      3 Tie a five-minute pickup to something fixed: after breakfast, before your shower, while the coffee brews.
        ~ Pick up a pen. | Write down breakfast, your shower or the coffee. | Write “five-minute pickup” after it.
      8 Put half of what is always lying around into one closed box for a month.
        ? toddler | kids | baby | children | toys | # year old: 8 Box up half of the toys. On Sundays they can trade places with the others.
          - 4 Put half of the toys into a closed box.
          - 4 Give each kind of toy that stays one open basket at the children's height.
        - 3 Choose what is always lying around.
        - 5 Put half of it into a closed box.
      3 Give each person in the home one small job that is only theirs.
        ~ Write down the name of each person at home. | Choose one small job for each name. | Tell each person which job is theirs.
        ? toddler | # year old: 3 Give the little one a job beside you: socks in the basket, a damp cloth for the low cabinets.
        ? live alone | on my own | by myself: 3 Ask a friend over for one evening a week, so you have a reason to pick up.
        ? dog | cat | pets: 3 Lay a washable mat at the door and under the bowls, where most of the dirt starts.
      10* Do ten minutes of dishes, counter and floor this evening, until the alarm rings.
        - 5 Do the dishes or load the dishwasher until the alarm rings.
        - 5 Wipe the counter. The floor under the table is next.
      3* Write the daily ten minutes on a card on the fridge, plus one bigger job for each weekday at most.
        ~ Get a card. | Write down the daily ten minutes. | Add one bigger job for each weekday at most. | Put the card up on the fridge.
    `,
  },
  {
    id: "launch-pad",
    area: "home",
    whole: everyWay(
      "set up|make|create|build|organize",
      "command center|family command center|launch pad|drop zone|landing strip|entryway station|key station|mudroom|entryway drop zone",
    ),
    things:
      "family command center|command center|launch pad|drop zone|entryway station|mudroom|landing zone",
    unless: "game|rocket|military|startup|product",
    it: "the spot",
    plan: `
      2* Stand at the door you use, and say aloud what lands there: keys, mail, bags, shoes.
        ~ Stand at the door you use. | Say aloud what lands there: “Keys, mail, bags, shoes.”
      4 Measure the free bit of wall or floor, within three steps of that door.
        ~ Stand at the door with a tape measure. | Look for a free bit within three steps. | Measure its width and height.
      5* Put a bowl or a hook for the keys where you usually drop them.
        ~ Get a bowl or a hook. | Set or mount it where your keys usually drop. | Put your keys there.
      5 Hang one strong hook for each person's bag, at that person's height.
        ? rent | renting | cant drill | no drilling: 5 Stand a coat rack by the door, or use sticky hooks, one for each person's bag.
        - 2 Count the people in your home and their bags.
        - 5 Hang one strong hook for each bag, at its owner's height.
      4 Set out a tray for mail, above a bin for the junk.
        ~ Get a tray for the mail. | Set a bin for junk on the floor. | Place the tray above the bin.
      5 Order what is missing in one go: hooks, tray, shoe rack, a charger.
        - 3 List what is missing by the door: hooks, tray, shoe rack, a charger.
        - 4 Order those things in one go.
      5* Put today's keys, bags and mail in their places.
        - 3 Put today's keys and bags in their places.
        - 3 Set an alarm for one quick look at the spot each evening this week.
    `,
  },
  {
    id: "drive-manual",
    area: "study",
    whole: everyWay(
      "learn to drive|learn how to drive|learn|practice driving|drive|practise driving|teach myself to drive|get used to driving",
      "stick|stick shift|manual|a manual|a stick|manual car|manual transmission|standard|a stick shift car",
    ),
    unless: "hockey|test|licence|license|photography",
    it: "driving a manual",
    plan: `
      2* Press a pretend clutch with your left foot while you watch one short video on the biting point.
        ~ Open one short video on the biting point. | Press a pretend clutch with your left foot as you watch.
      4* Ask one calm person with a manual car, or a driving school, for two hours this week.
        ~ Open a message to one calm person or driving school. | Write: “Could I have two hours in a manual car?” | Send it with two times this week.
      3 Check two things: whose insurance covers you in that car, and where you are allowed to practice.
        ~ Get the insurance papers for that car. | Check whose insurance covers you in it. | Look up where you are allowed to practice.
      8 Let the clutch up without gas on a flat, empty parking lot until the car creeps, ten times.
        - 5 Let the clutch up without gas until the car creeps, five times.
        - 5 Let the clutch up five more times, slower each time.
      10* Practise ten starts in an empty lot: a little gas, clutch to the biting point, a pause, brake off.
        - 5 Practise five starts with a little gas.
        - 5 Practise five more starts, with a stop at a line after each.
      10 Shift up to third and down again around the lot, clutch down before each stop.
        - 5 Shift from first to second and back to a stop, five rounds.
        - 5 Add third gear, with your eyes off the stick.
      10 Drive quiet streets and one gentle slope with that person beside you, before you drive it alone[ {deadline}].
        - 5 Practice three starts on a gentle slope, with the parking brake on until the car pulls.
        - 10 Drive quiet streets with that person beside you[, {deadline}].
    `,
  },
  {
    id: "oil-change",
    area: "home",
    whole: everyWay(
      "get|do|change|book|schedule|get my|need",
      "oil change|car's oil|oil in car|oil changed|car oil changed|oil in truck|engine oil|oil change on car|oil on car|oil change for car",
    ),
    things: "oil change",
    unless: "fryer|cooking|generator|heating|lawn mower|mower",
    it: "the oil change",
    plan: `
      2* Read the mileage and the sticker on the windshield, or the oil line in the car's menu.
        ~ Sit in the driver's seat. | Read the mileage and the date for the next oil.
      3 Look up in the manual which oil it takes, such as 0W-20 full synthetic, and how much.
        ~ Get the manual out of the glove box. | Find the page on engine oil. | Write down the kind and the amount.
      5* Ask two places for the whole price with filter and disposal: quick lube, dealer, repair shop.
        ~ Find two shops near you on the map. | Ask the first for the whole price, filter and disposal included. | Ask the second the same.
        ? my own oil | own oil | myself | at home | own driveway | in the driveway | in my driveway | in our driveway | do it yourself | diy: 5 Buy that oil, the filter for your model, a new plug washer and a drain pan.
      3 Book the first slot that fits, or drive by when a quick lube opens.
        ? my own oil | own oil | myself | at home | own driveway | in the driveway | in my driveway | in our driveway | do it yourself | diy: 5 Drive onto ramps on flat ground, handbrake on. Never lie under a car that stands on its jack.
        - 2 Choose a time when you can sit there with a book.
        - 3 Book that time, and note it in your calendar.
      2 Write down what you'll say no to unless they explain why: flushes, filters, wipers.
        ~ Pick up a pen. | Write: “No flushes, filters or wipers without a reason”.
        ? my own oil | own oil | myself | at home | own driveway | in the driveway | in my driveway | in our driveway | do it yourself | diy: 8 Let the warm oil run out over the pan before the new filter goes on.
      5* Drive there with one sentence ready: “Only the oil and filter, please.”
        ~ Get your car keys. | Drive to the shop you chose. | Say: “Only the oil and filter, please.”
        ? my own oil | own oil | myself | at home | own driveway | in the driveway | in my driveway | in our driveway | do it yourself | diy: 8 Fill in the amount of oil the manual gives. A parts store takes the old oil for free.
      3 Look at the dipstick and under the car the next morning.
        - 2 Look at the dipstick and under the car the next morning.
        - 2 Save the bill, and note the next date or mileage in your calendar.
    `,
  },
  {
    id: "fridge-filter",
    area: "home",
    whole: everyWay(
      "replace|change|swap",
      "water filter in fridge|water filter in refrigerator|fridge water filter|refrigerator water filter|fridge filter|refrigerator filter|water filter|filter in fridge|filter in refrigerator",
    ),
    unless: "car|pool|pond|fish|tank|furnace|whole house",
    it: "the filter",
    plan: `
      2* Look for the filter: a cap at the top inside, behind a side cover, or in the grille at the bottom.
        ~ Open the fridge door. | Look at the top, behind the side cover and in the bottom grille.
      2 Photograph the number on it, and the model on the sticker in the door.
        ~ Hold your phone to the filter's number. | Photograph that number, plus the sticker in the door.
      4* Order that number from the maker, or one with an NSF mark for your model.
        ~ Open the maker's page. | Type in the filter number from your photo. | Order that one, or an NSF-marked one for your model.
      2 Lay a towel below the filter, beside an empty jug.
        ~ Get a towel. | Lay it below the filter, beside an empty jug.
      4* Swap the old one for the new: a quarter turn left to take it out, a push until the new one clicks.
        - 3 Turn the old one a quarter to the left until it comes out.
        - 3 Push the new one in until it clicks.
      5 Run three jugs of water through it, until the water comes out clear and steady.
        ~ Get the jug. | Run the first jug of water through the filter. | Run two more until the water is clear and steady.
      2 Hold the filter button for three seconds, until its light resets.
        - 2 Hold the filter button for three seconds, until its light goes out.
        - 2 Set a reminder in six months, with the filter number in it.
    `,
  },
];
