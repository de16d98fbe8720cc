import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What stands outside or wobbles: gutters, wood, lawns, leaves, weeds and trees. */
export const UPKEEP_OUTSIDE: readonly Archetype[] = [
  {
    id: "wobbly-furniture",
    area: "home",
    whole: everyWay(
      "fix|repair|mend|glue|tighten|stop",
      "wobbly table|wobbly chair|wobbly table leg|wobbly chair leg|table leg|chair leg|wobbly bed|wobbly stool|wobbly shelf|broken chair|broken chair leg|chair that wobbles|table that wobbles|table wobbling|chair wobbling|loose table leg|loose chair leg|creaky bed frame|kitchen chair|dining chair",
    ),
    tells: "table wobbles|chair wobbles|table is wobbly|chair is wobbly|kitchen wobbles",
    unless: "wheelchair|reupholster|paint",
    it: "it",
    plan: `
      2* Push {theObject|the piece} gently back and forth to feel which joint moves.
        ~ Put both hands on the piece. | Push it back and forth to feel which joint moves.
      3* Turn it over onto a blanket so you can reach its screws and joints.
        ~ Spread a blanket on the floor. | Turn the piece onto it. | Find its screws and joints with your fingers.
      6* Tighten every screw and bolt a little at a time, moving crosswise from one to the opposite one.
        - 2 Fetch the screwdriver or Allen key that fits.
        - 5 Tighten every screw and bolt a little at a time.
        ? ikea | flat pack | flatpack: 6 Tighten every cam and bolt. A drop of wood glue helps where a dowel turns freely.
          - 2 Fetch the Allen key that fits.
          - 5 Tighten every cam and bolt a little at a time.
      4 Look closely at the loose joint: is a screw missing, the old glue gone, the wood cracked?
        ~ Hold a flashlight at the loose joint. | Look for a missing screw. | Look for old glue gone, or cracked wood.
      8 Glue the joint if it has no screw, after you have scraped off the old glue. A tight belt can hold it.
        - 4 Scrape the old glue off the joint.
        - 4 Press new wood glue into the joint.
        - 3 Tie a belt tightly around the joint.
      2 Put a note on the piece: “Do not use until tomorrow.”
        ~ Write “Do not use until tomorrow.” on a note. | Put it on the piece.
      3? Stick felt under the short leg, if only the floor is uneven.
        ~ Find the short leg. | Cut a piece of felt for it. | Stick the felt under the leg.
        ? uneven floor | floor is uneven: 3 Fold a piece of cardboard under the short leg to find out how thick the felt must be.
    `,
  },
  {
    id: "gutters",
    area: "home",
    acts: "clean|clean out|clear|unblock|empty|fix|get",
    things: "gutter|gutters|gutters cleaned|gutter cleaned|gutters cleared|drainpipe|downpipe",
    tells:
      "gutter is blocked|gutters are blocked|gutter is leaking|gutter overflows|gutters are full",
    it: "the gutters",
    plan: `
      2* Walk along below {theIt} to see where water drips or plants grow.
        ~ Stand outside below the gutters. | Walk along them, looking for drips or plants.
        ? neighbours gutter | next doors gutter | their gutter: 2 Film where the water runs from their gutter onto your wall, in the rain if you can.
      3* Decide by height: a low roof you can reach from a short, firm ladder is yours. Anything higher is for a professional.
        ~ Look up at the roof from the ground. | Ask whether a short, firm ladder would reach. | Say “mine”, or “professional” for anything higher.
        ? neighbours gutter | next doors gutter | their gutter: 3 Photograph the damp spot inside, with a pencil line around it and today's date.
        ? no ladder | without a ladder | two storey | second floor | afraid of heights: 3 Choose a way to do it from the ground: a gutter brush on a pole, a hose wand, or a gutter company.
        ? ladder is too short | ladder too short | too high: 3 Choose a way to do it from the ground: a rented gutter vacuum or brush on a pole, or a gutter company.
      15n Scoop the leaves of one low stretch into a bucket while somebody holds the ladder.
        ~ Set the ladder up with somebody holding it. | Hang the bucket within reach. | Scoop out the leaves beside you. | Scoop the rest of that low stretch.
        ? neighbours gutter | next doors gutter | their gutter: 8 Show the neighbors the video at their door: “Your gutter runs onto our wall. Could you have it cleared by …?”
        ? rent* | landlord: 8 Send the landlord a photo of the overflow, because gutters are usually their job.
        ? no ladder | without a ladder | two storey | two story | second floor | afraid of heights | ladder is too short | too high: 8 Ask one gutter company for a price, or a tool rental for a gutter brush on a pole.
      8 Ask one gutter company for a price, or put the ladder, gloves and bucket out for a dry day.
        ? neighbours gutter | next doors gutter | their gutter: 8 Show the neighbors the video at their door: “Your gutter runs onto our wall. Could you have it cleared by …?”
          - 4 Write down your request with a fair date: “Could you have it cleared by …?”
          - 5 Show the neighbors the video at their door.
        - 4 Look up one gutter company near you.
        - 5 Ask the company for a price, or put the ladder, gloves and bucket out for a dry day.
        ? rent* | landlord: 8 Send the landlord a photo of the overflow, because gutters are usually their job.
          - 4 Photograph the overflow in the rain.
          - 4 Send the photo to the landlord.
        ? quote | quoted | too much | too expensive: 8 Ask two window cleaners with a pole vacuum what that corner alone would cost.
          - 4 Look up two companies that clean gutters from the ground.
          - 4 Send them a photo of the corner to ask for a price.
        ? at the corner | one corner | in the corner: 8 Ask one gutter company for a price for the corner alone, with a photo of it in the rain.
          - 4 Photograph the corner in the rain.
          - 5 Send the photo to one gutter company to ask for a price.
      3 Ask one person to hold the ladder at a time when the ground is dry and there is no wind[, {deadline}].
        ~ Look up a dry day without wind. | Open the chat with one person. | Ask them to hold the ladder that day.
        ? neighbours gutter | next doors gutter | their gutter: 3 Offer to pay half for one gutter company for both houses, if that speeds things up.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 3 Put the rental or the company's day in your calendar, for a dry hour without wind[, {deadline}].
      15 Scoop the leaves into the bucket, only as far as your arm reaches.
        ? neighbours gutter | next doors gutter | their gutter: 5 Send the neighbors a message with the photos and what you agreed.
          - 3 Send the neighbors a message with the photos and what you agreed.
          - 3 Ask your home insurer what it needs to know about the damp.
        - 3 Set the ladder on level ground.
        - 10 Scoop the leaves of the first stretch into the bucket.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 15 Brush the leaves out with the pole, with goggles on and both feet on the ground.
          - 3 Lay a sheet below the first stretch.
          - 10 Brush the leaves of that stretch out with the pole, with goggles on.
      5 Pour a can of water in at the far end to see whether it runs to the downspout.
        ~ Fill a can with water. | Pour it in at the far end. | Look whether it runs to the downspout.
        ? neighbours gutter | next doors gutter | their gutter: 5 Look at your wall after the next rain, to see whether the damp has grown past the pencil line.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 5 Spray the hose up into the far end of the gutter from the ground, to see whether water runs to the downspout.
      2? Set a reminder to clean the gutters next November.
        ~ Open the reminders on your phone. | Set “Clean the gutters” for next November.
    `,
  },
  {
    id: "paint-outside",
    area: "home",
    acts: "paint|repaint|varnish|stain|oil|sand|treat|creosote|restain",
    things:
      "front door|back door|shed|fence|deck|decking|garden bench|gate|garden furniture|fence panels|summerhouse|garden shed|window frames|wooden bench|picnic table|pergola",
    needsAct: true,
    it: "the wood",
    plan: `
      2* Touch {theIt} all over to find loose paint, damp and splinters.
        ~ Lay your hand on one end of {theIt}. | Feel all along for loose paint, damp and splinters.
        ? primer is done | primed | primer done | primer is on: 2 Touch {theIt} all over, to find primer that is still tacky or was missed.
        ? sanded | sanding is done | sanding done: 2 Wipe {theIt} with your hand to find dust and any rough spots.
        ? decking | deck: 2 Sprinkle water on {theIt}. Beads mean there is old finish left. A dark spot means it will take oil or stain.
        ? rust* | metal | railing*: 2 Touch the metal all over to find loose paint and rust.
      4 Look up three days in a row without rain.
        ~ Open the weather on your phone. | Look for three days in a row without rain. | Mark them in your calendar.
        ? bank holiday | this weekend | next weekend | on saturday | on sunday: 4 Look up the driest hours of those days, plus one spare day for the second coat.
      5? Measure the height and width, so you know how much paint to buy.
        ~ Get a measuring tape. | Measure the height of what you'll paint. | Measure its width.
      8* Write a shopping list: sandpaper, brush, tape, and outdoor paint or oil.
        ~ Open a blank list. | Write sandpaper, brush and tape. | Add outdoor paint or oil.
        ? have the paint | got the paint | bought the paint | paint is bought | have paint | paint is here | have .. paint already: 8 Put the paint, two brushes, sandpaper, tape and an old sheet into one box by the back door.
        ? primer is done | primed | primer done: 8 Write a shopping list: fine sandpaper, brush, tape, old sheet, outdoor top coat.
        ? metal | railing* | iron gate | rust*: 8 Write a shopping list: wire brush, rust primer, metal paint, brush, old sheet.
        ? stain* .. deck | stain* .. porch | stain* .. fence | decking | deck: 8 Write a shopping list: deck cleaner, stiff broom, exterior stain, wide brush or pad, tape.
      30n Brush on one thin coat on a dry day, after you have sanded and dusted the surface.
        ~ Open the can beside the sanded, dusted surface. | Stir the paint. | Brush a thin coat on the top half. | Brush the bottom half.
        ? decking | deck: 30 Brush on one thin coat, three boards at a time, after the deck has been scrubbed and has dried for two days.
      20 Sand the loose and shiny spots in long strokes with the grain. Old lead paint (before 1978) needs a test first.
        ? cleaned and dry | is cleaned | already cleaned | washed and dry | clean and dry: -
        - 2 Put on a dust mask. Lead is possible in paint from before 1978, which needs a test first.
        - 10 Sand the worst part along the grain.
        ? primer is done | primed | primer done | primer is on: 8 Rub the primer lightly with fine sandpaper, just until it feels smooth.
        ? sanded | sanding is done | sanding done: -
        ? metal | railing* | iron gate | rust*: 20 Brush the rust off with a wire brush, wearing goggles and gloves.
          - 10 Brush the rust off the worst part with a wire brush, wearing goggles and gloves.
          - 10 Brush the rust off the other parts.
        ? decking | deck: 20 Scrub the boards with a stiff broom and deck cleaner. After rinsing, they need two days to dry.
          - 10 Scrub the first half of the deck with a stiff broom and deck cleaner.
          - 10 Scrub the other half of the deck. After rinsing, it needs two days to dry.
      10 Brush the dust off before you tape handles and glass.
        - 4 Brush the dust off.
        - 5 Tape the handles and glass.
        ? fence: 10 Brush the dust and cobwebs off the fence.
          - 5 Brush the dust and cobwebs off the fence.
          - 3 Lay an old sheet over the plants below it.
        ? decking | deck: 10 Sweep the dry boards before you tape along the wall of the house.
          - 5 Sweep the dry boards.
          - 4 Tape along the wall of the house where it meets the deck.
        ? rust* | metal | railing* | iron gate: 10 Brush rust primer on every bare spot, after you have taped locks and hinges.
          - 4 Tape the locks and hinges.
          - 6 Brush rust primer on every bare spot.
      30 Paint one thin coat from top to bottom. The can says how long it dries.
        - 10 Paint the top third in one thin coat.
        - 10 Paint the part below it in one thin coat.
        ? decking | deck: 30 Brush one thin coat along three boards at a time, from the far corner to the steps.
          - 10 Brush the first three boards along their whole length.
          - 10 Brush the next three boards, moving towards the steps.
    `,
  },
  {
    id: "mow-lawn",
    area: "home",
    acts: "mow|cut|trim|edge|do",
    things: "lawn|grass|front lawn|back lawn|lawn edges|front grass",
    needsAct: true,
    unless: "article|business|weed|wheatgrass|diet",
    it: "the lawn",
    plan: `
      2* Put on closed shoes.
        ~ Get your closed shoes. | Pull them on with the laces tied.
        ? hay fever | hayfever | pollen | allerg*: 2 Put on closed shoes, glasses and a mask.
        ? mower wont start | mower is broken | broken mower | mower doesnt start: 2 Check the simple things on the mower: fuel, plug or battery, safety bar, spark plug cap.
      4* Pick up stones, toys and sticks from {theIt}.
        ~ Stand at one edge of the lawn. | Walk it in rows, picking up stones and sticks. | Pick up the toys along the edges.
      5 Set the mower high if the grass is long. Cutting off a third is enough for one day.
        ? # foot high | foot high | feet high | foot tall | feet tall | # inches | waist high: 5 Cut the tall grass down to hand height first with a string trimmer. If the mower is dead, ask a neighbor for theirs.
          - 3 Ask a neighbor for a trimmer or mower, if yours won't run.
          - 10 Cut the first strip to a hand's height with a trimmer, wearing boots and safety glasses.
        - 2 Fetch the mower.
        - 3 Set the mower high. Cutting off a third is enough for one day.
        ? no mower | broken mower | mower .. broke | dont have a mower: 5 Ask a neighbour to lend you a mower for an hour, or book a gardener for one cut.
          - 3 Ask a neighbour to lend you a mower for an hour.
          - 3 Set the mower high. Cutting off a third is enough for one day.
        ? knee high | jungle | months | meadow | very long: 5 Cut the first strip to a hand's height with shears or a string trimmer, wearing boots and safety glasses.
          - 3 Put on boots and safety glasses.
          - 10 Cut the first strip to a hand's height with shears or a string trimmer.
        ? mower is broken | broken mower | mower .. broken | mower wont start: 5 Ask a neighbour to lend you a mower for an hour, or book a gardener for one cut.
          - 3 Ask a neighbour to lend you a mower for an hour.
          - 3 Set the mower high. Cutting off a third is enough for one day.
        ? wet | rained | rain: 5 Wait until your hand stays dry when you brush it over the grass.
          - 2 Feel the grass with your hand. It must be dry.
          - 3 Set the mower high.
        ? hay fever | hayfever | pollen | allerg*: 5 Put on long sleeves before you set the mower high.
          - 3 Put on long sleeves.
          - 3 Set the mower high.
      15* Mow once around the edge before you do strips from one side.
        ? mower wont start | mower is broken | broken mower | mower doesnt start | mower .. wont start: 15 Start the mower with fresh gas, or borrow a neighbor's. The first pass is slow, on the highest setting.
          - 5 Try it with fresh gas, a clean air filter and a dry spark plug.
          - 10 Mow strips on the highest setting, with yours or a borrowed one.
        - 5 Mow once around the edge.
        - 10 Mow strips from one side to the other.
        ? bad back | heart | pregnant | hot | heatwave | # minutes: 15 Mow half of the lawn today, in strips from the shady side, with a drink halfway.
          - 8 Mow the first strips from the shady side.
          - 6 Mow on after a drink, until half of the lawn is done.
        ? slope | steep | hill | bank: 15 Mow across the slope in strips, in shoes with a good grip. Never go up and down with a push mower.
          - 5 Mow the flat part.
          - 10 Mow across the slope in strips.
      3 Switch the mower off before your hands go near the blades. The plug or key has to be out too.
        ~ Switch the mower off. | Pull the plug or key out. | Check that the blades stand still before you reach in.
      5 Empty the cut grass onto the compost or into the yard waste bin.
        ~ Take the grass bag off the mower. | Carry it to the compost or yard waste bin. | Shake it out until it's empty.
        ? no compost | no bin | no green bin: 5 Spread the cut grass thinly under hedges and shrubs.
      2? Set a reminder to mow again in ten days[, or {rhythm}].
        ~ Open the reminders on your phone. | Set “Mow” for ten days from now.
    `,
  },
  {
    id: "sweep-outside",
    area: "home",
    whole: everyWay(
      "jet wash|pressure wash|power wash|hose down",
      "patio|driveway|drive|decking|deck|path|terrace|slabs|garden furniture",
    ),
    acts: "rake|sweep|clear|clean up|clean|pick up|jet wash|pressure wash|power wash|scrub|clear up|wash",
    things:
      "leaves|fallen leaves|driveway|drive|patio|path|garden path|yard leaves|terrace|patio slabs|leaves in garden|leaves in yard|decking|front path|balcony floor",
    needsAct: true,
    unless: "snow|ice|tea|salad|tree|weed|career|promotion|success|car",
    it: "the path",
    plan: `
      2* Put on shoes and gloves by the door.
        ~ Stand by the door with your shoes and gloves. | Put them on.
      2* Stand at the far end of {theIt} with a rake or broom.
        ~ Get the rake or broom. | Stand with it at the far end.
      10* Push everything in that corner into one heap.
        - 5 Push everything in that corner into one heap.
        - 5 Sweep in strips towards the gate.
      8 Put the heap into bags or the yard waste bin.
        - 5 Fill the first bag with the heap.
        - 4 Fill more bags, until the heap is gone.
      10 Wash off what sticks to the ground with warm water and a stiff brush.
        - 3 Wet the stained part with warm water.
        - 8 Scrub the stained part with a stiff brush.
        ? leaves | leaf: 5 Sweep the drain and the steps free of wet leaves.
          - 3 Sweep the drain free of wet leaves.
          - 3 Sweep the steps free of wet leaves.
      3 Carry the bags to the compost or the kerb.
        ~ Pick up the first bag. | Carry it to the compost or curb. | Carry the other bags there.
        ? bin collection | bin day | collection on | bin men | before .. collection: 3 Carry the bags and the bin to the kerb on the evening before collection.
      2? Hang up the rake and the broom.
        ~ Hang up the rake. | Hang the broom beside it.
    `,
  },
  {
    id: "weeds",
    area: "home",
    whole: everyWay(
      "get rid of|pull|pull up|pull out|remove|clear|kill|dig up|dig out",
      "weeds|weeds in driveway|weeds on patio|weeds in garden|weeds in lawn|weeds in flower bed|dandelions|nettles|moss|brambles|ivy|bindweed|moss on lawn|weeds in yard|weeds between slabs|weeds from patio|weeds from path|weeds in path|crabgrass|clover|thistles|crabgrass in lawn|creeping charlie|dandelions in lawn|ground elder|horsetail",
    ),
    tells: "weeds all over|weeds everywhere|full of weeds|covered in weeds|overgrown with weeds",
    unless: "smoking|smoke|quit|account|ivy's",
    it: "the weeds",
    plan: `
      2* Take a bucket to {whole|the weeds} you can see from your window or door.
        ~ Get a bucket. | Take it to {whole|the weeds} you can see from the house.
      2* Pull five weeds that come out easily by hand.
        ~ Bend down beside one weed. | Pull it and four more that come out easily.
        ? dry | hard soil | wont come: 2 Water the first patch, because roots come out of wet soil more easily.
      10* Weed one patch as wide as your arms. A knife works between paving stones, a fork under roots.
        - 2 Fetch an old knife or a hand fork.
        - 8 Weed one patch as wide as your arms, roots and all.
        ? bad back | knees | arthritis | cant kneel: 10 Weed one patch standing up, with a long-handled weeder or hoe.
          - 3 Fetch a long-handled weeder or hoe, or borrow one from a neighbour.
          - 8 Weed one patch standing up, roots and all.
        ? bramble* | bindweed | ivy | nettle* | horsetail: 10 Dig out one patch as wide as your arms with a fork, following each root by hand.
          - 2 Fetch a fork and strong gloves.
          - 10 Dig out one patch as wide as your arms, following each root by hand.
      10 Weed the next patch of the same size.
        ~ Move the bucket to the next patch. | Pull the weeds along one side. | Pull those in the middle. | Pull the ones on the far side.
        ? council | letter | inspect* | landlord | hoa: 10 Weed the strip that the letter names before you photograph it.
        ? party | guests | before #: 10 Weed the strip that people see first: the path, the door, the seat.
      5 Pour boiling water over the weeds left between the paving stones, in shoes that cover your feet.
        ~ Put on shoes that cover your feet. | Boil a kettle of water. | Pour it slowly over the weeds between the stones.
        ? pet* | dog | chicken* | kids: 5 Pour boiling water over the weeds left between the paving stones. Children and animals have to be indoors.
      3 Empty the bucket: roots and seed heads go into the bin, the rest onto the compost.
        - 3 Empty the roots and seed heads into the bin.
        - 2 Wash your hands.
      2? Set a weekly ten-minute slot for weeding in your calendar[, {deadline}].
        ~ Open your calendar. | Enter ten minutes of weeding, repeating weekly.
        ? keep coming | come back | always back: 2 Lay cardboard and bark on the cleared patch, so less comes back.
    `,
  },
  {
    id: "tree-work",
    area: "home",
    whole: everyWay(
      "cut down|take down|fell|remove|chop down|get rid of",
      "tree|old tree|dead tree|big tree|apple tree|oak|pine tree|conifer|tree stump|stump|overgrown tree",
    ),
    tells: "tree is leaning|tree fell|branch fell|tree came down|tree is dead",
    unless: "christmas tree|family tree|decision tree|print",
    it: "the tree",
    plan: `
      2* Photograph {theIt} with a person or a door beside it to show its height.
        ~ Ask a person to stand beside the tree. | Photograph both from top to bottom.
        ? power line | powerline | cables | electric line: 2 Photograph the tree with the power line in the picture, from a safe distance.
      4* Write down what the tree could hit in a fall: a house, the road, cables, a neighbour's fence.
        ~ Stand well back from the tree. | Look all the way around it. | Write down the house, road, cables or fence it could hit.
      8* Look up whether the tree is protected. Many cities list trees that need a permit.
        ~ Open your city's website. | Search for “tree permit” or “protected trees”. | Write down what it says on yours.
      5 Ask the neighbour on the side the tree leans toward, if there is one.
        ~ Look which side the tree leans toward. | Go to the neighbor on that side. | Ask what they think about the work.
      8 Ask two insured tree companies for a price. Anything above your head or near cables is their work.
        - 5 Find two tree companies with insurance.
        - 4 Send them your photos to ask for a price.
        ? power line | powerline | cables | electric line: 8 Ring the power company first. Branches near its line are its own job, and often free.
          - 4 Find the power company's number for trees near lines.
          - 5 Ring the power company, with your photo in front of you.
        ? quote | # quotes | too expensive | cheaper: 8 Ask two more insured tree companies for a price, with the stump and wood chips as separate lines.
          - 5 Find two more tree companies with insurance.
          - 4 Send them your photos to ask for a price.
      4 Choose a day between fall and late winter, outside the nesting season[, {deadline}].
        ~ Open your calendar between fall and late winter. | Find a free day outside the nesting season. | Enter it as the tree day.
        ? storm | dead | dangerous | leaning | fell | about to fall: 4 Ask for the first free day, because a dangerous tree can't wait until fall.
      3? Agree in writing who takes away the wood and the stump.
        ~ Open a message to the tree firm. | Ask who takes away the wood and stump. | Save the written answer.
    `,
  },
  {
    id: "garden-pests",
    area: "home",
    acts: "get rid|stop|kill|deal|keep off|fight|remove|control",
    things:
      "slug|snail|aphid|greenfly|blackfly|caterpillar|whitefly|vine weevil|slugs in garden|slugs on lettuce|greenfly on roses|aphids on roses|fungus gnat|spider mite",
    needsAct: true,
    it: "the pests",
    plan: `
      2* Look for {theIt} under the leaves of the plant that looks worst.
        ~ Go to the plant that looks worst. | Turn its leaves over to look underneath.
      5* Pick the pests you see off the plant, into a jar of soapy water.
        ~ Get a jar of soapy water. | Pick the pests off the upper leaves into it. | Pick off those underneath.
        ? slug* | snail*: 5 Pick the slugs off with a torch after dark, into a jar of soapy water.
      5* Rinse the leaves with a strong spray of water, above and below.
        ~ Get the hose. | Spray the leaves strongly from above. | Spray them from below.
        ? slug* | snail*: 5 Lay a damp board or half a grapefruit beside the plants. It has to be emptied each morning.
        ? caterpillar*: 5 Cover cabbages and kale with a fine net, with its edges weighed down.
      4 Lay a damp board beside the plants overnight to see what hides there in the morning.
        - 3 Lay a damp board beside the plants overnight.
        - 2 Set an alarm for tomorrow morning, to check under the board.
        ? slug* | snail*: 5 Water slug nematodes into warm, moist soil, following the package.
      5 Put a barrier around the pots that matter: copper tape, wool or net.
        - 2 Choose the three plants that matter most.
        - 4 Put a barrier around those three: copper tape, wool or net.
      8 Look up one mild treatment for this pest that is safe on food plants and around children and pets.
        ~ Open a search page. | Type the pest with “mild treatment for food plants”. | Write down one safe around children and pets.
        ? dog | puppy | cat: 5 Buy iron phosphate slug bait, never metaldehyde. The package belongs where no dog can reach it.
      2 Set a reminder to look under the leaves again in three days.
        ~ Open the reminders on your phone. | Set “Look under the leaves” for three days from now.
        ? again | every year | all my: 2 Set a reminder to sow new plants indoors. They can go out when they are as tall as your hand.
    `,
  },
];
