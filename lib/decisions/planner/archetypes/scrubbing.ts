import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Cleaning that asks for its own way: ovens, panes, stains, machines, bins, bedding. */
export const SCRUBBING: readonly Archetype[] = [
  {
    id: "clean-oven",
    area: "home",
    acts: "clean|scrub|deep clean|degrease|clean out|wash|wipe",
    things:
      "oven|stove|stovetop|cooker|hob|oven door|oven rack|grill|air fryer|extractor hood|cooker hood|microwave|stove top",
    needsAct: true,
    unless: "buy|bbq|barbecue",
    it: "the oven",
    plan: `
      2* Check that {theIt} is off and cold.
        ~ Look at the oven's knobs: are they all off? | Hold your hand near the oven to feel it's cold.
        ? parakeet* | parrot* | bird | birds | cockatiel | budgie*: 2 Check that {theIt} is off and cold, with the bird in another room and that door shut.
        ? self cleaning | pyrolytic: 2 Take the racks and loose crumbs out. Most ovens can't self-clean with racks in.
      3 Lay the racks in the sink, under hot water with washing-up liquid.
        ? oven pride | oven kit | kit: 5 Lay the racks in the kit's bag with its liquid, with gloves on and a window open.
          - 2 Take the racks out of the oven.
          - 4 Seal the racks in the kit's bag with its liquid, with gloves on and a window open.
        - 2 Take the racks or removable parts out.
        - 2 Lay the racks in hot water with washing-up liquid.
        ? no bath | small sink | tiny sink: 3 Lay the racks in a trash bag on the floor, with hot water and washing-up liquid.
          - 2 Take the racks or removable parts out.
          - 2 Lay the racks in a trash bag with hot water and washing-up liquid.
      8* Spread a paste of baking soda and a little water on the burnt spots, not on heating elements or seals.
        ? sprayed .. twice | cleaner twice | oven cleaner .. already | tried oven cleaner | still brown | glass is still | glass still: 8 Spread a paste of baking soda on the wet glass. Plastic wrap keeps it moist for half an hour.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread the paste on the wet glass, under plastic wrap.
        ? no harsh | chemical free | natural | without harsh | no toxic: 8 Spread a paste of baking soda and water on the burnt spots, with the window open. No spray is needed.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread the paste on the burnt spots, not on heating elements or seals.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 8 Spread a paste of baking soda and water on the burnt spots, with the window open. No spray is needed.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread the paste on the burnt spots, not on heating elements or seals.
        - 4 Mix three spoons of baking soda with one of water.
        - 8 Spread the paste on the burnt spots, not on heating elements or seals.
        ? hour* | soon | quick* | inspection | tonight | landlord: 8 Spray the burnt spots with store-bought oven cleaner as the can says, with gloves on and windows open.
        ? no baking soda | no bicarb*: 8 Rub the burnt spots with washing-up liquid on a wet sponge, not the heating elements or seals.
          - 4 Warm a bowl of water with washing-up liquid.
          - 8 Rub the burnt spots with it, not the heating elements or seals.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 8 Spread a paste of baking soda and water on the burnt spots, with the window open. No spray is needed.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread the paste on the burnt spots, not on heating elements or seals.
      2 Set an alarm for when the paste can come off: in half an hour, or tomorrow morning.
        ~ Open the alarm on your phone. | Set it for half an hour from now, or tomorrow morning.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 2 Set an alarm for tomorrow morning. The paste works overnight.
        ? # hours | # hour | an hour | two hours | inspection | checkout | tonight: 2 Set an alarm for the time it says on the can or kit.
        ? no harsh | chemical free | natural | without harsh | no toxic: 2 Set an alarm for tomorrow morning. The paste works overnight.
      10* Wipe the paste off with a damp cloth after at least half an hour, from the top down.
        ? still brown | glass is still | glass still | oven glass | door glass: 10 Push a glass scraper, held flat, over the wet glass.
          - 8 Push the scraper flat over the wet glass, strip by strip.
          - 5 Wipe the top, the sides and the glass with a damp cloth.
        - 8 Wipe the top and the sides with a damp cloth.
        - 8 Wipe the oven floor and the door.
      8 Scrub the racks in the sink until they feel smooth.
        ~ Put the racks in the sink. | Scrub one side of the first rack. | Scrub the other side until it feels smooth. | Scrub the other racks the same way.
        ? oven pride | oven kit | kit: 8 Rinse the racks from the bag in the sink with gloves on, until the brown comes off.
        ? moving out | end of tenancy | landlord | inspection: 8 Scrub the racks in the sink. A photo of the clean oven helps at the handover.
      2 Spray a little vinegar on any white film left in the oven, before one last wipe.
        ~ Get the vinegar spray. | Spray a little on each white film in the oven.
    `,
  },
  {
    id: "clean-windows",
    area: "home",
    acts: "clean|wash|wipe|do|polish",
    things:
      "window|windows|inside windows|bathroom mirror|mirror|mirrors|kitchen windows|bedroom windows|window pane|glass doors|patio doors|conservatory windows|window sill",
    needsAct: true,
    unless: "windows 10|windows 11|pc|laptop|computer|update|photograph|car",
    it: "the window",
    plan: `
      2* Clear the sill or shelf under {theIt}.
        ~ Stand in front of the window. | Move everything off the sill or shelf below it.
        ? # windows | all windows | whole house: 2 Clear the sill under the first window.
      3* Fill a bowl with warm water and one drop of washing-up liquid.
        ~ Get a bowl. | Fill it with warm water. | Add one drop of dish soap.
        ? streak* | smear*: 3 Fill a bowl with warm water, a drop of washing-up liquid and a dash of vinegar. Sun on the glass causes streaks.
      10* Wash one pane from the top down, until a dry cloth leaves no streaks.
        ? second floor | third floor | fourth floor | fifth floor | sixth floor | top floor | high up | tower block: 10 Wash one pane on the inside, with both feet in the room. The outside is a job for a pole or a window cleaner.
          - 4 Wash one pane on the inside, with both feet in the room.
          - 4 Dry the pane from the top down with a dry cloth or a squeegee.
        - 4 Wash one pane on the inside.
        - 4 Dry the pane from the top down with a dry cloth or a squeegee.
        ? no squeegee | newspaper | no tools: 10 Wash one pane, with crumpled newspaper or an old cotton shirt to dry it.
          - 4 Wash one pane on the inside.
          - 4 Dry the pane from the top down with crumpled newspaper or an old shirt.
      3 Wipe the frame under the pane with the wet cloth.
        ~ Pick up the wet cloth. | Wipe the top and sides of the frame. | Wipe along the bottom under the pane.
      10 Wash the next pane the same way.
        - 2 Change the water in the bowl.
        - 8 Wash the next pane.
      5 Clean the outside only where you can stand on the ground or keep both feet inside.
        ~ Find a spot on the ground, or inside with both feet down. | Clean the outside of the glass you can reach from there. | Leave any glass you can't reach from such a spot.
        ? # floor | high | flat | cant reach | upstairs: 5 Leave the outside to a window cleaner, if you can't reach it with both feet inside.
        ? no ladder | without a ladder | second floor | third floor: 5 Clean the outside with an extending pole from the ground, or leave it to a window cleaner.
      2? Put the things back on the sill.
        ~ Pick up one thing that stood on the sill. | Put the things back one by one.
    `,
  },
  {
    id: "carpet-stain",
    area: "home",
    whole: everyWay(
      "get|clean|remove|lift|take",
      "red wine out of carpet|wine out of carpet|wine out of rug|coffee out of carpet|blood out of carpet|stain out of sofa|stain out of rug|stain out of mattress|stains out of sofa|stains out of mattress|ink out of sofa|carpet stain|carpet stains|sofa stain|mattress stain|stain from sofa|stain from mattress|stain on carpet|stain on rug|stain on sofa|stain on mattress|pee out of mattress|wax out of carpet|nail polish out of carpet",
    ),
    tells:
      "stain on carpet|stain on the carpet|stain on the cream carpet|stain on sofa|stain on the sofa|stain on mattress|stain on rug|wine on carpet|wine on the carpet|wine on sofa|wine on the sofa|coffee on the carpet|spilled on carpet|spilt on the carpet",
    it: "the stain",
    plan: `
      2* Press a dry cloth onto {whole|the stain}, without rubbing.
        ~ Get a dry cloth. | Press it onto {whole|the stain} without rubbing.
      2* Fill a bowl with cold water and one drop of washing-up liquid.
        ~ Get a bowl. | Fill it with cold water plus one drop of dish soap.
        ? dried | old stain | last night | weeks | yesterday: 2 Lay a cloth wet with cold water and a drop of washing-up liquid on the dried stain.
        ? white | cream | wool | silk | rug: 2 Read the rug's label before you put anything but cold water on it.
      3 Dab a hidden corner with soapy water to make sure the colour holds.
        ~ Find a corner of the carpet nobody sees. | Dab it with soapy water. | Look at the cloth for any color.
        ? pee | urine | vomit | sick: 3 Dab a hidden corner with enzyme cleaner to make sure the colour holds.
      8* Dab the stain from the edge to the middle with cold water and a drop of soap, using a clean part of the cloth each time.
        - 2 Wet a second cloth in the bowl.
        - 6 Dab the stain from the edge to the middle, with a clean part of the cloth each time.
      4 Press the spot dry with a folded towel under your weight.
        ~ Fold a towel to four layers. | Lay it on the spot. | Stand on it until it takes up no more water.
        ? before the inspection | inspection | landlord | guests: 4 Press the spot dry with a towel under your weight. A fan can do the rest before the inspection.
      5 Dab the spot once more with a spoon of white vinegar in the water, or with a carpet cleaner.
        - 2 Add a spoon of white vinegar to the water in the bowl.
        - 5 Dab the spot once more, from the edge to the middle.
      2? Lay a dry towel with a heavy book on the spot until tomorrow.
        ~ Lay a dry towel on the spot. | Set a heavy book on top.
        ? still there | tried | didnt work | landlord | deposit: 5 Book a carpet cleaner for the spot, or rent a machine, and note the cost for the landlord.
    `,
  },
  {
    id: "clothes-stain",
    area: "home",
    whole: everyWay(
      "get|remove|treat|clean|wash|take",
      "stain out of shirt|stain out of dress|stain out of jeans|stain out of blouse|stain out of trousers|stain out of coat|stain out of top|grass stain|grass stains|ink out of shirt|blood out of sheets|blood out of jeans|oil out of shirt|oil stain out of shirt|wine out of shirt|stains out of clothes|stain from shirt|stain from dress|stains from clothes|deodorant stains|sweat stains|stains out of baby clothes|yellow stains",
    ),
    tells: "stain on shirt|stain on my shirt|stain on dress|stain on my dress|stain on my jeans",
    it: "the stain",
    plan: `
      2* Read the care label of the piece with {whole|the stain}: washable, cold only, or dry cleaning only.
        ~ Find the care label inside the piece. | Read whether it says washable, cold only or dry cleaning.
      3* Hold the stain under cold running water, inside out.
        ~ Turn the piece inside out. | Run the cold water. | Hold the stain under it until the water runs clear.
      3 Name what the stain is: grease, wine or fruit, blood, ink, mud.
        ~ Hold the stain up to the light. | Smell it from close up. | Say its name: grease, wine, fruit, blood, ink or mud.
        ? grass: 3 Dab white vinegar on the grass stain, after a test on a hidden seam.
        ? ink | pen | biro: 3 Dab the ink with rubbing alcohol or hand sanitizer from above, over a paper towel.
        ? blood: 3 Keep the stain cold. Warm water sets blood.
      5* Rub in what works on the stain: washing-up liquid for grease, cold water and salt for blood, soap for the rest.
        - 2 Get what works on the stain: washing-up liquid for grease, salt for blood, soap for the rest.
        - 4 Rub it in from the back of the fabric with your fingers.
        ? wine | juice | fruit | coffee | tea: 5 Dab on one part washing-up liquid mixed with two parts white vinegar.
          - 3 Mix one part washing-up liquid with two parts white vinegar.
          - 4 Dab the mix on from the back, until less color comes off.
        ? oil | grease | butter | makeup | foundation | fat: 5 Rub washing-up liquid into the dry spot, ten minutes before any water.
          - 3 Rub washing-up liquid into the dry spot.
          - 2 Set a timer for ten minutes. No water before that.
      4 Wash the piece after half an hour, at the temperature on the label.
        ~ Put the piece in the washer after half an hour. | Set the temperature from the label. | Press the start button.
        ? interview | in # hours | # hours | in an hour: 4 Rinse only the stained spot, so you can dry it quickly with a cool hair dryer.
        ? tomorrow | tonight | today: 4 Wash the piece tonight after half an hour, so it can hang to dry where air moves.
      3 Hold the piece up to the light before any dryer or iron. Heat sets what is left for good.
        - 2 Hold the piece up to the light before any dryer or iron. Heat sets what is left for good.
        - 3 Treat the stain once more if something is left.
      3? Take the piece to a dry cleaner with the name of the stain, if the label says so.
        ~ Read on the label whether it needs a dry cleaner. | Put the piece in a bag. | Hand it to the cleaner with the stain's name.
        ? interview | in # hours | # hours | wedding: 3 Hide the spot with a jacket, scarf or pin, if it still shows when you must leave.
        ? tomorrow | tonight | today: 3 Hang up a second shirt, or a jacket, tie or brooch that hides the spot.
    `,
  },
  {
    id: "clean-washer",
    area: "home",
    acts: "clean|clean out|freshen|deep clean|descale|get smell out of|wash",
    things:
      "washing machine|washer|dishwasher|washing machine drawer|washing machine seal|machine filter",
    tells:
      "washing machine stinks|washing machine smells|washer smells|washer stinks|dishwasher smells|dishwasher stinks|washing machine is mouldy|clothes smell after wash",
    needsAct: true,
    it: "the washing machine",
    plan: `
      2* Open the door of {theIt} wide, with nothing inside.
        ~ Stand in front of the washer. | Open its door wide to see that nothing is inside.
        ? drawer: 2 Pull the soap drawer all the way out, with a finger on its release tab.
        ? dishwasher: 2 Pull out the bottom rack of the dishwasher, so you can pick bits of food off the floor under it.
      4* Wipe the rubber seal of the door and its folds with a damp cloth.
        ~ Get a damp cloth. | Wipe around the outside of the rubber seal. | Wipe inside each fold of the seal.
        ? top load* | top loader: 4 Wipe under the lid, the rim and the softener cup with a damp cloth.
        ? drawer: 4 Scrub the drawer with an old toothbrush in hot water with dish soap.
        ? mould* | black: 4 Wipe the black off the rubber seal with mould cleaner on a cloth. Let it work for ten minutes.
        ? dishwasher .. .. cleaned the filter | dishwasher .. .. filter is clean | dishwasher .. .. filter is done: 5 Push every hole in both spray arms free with a toothpick under the tap.
        ? dishwasher: 4 Scrub the filter under hot water with soap, until it is clean enough to click back in.
      5 Rinse the detergent drawer under hot water with an old brush.
        ? top load* | top loader: 5 Scrub the top of the tub and the bleach cup with an old toothbrush.
          - 3 Scrub the top of the tub.
          - 2 Scrub the bleach cup.
        ? drawer: 5 Scrub the empty slot too, up to the nozzles at the top, before the drawer goes back.
          - 4 Scrub the slot and its ceiling with a toothbrush.
          - 2 Slide the dry drawer back in.
        - 2 Pull out the detergent drawer.
        - 4 Brush it clean under hot water.
        ? dishwasher .. .. cleaned the filter | dishwasher .. .. filter is clean | dishwasher .. .. filter is done: 5 Fill the rinse aid, and the salt if your machine has a tank for it. Without them glasses go cloudy.
          - 2 Fill the salt tank, if there is one.
          - 2 Fill the rinse aid to the top.
        ? dishwasher: 5 Push every hole in both spray arms free with a toothpick under the tap.
          - 2 Pull off both spray arms.
          - 4 Push every hole free with a toothpick under the tap.
      8 Empty the filter at the bottom into a flat dish.
        ? top load* | top loader: 5 Wipe the inside of the tub with a wet cloth, as far down as you reach.
          - 3 Wipe the upper half of the tub.
          - 3 Wipe the lower half and the center.
        - 3 Lay a towel and a flat dish under the filter.
        - 5 Turn the filter open slowly, until the water has run out.
        ? cant open the filter | filter .. stuck | no filter: 8 Drain the leftover water by the small hose behind the flap. The filter can wait for a repair person.
          - 3 Lay a towel and a flat dish under the flap.
          - 5 Let the water out through the small hose.
        ? dishwasher: 8 Wipe the seal, the edges of the door and the hinge, where grease collects.
          - 3 Wipe the rubber seal.
          - 5 Wipe the edges of the door and the hinge.
        ? cleaned the filter | filter is clean | did the filter | filter is done | filter done | cleaned .. filter: -
      3* Start the hottest cycle empty, or “tub clean,” with washer cleaner or two cups of white vinegar in it.
        ~ Get washer cleaner or white vinegar. | Pour in the cleaner, or two cups of vinegar. | Start the hottest cycle or “tub clean”, with nothing inside.
        ? dishwasher: 3 Start the hottest cycle empty, with a cup of vinegar upright in the top rack.
        ? smell* | stink* | mould* | mildew*: 3 Start the hottest cycle empty, or “tub clean,” with a washer-cleaning tablet, such as Affresh, in the drum.
        ? rent* | shared | laundry room: 3 Start the hottest cycle empty at a free time in the shared laundry room, with two cups of white vinegar.
        ? dishwasher: 3 Start the hottest cycle empty, with a cup of vinegar upright in the top rack.
      2 Leave the door and drawer open so they can dry.
        ~ Open the door of the washer wide. | Pull the drawer out a little.
        ? dishwasher: 2 Load the dishwasher so no plate touches the next and both arms turn freely.
      2? Set a reminder for an empty hot run on the first of each month.
        ~ Open the reminders on your phone. | Set “Empty hot run” for the first of each month.
        ? dishwasher .. dirty | dishwasher .. .. dirty | leaves .. dirty | still dirty | not cleaning | not washing: 2 Run one full load with a fresh tablet on the longest cycle, to see what still comes out dirty.
    `,
  },
  {
    id: "clean-bins",
    area: "home",
    acts: "clean|wash|rinse|disinfect|scrub|clean out|wash out",
    things:
      "bin|wheelie bin|bins|food bin|trash can|garbage can|kitchen bin|compost bin|outdoor bin|rubbish bin|food caddy",
    needsAct: true,
    it: "the bin",
    plan: `
      2* Put on rubber gloves.
        ~ Get the rubber gloves. | Pull them on, one hand at a time.
      3 Take {theIt} empty to a drain, lawn or shower.
        ~ Look into the trash can to see that it's empty. | Take hold of its handle. | Carry it to a drain, lawn or shower.
      4 Knock anything loose out of it onto old newspaper.
        ~ Spread old newspaper on the ground. | Turn the trash can upside down over it. | Knock on the bottom until nothing more falls out.
        ? maggot* | flies: 4 Pour boiling water over the maggots in the bin, before you knock them out onto newspaper.
      4* Pour a pot of hot water and a good squirt of washing-up liquid into it.
        ? smell* | stink* | stank: 4 Pour in a kettle of hot water with washing-up liquid and three spoons of baking soda, for ten minutes.
        - 2 Heat a big pot of water.
        - 2 Pour the hot water into {theIt} with a good squirt of washing-up liquid.
      6* Scrub the inside with a long brush or broom, including the lid and rim.
        - 4 Scrub the inside with a long brush.
        - 2 Scrub the lid and rim.
      4 Rinse {theIt} with cold water, from a hose if you have one.
        ~ Get the hose or a bucket of cold water. | Rinse the sides from the top down. | Rinse the bottom until the water runs clear.
      2 Leave {theIt} upside down to dry.
        ? smell* | stink*: 2 Leave the bin upside down to dry. Newspaper and a spoon of baking soda at the bottom help with smells later.
        - 2 Leave {theIt} upside down to dry.
        - 2 Put folded newspaper at the bottom once {theIt} is dry.
    `,
  },
  {
    id: "wash-bedding",
    area: "home",
    acts: "wash|clean|launder",
    things:
      "duvet|pillow|pillows|comforter|quilt|curtain|curtains|blankets|sofa covers|cushion covers|mattress protector|weighted blanket|sleeping bag|shower curtain|net curtains|throw",
    needsAct: true,
    unless: "pillow fight",
    it: "it",
    plan: `
      2* Read the care label of {theIt} for temperature and dry cleaning.
        ~ Find the care label on the bedding. | Read the temperature and whether it's dry clean only.
      3* Check the size: if your hand doesn't fit above it in your machine, it needs the laundromat.
        ~ Put the bedding in the washer drum. | Push your hand in above it. | Choose the laundromat if your hand doesn't fit.
      4 Take off any hooks, covers and pins.
        ~ Lay the piece out flat. | Pull out any hooks or pins. | Take off its covers.
      3* Start the wash on a gentle cycle with half the usual detergent. Down needs no softener.
        - 2 Load the machine loosely.
        - 2 Start a gentle cycle with half the usual detergent. Down needs no softener.
      2 Set an alarm for the end of the wash.
        ~ Look at the minutes left on the washer. | Set an alarm for that time.
      8 Hang it over two lines or chairs, or tumble it on low with two clean tennis balls.
        - 4 Shake it out well before you dry it.
        - 4 Hang it over two lines or chairs, or tumble it on low with two clean tennis balls.
      3? Feel the middle before it goes back on the bed. If it's damp, it needs a few more hours.
        ~ Put your hand on the middle of the piece. | Press there to feel whether it's damp. | Hang it up for a few more hours if it's damp.
    `,
  },
  {
    id: "after-party-clean",
    area: "home",
    whole: everyWay(
      "clean up|tidy up|clean|clear up|tidy",
      "after party|after the party|after dinner party|after guests|after last night|after my birthday|house after party|flat after party|party mess",
    ),
    unless: "dinner every|baby",
    it: "the mess",
    plan: `
      2* Open two windows.
        ~ Open the nearest window. | Open a second one across the room.
        ? red wine | wine stain | wine on: 2 Press a cloth with cold water on the wine spot, from its edge inward, without rubbing.
      6* Walk around once with a bag for rubbish only.
        - 3 Walk through one room with a bag for rubbish only.
        - 4 Walk through the other rooms with the same bag.
        ? hungover | hangover | tired | exhausted: 6 Walk around once slowly with a rubbish bag, with a glass of water in the other hand.
          - 2 Drink a large glass of water.
          - 5 Walk around once slowly with a rubbish bag.
      6 Walk around again for bottles and cans.
        ~ Get a bag or a box. | Walk around the room along the walls. | Check behind the furniture for bottles and cans.
      8* Carry all the glasses and plates to the sink, where the first load can soak in hot water.
        ? church hall | village hall | community hall | hired hall | hall back | parish hall: 8 Carry all the glasses and plates to the hall's kitchen.
        - 4 Carry the glasses to the kitchen.
        - 5 Bring the plates too.
      3 Put any food that sat out for more than two hours into the bin.
        ~ Stand at the table with the food. | Pick out what sat out for over two hours. | Scrape that food into the trash.
      6 Wipe the tables and anything sticky.
        ~ Get a wet cloth. | Wipe the tables. | Wipe door handles, counters and anything else sticky.
        ? red wine | wine stain | wine on: 6 Cover the damp wine spot with salt or baking soda, before you wipe the tables.
        ? spilled | spilt: 6 Press a cloth with cold water on the spill, before you wipe the tables.
      10? Vacuum the worst floor. The rest can wait until tomorrow.
        ~ Get the vacuum out. | Plug it in by the worst floor. | Vacuum the half nearest the door. | Vacuum the other half.
        ? church hall | village hall | community hall | hired hall | hall back | parish hall: 10 Sweep the hall from the far end to the door, with the chairs stacked.
        ? neighbour* | neighbor*: 10 Write the neighbours a card: “Thank you for your patience last night.”
    `,
  },
];
