import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** One meal at a time: tonight, a roast, what is left over, lunch boxes, jars. */
export const COOKING: readonly Archetype[] = [
  {
    id: "one-meal",
    area: "home",
    whole: everyWay(
      "cook|make|fix|prepare|start|sort",
      "dinner|lunch|breakfast|supper|something to eat|dinner for one|lunch for one|dinner tonight|lunch today|dinner for myself|dinner for two|dinner for family|tonight's dinner|breakfast in bed|simple dinner|quick dinner|proper meal|real meal|proper dinner|romantic dinner|hot meal",
    ),
    tells:
      "no idea what to make|don't know what to make|no idea what to cook|don't know what to cook|nothing for dinner|what to cook tonight|what to make for tea|what to make for dinner|what to have for dinner",
    unless:
      "week|plan|prep|batch|every day|every night|daily|more|reservation|table|birthday|christmas|thanksgiving|party|guests|friends|packed|work|school|ahead|freezer|instead|people",
    it: "the meal",
    plan: `
      2* Take one thing out of the fridge or cupboard that should be eaten first.
        ? i have .. rice | have .. pasta | have chicken | have mince | have eggs | only have | i have .. potatoes | have salmon | have tofu: 2 Put what you have for it on the counter, with the largest pan.
        ? stand in front of .. fridge | stare into | stare at .. fridge | shut it again: 2 Take one thing out of the fridge, the first your hand touches, with the door shut behind it.
        ? # minutes | no time | quick*: 2 Take eggs, bread, pasta or a ready sauce out: what is quickest.
      2 Choose how to use it: in a pan with eggs, on pasta or rice, in a soup, or on bread.
        ? ground beef | mince .. rice | ground turkey: 2 Choose the shape around it: a taco bowl, fried rice, or stuffed peppers from what else is there.
        ? microwave | no hob | no stove: 2 Choose the shape around it: baked potato, eggs in a mug, couscous, or on toast.
        ? kids | toddler: 2 Choose the shape around it in parts: plain pasta or rice, one vegetable, one thing they like.
        ? chicken | mince | beef | pork | salmon | fish: 2 Put the rice or potatoes on first, as the pan takes less time.
        ? tofu | lentils | chickpeas | beans: 2 Choose the shape around it: a quick curry, a fried pan with rice, or a soup.
      3* Put the pan, knife and board for {theIt} beside it.
      5 Cut what needs cutting.
        - 2 Wash it.
        - 4 Cut it into pieces.
        ? lasagne | lasagna | ready meal | microwave meal: 2 Take off lid and film as the packet says, with the oven or microwave set.
        ? chopped | already cut | cut up | prepped: -
        ? chicken | beef | pork: 5 Cut the vegetables first, the meat last on its own board.
          - 3 Cut the vegetables.
          - 3 Cut the meat on its own board, unwashed.
      15* Cook it until it's hot all the way through.
        ? ground beef | ground turkey: 15 Fry the meat in pieces until no pink is left, with onion or any vegetable in for the last five minutes.
          - 8 Fry the meat until no pink is left inside.
          - 5 Add onion or any vegetable for five minutes.
        - 2 Put water or a little oil on the heat.
        - 10 Cook it until it is hot right through, with a timer on.
        ? ready meal | microwave: 10 Heat it as the packet says until it steams in the middle, with a timer on.
          - 2 Set the microwave as the packet says.
          - 8 Heat it until it steams in the middle.
        ? chicken | mince | pork: 15 Fry the meat until no pink is left inside, with the vegetables in for the last five minutes.
          - 8 Fry the meat until no pink is left inside.
          - 5 Add the vegetables for five minutes.
      2 Fill the plates.
        - 2 Fill the plates.
        - 2 Switch the stove off.
      2? Fill the pan with hot water, before you sit down.
    `,
  },
  {
    id: "roast",
    area: "home",
    whole: everyWay("roast", "chicken|beef|lamb|pork|duck|goose|turkey|joint|potatoes"),
    acts: "roast|cook|make|do|prepare",
    things:
      "turkey|roast|roast dinner|sunday roast|roast chicken|whole chicken|joint|leg of lamb|roast beef|christmas turkey|goose|ham|pork roast|chicken in oven|sunday lunch|roast potatoes|pot roast|roast lamb",
    needsAct: true,
    unless:
      "coffee|sandwich|soup|speech|carve|friend|vegetables|veggies|broccoli|brussels sprouts|cauliflower|asparagus|sweet potatoes|squash",
    it: "the roast",
    named:
      "turkey|roast|roast dinner|chicken|joint|lamb|beef|pork|duck|goose|ham|sunday lunch|potatoes",
    plan: `
      2* Write down how many people are eating, and what time you want to sit down[, {deadline}].
        ? dinner at # | at # | eat at #: 2 Write the hour of dinner at the top of a sheet, with the weight of the bird or joint below it.
      4 Work out the start time from the label: minutes per pound, plus half an hour to rest.
        - 2 Read the minutes per kilo or pound on the label.
        - 3 Write down when it goes in, with half an hour to rest at the end.
        ? turkey*: 4 Work back from dinner: 20 minutes a kilo plus 90 (over 4 kg) at 180 °C (350 °F), 45 to rest, half an hour spare.
          - 2 Read the weight, stuffing weighed in.
          - 3 Write down when it goes in, with 45 minutes of rest and half an hour to spare.
        ? chicken: 3 Work out the start for the chicken: 45 minutes a kilo (20 a pound) plus 20 at 190 °C (375 °F), and 15 to rest.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 4 Work out the start for the hob: 40 minutes a kilo for a chicken, an hour and a half for a small joint, 15 to rest.
          - 2 Read the weight on the label.
          - 3 Write down when it goes into the pot.
      4 Put on the shopping list: the meat, about ¾ pound with bone for each, potatoes and two vegetables.
        ? thawed | stuffing made | already bought | bought the: -
        ? vegetarian .. roast | veggie .. roast | vegan .. roast | nut roast | im vegetarian | all vegetarian: 4 Buy the nut roast or a whole cauliflower, with potatoes and two vegetables.
        ? chicken .. for six | chicken .. for # | six .. chicken: 4 Buy a chicken of about 350 g a head, or two smaller ones, with potatoes and two vegetables.
      5* Rub the meat with oil and salt in its roasting pan while the oven heats to 375 °F.
        - 2 Switch the oven on to 190 °C (375 °F).
        - 5 Rub the meat with oil and salt in its tin.
        - 2 Set three alarms: in, potatoes in, out.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 5 Rub the meat with oil and salt beside a heavy pot with a lid.
          - 5 Rub the meat with oil and salt.
          - 2 Put a heavy pot with a lid on the hob.
          - 2 Set two alarms: turn it, potatoes in.
        ? turkey*: 5 Rub the turkey with butter and salt, stuffing in the neck only, the oven hot at 180 °C (350 °F).
          - 2 Switch the oven on to 180 °C (350 °F).
          - 5 Rub the turkey with butter and salt, stuffing in the neck only.
          - 2 Set three alarms: in, potatoes in, out.
        ? never done | first time | never cooked | never made | beginner: 5 Rub it with oil and salt in its tin, unwashed, the oven hot at 190 °C (375 °F).
          - 2 Switch the oven on to 190 °C (375 °F).
          - 5 Rub it with oil and salt in its tin, unwashed.
          - 2 Set three alarms: in, potatoes in, out.
      5* Put the meat in for the label's minutes per pound. The potatoes join it for the last hour.
        - 2 Put the meat in at the hour you worked out.
        - 8 Put parboiled potatoes into hot oil beside it, for the last hour.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 5 Put the meat into a hot heavy pot, browned all round, then lid on with a cup of stock: about an hour on low for a small joint or chicken.
          - 8 Fry the meat brown all round in a heavy pot.
          - 3 Add a cup of stock, lid on, lowest heat, about an hour.
        ? chicken: 5 Put the chicken in for 45 minutes a kilo (20 a pound) plus 20, until the juice at the thigh runs clear.
          - 3 Put the chicken in at the hour you worked out.
          - 8 Put parboiled potatoes into hot oil beside it, for the last hour.
      4 Measure the thickest part before it comes out: 165 °F for any bird, at least 145 °F for beef, pork or lamb.
        ? no thermometer | without a thermometer | dont have a thermometer: 4 Push a knife into the thickest place: clear juice and no pink means done, else ten more minutes.
      10 Carve it once it has rested and the vegetables are done.
    `,
  },
  {
    id: "use-up-food",
    area: "home",
    whole: everyWay(
      "use up|eat up|finish|use",
      "what's in fridge|what's in my fridge|what is in fridge|leftovers|leftover food|veg|vegetables|food in freezer|what's in freezer|food before it goes off|food|old vegetables|stuff in freezer|freezer food|turkey leftovers",
    ),
    acts: "stop|reduce|avoid|waste",
    things: "food waste|wasting food|throwing food away|throwing away food|less food",
    unless: "dog|cat|clean|thesis|tech|essay|homework|paint|wool|fabric",
    it: "the food",
    plan: `
      2* Put on the worktop whatever won't last: open packs, soft vegetables, leftovers.
      2 Look at each one: slimy, moldy or past “use by” means the trash, past “best by” may be fine.
      3* Choose the dish: soup, omelette, fried rice, pasta or a sheet pan takes nearly anything.
        ? mince | ground beef | minced: 3 Choose one pan for the mince: bolognese, chilli, cottage pie or burgers; half can be frozen cooked.
        ? chicken | meat | sausage* | fish | salmon: 3 Choose one pan that cooks it right through today: curry, tray bake, stir-fry or pasta sauce.
        ? pumpkin | squash | butternut: 3 Choose for the pumpkin: roasted for soup, curry, or purée to freeze; bin it where soft, leaking or mouldy.
        ? before we go | before we leave | holiday | go away | going away: 3 Write tonight's dinner and tomorrow's from it: soup, omelette, fried rice, pasta or a tray in the oven.
        ? vegetarian | vegan | veggie: 3 Choose the pot: vegetable soup, curry with chickpeas, fried rice, a tray in the oven.
      5 Cut an onion and the vegetables small. Raw meat gets its own board and no rinsing.
        - 5 Cut an onion and the vegetables small.
        - 2 Set raw meat on its own board, unwashed.
        ? pumpkin | squash | butternut: 5 Cut the pumpkin in half on a damp cloth, seeds scooped out, then into wedges with the skin on.
          - 3 Cut the pumpkin in half on a damp cloth.
          - 4 Scoop out the seeds, for wedges with the skin on.
        ? already cooked | cooked | takeaway | roast: 5 Cut the cooked things small, with an onion fried beside.
          - 3 Cut the cooked things small.
          - 2 Fry an onion.
      15* Cook it until everything is steaming hot, starting with raw meat or the hardest vegetables.
        - 5 Put the hardest things or the raw meat in first.
        - 10 Add the rest, until all is steaming hot right through.
        ? pumpkin | squash | butternut: 15 Roast the wedges at 200 °C (400 °F) until a fork goes in, half for tonight and half to freeze.
          - 3 Switch the oven on to 200 °C (400 °F), wedges oiled on a tray.
          - 10 Roast them until a fork goes in.
        ? air fryer | oven died | no oven | oven broke: 15 Cook the meat today: mince in a pan until no pink is left, thighs in the air fryer at 180 °C to 75 °C (165 °F) inside.
          - 5 Put raw meat into the pan or the air fryer first.
          - 10 Cook it until no pink is left and all is steaming hot.
      4 Put what's left into a box with today's date, so it's in the fridge within two hours.
        ? tomorrow | all of it | both: 4 Fill the second half into a box with today's date, for the fridge or the freezer within two hours.
        ? before we go | before we leave | holiday | go away | going away: 4 Freeze what is left with today's date, or hand it to a neighbour.
      2 Move what should be eaten next to the front of the fridge.
        ? before we go | before we leave | holiday | go away | going away: 2 Write “no shopping until we're back” on the fridge, with milk and bread as the only things to buy.
        ? wast* food | food waste | waste less food | throw away | throwing away: 2 Write on the fridge what went into the bin this week, as what you buy less of next time.
    `,
  },
  {
    id: "freeze-food",
    area: "home",
    acts: "freeze|portion|put in freezer",
    things:
      "leftovers|soup|bread|chilli|chili|curry|meal|portion|stew|bolognese|batch|fruit|berries|vegetables|veg|meat|chicken|herbs|sauce|cooked rice|baby food",
    needsAct: true,
    it: "the food",
    plan: `
      2* Take out boxes or bags with lids that fit.
        ? no tubs | out of tubs | no boxes | no containers | no bags | out of bags | no tupperware: 2 Put out what seals instead: clean yoghurt or ice cream tubs, jars two thirds full, a loaf tin lined with foil.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 2 Open the freezer, and count how many boxes still fit.
      2* Check that {theIt} cooled within two hours, and was not thawed before.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 3 Write down three dishes that freeze well: chilli, lasagne, lentil soup.
      6* Fill portions for one or two, leaving a finger's width of air.
        - 4 Fill the first ones.
        - 3 Fill the rest.
        ? no tubs | out of tubs | no boxes | no containers | no bags | out of bags | no tupperware: 6 Fill the tubs or the foil-lined tin in portions, each foil brick comes out once frozen.
          - 4 Fill the tubs or the foil-lined tin.
          - 3 Fold the foil shut over each portion.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 30 Cook a double pot of the first one, half for tonight, half for the freezer.
          - 10 Chop onions, carrots and garlic for a double pot.
          - 15 Cook it, with a timer on.
      3 Write on each what it is, with today's date.
        - 2 Write on a strip of tape what it is.
        - 2 Add today's date.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 6 Fill cooled portions for one or two, the dish and today's date on each lid.
          - 4 Fill cooled portions, with a finger's width of air.
          - 2 Write dish and date on each lid.
      3 Make room in the coldest drawer.
        ? freezer is full | freezer full | no room | no space: 3 Take out the two oldest things for tonight and tomorrow, so that there is room.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 3 Write a day for the second and the third dish into your calendar[, {deadline}].
      2 Lay them in flat, one layer.
        ? stock the freezer | stock up | fill the freezer | before the baby | freezer meals: 2 Lay the boxes in flat, the newest at the bottom.
      2? Stick a list to the door: what is in there, to be crossed out.
    `,
  },
  {
    id: "thaw-food",
    area: "home",
    acts: "defrost|thaw|thaw out",
    things:
      "chicken|meat|turkey|mince|beef|fish|salmon|prawns|steak|sausages|lamb|pork|ground beef|chicken breasts|chicken thighs|bacon",
    needsAct: true,
    it: "the meat",
    plan: `
      2* Take {theIt} out of the freezer, in its wrapping.
      2* Set it in a bowl at the bottom of the fridge.
        ? tomorrow | tonight | today | hour* | dinner: 2 Set it breast or thick side down, tightly bagged, in a clean sink or bucket of cold water.
      2 Count the hours: about a night for one pound, a full day for every 4 to 5 pounds.
        ? tomorrow | tonight | today | hour* | dinner: 2 Count the hours in cold water: about one an hour for each kilo, half an hour a pound.
      4* Change to cold water if you need it sooner: in a sealed bag, with fresh water every half hour.
        - 3 Put it tightly packed into cold water, where you need it in two hours.
        - 2 Set a timer for half an hour, to change the water.
        ? tomorrow | tonight | today | hour* | dinner: 4 Change the water every half hour with a timer, never warm water or the worktop overnight.
      2 Set an alarm for when you'll start cooking[, {deadline}].
        - 2 Set an alarm for the time you begin to cook[, {deadline}].
        - 2 Take out the pan for it.
      2 Press the middle, to feel that no ice is left.
        ? turkey: 4 Feel inside the turkey for ice, with the giblets out; still icy inside means half as long again in the oven.
      3 Wash your hands, the bowl and the sink.
        - 2 Wash your hands.
        - 2 Wash the bowl and the sink.
    `,
  },
  {
    id: "lunch-boxes",
    area: "home",
    whole: everyWay(
      "make|pack|prepare|sort|do|plan",
      "packed lunches|packed lunch|lunch for work|lunches for work|lunch boxes|lunchboxes|kids lunches|kids' lunches|school lunches|lunches for kids|lunch for kids|school lunch|lunch to take to work|lunch box|my own lunch|lunch for school|kids lunch boxes|lunches",
    ),
    acts: "bring|take|pack",
    things: "lunch to work|lunch boxes|packed lunch|own lunch|lunch",
    tells: "lunch boxes for",
    it: "the lunch",
    plan: `
      2* Put the boxes with their lids on the worktop[, for {rhythm}].
      3 Write the formula on a note: something filling, something fresh, something sweet, a drink.
        ? wont eat bread | doesnt eat bread | refuses bread | hates bread | hates sandwiches: 3 Write the frame on a note: pasta, rice or crackers to fill, something fresh, something sweet, a drink.
        ? uneaten | comes home | comes back | not eaten | full box: 3 Write a smaller frame on a note: three things in bites, one of them liked for sure, all opened in seconds.
        ? coeliac | celiac | gluten: 3 Write the frame on a note: rice, potato or corn to fill, something fresh, a gluten-free sweet, a drink.
        ? cheap | budget | no money | broke: 3 Write the frame on a note: oat bars or egg sandwiches to fill, carrot or apple, popcorn, water.
      3* Write down two fillings, two fruits and two snacks that get eaten for sure and fit allergies and school rules.
        ? canteen | at work | for work | to work | office | desk: 3 Write for each part two things you like enough to walk past the canteen.
        ? uneaten | comes home | comes back | not eaten | full box: 3 Ask your child over a snack: “What was in the way: time, the lid, the taste, the smell, talking?”
        ? picky | fussy | autis* | only eats: 3 Write for each part the one thing that gets eaten for sure, the same every day if that works.
        ? nut*: 3 Write for each part two things that get eaten for sure, each label read for nuts.
      6 Put what is missing on the shopping list for five days.
        - 3 Look what is there.
        - 3 Put what is missing on the shopping list for five days.
        ? trip | outing | no fridge | hot day | # degrees: 6 Put on the list what stands heat for one day: hard cheese, crackers, apples, dried fruit, nuts where allowed.
          - 3 Look what is there: crackers, apples, dried fruit, a tin.
          - 3 Put hard cheese, wraps and fruit on the list.
        ? nothing in | bare | no bread: 6 Write down what the cupboard gives for tomorrow: cold pasta, crackers, an egg, leftovers, fruit.
          - 3 Look what is there: cold pasta, crackers, eggs, leftovers.
          - 3 Write down what of it goes into tomorrow's box.
      10* Fill tomorrow's box tonight, except for what turns soggy.
        ? wont eat bread | doesnt eat bread | refuses bread | hates bread | no sandwich* | hates sandwiches: 10 Fill it without bread: cold pasta, rice, crackers, pancakes, a boiled egg or cheese in a pot.
          - 5 Fill pasta, rice or crackers into the box.
          - 5 Add fruit, something to dip and a drink.
        - 5 Make the filling part.
        - 5 Add fresh, sweet and drink.
        ? no bread | breads out | bread is out | out of bread | no .. bread: 10 Fill it without bread: crackers, cold pasta, rice cakes or a wrap, the fillings in a pot beside.
          - 5 Fill crackers, cold pasta or rice cakes into the box.
          - 5 Add the filling in a pot, fruit and drink.
      2 Put it at the front of the fridge, with your keys on top as a reminder.
        ? no fridge | hot day | # degrees | heat | heatwave: 2 Freeze the drink or a damp cloth in a bag overnight, to lie against the box all morning.
      2? Set an alarm at the end of dinner for the next one.
    `,
  },
  {
    id: "preserve",
    area: "home",
    acts: "make|cook|can|pickle|preserve|bottle|jar",
    things:
      "jam|marmalade|chutney|pickle|pickles|plums|tomatoes|cucumbers|jelly from apples|preserves|plum jam|strawberry jam|apple sauce|kimchi|sauerkraut",
    needsAct: true,
    unless: "grow|plant|traffic|jam session|sandwich|sauce for pasta",
    it: "the jars",
    plan: `
      2* Count the jars for {theIt} with lids that close.
        ? half .. made | half the jam | already cooked: 2 Put jars and lids for the rest in hot soapy water in the sink.
      3 Weigh the fruit or vegetables, to know what they need.
        ? half .. made | half the jam: 3 Weigh the fruit that is left, with soft and mouldy ones thrown out.
      5n Weigh the fruit or vegetables for one tested recipe. Its sugar and vinegar amounts stay as they are.
      5 Open one tested recipe for that weight. Its sugar and vinegar keep the jars safe, so they stay as they are.
        ? no jars | few jars | freez*: 5 Choose a recipe for the freezer instead: stewed fruit, sauce or soup in flat bags, with no jar to seal.
      5 Put on the shopping list what is missing: sugar, vinegar, pectin or salt.
      15 Cut the washed fruit or vegetables.
        - 5 Wash them.
        - 10 Cut out stones and bad spots.
      10 Simmer the clean jars in a pot of water for ten minutes.
        ? not sterilised | sterili*: 10 Heat the rinsed jars in the oven at 120 °C (250 °F) for 15 minutes, lids boiled for five.
      30 Cook one batch exactly as the recipe says, including the full canning time it gives.
        - 10 Cook one batch as the recipe says.
        - 8 Fill the hot jars to the rim.
        - 3 Label them with name and date.
      30n Cook one batch exactly as the recipe says, including the full canning time it gives.
    `,
  },
  {
    id: "try-recipe",
    area: "home",
    whole: everyWay(
      "try|cook|make|test",
      "new recipe|new recipes|recipe from book|recipe from cookbook|recipe i saved|something new|recipe from internet",
    ),
    acts: "learn|start|teach myself",
    things: "cook|cooking|to cook|cooking basics|how to cook",
    unless: "class|children|kids|son|daughter",
    it: "the recipe",
    plan: `
      2* Open one recipe that you saved or heard of, with ten ingredients at most.
        ? recipe open | got all the ingredients | ingredients bought | have the ingredients | everything bought: 2 Put one thing from the recipe on the worktop, with music on.
      3* Read it to the end, so you know how long it takes and which pan you need.
      4 Tick the ingredients you have.
        ? recipe open | got all the ingredients | ingredients bought | have the ingredients | everything bought: 3 Set an alarm for ten minutes: after it you may stop.
      4 Put the rest on the shopping list[, {deadline}].
        ? got all the ingredients | ingredients bought | have the ingredients | everything bought: 3 Set out pan, knife, board and a bowl for peel.
      10* Measure everything into bowls before the stove is on.
        - 3 Put the ingredients in a row.
        - 8 Measure them into bowls, cut as the recipe says.
      30 Cook it once exactly as it says, with a timer on.
        - 10 Do the first steps of the recipe, with a timer on.
        - 10 Do the rest.
      2? Note on the recipe what you would change.
    `,
  },
];
