import type { Archetype } from "@/lib/decisions/planner/written/archetype";

const CLEANING =
  "clean|clean up|clean out|tidy|tidy up|scrub|wash|wipe|deep clean|deep-clean|sort|sort out|organize|straighten|straighten up|declutter|clear|clear out|hoover|vacuum|reset|pick up|reclaim";
const MESSY =
  "mess|messy|disaster|dirty|filthy|disgusting|pigsty|tip|state|chaos|gross|clutter|cluttered|trashed|guests|visit|visiting|coming|coming over|depression";

/** Cleaning and order at home. */
export const HOME: readonly Archetype[] = [
  {
    id: "clean-kitchen",
    area: "home",
    acts: CLEANING,
    things:
      "kitchen|kitchen counter|countertop|kitchen floor|dish|washing up|pile of dishes|kitchenette|washing-up",
    hints: MESSY,
    tells:
      "can't start the washing up|can't face the dishes|can't face the washing up|sink is full|dishes piled up|mountain of dishes",
    whole: "do the dishes|wash up|do the washing up|clean the kitchen",
    unless:
      "renovate|remodel|paint|drain|plumber|install|declutter kitchen counter|declutter counter|declutter countertop|declutter kitchen countertop|clear off kitchen counter|clear off counter|clear off countertop",
    it: "the kitchen",
    named: "kitchen",
    plan: `
      2* Carry every cup and glass you can see in {theIt} to the sink.
        ~ Pick up the nearest cup. | Carry the other cups and glasses you see to the sink.
        ? no sink | sink .. full | sink is full: 2 Lift the pile out of the sink onto the counter, so you can run hot water.
        ? dishes are done | washing up is done | already did the dishes | already washed up: 2 Pick up every packet and scrap from the counter in {theIt}.
        ? one arm | one hand | one handed | baby on me | holding the baby: 2 Carry one cup at a time to the sink with your free hand.
      4 Throw obvious rubbish into one bag: packets, peel, old mail.
        ~ Get one trash bag. | Drop in the packets and peel. | Drop in the old mail and other obvious trash.
        ? 10 min* | 15 min* | ten min* | fifteen min* | before i leave for work | before i go to work | before i have to leave: 1 Drop obvious trash into one bag.
        ? bin .. overflowing | overflowing bin | bin .. full | full bin | bin bags: 4 Carry the full trash bag to the front door.
        ? smells | smelly | stinks | stink: 4 Carry out what smells: trash bag, food scraps, the sponge.
      15* Wash or load what is in the sink, glasses first and pans last.
        ? 10 min* | 15 min* | ten min* | fifteen min* | before i leave for work | before i go to work | before i have to leave: 5 Wash or load dishes for five minutes by the timer, glasses first.
          - 2 Fill the sink with hot soapy water, or open the dishwasher.
          - 3 Wash or load what you can in three minutes.
        - 3 Fill the sink with hot water, or empty the dishwasher's top rack.
        - 5 Wash or load the glasses and cutlery.
        - 6 Wash or load the plates and bowls.
        - 8 Scrub the worst pan while the others soak.
        ? no dishwasher | without a dishwasher | dishwasher .. broke* | dishwasher .. broken | broken dishwasher | by hand: 15 Wash up in hot soapy water: glasses first, plates next, pans last.
          - 3 Fill the sink with hot soapy water.
          - 5 Wash the glasses and cutlery.
          - 6 Wash the plates and bowls.
          - 8 Scrub the worst pan while the others soak.
        ? dishes are done | washing up is done | already did the dishes | already washed up: 10 Put the clean dishes away, until the draining rack is empty.
          - 6 Put away the clean plates and pans.
          - 4 Put away the glasses and cutlery.
        ? no hot water: 15 Wash up with water from the kettle, glasses first and pans last.
          - 5 Boil two kettles of water for the sink.
          - 10 Wash the glasses first and the pans last.
      8* Wipe the counters and the stove from back to front.
        ? 10 min* | 15 min* | ten min* | fifteen min* | before i leave for work | before i go to work | before i have to leave: 3 Wipe the counter you see first, and the stovetop.
          - 2 Wipe the counter you see first.
          - 1 Wipe the stovetop.
        - 3 Move everything off one stretch of counter.
        - 5 Wipe the counters from back to front.
        - 4 Wipe the stovetop and the taps.
      4 Throw away what has gone bad in the fridge, front shelf only.
        ~ Open the fridge. | Take out what has gone bad at the front. | Drop it all into the trash.
        ? only .. counter | counter and .. hob | just .. counter | at least: 4 Put everything that has no place into one box, out of sight until the weekend.
        ? # minutes | half an hour | before work | # min | # mins: 2 Put what is still dirty in soapy water to soak until you are back.
        ? inspection | landlord | estate agent | viewing: 8 Wipe the oven door, the range hood and the inside of the sink, because those get looked at.
        ? mice | mouse | ants | cockroach* | roaches: 5 Put open food into jars or containers with lids: cereal, flour, sugar, pet food.
      8 Sweep the floor of {it}.
        ? 10 min* | 15 min* | ten min* | fifteen min* | before i leave for work | before i go to work | before i have to leave: 2 Take the trash bag out with you when you leave.
        - 5 Sweep the floor of {it}.
        - 3 Take the rubbish bag out.
        ? only .. counter | counter and .. hob | just .. counter | at least: -
        ? sticky floor | floor is sticky | sticky: 8 Mop the floor with hot water and a drop of dish soap, from the far corner to the door.
          - 3 Sweep the crumbs off the floor.
          - 8 Mop the floor from the far corner to the door.
    `,
  },
  {
    id: "clean-bathroom",
    area: "home",
    acts: CLEANING,
    things: "bathroom|toilet|shower|bathtub|bath|loo|restroom|tub",
    hints: MESSY,
    unless: "renovate|remodel|install|leak|tile|train|potty",
    it: "the bathroom",
    named: "bathroom",
    plan: `
      2* Squirt cleaner into the toilet bowl in {theIt}, to work while you do the rest.
        ~ Get the toilet cleaner. | Squirt it under the rim, all the way around.
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Squirt toilet cleaner up under the rim. It works with the lid closed.
        ? only .. vinegar | vinegar | no cleaner | no bleach: 2 Pour a cup of vinegar or a squirt of dish soap into the toilet bowl. Vinegar must never meet bleach.
        ? asthma | chemical free | no chemicals | without chemicals | pregnant | fumes: 2 Pour a cup of white vinegar into the toilet bowl, with the window open.
        ? toilet is done | toilet done | toilet is clean: 2 Spray the shower or bath from top to bottom, to work while you do the rest.
      4 Clear the edges of the sink and the tub: bottles and brushes into one box.
        ~ Get one empty box. | Put the bottles and brushes from the sink in it. | Put the bottles from the edge of the tub in it.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe the tank, handle and lid with bathroom cleaner, from the top down.
        ? hair | hairs: 4 Wipe the hair off the floor, tub and drain with toilet paper while everything is still dry.
        ? toddler | kids toys | bath toys: 4 Put the bath toys in a net or bucket. The bottles go in one box.
      6* Wipe the sink, taps and mirror with a cloth and spray.
        ? clean the toilet | clean my toilet | scrub the toilet: 5 Brush under the rim, along the water line and down into the drain.
        - 4 Wipe the sink and taps with a cloth and spray.
        - 3 Wipe the mirror with a dry cloth.
      8 Scrub the shower or bath from the top down.
        ? shower is done | bath is done | shower done | done the shower | shower is clean | cleaned the shower: 5 Rub the mineral deposits off the taps with a cloth and a little vinegar. Stone can't take vinegar.
          - 3 Rub the mineral deposits off the taps with a little vinegar. Stone can't take vinegar.
          - 2 Polish the taps dry.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe the seat on both sides, the hinges last.
        - 3 Spray the shower or bath with cleaner.
        - 8 Scrub it from the top down.
        ? limescale | glass | hard water: 8 Wipe warm vinegar onto the glass ten minutes before you scrub. Stone can't take vinegar.
          - 3 Wipe warm vinegar onto the glass. Stone can't take vinegar.
          - 8 Scrub the shower and bath from the top down once ten minutes have passed.
        ? mould | mold | mouldy | black spots: 8 Scrub the black spots with mould spray alone: window open, gloves on, no second cleaner.
          - 2 Open the window. You'll need gloves too.
          - 8 Scrub the black spots with mould spray alone, as its label says.
        ? bad back | bad knees | knee | pregnant | wheelchair | cant bend | cant kneel: 8 Scrub the bath with a long-handled brush or a clean broom, standing up.
          - 3 Spray the shower or bath with cleaner.
          - 8 Scrub it with a long-handled brush, standing up.
        ? no bath | only a shower | shower only: 8 Scrub the shower from the top down. Hair comes out of the drain at the end.
          - 3 Spray the shower with cleaner.
          - 8 Scrub the shower from the top down. Hair comes out of the drain at the end.
      5* Brush the toilet bowl. The seat and rim need only a wipe.
        ~ Pick up the toilet brush. | Brush the inside of the bowl down to the water. | Wipe the seat and rim once.
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Flush with the brush held in the running water.
      6 Wipe the floor backwards to the door of {it}.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe the base of the toilet and the floor around it.
          - 2 Wipe the base of the toilet.
          - 3 Wipe the floor around the toilet.
        - 2 Shake out the mat outside the door.
        - 5 Wipe the floor backwards to the door of {it}.
        ? guest* | # minutes | coming over | visitors | party: 3 Wipe only the floor around the toilet and the sink.
          - 2 Wipe the floor around the toilet.
          - 2 Wipe the floor around the sink.
      3 Hang up a fresh towel beside the sink.
        ~ Get a fresh towel. | Take the old towel off its hook. | Hang the fresh one beside the sink.
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Put the cloth into the hot wash.
        ? guest* | arrive* | visitors | coming over | mother in law | in laws | inlaws | to stay | coming to stay: 3 Hang up a fresh towel. Guests should see a new roll and soap too.
        ? moving out | move out | inspection | landlord | end of tenancy: 3 Photograph the clean bathroom from the door, with the date showing.
    `,
  },
  {
    id: "tidy-bedroom",
    area: "home",
    acts: CLEANING,
    things:
      "bedroom|room|my room|floor|floordrobe|living room|lounge|playroom|toys|bed|dorm|dorm room|nightstand|spare room|guest room",
    hints: MESSY,
    unless:
      "paint|renovate|remodel|find|rent|escape|redecorate|decorate|mop|organize toys|organize kids' toys|sort toys|sort kids' toys|declutter toys|declutter kids' toys",
    it: "the room",
    named: "room|bedroom|living room|lounge|playroom|dorm",
    plan: `
      2* Pull the cover straight on the bed or sofa.
        ~ Stand beside the bed or sofa. | Pull the cover straight by its corners.
        ? living room | lounge | sitting room | front room | playroom | family room: 2 Straighten the sofa cushions.
        ? on my bed | bed is covered | covered in clothes | clothes on the bed | bed is full: 2 Take the five things nearest to you off the bed.
        ? bed is made | bed made | made the bed | bed is done: 2 Pick the first three pieces of clothing up off the floor.
      4 Pick up all the rubbish on one walk around {theIt} with a bag.
        ~ Get one trash bag. | Pick up the trash on one half of the room. | Pick up the trash on the other half.
        ? distract* | get sidetracked | sidetrack*: 4 Set a five-minute timer, and pick up only trash until it rings. Other things stay where they are.
        ? holding the baby | baby on my arm | one arm | one handed | baby on me: 4 Pick up rubbish with one hand, into a bag that hangs from your wrist.
      5* Carry every cup, plate and glass to the kitchen.
        ~ Pick up the nearest cup. | Carry the cups and glasses to the kitchen. | Carry the plates to the kitchen.
        ? adhd | cant start | overwhelm*: 5 Carry every cup, plate and glass to the kitchen, with a song on. Everything else can wait.
        ? no cups | no dishes | dishes are done: 5 Carry the full rubbish bag to the front door.
        ? dog | cat | puppy: 5 Carry every cup, plate and glass to the kitchen. The pet's things can wait in one basket.
      10* Sort the clothes you can see: worn ones in the basket, clean ones in the closet.
        ? toys everywhere | toys all over | full of toys | toys on the floor | kids toys | lego everywhere: 8 Push all the toys into one big basket or laundry bag, unsorted.
          - 5 Push the toys on the floor into one big basket.
          - 3 Put the toys from the sofa and table on top.
        ? living room | lounge | sitting room | front room | playroom | family room: 8 Gather what belongs in other rooms in one laundry basket.
          - 5 Gather what belongs in other rooms in one laundry basket.
          - 3 Carry the basket to the hall.
        ? no wardrobe | nowhere to put | no drawers: 10 Sort the clothes you can see: worn ones in a bag, clean ones folded into one box.
          - 5 Put every worn piece of clothing into a bag.
          - 6 Fold the clean clothes into one box or suitcase under the bed.
        ? clothes done | clothes are done | clothes sorted: 10 Clear the bed: everything on it goes into one box.
          - 5 Put everything on the bed into one box.
          - 8 Sort the box by kind, onto shelves or into a giveaway bag.
        - 5 Put every worn piece of clothing into the laundry basket.
        - 8 Hang up or fold the clean ones into the closet.
      10 Clear one surface, such as the desk or bedside table, until it can be wiped.
        ? guest* | tonight | date | coming over | landlord: 10 Put the small things from all the surfaces into one box, out of sight in a closet.
          - 6 Put the small things from all the surfaces into one box.
          - 2 Put the box in the closet.
        - 6 Clear one surface, such as the desk or bedside table.
        - 2 Wipe that surface before at most three things go back.
        ? friends come | friends are coming | people coming | people come | visitors | come at # | coming at # | arrive* | party: 10 Put the small things from all the surfaces into one box, out of sight in a closet.
          - 6 Put the small things from all the surfaces into one box.
          - 2 Put the box in the closet.
        ? living room | lounge | sitting room | front room: 10 Clear the coffee table until it can be wiped.
          - 6 Clear the coffee table.
          - 2 Wipe the coffee table before at most two things go back.
      10 Give each thing left on the floor a place, working from the door inwards.
        ? distract* | get sidetracked | sidetrack*: 10 Put what belongs in other rooms into one basket by the door. You carry it out last, so you don't leave the room.
          - 5 Put what belongs in other rooms into one basket by the door.
          - 5 Give the rest of the floor a place, from the door inwards.
        - 10 Give each thing left on the floor a place, working from the door inwards.
        - 8 Sweep or vacuum the floor you can see now.
        ? no hoover | no vacuum | vacuum .. broke* | hoover .. broke*: 10 Sweep the floor toward the door with a broom.
          - 8 Put what is still on the floor into one basket.
          - 5 Sweep the floor toward the door with a broom.
        ? friends come | friends are coming | people come | people coming | come at # | coming at # | # minutes: 5 Vacuum or sweep the middle of the floor, where people walk.
          - 3 Move what lies in the middle of the floor over to the walls.
          - 5 Vacuum or sweep the middle of the floor.
        ? bad back | cant bend | my back | sciatica | pregnan*: 10 Push what is left on the floor into one pile with a broom, so you can pick it up sitting down.
          - 4 Push what is left on the floor into one pile with a broom.
          - 6 Pick up the pile from a chair, into one box.
    `,
  },
  {
    id: "clean-home",
    area: "home",
    acts: `${CLEANING}|clean whole|prepare|get ready|do`,
    things:
      "house|home|flat|apartment|place|whole house|whole flat|studio|condo|housework|chore|household chore|house cleaning|cleaning|spring cleaning|mess|clutter",
    hints: `${MESSY}|dish|laundry|landlord|inspection`,
    unless:
      "buy|sell|rent|find|move|build|paint|insurance|desktop|inbox|car|renovate|decorate|ownership|deposit",
    it: "your home",
    named: "house|home|flat|apartment|place|studio|condo",
    plan: `
      2* Fill a rubbish bag with what you can reach from where you stand.
        ~ Pick up a trash bag. | Drop in all the trash within your reach.
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 2 Fill a rubbish bag from tables and counters only, standing up.
        ? declutter*: 2 Put five things from this room that you don't use into one bag.
        ? done .. to go | only .. left | rooms left | rooms to go | half the house: 2 Fill a rubbish bag in the first of the rooms that are left.
        ? cant start | stuck | overwhelm* | adhd | depress*: 2 Fill one bag with the rubbish you reach without standing up.
      10 Go through {theIt} once with that bag, picking up rubbish only.
        ? declutter*: 5 Write the rooms down in order, easiest first, and note which ones are done.
          - 3 Write the rooms down in order, easiest first.
          - 2 Cross out the rooms that are done.
        ? overwhelm* | depress* | cant start | exhausted | no energy: 10 Go through the room you are sitting in with that bag. You can rest after it.
          - 5 Collect rubbish within one step of you.
          - 6 Collect rubbish in the rest of this room.
        - 5 Collect rubbish in the room you are in.
        - 6 Collect rubbish in the other rooms, one lap only.
      10* Bring all the dishes to the kitchen.
        ? declutter*: 10 Empty one shelf or drawer of the first room into three boxes: goes, other room, stays.
          - 2 Set an alarm for ten minutes.
          - 10 Empty one shelf or drawer into three boxes: goes, other room, stays.
        - 4 Bring all the dishes to the kitchen.
        - 8 Run the dishwasher, or wash dishes for eight minutes.
        ? no dishwasher | without a dishwasher: 10 Bring all the dishes to a sink of hot soapy water.
          - 4 Bring all the dishes to the kitchen.
          - 4 Fill the sink with hot soapy water over the dishes.
        ? kitchen is done | kitchen .. done | kitchen is clean: 8 Wash any stray cups and plates so the clean kitchen stays that way.
          - 4 Collect the stray cups and plates.
          - 4 Wash the stray dishes right away.
      8 Gather clothes and towels from every floor into one basket.
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 8 Gather clothes and towels with a grabber into a basket on a chair.
          - 5 Gather clothes and towels with a grabber into a basket on a chair.
          - 3 Start one load of laundry.
        ? declutter*: 5 Carry the “other room” box around once, so each thing gets back where it belongs.
          - 3 Carry the “other room” box around once.
          - 2 Drop each thing in it where it belongs.
        - 5 Gather clothes and towels from every floor into one basket.
        - 3 Start one load of laundry.
        ? no washing machine | laundrette | laundry is done | laundry .. done: 5 Put everything that lies on the floors into one basket, one lap through all the rooms.
          - 3 Put everything that lies on the floor of this room into one basket.
          - 3 Put what lies on the floor in the other rooms in it too.
      10* Clean what a visitor sees first: entrance, sofa, table.
        ? declutter*: 10 Carry the “goes” box to the front door, and note a day for the donation center in your calendar.
          - 5 Carry the “goes” box to the front door.
          - 3 Put the day for the donation center in your calendar.
        ? builder* | dust | renovat*: 10 Vacuum the dust from the shelves down to the floor before you use any wet cloth.
          - 5 Vacuum the shelves, windowsills and lamps.
          - 6 Wipe them with a damp cloth, from the top down.
        ? inspect* | landlord | agent: 10 Clean what an inspector looks at: stove, sink, shower.
          - 5 Wipe the stove and kitchen sink.
          - 5 Wipe the shower and bathroom sink.
        - 5 Clear the entrance: shoes in a row, coats on hooks.
        - 5 Clear the table.
        ? party | guests | visitors | coming over | mother in law | in laws | parents .. coming | parents arrive* | parents come | family .. coming: 10 Clear the hall, sofa and table.
          - 5 Clear the hall: shoes in a row, coats on hooks.
          - 5 Clear the sofa and table.
      10? Wipe the bathroom sink and toilet.
        ~ Stand in front of the bathroom sink with a cloth. | Wipe the faucet. | Wipe the basin and its edge. | Wipe the toilet with a second cloth, seat and rim included.
        ? bathroom is done | bathroom is clean | bathroom done | bathrooms done | bathroom already: -
        ? declutter*: 5 Tick that shelf off on the list of rooms.
        ? bathroom .. done | bathroom and kitchen done: -
      15 Vacuum or sweep the middle of each room.
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 15 Vacuum the middle of each room standing upright, with a rest after each.
          - 8 Vacuum the first room standing upright.
          - 8 Vacuum the other rooms, with a rest after each.
        ? declutter*: 10 Empty the next shelf in the same way, at the same time tomorrow.
          - 2 Put the next shelf into tomorrow's calendar.
          - 10 Empty the next shelf in the same way.
        ? pet* | dog | cat | hair: 15 Vacuum the sofa and the floor where the animal lies. The brush fills with hair fast.
          - 5 Vacuum the sofa and the rug the animal lies on.
          - 10 Vacuum the middle of each room.
        - 10 Vacuum or sweep the middle of each room.
        ? no hoover | no vacuum | vacuum .. broke* | hoover .. broke* | baby .. asleep | sleeping baby | late at night: 15 Sweep the middle of each room with a broom.
          - 8 Sweep the rooms you use most.
          - 6 Sweep the hall out to the door.
        ? with kids | my kids | the kids | toddler: 15 Vacuum the middle of each room while the child wipes the chairs.
          - 3 Give the child a damp cloth for the chairs.
          - 10 Vacuum the middle of each room.
    `,
  },
  {
    id: "laundry",
    area: "home",
    acts: `do|wash|fold|put away|catch up|sort|iron|finish|start|clear|tackle|${CLEANING}`,
    things:
      "laundry|washing|clothes|laundry pile|pile of clothes|ironing|laundry mountain|load of laundry|bedding|bed sheet|sheet|clothes pile|towel",
    hints: "chair|pile|mountain|basket|week|weeks",
    unless:
      "wardrobe|closet|buy|shop|shopping|design|sew|donate|sell|baby|drawer|wear|up three days of dishes|late mother's|late father's|late husband's|late wife's|late mom's|late dad's|late mum's|died|passed away",
    it: "the laundry",
    named: "laundry|washing|bedding|ironing",
    plan: `
      2* Put the clothes within your reach into one basket or bag.
        ~ Put a basket or bag at your feet. | Drop every piece of clothing within reach into it.
        ? wet washing | in the machine | already washed | washed already | left in the machine: 2 Smell the wet load. Sour means a second wash, fresh means it can go on the rack.
      4n Start one load with the things you need first, plus an alarm for when it ends.
        ~ Pick out the clothes you need first. | Put them in the washer with detergent. | Press start. | Set an alarm for when it ends.
        ? no washer | dont have a washer | no washing machine | without a washer | no laundry in | no machine: 4 Pack the first bag for the laundromat: detergent, quarters or a card, and a cart, backpack or rolling suitcase.
      10n Hang it up or move it to the dryer when the alarm rings.
        ~ Go to the washer when the alarm rings. | Pull everything out into a basket. | Hang up the big pieces, or put them in the dryer. | Do the same with the small ones until the basket is empty.
        ? no washer | dont have a washer | no washing machine | without a washer | no laundry in | no machine: 10 Take it to the nearest laundromat for two machines at once, or book a wash-and-fold that picks up.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it a hand's width apart, with a fan on it: rack, doors, hangers on the curtain rod.
      6? Collect the rest from chairs, floor and bathroom.
        - 4 Collect what lies on the chairs and floor.
        - 2 Add the towels and whatever hangs in the bathroom.
        ? already washed | in the machine | wet washing | washed already: -
        ? # loads | # washes: 6 Sort all of it into {#} piles by colour and temperature, one for each load.
          - 4 Sort darks and lights into two piles.
          - 4 Put towels and bedding in a third pile.
      5 Sort out one load of {theIt}: the things you need first.
        ~ Stand in front of the dirty clothes. | Pull out the things you need first. | Add more until there is one full load.
        ? # loads | # washes: 3 Put the most urgent load in front of the machine, with tomorrow's clothes in it.
        ? tomorrow | tonight | in the morning | no clean: 3 Pull out only tomorrow's outfit, for a quick small load: underwear, socks, shirt, pants.
      4 Start the machine with that load, plus an alarm for when it ends.
        - 3 Put that load into the machine, once you've checked the pockets.
        - 2 Start the machine, with an alarm for when it ends.
        ? no machine | machine broke* | washer broke* | laundrette: 4 Put that load in a strong bag with detergent, for the nearest laundromat or a friend's machine.
          - 3 Put that load in a strong bag with detergent.
          - 2 Write the laundromat's closing time on your hand.
        ? # loads | # washes: 4 Start the first of the {#} loads, with an alarm for its end: each next one goes in at once.
          - 3 Start the first of the {#} loads, pockets checked.
          - 2 Set an alarm for when it ends. The next pile can wait in front of the machine.
        ? washing machine .. broke* | broken washing machine | no washing machine: 4 Put that load in a strong bag with detergent, for the nearest laundromat or a friend's machine.
          - 3 Put that load in a strong bag with detergent.
          - 2 Write the laundromat's closing time on your hand.
      10 Hang it up or move it to the dryer when the alarm rings.
        ~ Go to the washer when the alarm rings. | Pull everything out into a basket. | Hang up the big pieces, or put them in the dryer. | Do the same with the small ones until the basket is empty.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it up a hand's width apart, with a fan on it: rack, doors, hangers on the curtain rod.
        ? tomorrow | tonight | in the morning: 10 Hang each piece in front of a fan for the night. Rolled hard in a dry towel first, it dries faster.
        ? no dryer | no balcony | damp | mould | small flat | nowhere to dry: 10 Hang it in the room with the best window, a hand apart, the window open a gap.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it up a hand's width apart, with a fan on it: rack, doors, hangers on the curtain rod.
        ? raining | rain | winter | cold outside: 10 Hang it up a hand's width apart in the warmest room, with a window open a crack.
        ? sunny | washing line | outside | garden line: 10 Hang it on the line outside, the heavy things in the sun.
      15 Fold or hang everything dry while one episode or album plays.
        - 3 Make piles: tops, bottoms, small things.
        - 10 Fold or hang the tops and bottoms while music plays.
        - 3 Tip socks and underwear into their drawer, unfolded.
        ? hate folding | never fold | not folded | without folding: 10 Hang what wrinkles. The rest can go unfolded into one basket for each person.
          - 5 Hang what wrinkles.
          - 5 Drop the rest unfolded into one basket for each person.
      5 Carry the piles to their places in the closet or dresser.
        ~ Pick up the first pile. | Carry it to its place in the closet or dresser. | Put away the other piles until none is left.
    `,
  },
  {
    id: "wardrobe",
    area: "home",
    acts: CLEANING,
    things: "wardrobe|closet|clothes|dresser|shoes|clothing|walk-in closet|capsule wardrobe",
    hints: "declutter|donate|too many|fit|sell",
    unless:
      "laundry|wash|build|assemble|paint|buy|pile|hallway|entryway|porch|late mother's|late father's|late husband's|late wife's|late mom's|late dad's|late mum's|died|passed away",
    it: "the wardrobe",
    named: "wardrobe|closet|dresser|drawer",
    plan: `
      2* Take three things out of {theIt} that you know you will not use again.
        ~ Open the closet or a drawer. | Take out three things you won't use again.
        ? kids closet | kids clothes | childs closet | childs clothes | sons clothes | sons closet | daughters clothes | daughters closet | baby clothes: 2 Take three things out of the closet that are clearly too small for your child.
        ? doesnt fit | dont fit | nothing fits | too small | too big | lost weight | lost # | gained # | gained weight | postpartum: 2 Take three things out of {theIt} that do not fit you today.
        ? move | moving: 2 Take three things out of {theIt} that will not move with you.
      10n Put what you haven't used in a year from one shelf of {theIt} into a bag.
        ~ Get an empty bag. | Stand in front of one shelf. | Pull out what you haven't used in a year. | Put those things in the bag until the shelf is done.
        ? kids closet | kids clothes | childs closet | childs clothes | sons clothes | sons closet | daughters clothes | daughters closet: 10 Put everything too small or worn out from one shelf into a bag.
      5n Carry the tied bag to the front door.
        ~ Pick up the open bag. | Tie it shut. | Carry it to the front door.
      3 Label three bags: keep elsewhere, give away, repair.
        ~ Get three bags with a marker. | Write “keep elsewhere” on the first. | Write “give away” on the second and “repair” on the third.
        ? sell | vinted | ebay | money for: 3 Label three bags: sell, give away, repair.
        ? no car | dont drive: 3 Label two bags: “give away” for a pickup or a donation bin you can walk to, and “repair”.
        ? nothing fits | lost weight | lost # | gained weight | gained #: 3 Label three bags: alter, give away, keep for love.
      10 Empty one shelf or a foot of the hanging rod onto the bed.
        ~ Stand in front of one shelf or a foot of rod. | Take out the first armful. | Lay it on the bed. | Carry over the rest until the spot is empty.
        ? # minutes | short of time | only # | overwhelm*: 10 Take one hand's width of clothes off the rod onto the bed. The rest stays shut.
        ? nothing fits | lost weight | lost # | gained weight | gained #: 10 Try on ten things from the rod, pants first, in front of a mirror.
      12 Decide on each piece: used in the last year, fits today, or goes.
        - 6 Decide on the first half: used in the last year, fits today, or goes.
        - 6 Decide on the second half in the same way.
        ? sentimental | cant let go | cant part | hard to let go | memories | attached | hard to part: 12 Decide on each piece. Five that you love for sentimental reasons get their own box.
          - 6 Put up to five sentimental pieces in a box of their own.
          - 6 Decide on the rest: used in the last year, fits today, or goes.
        ? postpartum | pregnan* | after the baby | weight: 12 Decide on each piece: fits today, maybe later, or goes.
          - 6 Hang up what fits today.
          - 6 Put the “maybe later” pieces in a box with today's date.
        ? capsule | # pieces | # items: 12 Choose the pieces that go with at least three others.
          - 6 Choose pants, skirts and shoes that go with most things.
          - 6 Choose tops that go with three of those.
      8 Put back what stays, with the pieces you use most at eye level.
        ~ Pick up the pieces that stay. | Put the ones you use most at eye level. | Put the others above or below.
        ? season* | summer clothes | winter clothes: 8 Put back what this season needs. The other season's things go in a labelled box.
      15 Empty the next shelf of {theIt} in the same way.
        ? # closets: 15 Do the first foot of the next closet the same way. Write a day on the calendar for each of the {#} closets.
          - 10 Do the first foot of the next closet the same way.
          - 3 Write a day on the calendar for each of the {#} closets.
        ? all .. closets | every closet | both closets | the closets | our closets: 15 Do the first foot of the next closet the same way, and write a day on the calendar for each one left.
          - 10 Do the first foot of the next closet the same way.
          - 3 Write a day on the calendar for each closet left.
        - 10 Empty the next shelf of {theIt} in the same way.
        - 5 Try on the one piece you are unsure of, to decide whether it stays.
        ? cant afford | no money for | afford many | tight budget | on a budget: 10 Write down the three pieces you really need, for a thrift store or a swap with a friend.
          - 5 Write down the three pieces you really need.
          - 5 Look for the first one secondhand, in today's size.
      5 Carry the tied give-away bag to the front door.
        - 3 Carry the tied give-away bag to the front door.
        - 3 Put a day for dropping it off into your calendar.
        ? sell | vinted | ebay: 5 Photograph the best three things in the “sell” bag by a window.
          - 3 Photograph the best three things in the “sell” bag by a window.
          - 3 Put the first of them online with size and price.
        ? no car | dont drive | cant drive: 5 Book a charity pickup, or carry one bag to a donation bin you can walk to.
          - 3 Look up the nearest donation bin or charity pickup.
          - 3 Put the tied bag by the front door.
    `,
  },
  {
    id: "declutter-storage",
    area: "home",
    whole:
      "sort stuff|sort out stuff|declutter stuff|get rid of stuff|clear out stuff|tidy stuff|organize stuff|go through stuff",
    acts: `${CLEANING}|go through|empty|get rid|purge|downsize`,
    things:
      "drawer|garage|attic|basement|loft|shed|storage|storage unit|cupboard|junk|junk drawer|kitchen drawer|kitchen cupboard|kitchen cabinet|bathroom cabinet|medicine cabinet|box|pantry|cellar|cabinet|belongings|spare room|storage room|hoard|possessions|clutter|doom pile|doom box",
    hints: "declutter|junk|decades|years",
    unless: "move|build|paint|buy|convert|sell|toolbox",
    it: "the storage",
    named:
      "garage|attic|basement|loft|shed|storage|cupboard|drawer|kitchen drawer|kitchen cupboard|bathroom cabinet|medicine cabinet|junk drawer|stuff|junk|pantry|cellar|cabinet|spare room|storage unit|doom box|doom pile",
    plan: `
      2* Take one photo of {theIt} from the door.
        ~ Stand in the door with your phone. | Take one photo of the whole space.
        ? sort .. boxes | go through .. boxes | unpack .. boxes | boxes in | boxes of | old boxes: 2 Open the nearest box at a table or on a clear spot on the floor.
        ? scared | overwhelm* | close it again | cant face: 2 Take one photo from the open door. That is all for these two minutes.
        ? dark | no light | spiders | dusty: 2 Open the door wide, with a flashlight or lamp on the floor to light it.
      15n Fill one box with things from one corner, shelf or drawer that can go.
        ~ Get one empty box. | Stand at one corner, shelf or drawer. | Pull out the first five things that can go. | Fill the box with more of them.
        ? sort .. boxes | go through .. boxes | unpack .. boxes | boxes in | boxes of | old boxes: 15 Sort that one box into three piles: stays, goes, somebody else's.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 15 Carry the largest things out of the space the car needs, onto the driveway.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 15 Pack the first box with things that move with you. The rest goes in a bag marked “goes”.
      5n Carry that box to the car or the front door, with a note of the day it goes[, {deadline}].
        ~ Write the day it goes on a note. | Stick the note on the box. | Carry the box to the car or the front door.
        ? sort .. boxes | go through .. boxes | unpack .. boxes | boxes in | boxes of | old boxes: 5 Carry what goes to the front door, and write on the box what stays in it.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 5 Put what nobody needs in one box by the gate, with a note of the day it goes[, {deadline}].
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 5 Book the dump run or charity pickup for what goes, two days before moving day.
        ? no car | dont drive | cant drive: 5 Book a charity or city pickup for what goes, for the first free day.
      3 Choose one corner, shelf or drawer in the photo. That is all for today.
        ~ Open the photo. | Look at it from left to right. | Point to one corner, shelf or drawer.
        ? sort .. boxes | go through .. boxes | unpack .. boxes | boxes in | boxes of | old boxes: 3 Choose two of the boxes for today. The rest can wait.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 3 Mark the floor the car needs with tape or chalk. Only that gets cleared first.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 3 Divide what the photo shows into strips, one for each day left before moving day.
        ? # hours | # hour | half an hour | # minutes | afternoon: 3 Choose the corner nearest the door, as much as you can empty in one sitting.
      5 Bring three boxes and write on them: stays, goes, not ours.
        ~ Fetch three boxes and a marker. | Write “stays” on the first box. | Write “goes” on the second and “not ours” on the third.
        ? brother | sister | wants to keep | keep everything: 5 Agree first on one rule: each of you keeps ten things, no questions asked.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | move out | we move | i move | house move | completion | completes: 5 Bring boxes, tape and a pen, plus one box marked “goes” and one “not ours”.
        ? sell* | market | moving: 5 Bring three boxes and write on them: moves with us, goes, not ours.
        ? not mine | husbands | wifes | partners | my ex | my brothers | my sons | my daughters: 5 Bring three boxes: stays, goes, and “ask the owner”, which nobody empties today.
      20 Empty that spot into the three boxes, one thing at a time.
        ? sort .. boxes | go through .. boxes | unpack .. boxes | boxes in | boxes of | old boxes: 20 Empty the two boxes into stays, goes and not ours, one thing at a time.
          - 10 Empty the first box into stays, goes and not ours.
          - 10 Empty the second box in the same way.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 20 Carry everything off the marked floor, the largest things first.
          - 10 Carry the largest things off the marked floor.
          - 10 Put the small things from that floor into the boxes.
        - 10 Put the ten largest things from that spot into the three boxes.
        - 10 Put the small things from that spot into the boxes.
        ? knees | bad back | wheelchair | cant lift | pregnant: 20 Sit on a chair while a helper hands you each thing, so you can say stays, goes or not ours.
          - 5 Ask one person for an hour of carrying.
          - 10 Say stays, goes or not ours for each thing, sitting down.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 20 Empty the first strip: what moves goes in small boxes, the rest in “goes”.
          - 10 Pack what moves from the first strip in small boxes, heavy things at the bottom.
          - 10 Put the rest of the strip in “goes”. Papers and photos get one box, unread.
        ? dads | mums | late father | late mother | passed away | died | grandmas: 20 Take things out one at a time. Letters and photos go in a box of their own, unread.
          - 10 Put the letters and photos in a box of their own, unread.
          - 10 Put the other things into three boxes: stays, goes, family.
        ? paint tins | old paint | chemicals | weedkiller | batteries: 20 Empty that spot into the three boxes. Old paint and chemicals get a crate of their own for hazardous waste.
          - 10 Put old paint, chemicals and batteries in a crate of their own.
          - 10 Put the rest into the three boxes.
      8? Wipe or sweep it while it is empty.
        ~ Get a damp cloth or the broom. | Do the back half of the empty spot. | Do the front half until it is clean.
      10 Put back the things that stay, where you can see each one.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 10 Hang the bikes, ladder and long tools on one wall.
          - 8 Hang the bikes, ladder and long tools on one wall.
          - 2 Write on tape what each remaining box holds.
        - 8 Put back the things that stay, where you can see each one.
        - 2 Write on tape what each box holds.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Stack the full boxes by the door, labelled by room.
          - 2 Write the room and a number on two sides of each box.
          - 8 Stack the full boxes by the door, the heaviest at the bottom.
        ? mice | mouse | damp | wet: 10 Put what stays in plastic boxes with lids, off the floor.
          - 8 Put what stays in plastic boxes with lids, off the floor.
          - 2 Write on tape what each box holds.
        ? no shelves | no shelf: 10 Stack what stays along a wall in boxes of one size, labels to the front.
          - 8 Stack what stays in boxes along a wall, the heavy ones at the bottom.
          - 2 Write on tape what each box holds.
      10 Put the “goes” box into the car or by the door, with a note of the day it goes.
        ? skip comes at # | skip at # | skip .. at #: 10 Carry what goes to where the dumpster will stand, an hour before {#}.
          - 5 Carry the “goes” boxes to where the dumpster will stand.
          - 5 Put metal and wood in piles of their own.
        - 5 Carry the “goes” box to the car or the front door.
        - 3 Set a day to drop it off[ {deadline}].
        - 2 Choose the next corner of {theIt}, and write a date for it in your calendar.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Book the dump run or charity pickup for what goes, two days before moving day.
          - 5 Book the dump run or charity pickup, two days before moving day.
          - 5 Carry the full “goes” boxes to the front door.
        ? no car | dont drive | cant drive: 10 Book a charity or city pickup for the “goes” box.
          - 5 Book a charity or city pickup for the first free day.
          - 5 Carry the “goes” box to the front door.
        ? skip arrives | skip comes | skip .. coming | got a skip | hired a skip | skip is: 10 Carry the “goes” pile to where the dumpster will stand, metal and wood apart.
          - 5 Carry the “goes” box to where the dumpster will stand.
          - 5 Put the metal in a pile of its own.
        ? sell | car boot | ebay | marketplace | yard sale: 10 Photograph the three best “goes” things to sell.
          - 5 Photograph the three best “goes” things to sell.
          - 5 Carry the rest of the “goes” box to the front door.
    `,
  },
  {
    id: "tidy-desk",
    area: "home",
    acts: CLEANING,
    things:
      "desk|workspace|office|home office|work space|study room|desk drawer|table|dining table|kitchen table|workbench|studio space|craft room",
    hints: MESSY,
    unless: "buy|build|find|assemble|book",
    it: "the desk",
    named: "desk|workspace|office|table|workbench|study|craft room",
    plan: `
      2* Take every cup, plate and wrapper off {theIt}.
        ~ Pick up the nearest cup on the desk. | Clear off every other cup, plate and wrapper.
        ? cant see the desk | buried | covered in paper* | piled high: 2 Take the cups and wrappers off the top of the pile.
      5n Lift all the papers into one pile on the floor.
        ~ Pick up the nearest paper on the desk. | Gather the rest of the papers. | Set them on the floor in one pile.
      4n Put back only what you use every day.
        ~ Pick up one thing you use every day. | Set it back on the desk. | Put back the other everyday things.
      5 Lift all the papers into one pile, without reading any.
        ~ Pick up the top paper without reading it. | Add the papers from the left side of the desk. | Add those from the right until there is one pile.
        ? no paper* | paper .. sorted | papers are sorted | papers done: 3 Take every pen, cable and gadget off the desk and onto a chair.
      5 Move everything you don't use every week into a box on the floor.
        ~ Put an empty box on the floor. | Move what you rarely use from the left side into it. | Move what you rarely use from the right side.
        ? share* | partner | roommate | both work | husband: 5 Move what is not yours to its owner's side or a box with their name.
        ? small desk | tiny desk | kitchen table | dining table: 5 Move everything that is not for work into one basket under the table.
      4 Wipe the empty surface and the screen.
        - 3 Wipe the empty surface.
        - 2 Wipe the screen and the keyboard.
      5 Put back what you use every day: lamp, computer, one pen, one notebook.
        ~ Pick up the lamp. | Put back the lamp and the computer. | Put back one pen and one notebook.
        ? work from home | working from home | monday | interview | zoom | video call: 5 Put back what your first call needs: computer, charger, headset, one pen, one notebook.
        ? study | exam* | revision | homework: 5 Put back the books for one subject, a lamp, water and one pen.
      15 Go through the paper pile: trash, file, or “needs doing”.
        - 10 Go through the top half of the pile: trash, file, or “needs doing”.
        - 10 Go through the bottom half of the pile in the same way.
        - 2 Put the “needs doing” papers in a clip by your right hand.
        ? bills | letters | tax | post | mail: 15 Go through the pile for anything with a date or an amount. The rest goes in one tray.
          - 10 Pull out each paper with a date or an amount.
          - 5 Put the rest of the pile into one tray.
          - 2 Put the papers with dates in a clip by your right hand.
        ? # minutes | only # | quick*: 5 Stand the pile upright in a box marked with today's date.
          - 3 Put the paper pile into a box.
          - 2 Write today's date on the box.
          - 2 Set a day this week for the top half of the pile.
        ? cables | wires: 10 Unplug every cable that leads to nothing, until only the ones in use are left.
          - 4 Unplug every cable that leads to nothing.
          - 4 Tie the other cables in one bundle.
          - 2 Stick a label on each plug.
      8? Find a shelf or drawer for what is still in the box on the floor.
        ~ Take the first thing out of the box. | Find it a shelf or drawer. | Find places for the rest until the box is empty.
    `,
  },
];
