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
        ~ Stand in front of the saddest plant. | Push a finger in, as deep as the first joint.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 2 Fill the watering can, and start with the plant nearest the sink.
      5* Water it if that soil was dry, until it drips out below.
        ~ Touch the soil once more. | Fill the watering can if it is dry. | Pour slowly around the stem. | Stop when it drips out below.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 5 Water each plant whose soil feels dry to a pushed-in finger until it drips out below.
      3* Cut off the brown leaves.
        ~ Get a pair of scissors. | Cut off the first brown leaf. | Cut off the others.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 3 Tip out any water still standing in the saucers.
      3 Carry it to a spot bright enough to read in without a lamp.
        ~ Look for a spot bright enough to read in. | Pick up the plant. | Carry it to that spot.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 3 Cut off the brown leaves you passed.
        ? dark | no light | north*: 3 Carry it to the brightest window of the home, or under a plant lamp.
      5 Photograph the leaves so an app can tell you the plant's name.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 5 Turn each plant a quarter toward the window, so it grows straight.
        - 3 Photograph the leaves so an app can tell you the plant's name.
        - 2 Write the plant's name and “dry” or “moist” on a stick in the pot.
        ? every plant | all my plants | keep killing | always die*: 5 Choose a plant that survives dry weeks for next time: a pothos, a snake plant or a spider plant.
          - 2 Write pothos, snake plant and spider plant on your shopping list.
          - 3 Choose one of the three to buy, in a pot with a hole in the bottom.
      3 Pour away the water left in the saucer after ten minutes.
        ~ Come back to the plant after ten minutes. | Lift the pot off its saucer. | Pour away the water.
        ? water my plants | water the plants | water plants | water all the plants | water all my plants | water my houseplants | water the houseplants | water houseplants: 2 Put the full can back beside the plants for next time.
      2? Set a reminder for one day a week to feel the soil before watering[, {rhythm}].
        - 2 Set a reminder for one day a week to feel the soil before watering[, {rhythm}].
        - 2 Put the watering can beside the plants.
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
        ~ Get some newspaper. | Lay it on the floor or table beside {whole|the plant}.
      4* Put fresh soil and a pot two fingers wider than the old one on it.
        ~ Get the fresh soil. | Put it on the newspaper. | Find a pot two fingers wider than the old one. | Put that beside the soil.
        ? have the soil | have soil | got the soil | have the pot | bigger pot: 3 Put your soil and a pot two fingers wider than the old one on the paper.
        ? orchid: 4 Put orchid bark and a see-through pot on the paper, because plain soil rots orchid roots.
        ? cactus | cacti | succulent*: 4 Put gritty cactus soil, thick gloves and a pot one finger wider on the paper.
      3 Lay a shard or some stones over the hole of the new pot.
        ~ Get a shard or some stones. | Look for the hole in the new pot. | Lay them over it.
      5* Move the plant into the new pot, one hand on the soil as it tips out.
        ~ Lay one hand on the soil. | Turn the old pot over with the other. | Pull the pot off the roots. | Set the plant into the new pot.
        ? stuck | wont come out: 5 Run a knife around the inside of the pot. A plastic pot can be cut open instead.
      3 Add soil around it, to the same height as before.
        ~ Pick up a handful of soil. | Fill in around the plant. | Stop at the same height as before.
        ? rotten | rot | mushy | smells: 3 Cut off any brown, soft roots with clean scissors.
        ? root bound | roots coming out | pot bound: 3 Tease the circling roots apart with your fingers. A thick ring at the bottom can be cut in three places.
      5 Water it until it drips out below.
        - 2 Press the soil down gently with your thumbs.
        - 3 Set the plant in at the same height as before.
        - 3 Water it until it drips out below.
      3? Move it to a spot out of direct sun for its first week.
        ~ Look for a spot out of direct sun. | Pick up the pot. | Set it down there for the week.
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
      2* Read the packet or label for {theIt} to learn its month, depth and sun[; {deadline}].
        ~ Get the packet or label for {theIt}. | Read its month, depth and sun.
      3 Stand at noon where it will grow, to see whether it gets that much sun.
        ~ Walk at noon to where it will grow. | Stand there facing the light. | Compare the sun with the packet.
        ? hedge: 4 Stretch a string along the line of the hedge, marked every 12 to 18 inches for a plant.
        ? balcony | pot | pots | container*: 3 Check that each pot has a hole and holds the roots with two fingers to spare.
        ? clay | heavy soil | hard soil: 4 Push a fork into the spot. If it is heavy clay, it needs two spadefuls of compost before planting.
      4 Put a spade, water and a label at that spot.
        ~ Get a spade. | Fill a can with water. | Carry both to the spot. | Lay the label beside them.
      10n Dig the first hole to the depth on the packet, free of stones and roots.
        ~ Stand at the spot with the spade. | Dig the first few spadefuls. | Pick out the stones and the roots. | Dig down to the depth on the packet.
      10 Dig one hole or fill one pot.
        ~ Pick up the spade, or a pot. | Dig or fill the first third. | Work on to about two thirds. | Finish the one hole or pot.
      3 Take stones and roots out of that hole.
        ~ Kneel down at the hole. | Take out the stones. | Pull out the roots.
        ? clay | heavy soil | hard soil | stony | sandy: 5 Mix a bucket of compost into the soil of that hole.
      8 Set the first plants or seeds in, at the depth on the packet.
        - 5 Set the first plants or seeds in, at the depth on the packet.
        - 3 Press the soil down with your hand.
        ? slug* | snail*: 8 Set the first plants in at dusk, each with a ring cut from a plastic bottle to keep slugs off.
        ? dog | cat | chicken* | rabbit* | kids: 8 Set the first plants in, with sticks or netting around them to keep paws out.
          - 5 Set the first plants in, at the depth on the packet.
          - 3 Put sticks or netting around them to keep animals off.
      8n Plant the first one: into the hole, soil pressed down, a slow pour of water.
        ~ Set the first plant or seed into the hole. | Press the soil down around it. | Pour the water slowly over it.
      3 Water them slowly, until the soil is wet a finger deep.
        - 3 Water them slowly, until the soil is wet a finger deep.
        - 2 Put a label with the date at the end of the row.
        ? away | holiday | forget: 3 Ask a neighbor to water them on the days you are away.
          - 3 Water them slowly, until the soil is wet a finger deep.
          - 2 Ask a neighbor to water them on the days you are away.
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
        ~ Stand in front of {whole|the plant}. | Look from three sides for nests and dead wood.
      3* Look up the right month for cutting this plant.
        ~ Find the plant's name. | Search for it with “when to prune”. | Read off the right month.
        ? apple | pear: 3 Choose a dry day between November and March. Apples and pears are cut while they have no leaves.
        ? rose*: 3 Choose late winter, when the buds swell. In summer, only dead flowers come off.
        ? plum | cherry: 3 Choose a dry day in summer, because winter cuts let disease into plums and cherries.
        ? wisteria*: 3 Look up the season: wisteria is cut to five or six leaves after it flowers, and to two or three buds in late winter.
        ? hydrangea*: 3 Choose spring, when the new buds show. The old flower heads stay on over winter.
        ? lavender: 3 Choose the weeks after it flowers. Bare lavender wood doesn't grow back.
        ? clematis: 3 Look up your clematis by the month it flowers, because each of the three groups has its own time.
        ? lilac | forsythia | magnolia | rhododendron* | camellia*: 3 Choose the weeks right after it flowers, because next year's buds grow soon after.
        ? vine | vines | grape*: 3 Choose the weeks around midwinter, because vines cut in spring bleed sap.
        ? no ladder | without a ladder: 3 Count the branches you can reach from the ground, and note the right month to cut them.
      2 Put on gloves.
        ~ Get your gloves. | Pull them on.
        ? no ladder | without a ladder | too high | too tall: 2 Ask a neighbor for a long-handled lopper or a pole saw.
        ? no tools | no secateurs | no saw: 3 Ask a neighbor or a tool library for sharp pruning shears and a pruning saw.
      2 Wipe the blades with rubbing alcohol.
        ~ Get rubbing alcohol and a cloth. | Wipe both blades.
      10* Cut out what is dead, back to the green.
        ~ Stand in front of the plant. | Cut the first dead branch back to the green. | Cut the dead ones on one side. | Cut those on the other side.
        ? wisteria*: 10 Cut each long whippy shoot back: to five or six leaves in summer, to two or three buds in late winter.
        ? hydrangea*: 10 Cut each old flower head off, just above the first pair of fat buds.
        ? lavender: 10 Cut off the flower stems with a little of the green, well above the bare wood.
        ? rose | roses: 10 Cut each stem a fingertip above a bud that faces outward. Dead stems come off at the base.
        ? hedge | hedges: 10 Cut the sides from the bottom up, a little narrower at the top, along a stretched string.
        ? never pruned | overgrown | for years: 10 Cut out dead branches only, no more than a fifth of the whole plant this year.
      8 Cut out branches that rub or cross, one at a time, no more than a fifth of the whole.
        - 5 Cut out branches that rub or cross, one at a time.
        - 2 Step back ten feet to look at its shape.
        ? wisteria*: 8 Tie in the shoots you want to keep, clear of gutters and shingles, while a helper holds the ladder.
          - 5 Tie in the shoots you want to keep, clear of gutters and shingles.
          - 2 Step back ten feet to look at its shape.
      8 Rake the cuttings into a heap or a bag.
        - 5 Rake the cuttings together.
        - 4 Carry the cuttings to the compost or into a bag.
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
        ~ Get a rope or a hose. | Lay it on the ground in the shape of {theIt}.
      3 Check that the spot gets sun, water and room for a wheelbarrow.
        ~ Stand at the spot. | Look up for the sun. | Check for water and room for a wheelbarrow.
        ? fire pit | firepit: 3 Look up your town's fire rules: many want 25 feet between the pit and the house, fences and branches.
      3* Measure its length and width, no wider than two arms can reach.
        ~ Get a tape measure. | Measure the length. | Measure the width, two arms' reach at most.
        ? fire pit | firepit: 3 Draw the circle with a string and a peg: about three feet across inside, with room for chairs.
      8* Clear that patch of grass and stones.
        ~ Get a spade and a bucket. | Dig out the grass. | Put the stones in the bucket.
        ? fire pit | firepit: 8 Dig out the grass and roots inside the circle, a hand deep.
      8 Write the shopping list from your measurements: boards, screws, soil[, within {money}].
        ? fire pit | firepit: 8 Write the shopping list: fire bricks for two or three rings, gravel, sand and a steel ring. River stones can burst.
          - 4 Count the fire bricks you need for two or three rings. River stones can burst.
          - 4 Add gravel, sand and a steel ring to the list.
        - 4 Write down the boards and screws your measurements call for.
        - 4 Write down how much soil you need: length times width times height.
        ? pallet*: 8 Pull the boards off the pallets with a crowbar, gloves on. Only pallets stamped HT are safe.
          - 3 Look for the stamp HT on each pallet. One marked MB was treated with a pesticide.
          - 8 Pull boards and nails off with a crowbar, gloves on.
      20 Put the frame together, or lay the first layer of twigs.
        ? fire pit | firepit: 20 Set the first ring of blocks level, on a bed of gravel and sand.
          - 8 Pour in gravel and sand until the bed is flat and firm.
          - 10 Set the first ring of blocks level.
        - 10 Lay the parts out in their places.
        - 10 Screw the parts together, or stack the twigs as a first layer.
        ? pallet* | no saw: 20 Stand four whole pallets in a square, screwed together at the corners.
          - 10 Stand four whole pallets in a square, screwed together at the corners.
          - 10 Staple old compost bags along the inside of the square.
      15? Fill it a third of the way with twigs, leaves and soil[; {deadline}].
        ~ Bring some twigs. | Lay them on the bottom. | Spread leaves over them. | Shovel in soil up to a third.
        ? fire pit | firepit: 10 Set the other rings of blocks on top. The first fire needs a bucket of water beside it.
    `,
  },
];
