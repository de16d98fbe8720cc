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
        ? self cleaning | pyrolytic: 2 Take racks and loose crumbs out, with its self-cleaning page open in the handbook.
      3 Lay the racks in the sink, under hot water with washing-up liquid.
        ? oven pride | oven kit | kit: 5 Lay the racks in the kit's bag with its liquid, sealed, on newspaper by an open window, gloves on.
          - 2 Take the racks out.
          - 4 Seal them in the kit's bag with its liquid, gloves on, window open.
        - 2 Take the racks or removable parts out.
        - 2 Lay them in hot water with washing-up liquid.
        ? no bath | small sink | tiny sink: 3 Lay the racks in a bin bag on the floor, wetted with hot water and washing-up liquid.
          - 2 Take the racks or removable parts out.
          - 2 Lay them in a bin bag with hot water and washing-up liquid.
      8* Spread a paste of baking soda and a little water on the burnt spots, not on heating elements or seals.
        ? sprayed .. twice | cleaner twice | oven cleaner .. already | tried oven cleaner | still brown | glass is still | glass still: 8 Lay a dishwasher tablet's paste or soda paste on the wet glass, covered with film for half an hour.
          - 4 Mix one tablet with a little warm water, gloves on.
          - 8 Spread it on the wet glass, covered with film.
        ? no harsh | chemical free | natural | without harsh | no toxic: 8 Spread a paste of baking soda and water on the burnt places, the window open, no oven spray.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread this paste on the burnt places, not on heating elements or seals.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 8 Spread a paste of baking soda and water on the burnt places, the window open, no oven spray.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread this paste on the burnt places, not on heating elements or seals.
        - 4 Mix three spoons of baking soda with one of water.
        - 8 Spread this paste on the burnt places, not on heating elements or seals.
        ? hour* | soon | quick* | inspection | tonight | landlord: 8 Spray the burnt places with bought oven cleaner, gloves on and windows open, as its can says.
        ? no baking soda | no bicarb*: 8 Rub the burnt places with washing-up liquid on a wet sponge, not on heating elements or seals.
          - 4 Warm a bowl of water with washing-up liquid.
          - 8 Rub the burnt places with it, not heating elements or seals.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 8 Spread a paste of baking soda and water on the burnt places, the window open, no oven spray.
          - 4 Mix three spoons of baking soda with one of water.
          - 8 Spread this paste on the burnt places, not on heating elements or seals.
      2 Set an alarm for when the paste may come off: in half an hour, or tomorrow morning.
        ? asthma | fumes | no chemicals | without chemicals | pregnan* | baby | birds | parrot: 2 Set an alarm for tomorrow morning, as the paste works overnight.
        ? # hours | # hour | an hour | two hours | inspection | checkout | tonight: 2 Set an alarm for the time on the can or kit: half an hour to an hour and a half before you must leave.
        ? no harsh | chemical free | natural | without harsh | no toxic: 2 Set an alarm for tomorrow morning, as the paste works overnight.
      10* Wipe the paste off with a damp cloth after at least half an hour, from the top down.
        ? still brown | glass is still | glass still | oven glass | door glass: 10 Push a glass scraper held flat over the wet glass, wiped with a damp cloth.
          - 8 Push the scraper flat over the wet glass, strip by strip.
          - 5 Wipe top, sides and glass with a damp cloth.
        - 8 Wipe the top and the sides with a damp cloth.
        - 8 Wipe the floor and the door.
      8 Scrub the racks in the sink until they feel smooth.
        ? oven pride | oven kit | kit: 8 Rinse the racks from the bag in the sink with gloves on, the brown rubbed off with a sponge.
        ? moving out | end of tenancy | landlord | inspection: 8 Scrub the racks, with a photo of the clean oven for the handover.
      2 Spray a little vinegar on any white film before one last wipe.
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
      2* Clear the sill or shelf below {theIt}.
        ? # windows | all windows | whole house: 2 Clear the sill below the first window.
      3* Fill a bowl with warm water and one drop of washing-up liquid.
        ? streak* | smear*: 3 Fill a bowl with warm water, a drop of washing-up liquid and a dash of vinegar, no sun on the glass.
      10* Wash one pane from the top down, until a dry cloth leaves no streaks.
        ? second floor | third floor | fourth floor | fifth floor | sixth floor | top floor | high up | tower block: 10 Wash one pane on the inside, both feet in the room; the outside is for a pole or a window cleaner.
          - 4 Wash one pane on the inside, both feet in the room.
          - 4 Dry it from the top with a dry cloth or a rubber blade.
        - 4 Wash one pane on the inside.
        - 4 Dry it from the top with a dry cloth or a rubber blade.
        ? no squeegee | newspaper | no tools: 10 Wash one pane, dried from the top with crumpled newspaper or an old cotton shirt.
          - 4 Wash one pane on the inside.
          - 4 Dry it from the top with crumpled newspaper or an old shirt.
      3 Wipe the frame below with the wet cloth.
      10 Wash the next one the same way.
        - 2 Change the water.
        - 8 Wash the next one.
      5 Do the outside only where you can stand on the ground or keep both feet inside.
        ? # floor | high | flat | cant reach | upstairs: 5 Leave the outside to a window cleaner or a magnet cleaner, if you can't reach it with both feet inside.
        ? no ladder | without a ladder | second floor | third floor: 5 Clean the outside with an extending pole from the ground, or leave it to a window cleaner.
      2? Put the things back on the sill.
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
      2* Fetch a bowl of cold water with one drop of washing-up liquid in it.
        ? dried | old stain | last night | weeks | yesterday: 2 Fetch a bowl of cold water with one drop of washing-up liquid, a wet cloth from it on the dried stain.
        ? white | cream | wool | silk | rug: 2 Fetch a bowl of cold water with one drop of washing-up liquid, and read the rug's label.
      3 Dab a hidden corner with it to make sure the colour holds.
        ? pee | urine | vomit | sick: 3 Wet it with enzyme cleaner in a hidden corner first, to see that the colour holds.
      8* Dab the stain from the edge to the middle with cold water and a drop of soap, using a clean part of the cloth each time.
        - 2 Wet a second cloth in the bowl.
        - 6 Dab from the edge to the middle, with a clean part of the cloth each time.
      4 Press it dry with a folded towel under your weight.
        ? before the inspection | inspection | landlord | guests: 4 Press it dry with a towel under your weight, with a fan on it until the day.
      5 Dab it once more with a spoon of white vinegar in the water, or with a carpet cleaner.
        - 2 Add a spoon of white vinegar to the water.
        - 5 Dab once more, from the edge to the middle.
      2? Lay a dry towel with a heavy book on it, until tomorrow.
        ? still there | tried | didnt work | landlord | deposit: 5 Book a carpet cleaner or hire a machine for that spot, the receipt kept for the landlord.
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
      3* Hold the stain under cold running water, inside out.
      3 Name what it is: fat, wine or fruit, blood, ink, mud.
        ? grass: 3 Dab white vinegar or spirit on the grass stain, tried on a hidden seam first.
        ? ink | pen | biro: 3 Lay kitchen paper below the ink, dabbed with spirit or hand gel from above.
        ? blood: 3 Keep it cold: warm water sets blood.
      5* Rub in what suits it: washing-up liquid for grease, cold water and salt for blood, soap for the rest.
        - 2 Fetch what suits it: washing-up liquid for fat, salt for blood, soap for the rest.
        - 4 Rub it in from the back with your fingers.
        ? wine | juice | fruit | coffee | tea: 5 Dab on one part washing-up liquid with two parts white vinegar; on white cotton oxygen bleach works best.
          - 3 Mix one part washing-up liquid with two parts white vinegar.
          - 4 Dab it on from the back, until less comes off.
        ? oil | grease | butter | makeup | foundation | fat: 5 Rub washing-up liquid in dry, ten minutes before any water.
          - 3 Rub washing-up liquid in dry.
          - 2 Set a timer for ten minutes before any water.
      4 Wash it after half an hour, at the temperature on the label.
        ? interview | in # hours | # hours | in an hour: 4 Rinse only the place, dried with a cool hairdryer from the inside.
        ? tomorrow | tonight | today: 4 Wash it after half an hour tonight, hung up at once where air moves.
      3 Hold it up to the light before any dryer or iron: heat sets what is left for good.
        - 2 Hold it to the light before any dryer or iron.
        - 3 Treat it once more, where something is left.
      3? Take it to a cleaner with the name of the stain, where the label says so.
        ? interview | in # hours | # hours | wedding: 3 Hide the place with a jacket, scarf or pin, or wear the second-best shirt, if it still shows when you must leave.
        ? tomorrow | tonight | today: 3 Hang a second shirt ready, or a jacket, tie or brooch that hides the place.
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
        ? drawer: 2 Pull the soap drawer right out, with a finger on its release tab.
        ? dishwasher: 2 Pull the bottom rack out of the dishwasher, and pick bits of food off the floor below.
      4* Wipe the rubber seal of the door and its folds with a damp cloth.
        ? drawer: 4 Soak the drawer in hot water with dish soap, and scrub it with an old toothbrush.
        ? mould* | black: 4 Wipe the black off the rubber with a cloth soaked in mould cleaner, ten minutes on it, rinsed well.
        ? dishwasher .. .. cleaned the filter | dishwasher .. .. filter is clean | dishwasher .. .. filter is done: 5 Pull both spray arms off, with every hole pushed free by a toothpick under the tap.
        ? dishwasher: 4 Scrub the filter under hot water with soap, turned back in until it clicks.
      5 Rinse the detergent drawer or the spray arms under hot water, with an old brush.
        ? drawer: 5 Scrub the empty slot too, up to the nozzles at its roof, before the drawer goes back.
          - 4 Scrub the slot and its roof with a toothbrush.
          - 2 Slide the dry drawer back in.
        - 2 Pull the drawer or the spray arms out.
        - 4 Brush them under hot water.
        ? dishwasher .. .. cleaned the filter | dishwasher .. .. filter is clean | dishwasher .. .. filter is done: 5 Fill salt and rinse aid to the brim, as glasses go cloudy without them.
          - 2 Fill the salt tank, where there is one.
          - 2 Fill the rinse aid.
        ? dishwasher: 5 Pull both spray arms off, with every hole pushed free by a toothpick under the tap.
          - 2 Pull both spray arms off.
          - 4 Push every hole free with a toothpick under the tap.
      8 Empty the filter at the bottom into a shallow dish.
        - 3 Lay a towel and a flat dish under the filter.
        - 5 Turn it open slowly, until it is empty and clean.
        ? cant open the filter | filter .. stuck | no filter: 8 Drain what water is left by the small hose behind the flap, with the filter left for a repairer.
          - 3 Lay a towel and a flat dish under the flap.
          - 5 Let the water out by the small hose.
        ? dishwasher: 8 Wipe the seal, the edges of the door and the hinge, where the grease sits.
          - 3 Wipe the rubber seal.
          - 5 Wipe the edges of the door and the hinge.
        ? cleaned the filter | filter is clean | did the filter | filter is done | filter done | cleaned .. filter: -
      3* Start the hottest cycle empty, with a machine cleaner or a cup of citric acid in it.
        ? dishwasher: 3 Start the hottest programme empty, with a cup of vinegar upright in the top rack or citric acid on the floor.
        ? smell* | stink* | mould*: 3 Start the hottest programme empty with a cup of washing soda or citric acid, never with bleach beside it.
        ? rent* | shared | laundry room: 3 Start the hottest programme empty at a free hour of the shared list, with citric acid.
        ? dishwasher: 3 Start the hottest programme empty, with a cup of vinegar upright in the top rack.
      2 Leave the door and drawer open so they can dry.
        ? dishwasher: 2 Load it so that no plate touches the next and both arms turn by hand.
      2? Set a reminder for the first of each month: one hot empty run.
        ? dishwasher .. dirty | dishwasher .. .. dirty | leaves .. dirty | still dirty | not cleaning | not washing: 2 Run one full load with a fresh tablet on the long programme, with a note of what still comes out dirty.
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
      3 Take {theIt} empty to a drain, lawn or shower.
      4 Knock anything loose out onto old newspaper.
        ? maggot* | flies: 4 Pour boiling water over the maggots in the bin, before they are knocked out onto newspaper.
      4* Pour in a kettle of hot water and a good squirt of washing-up liquid.
        ? smell* | stink* | stank: 4 Pour in a kettle of hot water with washing-up liquid and three spoons of bicarbonate, left for ten minutes.
        - 2 Put the kettle on.
        - 2 Pour it in with a good squirt of washing-up liquid.
      6* Scrub the inside with a long brush or broom, including the lid and rim.
        - 4 Scrub the inside with a long brush.
        - 2 Scrub the lid.
      4 Rinse it with cold water.
      2 Leave it upside down to dry.
        ? smell* | stink*: 2 Leave it upside down to dry, with newspaper and a spoon of bicarbonate for the bottom.
        - 2 Leave it upside down to dry.
        - 2 Put a folded newspaper at the bottom afterwards.
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
      3* Check the size: if no hand fits above it in your machine, it needs the laundrette.
      4 Take off hooks, covers and pins.
      3* Start it on a gentle cycle with half the usual detergent. Down needs no softener.
        - 2 Load it loosely.
        - 2 Start a gentle programme with half the usual detergent.
      2 Set an alarm for the end of the wash.
      8 Hang it over two lines or chairs, or tumble it on low with two clean tennis balls.
        - 4 Shake it out.
        - 4 Hang it over two lines or chairs, or tumble it low with two clean tennis balls.
      3? Feel the middle before it goes back: damp there means some hours more.
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
        ? red wine | wine stain | wine on: 2 Press a cloth with cold water on the wine spot, from its edge inwards, without rubbing.
      6* Walk around once with a bag for rubbish only.
        - 3 Walk through one room with a bag for rubbish only.
        - 4 Do the other rooms.
        ? hungover | hangover | tired | exhausted: 6 Walk one slow round with a bag for rubbish, a glass of water in the other hand.
          - 2 Drink a large glass of water.
          - 5 Walk one slow round with a bag for rubbish.
      6 Walk around again for bottles and cans.
      8* Carry all glasses and plates to the sink, where the first load can soak in hot water.
        ? church hall | village hall | community hall | hired hall | hall back | parish hall: 8 Carry all glasses and plates to the hall's kitchen, one washes while one dries.
        - 4 Carry the glasses.
        - 5 Carry the plates.
      3 Put any food that sat out for more than two hours into the bin.
      6 Wipe the tables and anything sticky.
        ? red wine | wine stain | wine on: 6 Cover the damp wine spot with salt or baking soda, with the tables wiped meanwhile.
        ? spilled | spilt: 6 Press a cloth with cold water on the spot first, the tables after it.
      10? Vacuum the worst floor, with the rest left for tomorrow.
        ? church hall | village hall | community hall | hired hall | hall back | parish hall: 10 Sweep and mop from the far end to the door, chairs stacked, lights off, key back.
        ? neighbour* | neighbor*: 10 Write the neighbours a card: “Thank you for your patience last night”, with the stairs swept.
    `,
  },
];
