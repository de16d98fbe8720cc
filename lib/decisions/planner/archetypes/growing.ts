import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Plants in pots, beds, bulbs, shears and compost. */
export const GROWING: readonly Archetype[] = [
  {
    id: "houseplants",
    area: "home",
    whole: `${everyWay("keep|rescue|save|revive|look after|stop killing|take care of|care for|bring back to life", "houseplants|plants|plant|houseplant|dying plant|orchid|plants alive|houseplants alive|plant alive|my plant alive|indoor plants|monstera|succulents|bonsai|orchid alive|basil alive")}|remember to water the plants|remember to water my plants|stop my plants from dying`,
    tells: "plants are dying|plant is dying|plants keep dying|plant is wilting|leaves are yellow",
    unless: "power plant|holiday|neighbor's|away|garden",
    it: "the plants",
    plan: `
      2* Push a finger into the soil of the saddest plant, as deep as the first joint.
      5* Water it if that soil was dry, until it drips out below.
      3* Cut off the brown leaves.
      3 Carry it to a spot bright enough to read in without a lamp.
        ? dark | no light | north*: 3 Carry it to the brightest window of the home, or under a plant lamp.
      5 Photograph the leaves, to find its name with an app.
        - 3 Photograph the leaves, to find its name with an app.
        - 2 Write name and “dry” or “moist” on a stick in the pot.
        ? every plant | all my plants | keep killing | always die*: 5 Put a new pothos, snake plant or spider plant in its place next time: they stand dry weeks.
          - 2 Write pothos, snake plant and spider plant on the list.
          - 3 Buy one of them, with a pot that has a hole.
      3 Pour away the water left in the saucer after ten minutes.
      2? Set a reminder for one day a week: finger first, water second[, {rhythm}].
        - 2 Set a reminder for one day a week: finger first, water second[, {rhythm}].
        - 2 Put the can beside the plants.
    `,
  },
  {
    id: "repot",
    area: "home",
    whole: everyWay(
      "repot|re-pot|transplant|take cuttings from|propagate|divide|move",
      "plants|plant|houseplants|orchid|monstera|cactus|aloe|herbs|spider plant|tomatoes|seedlings|tomato seedlings|houseplant|my plants",
    ),
    unless: "power plant|house",
    it: "the plant",
    plan: `
      2* Lay newspaper on the floor or table beside {whole|the plant}.
      4* Put fresh soil and a pot two fingers wider than the old one on it.
        ? have the soil | have soil | got the soil | have the pot | bigger pot: 3 Put your soil and the bigger pot on the paper, two fingers wider than the old one.
        ? orchid: 4 Put orchid bark and a see-through pot on the paper, as plain soil rots its roots.
        ? cactus | cacti | succulent*: 4 Put gritty cactus soil, a pot one finger wider and thick gloves on the paper.
      3 Lay a shard or some stones over the hole of the new pot.
      5* Move the plant into the new pot, one hand on the soil as it tips out.
        ? stuck | wont come out: 5 Run a knife round the inside of the pot, or cut a plastic one open.
      3 Fill in soil around it, to the same height as before.
        ? rotten | rot | mushy | smells: 3 Cut brown soft roots off with clean scissors, the old soil shaken off.
        ? root bound | roots coming out | pot bound: 3 Tease the circling roots apart, the thick ring at the bottom cut at three places.
      5 Water it until it drips out below.
        - 2 Fill in a first layer of soil.
        - 3 Set the plant in at the same height as before.
        - 3 Press soil round it with your thumbs.
      3? Water it once, away from the sun for a week.
    `,
  },
  {
    id: "plant-out",
    area: "home",
    acts: "pot up|pot on|transplant|prick out|plant|sow|grow|start",
    things:
      "seedlings|tomato seedlings|bulb|bulbs|tulip|tulips|daffodil bulbs|seeds|tree|rose|roses|hedge|sunflower|sunflowers|strawberries|potatoes|seedlings|apple tree|garlic|wildflowers|chillies|beans|salad|lettuce|raspberries|carrots|fruit tree|lavender|chilli",
    needsAct: true,
    unless: "light|app|business|buy|christmas tree|family tree",
    it: "it",
    named:
      "bulbs|tulips|seeds|tree|rose|roses|hedge|sunflowers|strawberries|potatoes|seedlings|garlic|wildflowers|chillies|beans|lettuce|raspberries|carrots|lavender",
    plan: `
      2* Read the packet or label for {theIt}: month, depth, sun[; {deadline}].
      3 Stand where it will grow at noon, to see whether it gets that much sun.
        ? hedge: 4 Stretch a string where the hedge will run, with a peg every 30 to 45 cm for each plant.
        ? balcony | pot | pots | container*: 3 Check that each pot has a hole and holds the roots with two fingers to spare.
        ? clay | heavy soil | hard soil: 4 Push a fork into the place: clay gets two spades of compost worked in before planting.
      4 Put a spade, water and a label at that spot.
      10n Dig the first hole to the depth on the packet, free of stones and roots.
      10 Dig one hole or fill one pot.
      3 Take stones and roots out of that hole.
        ? clay | heavy soil | hard soil | stony | sandy: 5 Mix a bucket of compost into the soil of that hole.
      8 Set the first ones in, at the depth on the packet.
        - 5 Set the first ones in, at the depth on the packet.
        - 3 Press the soil down with your hand.
        ? slug* | snail*: 8 Set the first ones in at dusk at the packet's depth, each with a ring cut from a bottle against slugs.
        ? dog | cat | chicken* | rabbit* | kids: 8 Set the first ones in, with sticks or netting round them against paws.
          - 5 Set the first ones in, at the depth on the packet.
          - 3 Put sticks or netting round them.
      8n Set the first one in, until the soil around it is pressed down and watered.
      3 Water them slowly, with a label at the end of the row.
        - 3 Water them slowly.
        - 2 Put a label with the date at the end of the row.
        ? away | holiday | forget: 3 Water them slowly, with a neighbour asked for the days you are away.
          - 3 Water them slowly.
          - 2 Ask a neighbour for the days you are away.
    `,
  },
  {
    id: "prune",
    area: "home",
    whole: everyWay(
      "prune|trim|cut back|cut down|shape",
      "roses|rose bush|hedge|apple tree|fruit trees|tree|trees|bushes|shrubs|lavender|hydrangea|bush|fruit tree|hedges|vines|ivy|grape vine|overgrown bush|branches|blackberries|brambles",
    ),
    unless: "christmas tree|spending|costs|cut down tree|cut down the tree",
    it: "it",
    plan: `
      2* Look at {whole|the plant} from three sides for birds' nests and dead wood.
      3* Look up the right month for cutting this plant.
        ? apple | pear: 3 Choose a dry day between November and March, as apples and pears are cut without leaves.
        ? rose*: 3 Choose late winter, when the buds swell, with only dead flowers cut in summer.
        ? plum | cherry: 3 Choose a dry day in summer, as plums and cherries cut in winter catch silver leaf.
        ? wisteria*: 3 Look at the season: after the flowers it is cut to five or six leaves, in late winter to two or three buds.
        ? hydrangea*: 3 Choose spring, when the new buds show, with the old flower heads left on over winter.
        ? lavender: 3 Choose the weeks after its flowers, never with a cut into the bare wood.
        ? clematis: 3 Look up your clematis by its month of flowers, as each of the three groups has its own time.
        ? lilac | forsythia | magnolia | rhododendron* | camellia*: 3 Choose the weeks right after its flowers, as next year's buds grow soon after.
        ? vine | vines | grape*: 3 Choose the weeks around midwinter, as vines cut in spring bleed sap.
        ? no ladder | without a ladder: 3 Look up the right month for this plant, and count the branches you reach from the ground.
      2 Put on gloves.
        ? no ladder | without a ladder | too high | too tall: 2 Put on gloves, with a long-handled lopper or pole saw from a neighbour.
        ? no tools | no secateurs | no saw: 3 Ask a neighbour or tool library for sharp secateurs and a pruning saw.
      2 Wipe the blades with rubbing alcohol.
      10* Cut out what is dead, back to the green.
        ? wisteria*: 10 Cut each long whippy shoot back: to five or six leaves in summer, to two or three buds in late winter.
        ? hydrangea*: 10 Cut each old flower head off, just above the first pair of fat buds.
        ? lavender: 10 Cut off the flower stems with a little of the green, well above the bare wood.
        ? rose | roses: 10 Cut each stem a fingertip above a bud that looks outward, the dead ones at the base.
        ? hedge | hedges: 10 Cut the sides from the bottom up, a little narrower at the top, along a stretched string.
        ? never pruned | overgrown | for years: 10 Cut out what is dead, no more than a fifth of the whole this year.
      8 Cut out branches that rub or cross, one at a time, no more than a fifth of the whole.
        - 5 Cut out what rubs or crosses, one branch at a time.
        - 2 Step back three metres, to see its shape.
        ? wisteria*: 8 Tie in the shoots you keep for the frame, clear of gutters and tiles, a helper at the ladder.
          - 5 Tie in the shoots you keep for the frame, clear of gutters and tiles.
          - 2 Step back three metres, to see its shape.
      8 Rake the cuttings into a heap or a bag.
        - 5 Rake the cuttings together.
        - 4 Carry them to the compost or into a bag.
    `,
  },
  {
    id: "garden-build",
    area: "home",
    acts: "build|make|set up|start|fill|install",
    things:
      "planter|compost bin|compost|compost heap|worm bin|wormery|pond|wildlife pond|bird feeder|cold frame",
    whole: "make compost|start composting at home|start a compost heap|build a pond",
    needsAct: true,
    unless: "diary planter|buy",
    it: "it",
    named: "planter|compost bin|compost heap|pond|bird feeder|wormery",
    plan: `
      2* Lay a rope or a hose on the ground in the shape of {theIt}.
      3 Check that the spot gets sun, water and room for a wheelbarrow.
        ? fire pit | firepit: 3 Look up the town's fire rules, and measure: ten big steps from house, fence, sheds and branches.
      3* Measure its length and width, no wider than two arms can reach.
        ? fire pit | firepit: 3 Draw the circle with a string and a peg: about a metre across inside, with room for chairs round it.
      8* Clear that patch of grass and stones.
        ? fire pit | firepit: 8 Dig the circle a hand deep, grass and roots out.
      8 Write the shopping list from the measures: boards, screws, soil[, within {money}].
        ? fire pit | firepit: 8 Write the shopping list: fire bricks or dry blocks for two or three rings, gravel, sand, a steel ring; no river stones, which burst.
          - 4 Count blocks for two or three rings; no river stones, which burst.
          - 4 Add gravel, sand and a steel ring to the list.
        - 4 Write down boards and screws from the measures.
        - 4 Write down litres of soil: length times width times height.
        ? pallet*: 8 Pull the pallet boards off with a crowbar, gloves on, only pallets stamped HT, nails out.
          - 3 Look for the stamp HT on each pallet; MB goes back.
          - 8 Pull boards and nails off with a crowbar, gloves on.
      20 Put the frame together, or lay the first layer of twigs.
        ? fire pit | firepit: 20 Pour in gravel and sand, tamped flat, and set the first ring of blocks level.
          - 8 Pour in gravel and sand, tamped flat.
          - 10 Set the first ring of blocks level.
        - 10 Lay the parts out in their places.
        - 10 Screw or lay them together.
        ? pallet* | no saw: 20 Stand four whole pallet sides as a square, screwed at the corners, lined with old compost bags.
          - 10 Stand four pallet sides as a square, screwed at the corners.
          - 10 Staple old compost bags along the inside.
      15? Fill it by a third: twigs, leaves, then soil[; {deadline}].
        ? fire pit | firepit: 10 Set the other rings on top, a bucket of water and a lid beside it before the first fire.
    `,
  },
];
