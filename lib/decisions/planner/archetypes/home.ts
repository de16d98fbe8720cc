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
        ? no sink | sink .. full | sink is full: 2 Lift the pile out of the sink onto the counter, so that you can run hot water.
        ? dishes are done | washing up is done | already did the dishes | already washed up: 2 Pick up every packet and scrap from the counter in {theIt}.
        ? one arm | one hand | one handed | baby on me | holding the baby: 2 Carry one cup at a time to the sink, with the baby on your other arm.
      4 Throw obvious rubbish into one bag: packets, peel, old mail.
        ? bin .. overflowing | overflowing bin | bin .. full | full bin | bin bags: 4 Carry the full bin bag to the front door, with a new one in the bin.
        ? smells | smelly | stinks | stink: 4 Carry out what smells: bin bag, food scraps, the sponge.
      15* Wash or load what is in the sink, glasses first and pans last.
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
        - 3 Move everything off one stretch of counter.
        - 5 Wipe the counters from back to front.
        - 4 Wipe the hob and the taps.
      4 Throw away what has gone bad in the fridge, front shelf only.
        ? only .. counter | counter and .. hob | just .. counter | at least: 4 Put what has no place into one box with a lid, out of sight until the weekend.
        ? # minutes | half an hour | before work | # min | # mins: 2 Put what is still dirty into soapy water, to soak until you are back.
        ? inspection | landlord | estate agent | viewing: 8 Wipe the oven door, the extractor and the inside of the sink, as those get looked at.
        ? mice | mouse | ants | cockroach* | roaches: 5 Put open food into jars or tins with lids: cereal, flour, sugar, pet food.
      8 Sweep the floor of {it}.
        - 5 Sweep the floor of {it}.
        - 3 Take the rubbish bag out.
        ? only .. counter | counter and .. hob | just .. counter | at least: -
        ? sticky floor | floor is sticky | sticky: 8 Mop the floor with hot water and a drop of washing-up liquid, from the far corner to the door.
          - 3 Sweep the crumbs off the floor.
          - 8 Mop it from the far corner to the door.
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
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Squirt toilet cleaner up under the rim, the lid closed while it works.
        ? only .. vinegar | vinegar | no cleaner | no bleach: 2 Pour a cup of vinegar or washing-up liquid into the toilet bowl, never together with bleach.
        ? asthma | chemical free | no chemicals | without chemicals | pregnant | fumes: 2 Open the window, with a cup of white vinegar poured into the toilet bowl.
        ? toilet is done | toilet done | toilet is clean: 2 Spray the shower or bath from top to bottom, to work while you do the rest.
      4 Clear the edges of the sink and the tub: bottles and brushes into one box.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe cistern, flush button and lid with bathroom cleaner, from the top down.
        ? hair | hairs: 4 Wipe the hair off floor, bath and drain with damp toilet paper, while all is still dry.
        ? toddler | kids toys | bath toys: 4 Put the bath toys into a net or bucket, the bottles into one box.
      6* Wipe the sink, taps and mirror with a cloth and spray.
        ? clean the toilet | clean my toilet | scrub the toilet: 5 Brush under the rim, along the water line and into the bend.
        - 4 Wipe the sink and taps with a cloth and spray.
        - 3 Wipe the mirror with a dry cloth.
      8 Scrub the shower or bath from the top down.
        ? shower is done | bath is done | shower done | done the shower | shower is clean | cleaned the shower: 5 Rub the lime off the taps with a cloth and a little vinegar, not on stone.
          - 3 Rub the lime off the taps.
          - 2 Polish them dry.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe the seat on both sides, the hinges last.
        - 3 Spray the shower or bath and wait.
        - 8 Scrub it from the top down, with the shower head to rinse it.
        ? limescale | glass | hard water: 8 Wipe warm vinegar onto the glass, left for ten minutes before the scrub and rinse; no vinegar on stone.
          - 3 Wipe warm vinegar onto the glass, not on stone.
          - 8 Scrub shower and bath from the top down ten minutes later, with the shower head to rinse.
        ? mould | mold | mouldy | black spots: 8 Scrub the black spots with mould spray as its label says: window open, gloves on, no second cleaner.
          - 2 Open the window, with gloves on.
          - 8 Scrub the black spots with mould spray alone, as its label says.
        ? bad back | bad knees | knee | pregnant | wheelchair | cant bend | cant kneel: 8 Scrub the bath with a long-handled brush or a clean broom, standing up.
          - 3 Spray the shower or bath and wait.
          - 8 Scrub it with a long-handled brush, standing up.
        ? no bath | only a shower | shower only: 8 Scrub the shower from the top down, the drain cleared of hair at the end.
          - 3 Spray the shower and wait.
          - 8 Scrub it from the top down, the drain cleared of hair at the end.
      5* Brush the toilet bowl. The seat and rim get a fresh wipe.
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Flush, with the brush held in the running water.
      6 Wipe the floor backwards to the door of {it}.
        ? clean the toilet | clean my toilet | scrub the toilet: 4 Wipe the foot of the toilet and the floor round it.
          - 2 Wipe the foot of the toilet.
          - 3 Wipe the floor round it.
        - 2 Shake out the mat outside the door.
        - 5 Wipe the floor backwards to the door of {it}.
        ? guest* | # minutes | coming over | visitors | party: 3 Wipe the floor round toilet and basin only.
          - 2 Wipe the floor round the toilet.
          - 2 Wipe it round the basin.
      3 Hang up a fresh towel beside the sink.
        ? clean the toilet | clean my toilet | scrub the toilet: 2 Put the cloth into the hot wash.
        ? guest* | arrive* | visitors | coming over | mother in law | in laws | inlaws | to stay | coming to stay: 3 Hang up a fresh towel, with a new roll and soap in sight.
        ? moving out | move out | inspection | landlord | end of tenancy: 3 Photograph the clean bathroom from the door, with the date.
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
        ? living room | lounge | sitting room | front room | playroom | family room: 2 Open the window, with the sofa cushions straightened.
        ? on my bed | bed is covered | covered in clothes | clothes on the bed | bed is full: 2 Take the five things nearest to you off the bed.
        ? bed is made | bed made | made the bed | bed is done: 2 Open the window, with the first three pieces of clothing off the floor.
      4 Pick up all rubbish on one walk around {theIt} with a bag.
        ? holding the baby | baby on my arm | one arm | one handed | baby on me: 4 Pick up rubbish with one hand into a bag that hangs from your wrist.
      5* Carry every cup, plate and glass to the kitchen.
        ? adhd | cant start | overwhelm*: 5 Carry every cup, plate and glass to the kitchen, with a song on and nothing else touched.
        ? no cups | no dishes | dishes are done: 5 Carry the full rubbish bag to the front door.
        ? dog | cat | puppy: 5 Carry every cup, plate and glass to the kitchen, with the pet's things in one basket.
      10* Sort the clothes you can see: worn ones in the basket, clean ones in the closet.
        ? toys everywhere | toys all over | full of toys | toys on the floor | kids toys | lego everywhere: 8 Push all the toys into one big basket or laundry bag, unsorted.
          - 5 Push the toys on the floor into one big basket.
          - 3 Put the ones from sofa and table on top.
        ? living room | lounge | sitting room | front room | playroom | family room: 8 Gather what belongs in other rooms into one laundry basket.
          - 5 Gather what belongs in other rooms into one laundry basket.
          - 3 Carry the basket to the hall.
        ? no wardrobe | nowhere to put | no drawers: 10 Sort the clothes in sight: worn into a bag, clean folded into one box or suitcase under the bed.
          - 5 Put every worn piece into a bag.
          - 6 Fold the clean ones into one box or suitcase under the bed.
        ? clothes done | clothes are done | clothes sorted: 10 Clear the bed: every thing on it into one box, to be sorted by kind.
          - 5 Put all that lies on the bed into one box.
          - 8 Sort the box by kind, onto shelves or out.
        - 5 Put every worn piece of clothing into the laundry basket.
        - 8 Hang up or fold the clean ones into the cupboard.
      10 Clear one surface, such as the desk or bedside table, until it can be wiped.
        ? guest* | tonight | date | coming over | landlord: 10 Put the small things from all surfaces into one box, out of sight in a cupboard.
          - 6 Put the small things from all surfaces into one box.
          - 2 Put the box in the wardrobe.
        - 6 Clear one surface, such as the desk or bedside table.
        - 2 Wipe that surface before at most three things go back.
        ? friends come | friends are coming | people coming | people come | visitors | come at # | coming at # | arrive* | party: 10 Put the small things from all surfaces into one box, shut, in a cupboard.
          - 6 Put the small things from all surfaces into one box.
          - 2 Put the box in a cupboard, shut.
        ? living room | lounge | sitting room | front room: 10 Clear the coffee table until it can be wiped.
          - 6 Clear the coffee table.
          - 2 Wipe it, with two things put back at most.
      10 Give each thing left on the floor a place, working from the door inwards.
        - 10 Give each thing left on the floor a place, working from the door inwards.
        - 8 Sweep or vacuum the floor that you can see now.
        ? no hoover | no vacuum | vacuum .. broke* | hoover .. broke*: 10 Sweep the floor towards the door with a broom.
          - 8 Put what is still on the floor into one basket.
          - 5 Sweep towards the door with a broom.
        ? friends come | friends are coming | people come | people coming | come at # | coming at # | # minutes: 5 Vacuum or sweep the middle of the floor, where people walk.
          - 3 Move what lies on the floor to the walls.
          - 5 Vacuum or sweep the middle.
        ? bad back | cant bend | my back | sciatica | pregnan*: 10 Push what is left on the floor together with a broom, picked up from a chair into one box.
          - 4 Push what is left on the floor together with a broom.
          - 6 Pick it up from a chair, into one box.
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
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 2 Fill a rubbish bag from tables and worktops only, standing up.
        ? declutter*: 2 Put five things from this room that you don't use into one bag.
        ? done .. to go | only .. left | rooms left | rooms to go | half the house: 2 Fill a rubbish bag in the first of the rooms that are left, the done ones shut.
        ? cant start | stuck | overwhelm* | adhd | depress*: 2 Fill one bag with the rubbish you reach without standing up.
      10 Go through {theIt} with that bag, one lap, rubbish only.
        ? declutter*: 5 Write the rooms down in order, easiest first, the done ones crossed out.
          - 3 Write the rooms down in order, easiest first.
          - 2 Cross out what is done.
        ? overwhelm* | depress* | cant start | exhausted | no energy: 10 Go through the room you sit in with that bag, rubbish only, and rest after it.
          - 5 Collect rubbish within one step of you.
          - 6 Collect rubbish in the rest of this room.
        - 5 Collect rubbish in the room you are in.
        - 6 Collect rubbish in the other rooms, one lap.
      10* Bring all dishes to the kitchen.
        ? declutter*: 10 Empty one shelf or drawer of the first room into three boxes: goes, other room, stays.
          - 2 Set an alarm for ten minutes.
          - 10 Empty one shelf or drawer into three boxes: goes, other room, stays.
        - 4 Bring all dishes to the kitchen.
        - 8 Run the dishwasher, or wash for eight minutes.
        ? no dishwasher | without a dishwasher: 10 Bring all dishes to the sink, with hot soapy water over them.
          - 4 Bring all dishes to the kitchen.
          - 4 Fill the sink with hot soapy water over them.
        ? kitchen is done | kitchen .. done | kitchen is clean: 8 Carry stray cups and plates into the clean kitchen, washed at once.
          - 4 Collect stray cups and plates.
          - 4 Wash them at once.
      8 Gather clothes and towels from every floor into one basket.
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 8 Gather clothes and towels with a grabber or broom into a basket that stands on a chair.
          - 5 Gather clothes and towels into a basket that stands on a chair.
          - 3 Start one wash.
        ? declutter*: 5 Carry the “other room” box round once, each thing dropped where it belongs.
          - 3 Carry the “other room” box round once.
          - 2 Drop each thing where it belongs.
        - 5 Gather clothes and towels from every floor into one basket.
        - 3 Start one wash.
        ? no washing machine | laundrette | laundry is done | laundry .. done: 5 Put what lies on the floors into one basket, a lap through all rooms.
          - 3 Put what lies on the floor of this room into one basket.
          - 3 Do the same in the other rooms.
      10* Clean what a visitor sees first: entrance, sofa, table.
        ? declutter*: 10 Carry the “goes” box to the front door, its day with charity or tip in the calendar.
          - 5 Carry the “goes” box to the front door.
          - 3 Put its day with charity or tip in the calendar.
        ? builder* | dust | renovat*: 10 Vacuum the dust from the shelves down to the floor, before any wet cloth.
          - 5 Vacuum shelves, sills and lamps.
          - 6 Wipe them with a damp cloth, from the top down.
        ? inspect* | landlord | agent: 10 Clean what an inspector looks at: hob, sink, shower, smoke alarm free.
          - 5 Wipe hob and sink.
          - 5 Wipe shower and basin.
        - 5 Clear the entrance: shoes in a row, coats on hooks.
        - 5 Clear the table.
        ? party | guests | visitors | coming over | mother in law | in laws | parents .. coming | parents arrive* | parents come | family .. coming: 10 Clear hall, sofa and table, with a clean towel by the basin.
          - 5 Clear the hall: shoes in a row, coats on hooks.
          - 5 Clear sofa and table.
      10? Wipe the bathroom sink and toilet, ready for a clean towel.
        ? bathroom is done | bathroom is clean | bathroom done | bathrooms done | bathroom already: -
        ? declutter*: 5 Tick that shelf off on the list of rooms.
        ? bathroom .. done | bathroom and kitchen done: -
      15 Vacuum or sweep the middle of each room.
        ? bad back | my back | back hurts | sciatica | pregnan* | bad knee*: 15 Vacuum the middle of each room upright, the pipe at its longest, with a rest after each.
          - 8 Vacuum the first room upright, the pipe at its longest.
          - 8 Vacuum the others, with a rest after each.
        ? declutter*: 10 Do the next shelf in the same way, at the same hour tomorrow.
          - 2 Put it into tomorrow's calendar.
          - 10 Do the next shelf in the same way.
        ? pet* | dog | cat | hair: 15 Vacuum sofa and floor where the animal lies, the brush emptied twice.
          - 5 Vacuum the sofa and the rug it lies on.
          - 10 Vacuum the middle of each room.
        - 10 Vacuum or sweep the middle of each room.
        ? no hoover | no vacuum | vacuum .. broke* | hoover .. broke* | baby .. asleep | sleeping baby | late at night: 15 Sweep the middle of each room with a broom.
          - 8 Sweep the rooms you use most.
          - 6 Sweep the hall out to the door.
        ? with kids | my kids | the kids | toddler: 15 Vacuum the middle of each room, with a cloth in the child's hand for the chairs.
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
        ? wet washing | in the machine | already washed | washed already | left in the machine: 2 Smell the wet load: sour means a second wash, fresh means straight onto the rack.
      4n Start one load with the things you need first, plus an alarm for when it ends.
      10n Hang it up or move it to the dryer when the alarm rings.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it with a hand's width between, a fan on it: rack, doors, hangers on the curtain pole.
      6? Collect the rest from chairs, floor and bathroom.
        - 4 Collect what lies on chairs and floor.
        - 2 Add the towels and what hangs in the bathroom.
        ? already washed | in the machine | wet washing | washed already: -
        ? # loads | # washes: 6 Sort all of it into {#} heaps by colour and heat, one for each load.
          - 4 Sort darks and lights on two heaps.
          - 4 Put towels and bedding on a third.
      5 Sort out one load of {theIt} only: the things you need first.
        ? # loads | # washes: 3 Put the most urgent load in front of the machine, with tomorrow's clothes in it.
        ? tomorrow | tonight | in the morning | no clean: 3 Pull out only tomorrow's outfit: pants, socks, shirt, trousers, as a quick small load.
      4 Start the machine with that load, plus an alarm for when it ends.
        - 3 Put that load into the machine, pockets checked.
        - 2 Start it, with an alarm for when it ends.
        ? no machine | machine broke* | washer broke* | laundrette: 4 Put that load into a strong bag with detergent, for the nearest laundrette or a friend's machine.
          - 3 Put that load into a strong bag with detergent.
          - 2 Write the laundrette's closing hour on your hand.
        ? # loads | # washes: 4 Start the first of the {#} loads, with an alarm for its end: each next one goes in at once.
          - 3 Start the first of the {#} loads, pockets checked.
          - 2 Set an alarm for its end, with the next heap in front of the machine.
        ? washing machine .. broke* | broken washing machine | no washing machine: 4 Put that load into a strong bag with detergent, for the nearest laundrette or a friend's machine.
          - 3 Put that load into a strong bag with detergent.
          - 2 Write the laundrette's closing hour on your hand.
      10 Hang it up or move it to the dryer when the alarm rings.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it up with a hand's width between: rack, doors, hangers on the curtain pole, a fan on it.
        ? tomorrow | tonight | in the morning: 10 Hang each piece before a fan or heater for the night, once it was rolled hard in a dry towel.
        ? no dryer | no balcony | damp | mould | small flat | nowhere to dry: 10 Hang it in the room with the best window, a hand apart, the window open a gap.
        ? dryer .. broke* | dryer is broken | broken dryer | dryer .. broken | without a dryer: 10 Hang it up with a hand's width between: rack, doors, hangers on the curtain pole, a fan on it.
        ? raining | rain | winter | cold outside: 10 Hang it up in the warmest room with a window open a gap, a hand's width between.
        ? sunny | washing line | outside | garden line: 10 Hang it on the line outside, the heavy things in the sun.
      15 Fold or hang everything dry while one episode or album plays.
        - 3 Make piles: tops, bottoms, small things.
        - 10 Fold or hang the tops and bottoms while music plays.
        - 3 Tip socks and underwear into their drawer, unfolded.
        ? hate folding | never fold | not folded | without folding: 10 Hang what creases, with the rest dropped unfolded into one basket for each person.
          - 5 Hang what creases.
          - 5 Drop the rest unfolded into one basket for each person.
      5 Carry the piles to their places in the cupboard.
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
        ? kids closet | kids clothes | childs closet | childs clothes | sons clothes | sons closet | daughters clothes | daughters closet | baby clothes: 2 Take three things out of the closet that are clearly too small for your child.
        ? doesnt fit | dont fit | nothing fits | too small | too big | lost weight | lost # | gained # | gained weight | postpartum: 2 Take three things out of {theIt} that do not fit you today.
        ? move | moving: 2 Take three things out of {theIt} that will not move with you.
      10n Put what you haven't used in a year from one shelf of {theIt} into a bag.
        ? kids closet | kids clothes | childs closet | childs clothes | sons clothes | sons closet | daughters clothes | daughters closet: 10 Put everything too small or worn out from one shelf into a bag, the next size up kept on top.
      5n Carry the tied bag to the front door.
      3 Label three bags: keep elsewhere, give away, repair.
        ? sell | vinted | ebay | money for: 3 Label three bags: sell, give away, repair.
        ? no car | dont drive: 3 Label two bags: give away by a pick-up or a clothes bank on foot, and repair.
        ? nothing fits | lost weight | lost # | gained weight | gained #: 3 Label three bags: can be taken in or let out, give away, keep for love.
      10 Empty one shelf or a foot of the hanging rod onto the bed.
        ? # minutes | short of time | only # | overwhelm*: 10 Take one hand's width of the rail out onto the bed, the rest stays shut.
        ? nothing fits | lost weight | lost # | gained weight | gained #: 10 Try on ten things from the rail, trousers first, in front of a mirror.
      12 Decide on each piece: used in the last year, fits today, or goes.
        - 6 Decide on the first half: used in the last year, fits today, or goes.
        - 6 Decide on the second half in the same way.
        ? sentimental | cant let go | cant part | hard to let go | memories | attached | hard to part: 12 Decide on each piece, with five for love in a box of their own.
          - 6 Put up to five pieces for love into a box of their own.
          - 6 Decide on the rest: used in the last year, fits today, or goes.
        ? postpartum | pregnan* | after the baby | weight: 12 Decide on each piece: fits today hangs here, maybe later goes into a dated box, the rest goes.
          - 6 Hang what fits today.
          - 6 Put “maybe later” into a box with today's date.
        ? capsule | # pieces | # items: 12 Choose the pieces that go with three others each, the rest onto the bed's far side.
          - 6 Choose trousers, skirts and shoes that go with most things.
          - 6 Choose tops that go with three of these.
      8 Put back what stays, the pieces you use most at eye level.
        ? season* | summer clothes | winter clothes: 8 Put back what this season needs, the other season's things into a labelled box.
      15 Do the next shelf of {theIt} in the same way.
        - 10 Do the next shelf of {theIt} in the same way.
        - 5 Try on the one piece you are unsure of: stays or goes.
        ? cant afford | no money for | afford many | tight budget | on a budget: 10 Write down the three pieces you really lack, for a charity shop or a swap with a friend.
          - 5 Write down the three pieces you really lack.
          - 5 Look for the first one second-hand, in today's size.
      5 Carry the tied give-away bag to the front door.
        - 3 Carry the tied give-away bag to the front door.
        - 3 Put a day for dropping it off into your calendar.
        ? sell | vinted | ebay: 5 Photograph the best three of the “sell” bag by a window, for one advert each.
          - 3 Photograph the best three of the “sell” bag by a window.
          - 3 Put the first of them online with size and price.
        ? no car | dont drive | cant drive: 5 Book a charity pick-up, or carry one bag on foot to the nearest clothes bank.
          - 3 Look up the nearest clothes bank or charity pick-up.
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
        ? scared | overwhelm* | close it again | cant face: 2 Open the door for two minutes, only to take one photo from there.
        ? dark | no light | spiders | dusty: 2 Open the door wide, with a torch or lamp on its sill.
      15n Fill one box with things from one corner, shelf or drawer that can go.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 15 Carry the largest things off the floor that the car needs, onto the drive.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 15 Pack the first box with what moves with you, and the rest into a bag marked “goes”.
      5n Carry that box to the car or the front door, with a note of the day it goes[, {deadline}].
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 5 Put what nobody needs in one box by the gate, with a note of the day it goes[, {deadline}].
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 5 Book the tip run or charity pick-up for what goes, two days before moving day.
        ? no car | dont drive | cant drive: 5 Book a charity or council pick-up for what goes, for the first free day.
      3 Choose one corner, shelf or drawer in the photo: that is all for today.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 3 Mark the floor that the car needs with tape or chalk: only that gets cleared first.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 3 Divide what the photo shows into strips, one for each day left before moving day.
        ? # hours | # hour | half an hour | # minutes | afternoon: 3 Choose the corner nearest the door, as much as one sitting empties.
      5 Bring three boxes and write on them: stays, goes, not ours.
        ? brother | sister | wants to keep | keep everything: 5 Agree first with the other: each chooses ten things to keep without a word, one box “we ask again”.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | move out | we move | i move | house move | completion | completes: 5 Bring boxes, tape and pen, with one box marked “goes” and one “not ours”.
        ? sell* | market | moving: 5 Bring three boxes and write on them: moves with us, goes, not ours.
        ? not mine | husbands | wifes | partners | my ex | my brothers | my sons | my daughters: 5 Bring three boxes: stays, goes, and “ask the owner”, which nobody empties today.
      20 Empty it into the three boxes, one thing at a time.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 20 Carry everything off the marked floor into the three boxes or onto the drive, the largest first.
          - 10 Carry the largest things off the marked floor.
          - 10 Put the small things from it into the boxes.
        - 10 Put the ten largest things from it into the three boxes.
        - 10 Put the small things from it into the boxes.
        ? knees | bad back | wheelchair | cant lift | pregnant: 20 Sit on a chair while a helper hands each thing down: you say stays, goes or not ours.
          - 5 Ask one person for an hour of carrying.
          - 10 Say stays, goes or not ours for each thing, sitting down.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 20 Empty the first strip: what moves into small taped boxes, the rest into “goes”.
          - 10 Pack what moves from the first strip into small boxes, heavy things at the bottom.
          - 10 Put the rest of the strip into “goes”, with papers and photos in one box unread.
        ? dads | mums | late father | late mother | passed away | died | grandmas: 20 Take things out one at a time, letters and photos into a box of their own, unread.
          - 10 Put letters and photos into a box of their own, unread.
          - 10 Put the other things into stays, goes or family.
        ? paint tins | old paint | chemicals | weedkiller | batteries: 20 Empty it into the three boxes, old paint and chemicals into a crate of their own for the tip's counter.
          - 10 Put old paint, chemicals and batteries into a crate of their own.
          - 10 Put the rest into the three boxes.
      8? Wipe or sweep it while it is empty.
      10 Put back the things that stay, where you can see each one.
        ? car fits | park in | park .. car | park .. inside | car in again | car back in | fit the car | get the car in: 10 Hang bikes, ladder and long tools on one wall, the other boxes along the back.
          - 8 Hang bikes, ladder and long tools on one wall.
          - 2 Write on tape what each box holds.
        - 8 Put back the things that stay, where you can see each one.
        - 2 Write on tape what each box holds.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Stack the full boxes by the door, with room and number on two sides of each.
          - 2 Write room and number on two sides of each box.
          - 8 Stack the full boxes by the door, the heaviest at the bottom.
        ? mice | mouse | damp | wet: 10 Put what stays into plastic boxes with lids, off the floor, labels to the front.
          - 8 Put what stays into boxes with lids, off the floor.
          - 2 Write on tape what each holds.
        ? no shelves | no shelf: 10 Stack what stays in boxes of one size along a wall, labels to the front.
          - 8 Stack what stays in boxes along a wall, heavy ones below.
          - 2 Write on tape what each box holds.
      10 Put the “goes” box into the car or by the door, with a note of the day it goes.
        ? skip comes at # | skip at # | skip .. at #: 10 Carry what goes to where the skip will stand an hour before {#}, metal and wood apart.
          - 5 Carry the “goes” boxes down to where the skip will stand.
          - 5 Put metal and wood on heaps of their own.
        - 5 Carry the “goes” box to the car or the front door.
        - 3 Set a day to drop it off[ {deadline}].
        - 2 Choose the next corner of {theIt}, and write a date for it in your calendar.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Book the tip run or charity pick-up for what goes, two days before moving day.
          - 5 Book the tip run or charity pick-up, two days before moving day.
          - 5 Carry the full “goes” boxes to the front door.
        ? no car | dont drive | cant drive: 10 Book a charity or council pick-up for the “goes” box.
          - 5 Book a charity or council pick-up for the first free day.
          - 5 Carry the “goes” box to the front door.
        ? skip arrives | skip comes | skip .. coming | got a skip | hired a skip | skip is: 10 Carry the “goes” heap to where the skip will stand, metal and wood apart.
          - 5 Carry the “goes” box to where the skip will stand.
          - 5 Put metal on a heap of its own.
        ? sell | car boot | ebay | marketplace | yard sale: 10 Photograph the three best “goes” things for an advert, the rest to the front door.
          - 5 Photograph the three best “goes” things.
          - 5 Carry the rest to the front door.
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
        ? cant see the desk | buried | covered in paper* | piled high: 2 Take the cups and wrappers off the top of the heap.
      5n Lift all papers into one pile on the floor.
      4n Put back only what you use every day.
      5 Lift all papers into one pile, without reading any.
        ? no paper* | paper .. sorted | papers are sorted | papers done: 3 Take every pen, cable and gadget off it, onto a chair.
      5 Move everything that is not used every week into a box on the floor.
        ? share* | partner | roommate | both work | husband: 5 Move what is not yours to its owner's side or a box with their name.
        ? small desk | tiny desk | kitchen table | dining table: 5 Move everything that is not work into one basket that lives below the table.
      4 Wipe the empty surface and the screen.
        - 3 Wipe the empty surface.
        - 2 Wipe the screen and the keyboard.
      5 Put back what you use every day: lamp, computer, one pen, one notebook.
        ? work from home | working from home | monday | interview | zoom | video call: 5 Put back what the first call needs: computer, charger, headset, one pen, one notebook.
        ? study | exam* | revision | homework: 5 Put back the books of one subject, lamp, water, one pen.
      15 Go through the paper pile: trash, file, or “needs doing”.
        - 10 Go through the top half of the pile: bin, file, or “needs doing”.
        - 10 Go through the bottom half.
        - 2 Put the “needs doing” papers in a clip at your right hand.
        ? bills | letters | tax | post | mail: 15 Go through the pile for anything with a date or a sum, the rest into one tray.
          - 10 Pull out each paper with a date or a sum.
          - 5 Put the rest into one tray.
          - 2 Put the dated ones in a clip at your right hand.
        ? # minutes | only # | quick*: 5 Stand the pile upright in a box marked with today's date.
          - 3 Put the pile into a box.
          - 2 Write today's date on it.
          - 2 Set a day this week for its top half.
        ? cables | wires: 10 Unplug every cable that leads to nothing, the others tied in one bundle.
          - 4 Unplug every cable that leads to nothing.
          - 4 Tie the others in one bundle.
          - 2 Stick a name on each plug.
      8? Find a shelf or drawer for what is still in the box.
    `,
  },
];
