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
      3* Turn it over onto a blanket so you can reach its screws and joints.
      6* Tighten every screw and bolt, a little at a time, in a crisscross order.
        - 2 Fetch the screwdriver or key that fits.
        - 5 Tighten every screw and bolt, crosswise.
        ? ikea | flat pack | flatpack: 6 Tighten every cam and bolt, crosswise, with a drop of wood glue on dowels that turn freely.
          - 2 Fetch the Allen key that fits.
          - 5 Tighten every cam and bolt, crosswise.
      4 Look closely at the loose joint: is a screw missing, the old glue gone, the wood cracked?
      8 Glue the joint if it has no screw, once the old glue is scraped off. A tight belt can hold it.
        - 4 Scrape the old glue off.
        - 4 Press new wood glue in.
        - 3 Tie it tight with a belt.
      2 Put a note on it: “Not to be used until tomorrow.”
      3? Stick felt under the short leg, where only the floor is uneven.
        ? uneven floor | floor is uneven: 3 Fold a piece of card under the short leg first, and cut felt to that thickness.
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
        ? neighbours gutter | next doors gutter | their gutter: 2 Film where the water runs from their gutter onto your wall, in the rain if you can.
      3* Decide by height: a low roof you can reach from a firm short ladder is yours, anything higher is for a professional.
        ? neighbours gutter | next doors gutter | their gutter: 3 Photograph the damp inside, with a pencil line round it and today's date.
        ? no ladder | without a ladder | two storey | second floor | afraid of heights: 3 Choose from the ground: a gutter brush on a pole, a hose lance, or a firm.
        ? ladder is too short | ladder too short | too high: 3 Choose from the ground: a gutter vacuum or brush on a pole to hire, or a firm.
      15n Scoop the leaves of one stretch into a bucket while somebody holds the ladder, or ask a gutter firm for a price.
        ? neighbours gutter | next doors gutter | their gutter: 8 Show them the film at the door: “Your gutter runs onto our wall. Could you have it cleared by …?”
        ? rent* | landlord: 8 Send the landlord a photo of the overflow, as gutters are mostly theirs.
        ? no ladder | without a ladder | two storey | two story | second floor | afraid of heights | ladder is too short | too high: 8 Hire a gutter brush or vacuum on a pole, or ask one gutter firm for a price.
      8 Ask one gutter firm for a price, or put the ladder, gloves and bucket out for a dry day.
        ? neighbours gutter | next doors gutter | their gutter: 8 Show them the film at the door: “Your gutter runs onto our wall. Could you have it cleared by …?”
          - 4 Write the sentence, with a fair day.
          - 5 Show them the film at the door.
        - 4 Look up one gutter firm near you.
        - 5 Ask it for a price, or put ladder, gloves and bucket ready for a dry day.
        ? rent* | landlord: 8 Send the landlord a photo of the overflow, as gutters are mostly theirs.
          - 4 Photograph the overflow in the rain.
          - 4 Send the photo to the landlord.
        ? quote | quoted | too much | too expensive: 8 Ask two window cleaners with a pole vacuum for a price for just that corner.
          - 4 Look up two who clean gutters from the ground.
          - 4 Send them a photo of the corner.
        ? at the corner | one corner | in the corner: 8 Ask one gutter firm for the corner alone, with a photo of it in the rain.
          - 4 Photograph the corner in the rain.
          - 5 Send it to one gutter firm for a price.
      3 Ask one person to hold the ladder at a time with dry ground and no wind[, {deadline}].
        ? neighbours gutter | next doors gutter | their gutter: 3 Offer half of one gutter firm for both houses, if that speeds it up.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 3 Put the pole's hire or the firm's day in your calendar, for a dry hour without wind[, {deadline}].
      15 Scoop the leaves into the bucket, one arm's length at a time.
        ? neighbours gutter | next doors gutter | their gutter: 5 Send what you agreed as a message with the photos, a copy for your home insurer.
          - 3 Send what you agreed, with the photos.
          - 3 Ask your home insurer what it needs about the damp.
        - 3 Set the ladder on level ground.
        - 10 Scoop the leaves of the first stretch into the bucket.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 15 Brush or suck the leaves out with the pole, both feet on the ground, goggles on.
          - 3 Lay a sheet below that stretch, goggles on.
          - 10 Brush or suck the leaves of that stretch out with the pole.
      5 Pour a can of water in at the far end to see if it runs to the pipe.
        ? neighbours gutter | next doors gutter | their gutter: 5 Look at your wall after the next rain, with the pencil line as the measure.
        ? ladder is too short | ladder too short | too high | no ladder | without a ladder | two storey | second floor: 5 Spray the hose up into the gutter's far end from the ground, to see it run to the pipe.
      2? Set a reminder for next November.
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
        ? primer is done | primed | primer done | primer is on: 2 Touch {theIt} all over, to find primer that is still tacky or was missed.
        ? sanded | sanding is done | sanding done: 2 Wipe {theIt} with your hand, to find dust and any rough place that is left.
        ? decking | deck: 2 Sprinkle water on {theIt}: beads mean old finish is left, a dark spot means it takes oil or stain.
        ? rust* | metal | railing*: 2 Touch the metal all over, to find loose paint and rust.
      4 Look up three days in a row without rain.
        ? bank holiday | this weekend | next weekend | on saturday | on sunday: 4 Look up the driest hours of those days, with one spare day noted for the second coat.
      5? Measure height and width, to work out the litres from the tin's label.
      8* Write a shopping list: sandpaper, brush, tape, and outdoor paint or oil.
        ? have the paint | got the paint | bought the paint | paint is bought | have paint | paint is here | have .. paint already: 8 Put the paint, two brushes, sandpaper, tape and an old sheet in one crate by the back door.
        ? primer is done | primed | primer done: 8 Put on the shopping list: fine sandpaper, brush, tape, old sheet, and the top coat for outdoors.
        ? metal | railing* | iron gate | rust*: 8 Put on the shopping list: wire brush, rust primer, metal paint, brush, old sheet.
      30n Brush on one thin coat on a dry day, once the surface is sanded and dusted.
        ? decking | deck: 30 Brush on one thin coat, three boards at a time, once the deck is scrubbed and two days dry.
      20 Sand the loose and shiny spots in long strokes with the grain. Old lead paint (before 1978) needs a test first.
        ? cleaned and dry | is cleaned | already cleaned | washed and dry | clean and dry: -
        - 2 Put on a dust mask. Paint from before 1980 may hold lead: wet it, or ask at the shop first.
        - 10 Sand the worst part, with the grain.
        ? primer is done | primed | primer done | primer is on: 8 Rub the primer lightly with fine paper, just until it feels smooth.
        ? sanded | sanding is done | sanding done: -
        ? metal | railing* | iron gate | rust*: 20 Brush the rust off with a wire brush, goggles and gloves on.
          - 10 Brush the rust off the worst part with a wire brush, goggles and gloves on.
          - 10 Brush the rest.
        ? decking | deck: 20 Scrub the boards with a stiff broom and decking cleaner, rinsed well and left to dry for two days.
          - 10 Scrub the first half with a stiff broom and decking cleaner.
          - 10 Scrub the other half, rinsed well after.
      10 Brush the dust off before you tape handles and glass.
        - 4 Brush the dust off.
        - 5 Tape handles and glass.
        ? fence: 10 Brush the dust and cobwebs off the fence, with an old sheet over the plants below.
          - 5 Brush the dust and cobwebs off.
          - 3 Lay an old sheet over the plants below.
        ? decking | deck: 10 Sweep the dry boards, with tape along the wall of the house.
          - 5 Sweep the dry boards.
          - 4 Tape along the wall of the house.
        ? rust* | metal | railing* | iron gate: 10 Brush rust primer on every bare place, with tape on locks and hinges.
          - 4 Tape locks and hinges.
          - 6 Brush rust primer on every bare place.
      30 Paint one thin coat from top to bottom. The can says how long it dries.
        - 10 Paint the top third in one thin coat.
        - 10 Paint the rest.
        ? decking | deck: 30 Brush one thin coat along three boards at a time, from the far corner to the steps.
          - 10 Brush the first three boards along their whole length.
          - 10 Brush the next three, towards the steps.
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
        ? hay fever | hayfever | pollen | allerg*: 2 Put on closed shoes, glasses and a mask.
        ? mower wont start | mower is broken | broken mower | mower doesnt start: 2 Check the simple things on the mower: fuel, plug or battery, safety bar, its spark plug's cap.
      4* Pick up stones, toys and sticks from {theIt}.
      5 Set the mower high if the grass is long: a third off is enough for one day.
        - 2 Fetch the mower.
        - 3 Set it high: a third off is enough for one day.
        ? no mower | broken mower | mower .. broke | dont have a mower: 5 Ask a neighbour to lend the mower for an hour, or book a gardener for one cut.
          - 3 Ask a neighbour to lend the mower for an hour.
          - 3 Set it high: a third off is enough for one day.
        ? knee high | jungle | months | meadow | very long: 5 Cut it down to a hand's height with shears or a borrowed strimmer, boots and glasses on.
          - 3 Put on boots and glasses.
          - 10 Cut the first strip to a hand's height with shears or a strimmer.
        ? mower is broken | broken mower | mower .. broken | mower wont start: 5 Ask a neighbour to lend the mower for an hour, or book a gardener for one cut.
          - 3 Ask a neighbour to lend the mower for an hour.
          - 3 Set it high: a third off is enough for one day.
        ? wet | rained | rain: 5 Wait until a hand over the grass stays dry, the mower set high.
          - 2 Feel the grass with your hand: it must be dry.
          - 3 Set the mower high.
        ? hay fever | hayfever | pollen | allerg*: 5 Put on mask, glasses and long sleeves, the mower set high.
          - 3 Put on mask, glasses and long sleeves.
          - 3 Set the mower high.
      15* Mow the edge once around before you do strips from one side.
        - 5 Mow once round the edge.
        - 10 Mow strips from one side to the other.
        ? bad back | heart | pregnant | hot | heatwave | # minutes: 15 Mow half of it today, in strips from the shady side, with a drink halfway.
          - 8 Mow the first strips from the shady side.
          - 6 Mow on after a drink, up to the half.
        ? slope | steep | hill | bank: 15 Mow across the slope in strips, never up and down, in shoes with grip.
          - 5 Mow the flat part.
          - 10 Mow across the slope in strips.
      3 Switch the mower off, with the plug or key out, before your hands go near the blades.
      5 Empty the cut grass onto the compost or into the green bin.
        ? no compost | no bin | no green bin: 5 Spread the cut grass thinly under hedges and shrubs.
      2? Set a reminder in ten days[, or {rhythm}].
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
      2* Stand at the far end of {theIt} with a rake or broom.
      10* Push everything in that corner into one heap.
        - 5 Push what lies in that corner into a heap.
        - 5 Go on in strips towards the gate.
      8 Put the heap into bags or the green bin.
        - 5 Fill the first bag.
        - 4 Fill the rest.
      10 Wash off what sticks with warm water and a stiff brush.
        - 3 Wet the stained part with warm water.
        - 8 Scrub it with a hard brush.
        ? leaves | leaf: 5 Sweep the drain and the steps free of wet leaves.
          - 3 Sweep the drain free.
          - 3 Sweep the steps free.
      3 Carry the bags to the compost or the kerb.
        ? bin collection | bin day | collection on | bin men | before .. collection: 3 Carry bags and bin to the kerb on the evening before the collection.
      2? Hang the tools back.
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
      2* Pull five weeds that come out easily by hand.
        ? dry | hard soil | wont come: 2 Water the first square metre, as roots come out of wet soil.
      10* Weed one patch as wide as your arms, with a knife between slabs or a fork under roots.
        - 2 Fetch an old knife or a hand fork.
        - 8 Work one square metre with it, roots out.
        ? bad back | knees | arthritis | cant kneel: 10 Work one square metre standing, with a long-handled weeder or hoe.
          - 3 Fetch a long-handled weeder or hoe, or lend one from a neighbour.
          - 8 Work one square metre standing, roots out.
        ? bramble* | bindweed | ivy | nettle* | horsetail: 10 Dig out one square metre of it with a fork, following each root by hand.
          - 2 Fetch a fork and strong gloves.
          - 10 Dig out one square metre, following each root by hand.
      10 Weed the next patch of that size.
        ? council | letter | inspect* | landlord | hoa: 10 Do the strip that the letter names, with a photo of what is cleared.
        ? party | guests | before #: 10 Do the strip that people see first: path, door, seat.
      5 Pour boiling water over what is left between the slabs, in shoes that cover your feet.
        ? pet* | dog | chicken* | kids: 5 Pour boiling water over what is left between slabs, children and animals indoors, no sprays.
      3 Empty the bucket: roots and seed heads into the bin, the rest onto the compost.
        - 3 Empty roots and seed heads into the bin.
        - 2 Wash your hands.
      2? Set ten minutes for it in your calendar each week, after rain[, {deadline}].
        ? keep coming | come back | always back: 2 Lay cardboard and bark on the cleared square, so that less comes back.
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
        ? power line | powerline | cables | electric line: 2 Photograph the tree with the power line in the picture, from well away.
      4* Write down what it could hit if it fell: house, road, cables, a neighbour's fence.
      8* Look up whether it is protected: many cities list trees that need a permit.
      5 Ask the neighbour whose side it leans toward, if there is one.
      8 Ask two insured tree companies for a price. Anything above your head or near cables is their work.
        - 5 Find two tree surgeons with insurance.
        - 4 Send them the photos for a price.
        ? power line | powerline | cables | electric line: 8 Ring the power company first: branches near its line are its own or a cleared crew's work, often free.
          - 4 Find the power company's number for trees near lines.
          - 5 Ring it with the photo at hand.
        ? quote | # quotes | too expensive | cheaper: 8 Ask two more insured tree surgeons for a price, stump and chippings as separate lines.
          - 5 Find two more with insurance.
          - 4 Send them the photos for a price.
      4 Choose a day outside the nesting season, from autumn to the end of winter[, {deadline}].
        ? storm | dead | dangerous | leaning | fell | about to fall: 4 Ask for the first free day, as a dangerous or dead tree seldom has to wait for autumn.
      3? Agree in writing who takes away wood and stump.
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
      5* Pick off the pests you see, into a jar of soapy water.
        ? slug* | snail*: 5 Pick slugs off with a torch after dark, into a jar with soapy water or the far hedge.
      5* Rinse the leaves with a strong spray of water, above and below.
        ? slug* | snail*: 5 Lay a damp board or half a grapefruit beside the plants, emptied each morning.
        ? caterpillar*: 5 Cover cabbages and kale with fine net, its edges weighed down.
      4 Lay a damp board beside the plants overnight to see what hides there in the morning.
        - 3 Lay a damp board beside the plants overnight.
        - 2 Set an alarm for tomorrow morning, to empty it.
        ? slug* | snail*: 5 Water slug nematodes into moist warm soil above 5 °C, as the pack says.
      5 Put a barrier around the pots that matter: copper tape, wool or net.
        - 2 Choose the three plants that matter most.
        - 4 Put a barrier round them: copper tape, wool or net.
      8 Look up one mild treatment for this pest that is safe on food plants and around children and pets.
        ? dog | puppy | cat: 5 Buy wool pellets or ferric phosphate only in the dose of its pack, kept where no dog can reach it; metaldehyde never.
      2 Set a reminder for three days from now to look under the leaves.
        ? again | every year | all my: 2 Set a reminder to sow a second lot indoors, planted out when it is a hand high.
    `,
  },
];
