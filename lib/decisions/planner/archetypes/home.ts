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
    unless: "renovate|remodel|paint|drain|plumber|install",
    it: "the kitchen",
    named: "kitchen",
    plan: `
      2* Carry every cup and glass you can see in {theIt} to the sink.
        ? no sink | sink .. full | sink is full: 2 Lift the pile out of the sink onto the counter, so that you can run hot water.
      4 Throw obvious rubbish into one bag: packets, peel, old post.
      15* Wash or load what is in the sink, glasses first and pans last.
        - 3 Fill the sink with hot water, or empty the dishwasher's top rack.
        - 5 Wash or load the glasses and cutlery.
        - 6 Wash or load the plates and bowls.
        - 8 Scrub the worst pan while the others soak.
      8* Wipe the counters and the hob from back to front.
        - 3 Move everything off one stretch of counter.
        - 5 Wipe the counters from back to front.
        - 4 Wipe the hob and the taps.
      4 Throw away what has gone off in the fridge, front shelf only.
        ? only .. counter | counter and .. hob | just .. counter | at least: 4 Put what has no place into one box with a lid, out of sight until the weekend.
      8 Sweep the floor of {it}.
        - 5 Sweep the floor of {it}.
        - 3 Take the rubbish bag out.
        ? only .. counter | counter and .. hob | just .. counter | at least: -
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
        ? only .. vinegar | vinegar | no cleaner | no bleach: 2 Pour a cup of vinegar or washing-up liquid into the toilet bowl, never together with bleach.
      4 Clear the edge of sink and bath: bottles and brushes into one box.
        ? hair | hairs: 4 Wipe the hair off floor, bath and drain with damp toilet paper, while all is still dry.
      6* Wipe the sink, taps and mirror with a cloth and spray.
        - 4 Wipe the sink and taps with a cloth and spray.
        - 3 Wipe the mirror with a dry cloth.
      8 Scrub the shower or bath from the top down.
        - 3 Spray the shower or bath and wait.
        - 8 Scrub it from the top down, with the shower head to rinse it.
        ? limescale | glass | hard water: 8 Wipe warm vinegar onto the glass, left for ten minutes before the scrub and rinse; no vinegar on stone.
          - 3 Wipe warm vinegar onto the glass, not on stone.
          - 8 Scrub shower and bath from the top down ten minutes later, with the shower head to rinse.
      5* Brush the toilet bowl, seat and rim last with a fresh wipe.
      6 Wipe the floor backwards to the door of {it}.
        - 2 Shake out the mat outside the door.
        - 5 Wipe the floor backwards to the door of {it}.
        ? guest* | # minutes | coming over | visitors: 3 Wipe the floor round toilet and basin only.
          - 2 Wipe the floor round the toilet.
          - 2 Wipe it round the basin.
      3 Hang up a fresh towel beside the sink.
    `,
  },
  {
    id: "tidy-bedroom",
    area: "home",
    acts: CLEANING,
    things:
      "bedroom|room|my room|floor|floordrobe|living room|lounge|playroom|toys|bed|dorm|dorm room|nightstand|spare room|guest room",
    hints: MESSY,
    unless: "paint|renovate|remodel|find|rent|escape|redecorate|decorate|mop",
    it: "the room",
    named: "room|bedroom|living room|lounge|playroom|dorm",
    plan: `
      2* Pull the cover straight on the bed or sofa, with the window open.
      4 Pick up all rubbish on one walk around {theIt} with a bag.
      5* Carry every cup, plate and glass to the kitchen.
      10* Sort the clothes in sight: worn into the basket, clean into the cupboard.
        ? no wardrobe | nowhere to put | no drawers: 10 Sort the clothes in sight: worn into a bag, clean folded into one box or suitcase under the bed.
          - 5 Put every worn piece into a bag.
          - 6 Fold the clean ones into one box or suitcase under the bed.
        ? clothes done | clothes are done | clothes sorted: 10 Clear the bed: every thing on it into one box, to be sorted by kind.
          - 5 Put all that lies on the bed into one box.
          - 8 Sort the box by kind, onto shelves or out.
        - 5 Put every worn piece of clothing into the laundry basket.
        - 8 Hang up or fold the clean ones into the cupboard.
      10 Clear one surface, such as the desk or bedside table, until it can be wiped.
        ? guest* | tonight | date | coming over | landlord: 10 Put the small things from all surfaces into one box, shut, in the wardrobe.
          - 6 Put the small things from all surfaces into one box.
          - 2 Put the box in the wardrobe.
        - 6 Clear one surface, such as the desk or bedside table.
        - 2 Wipe that surface before at most three things go back.
      10 Give each thing left on the floor a place, working from the door inwards.
        - 10 Give each thing left on the floor a place, working from the door inwards.
        - 8 Sweep or vacuum the floor that you can see now.
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
        ? done .. to go | only .. left | rooms left | rooms to go | half the house: 2 Fill a rubbish bag in the first of the rooms that are left, the done ones shut.
      10 Go through {theIt} with that bag, one lap, rubbish only.
        ? overwhelm* | depress* | cant start | exhausted | no energy: 10 Go through the room you sit in with that bag, rubbish only, and rest after it.
          - 5 Collect rubbish within one step of you.
          - 6 Collect rubbish in the rest of this room.
        - 5 Collect rubbish in the room you are in.
        - 6 Collect rubbish in the other rooms, one lap.
      10* Bring all dishes to the kitchen.
        - 4 Bring all dishes to the kitchen.
        - 8 Run the dishwasher, or wash for eight minutes.
      8 Gather clothes and towels from every floor into one basket.
        - 5 Gather clothes and towels from every floor into one basket.
        - 3 Start one wash.
      10* Clean what a visitor sees first: entrance, sofa, table.
        ? builder* | dust | renovat*: 10 Vacuum the dust from the shelves down to the floor, before any wet cloth.
          - 5 Vacuum shelves, sills and lamps.
          - 6 Wipe them with a damp cloth, from the top down.
        ? inspect* | landlord | agent: 10 Clean what an inspector looks at: hob, sink, shower, smoke alarm free.
          - 5 Wipe hob and sink.
          - 5 Wipe shower and basin.
        - 5 Clear the entrance: shoes in a row, coats on hooks.
        - 5 Clear the table.
      10? Wipe the bathroom sink and toilet, ready for a clean towel.
        ? bathroom .. done | bathroom and kitchen done: -
      15 Vacuum or sweep the middle of each room.
        ? pet* | dog | cat | hair: 15 Vacuum sofa and floor where the animal lies, the brush emptied twice.
          - 5 Vacuum the sofa and the rug it lies on.
          - 10 Vacuum the middle of each room.
        - 10 Vacuum or sweep the middle of each room.
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
      "wardrobe|closet|buy|shop|shopping|design|sew|donate|sell|baby|drawer|wear|up three days of dishes",
    it: "the laundry",
    named: "laundry|washing|bedding|ironing",
    plan: `
      2* Put the clothes within your reach into one basket or bag.
      4n Start one load with the things you need first, and an alarm for when it ends.
      10n Hang it up when the alarm rings, first what you will wear tomorrow.
      6? Collect the rest from chairs, floor and bathroom.
        - 4 Collect what lies on chairs and floor.
        - 2 Add the towels and what hangs in the bathroom.
        ? already washed | in the machine | wet washing | washed already: -
      5 Sort out one load of {theIt} only: the things you need first.
        ? tomorrow | tonight | in the morning | no clean: 3 Pull out only tomorrow's outfit: pants, socks, shirt, trousers, as a quick small load.
      4 Start the machine with that load, pockets checked.
        - 3 Put that load into the machine, pockets checked.
        - 2 Start it, with an alarm for when it ends.
        ? no machine | machine broke* | washer broke* | laundrette: 4 Put that load into a strong bag with detergent, for the nearest laundrette or a friend's machine.
          - 3 Put that load into a strong bag with detergent.
          - 2 Write the laundrette's closing hour on your hand.
      10 Hang it up or move it to the dryer when the alarm rings.
        ? tomorrow | tonight | in the morning: 10 Hang each piece before a fan or heater for the night, once it was rolled hard in a dry towel.
        ? no dryer | no balcony | damp | mould | small flat | nowhere to dry: 10 Hang it in the room with the best window, a hand apart, the window open a gap.
      15 Fold or hang everything dry while one episode or album plays.
        - 3 Make piles: tops, bottoms, small things.
        - 10 Fold or hang the tops and bottoms while music plays.
        - 3 Tip socks and underwear into their drawer, unfolded.
      5 Carry the piles to their places in the cupboard.
    `,
  },
  {
    id: "wardrobe",
    area: "home",
    acts: CLEANING,
    things: "wardrobe|closet|clothes|dresser|shoes|clothing|walk-in closet|capsule wardrobe",
    hints: "declutter|donate|too many|fit|sell",
    unless: "laundry|wash|build|assemble|paint|buy|pile|hallway|entryway|porch",
    it: "the wardrobe",
    named: "wardrobe|closet|dresser|drawer",
    plan: `
      2* Take three things out of {theIt} that you know you will not use again.
      10n Put what you did not use in the last year from one shelf of {theIt} into a bag.
      5n Carry the tied bag to the front door.
      3 Label three bags: keep elsewhere, give away, repair.
      10 Empty one shelf or one hand's width of the rail onto the bed.
      12 Decide on each piece: used in the last year, fits today, or goes.
        - 6 Decide on the first half: used in the last year, fits today, or goes.
        - 6 Decide on the second half in the same way.
      8 Put back what stays, the pieces you use most at eye level.
      15 Do the next shelf of {theIt} in the same way.
        - 10 Do the next shelf of {theIt} in the same way.
        - 5 Try on the one piece you are unsure of: stays or goes.
      5 Carry the tied give-away bag to the front door.
        - 3 Carry the tied give-away bag to the front door.
        - 3 Put a day for dropping it off into your calendar.
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
      15n Fill one box with things from one corner, shelf or drawer that can go.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 15 Pack the first box with what moves with you, and the rest into a bag marked “goes”.
      5n Carry that box to the car or the front door, with a note of the day it goes[, {deadline}].
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 5 Book the tip run or charity pick-up for what goes, two days before moving day.
        ? no car | dont drive | cant drive: 5 Book a charity or council pick-up for what goes, for the first free day.
      3 Choose one corner, shelf or drawer in the photo: that is all for today.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 3 Divide what the photo shows into strips, one for each day left before moving day.
      5 Bring three boxes and write on them: stays, goes, not ours.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | move out | we move | i move | house move | completion | completes: 5 Bring boxes, tape and pen, with one box marked “goes” and one “not ours”.
        ? sell* | market | moving: 5 Bring three boxes and write on them: moves with us, goes, not ours.
      20 Empty it into the three boxes, one thing at a time.
        - 10 Put the ten largest things from it into the three boxes.
        - 10 Put the small things from it into the boxes.
        ? knees | bad back | wheelchair | cant lift | pregnant: 20 Sit on a chair while a helper hands each thing down: you say stays, goes or not ours.
          - 5 Ask one person for an hour of carrying.
          - 10 Say stays, goes or not ours for each thing, sitting down.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 20 Empty the first strip: what moves into small taped boxes, the rest into “goes”.
          - 10 Pack what moves from the first strip into small boxes, heavy things at the bottom.
          - 10 Put the rest of the strip into “goes”, with papers and photos in one box unread.
      8? Wipe or sweep it while it is empty.
      10 Put the things that stay back with the label or front side showing.
        - 8 Put the things that stay back with the label or front side showing.
        - 2 Write on tape what each box holds.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Stack the full boxes by the door, with room and number on two sides of each.
          - 2 Write room and number on two sides of each box.
          - 8 Stack the full boxes by the door, the heaviest at the bottom.
      10 Put the “goes” box into the car or by the door, with a note of the day it goes.
        - 5 Carry the “goes” box to the car or the front door.
        - 3 Set a day to drop it off[ {deadline}].
        - 2 Choose the next corner of {theIt}, and write a date for it in your calendar.
        ? van is | van comes | van arrives | van booked | van on | removal van | removals | movers | moving | move out | we move | i move | house move | completion | completes: 10 Book the tip run or charity pick-up for what goes, two days before moving day.
          - 5 Book the tip run or charity pick-up, two days before moving day.
          - 5 Carry the full “goes” boxes to the front door.
        ? no car | dont drive | cant drive: 10 Book a charity or council pick-up for the “goes” box.
          - 5 Book a charity or council pick-up for the first free day.
          - 5 Carry the “goes” box to the front door.
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
      5n Lift all papers into one pile on the floor.
      4n Put back only what you use every day, on the surface you wiped.
      5 Lift all papers into one pile, without reading any.
      5 Move everything that is not used every week into a box on the floor.
      4 Wipe the empty surface and the screen.
        - 3 Wipe the empty surface.
        - 2 Wipe the screen and the keyboard.
      5 Put back what you use every day: lamp, computer, one pen, one notebook.
      15 Go through the paper pile: bin, file, or “needs doing”.
        - 10 Go through the top half of the pile: bin, file, or “needs doing”.
        - 10 Go through the bottom half.
        - 2 Put the “needs doing” papers in a clip at your right hand.
      8? Find a shelf or drawer for what is still in the box.
    `,
  },
];
