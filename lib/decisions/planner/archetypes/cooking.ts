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
        ~ Open the fridge or the cupboard. | Take out one thing that should be eaten first.
        ? what should i make | what to make | what to cook | what should i cook | whats for dinner | what is for dinner | what to have for dinner | what should we eat | what should i eat: 2 Look in the fridge and freezer, and name one protein, one vegetable and one starch you have.
        ? chicken and rice | rice and chicken: 2 Put the chicken and the rice on the counter, with your largest pan.
        ? i have .. rice | have .. pasta | have chicken | have mince | have eggs | only have | i have .. potatoes | have salmon | have tofu: 2 Put what you have for it on the counter, with your largest pan.
        ? stand in front of .. fridge | stare into | stare at .. fridge | shut it again: 2 Take one thing out of the fridge, the first your hand touches. The door can close behind it.
        ? # minutes | no time | quick*: 2 Take out whatever is quickest: eggs, bread, pasta or a jar of sauce.
      2 Choose how to use it: in a pan with eggs, on pasta or rice, in a soup, or on bread.
        ~ Look at the food in front of you. | Choose eggs, pasta or rice, soup, or bread for it.
        ? what should i make | what to make | what to cook | what should i cook | whats for dinner | what is for dinner | what to have for dinner | what should we eat | what should i eat: 2 Write down how many are eating, and how many minutes you have.
        ? chicken and rice | rice and chicken: 3 Start the rice first: half a cup dry per person, twice as much water, lid on, low once it boils.
        ? ground beef | mince .. rice | ground turkey: 2 Choose a dish for it: a taco bowl, fried rice, or stuffed peppers.
        ? microwave | no hob | no stove: 2 Choose a dish for it: a baked potato, eggs in a mug, couscous, or something on toast.
        ? kids | toddler: 2 Choose a dish in separate parts: plain pasta or rice, one vegetable, one thing they like.
        ? chicken | mince | beef | pork | salmon | fish: 2 Put the rice or potatoes on first, since the pan takes less time.
        ? tofu | lentils | chickpeas | beans: 2 Choose a dish for it: a quick curry, a stir-fry with rice, or a soup.
      3* Put the pan, knife and board for {theIt} on the counter.
        ~ Get the pan for {theIt}. | Set it on the counter. | Lay the knife and the board beside it.
        ? what should i make | what to make | what to cook | what should i cook | whats for dinner | what is for dinner | what to have for dinner | what should we eat | what should i eat: 3 Choose one of three with what you named: tacos or wraps, pasta or rice in one pan, eggs and toast.
        ? no dishes | fewer dishes | without dishes | less dishes | few dishes | one pan | easy clean*: 3 Cover one sheet pan with foil, or take one pan and paper plates.
      5 Cut what needs cutting.
        - 2 Wash what needs cutting, except for meat.
        - 4 Cut it into small pieces.
        ? lasagne | lasagna | ready meal | microwave meal: 2 Take off lid and film as the packet says, with the oven or microwave set.
        ? chopped | already cut | cut up | prepped: -
        ? chicken | beef | pork: 5 Cut the vegetables first. The meat comes last, on its own board.
          - 3 Cut the vegetables into small pieces.
          - 3 Cut the meat on its own board, without rinsing it.
      15* Cook it until it's hot all the way through.
        ? ground beef | ground turkey: 15 Fry the meat in pieces until no pink is left. Onion or any vegetable goes in for the last five minutes.
          - 8 Fry the meat until no pink is left inside.
          - 5 Add onion or any vegetable for five more minutes.
        - 2 Put water or a little oil on the heat.
        - 10 Cook it until it is hot all the way through, with a timer on.
        ? ready meal | microwave: 10 Heat it the way the package says until it steams in the middle.
          - 2 Set the microwave the way the package says.
          - 8 Heat it until it steams in the middle.
        ? chicken | mince | pork: 15 Fry the meat until no pink is left inside. The vegetables go in for the last five minutes.
          - 8 Fry the meat until no pink is left inside.
          - 5 Add the vegetables for five more minutes.
      2 Fill the plates.
        - 2 Fill the plates.
        - 2 Switch the stove off.
      2? Fill the pan with hot water, before you sit down.
        ~ Set the pan in the sink. | Fill it with hot water.
        ? no dishes | fewer dishes | without dishes | less dishes | few dishes: 2 Throw away the foil and the paper plates.
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
        ~ Write down how many people are eating. | Add the time you want to sit down.
        ? dinner at # | at # | eat at #: 2 Write dinner time at the top of a sheet, with the weight of the meat below it.
      4 Work out the start time from the label: minutes per pound, plus half an hour to rest.
        - 2 Read the minutes per pound on the label.
        - 3 Write down when the meat goes in, with half an hour to rest at the end.
        ? turkey*: 4 Work back from dinner time: about 13 minutes a pound at 325 °F, 45 minutes to rest, half an hour spare.
          - 2 Read the weight of the turkey on its label.
          - 3 Write down when it goes in, with 45 minutes to rest and half an hour to spare.
        ? chicken: 3 Work out the start time for the chicken: 20 minutes a pound plus 20 at 375 °F, with 15 to rest.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 4 Work out the start time for the stovetop: 20 minutes a pound for a chicken, 90 for a small roast, 15 to rest.
          - 2 Read the weight on the label.
          - 3 Write down when the meat goes into the pot.
      4 Put on the shopping list: the meat, about ¾ pound with bone per person, potatoes and two vegetables.
        ~ Get the shopping list. | Write the meat, ¾ pound with bone per person. | Write the potatoes and two vegetables.
        ? thawed | stuffing made | already bought | bought the: -
        ? vegetarian .. roast | veggie .. roast | vegan .. roast | nut roast | im vegetarian | all vegetarian: 4 Put the nut roast or a whole cauliflower on the shopping list, with potatoes and two vegetables.
        ? chicken .. for six | chicken .. for # | six .. chicken: 4 Put on the shopping list: chicken, about ¾ pound per person or two smaller birds, potatoes, two vegetables.
      5* Rub the meat with oil and salt in its roasting pan while the oven heats to 375 °F.
        - 2 Switch the oven on to 375 °F.
        - 5 Rub the meat with oil and salt in its roasting pan.
        - 2 Set three alarms: meat in, potatoes in, meat out.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 5 Rub the meat with oil and salt beside a heavy pot with a lid.
          - 5 Rub the meat with oil and salt.
          - 2 Put a heavy pot with a lid on the stove.
          - 2 Set two alarms: one to turn the meat, one for the potatoes.
        ? turkey*: 5 Rub the turkey with butter and salt while the oven heats to 325 °F.
          - 2 Switch the oven on to 325 °F.
          - 5 Rub the turkey with butter and salt.
          - 2 Set three alarms: turkey in, potatoes in, turkey out.
        ? never done | first time | never cooked | never made | beginner: 5 Rub the meat with oil and salt in its roasting pan while the oven heats to 375 °F. No rinsing first.
          - 2 Switch the oven on to 375 °F.
          - 5 Rub the meat with oil and salt in its roasting pan. No rinsing first.
          - 2 Set three alarms: meat in, potatoes in, meat out.
      5* Put the meat in for the label's minutes per pound. The potatoes join it for the last hour.
        - 2 Put the meat in at the time you worked out.
        - 8 Put parboiled potatoes into hot oil beside the meat, for the last hour.
        ? only a hob | no oven | just a hob | hob only | oven broke* | oven is broken | broken oven | oven died: 5 Put the meat into a hot heavy pot, browned all round, then lid on with a cup of stock: about an hour on low for a small joint or chicken.
          - 8 Fry the meat brown all round in a heavy pot.
          - 3 Add a cup of stock for an hour on the lowest heat, with the lid on.
        ? chicken: 5 Put the chicken in for 20 minutes a pound plus 20, until the juice at the thigh runs clear.
          - 3 Put the chicken in at the time you worked out.
          - 8 Put parboiled potatoes into hot oil beside the chicken, for the last hour.
      4 Measure the thickest part before it comes out: 165 °F for any bird, at least 145 °F for beef, pork or lamb.
        ~ Get the meat thermometer. | Push it into the thickest part. | Wait until the number stands still. | Check for 165 °F for birds, 145 °F for other meat.
        ? no thermometer | without a thermometer | dont have a thermometer: 4 Push a knife into the thickest part. Clear juice and no pink means done; if not, it needs ten more minutes.
      10 Carve it once it has rested and the vegetables are done.
        ~ Lay the rested meat on a board. | Hold it still with a fork. | Cut the first slices across the grain. | Carve the rest onto a platter.
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
      2* Put whatever won't last on the counter: open packs, soft vegetables, leftovers.
        ~ Open the fridge. | Put whatever won't last on the counter.
      2 Look at each one: slimy, moldy or past “use by” means the trash, past “best by” may be fine.
        ~ Check each thing for slime, mold and its date. | Throw out what's slimy, moldy or past “use by”.
      3* Choose the dish: soup, omelette, fried rice, pasta or a sheet pan takes nearly anything.
        ~ Look at what's on the counter. | Think of soup, omelette, fried rice, pasta or sheet pan. | Choose the one that takes the most of it.
        ? mince | ground beef | minced: 3 Choose one dish for the ground meat: bolognese, chili, shepherd's pie or burgers.
        ? chicken | meat | sausage* | fish | salmon: 3 Choose one dish that cooks it all the way through today: curry, a sheet pan, stir-fry or pasta sauce.
        ? pumpkin | squash | butternut: 3 Choose what the pumpkin will be: roasted for soup, curry, or purée for the freezer. Soft or moldy parts go in the trash.
        ? before we go | before we leave | holiday | go away | going away: 3 Write down tonight's and tomorrow's dinner from it: soup, omelette, fried rice, pasta or a sheet pan.
        ? vegetarian | vegan | veggie: 3 Choose the dish: vegetable soup, chickpea curry, fried rice or a sheet pan.
      5 Cut an onion and the vegetables small. Raw meat gets its own board and no rinsing.
        - 5 Cut an onion and the vegetables small.
        - 2 Set raw meat on its own board, without rinsing it.
        ? pumpkin | squash | butternut: 5 Cut the pumpkin in half on a damp cloth for wedges with the skin on. The seeds come out first.
          - 3 Cut the pumpkin in half on a damp cloth.
          - 4 Scoop out the seeds, so you can cut wedges with the skin on.
        ? already cooked | cooked | takeaway | roast: 5 Cut the cooked food small. A fried onion goes well with it.
          - 3 Cut the cooked food small.
          - 2 Fry an onion to go with it.
      15* Cook it until everything is steaming hot, starting with raw meat or the hardest vegetables.
        - 5 Put the hardest vegetables or the raw meat into the pan first.
        - 10 Add the rest, until all of it is steaming hot.
        ? pumpkin | squash | butternut: 15 Roast the wedges at 400 °F until a fork goes in. Half are for tonight, half for the freezer.
          - 3 Switch the oven on to 400 °F while you oil the wedges on a tray.
          - 10 Roast the wedges until a fork goes in.
        ? air fryer | oven died | no oven | oven broke: 15 Cook the meat today: ground meat in a pan until no pink is left, chicken in the air fryer until it's 165 °F inside.
          - 5 Put the raw meat into the pan or the air fryer first.
          - 10 Cook it until no pink is left and it's all steaming hot.
      4 Put what's left into a box with today's date, so it's in the fridge within two hours.
        ~ Get a box with a lid. | Fill it with what's left. | Write today's date on it. | Put it in the fridge.
        ? tomorrow | all of it | both: 4 Put the second half into a box with today's date, so it's in the fridge or freezer within two hours.
        ? before we go | before we leave | holiday | go away | going away: 4 Freeze what's left with today's date on it, or hand it to a neighbor.
      2 Move what should be eaten next to the front of the fridge.
        ~ Open the fridge. | Move what should be eaten next to the front.
        ? before we go | before we leave | holiday | go away | going away: 2 Write “no shopping until we're back” on the fridge, except for milk and bread.
        ? wast* food | food waste | waste less food | throw away | throwing away: 2 Write on the fridge what went in the trash this week, so you buy less of it next time.
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
        ~ Open the cupboard with the boxes or bags. | Take out those with lids that fit.
        ? no tubs | out of tubs | no boxes | no containers | no bags | out of bags | no tupperware: 2 Set out containers that seal: clean yogurt tubs, jars two thirds full, a loaf pan lined with foil.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 2 Open the freezer to count how many boxes still fit.
      2* Check that {theIt} cooled within two hours and was not thawed before.
        ~ Check that {theIt} cooled within two hours. | Check that it was not thawed before.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 3 Write down three dishes that freeze well, such as chili, lasagna, lentil soup.
      6* Fill portions for one or two, leaving a finger's width of air.
        - 4 Fill the first half of the boxes, leaving a finger's width of air.
        - 3 Fill the other half.
        ? no tubs | out of tubs | no boxes | no containers | no bags | out of bags | no tupperware: 6 Fill the tubs or the foil-lined pan in portions. Each foil brick comes out once it's frozen.
          - 4 Fill the tubs or the foil-lined pan.
          - 3 Fold the foil shut over each portion.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 30 Cook a double pot of the first dish: half for tonight, half for the freezer.
          - 10 Chop onions, carrots and garlic for a double pot.
          - 15 Cook the double pot, with a timer on.
      3 Write on each box what it is, with today's date.
        - 2 Write what it is on a strip of tape for each box.
        - 2 Add today's date to each strip.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 6 Fill cooled portions for one or two, with the dish and today's date on each lid.
          - 4 Fill boxes with cooled portions, leaving a finger's width of air.
          - 2 Write the dish and today's date on each lid.
      3 Clear a space in the coldest part of the freezer.
        ~ Open the freezer. | Move what's in the coldest part to one side. | Leave a flat, empty space there.
        ? freezer is full | freezer full | no room | no space: 3 Take out the two oldest things for tonight and tomorrow, so there is room.
        ? stock the freezer | stock up | fill the freezer | fill our freezer | before the baby | freezer meals | baby is born: 3 Write a day for the second dish and the third dish in your calendar[, {deadline}].
      2 Lay the boxes or bags in flat, in one layer.
        ~ Carry the boxes or bags to the freezer. | Lay them in flat, in one layer.
        ? stock the freezer | stock up | fill the freezer | before the baby | freezer meals: 2 Lay the boxes in flat, with the newest at the bottom.
      2? Stick a list on the freezer door of what is in there, so you can cross things out.
        ~ Write a list of what is in there. | Stick it on the freezer door.
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
        ~ Open the freezer. | Take out {theIt} in its wrapping.
      2* Set it in a bowl at the bottom of the fridge.
        ~ Put the frozen food in a bowl. | Set the bowl at the bottom of the fridge.
        ? tomorrow | tonight | today | hour* | dinner: 2 Set it in cold water in a clean sink or bucket, thick side down in a leakproof bag.
      2 Count the hours: about a night for one pound, a full day for every 4 to 5 pounds.
        ~ Read the weight on the wrapping. | Count one night per pound, or a full day per 4 to 5 pounds.
        ? tomorrow | tonight | today | hour* | dinner: 2 Count the hours in cold water: about half an hour per pound.
      4* Change to cold water if you need it sooner: in a sealed bag, with fresh water every half hour.
        - 3 Put it into cold water in a sealed bag, if you need it in two hours.
        - 2 Set a timer for half an hour, so you remember to change the water.
        ? tomorrow | tonight | today | hour* | dinner: 4 Change the water every half hour, with a timer. Warm water or a night on the counter isn't safe.
      2 Set an alarm for when you'll start cooking[, {deadline}].
        - 2 Set an alarm for when you'll start cooking[, {deadline}].
        - 2 Take out the pan you'll cook it in.
      2 Press the middle, to feel that no ice is left.
        ~ Put your thumb on the middle of the food. | Press it to feel that no ice is left.
        ? turkey: 4 Feel inside the turkey for ice. If it's still icy, it needs more time in fresh cold water.
      3 Wash your hands, the bowl and the sink.
        - 2 Wash your hands with soap.
        - 2 Wash the bowl and the sink with hot soapy water.
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
      2* Put the boxes with their lids on the counter[, for {rhythm}].
        ~ Get the boxes from the cupboard. | Put them with their lids on the counter.
      3 Write the formula on a note: something filling, something fresh, something sweet, a drink.
        ~ Get a pen and a note. | Write “something filling, something fresh”. | Write “something sweet, a drink”.
        ? nut free | no nuts | nut allergy | peanut*: 3 Write the nut-free formula on a note: sunflower butter, cheese or turkey to fill up, something fresh, something sweet, a drink.
        ? wont eat bread | doesnt eat bread | refuses bread | hates bread | hates sandwiches: 3 Write the formula on a note: pasta, rice or crackers to fill up, something fresh, something sweet, a drink.
        ? uneaten | comes home | comes back | not eaten | full box: 3 Write a smaller formula on a note: three bite-size things, one of them a sure favorite.
        ? coeliac | celiac | gluten: 3 Write the formula on a note: rice, potato or corn to fill up, something fresh, a gluten-free sweet, a drink.
        ? cheap | budget | no money | broke: 3 Write the formula on a note: oat bars or egg sandwiches to fill up, carrot or apple, popcorn, water.
      3* Write down two fillings, two fruits and two snacks that always get eaten and fit allergies and school rules.
        ~ Write down two fillings that always get eaten. | Write down two fruits and two snacks. | Cross out what allergies or school rules forbid.
        ? canteen | at work | for work | to work | office | desk: 3 Write down two things for each part that you like enough to walk past the cafeteria.
        ? uneaten | comes home | comes back | not eaten | full box: 3 Ask your child over a snack: “What got in the way: time, the lid, the taste, the smell, talking?”
        ? picky | fussy | autis* | only eats: 3 Write down for each part the one thing that always gets eaten. It can be the same every day.
        ? nut*: 3 Write down two things for each part that always get eaten, with every label read for nuts.
      6 Put what is missing on the shopping list for five days.
        - 3 Look at what you already have at home.
        - 3 Put what is missing on the shopping list for five days.
        ? trip | outing | no fridge | hot day | # degrees: 6 Put food on the list that stands heat for one day: hard cheese, crackers, apples, dried fruit.
          - 3 Look at what you already have: crackers, apples, dried fruit, a can of something.
          - 3 Put hard cheese, wraps and fruit on the list.
        ? nothing in | bare | no bread: 6 Write down what you have for tomorrow: cold pasta, crackers, an egg, leftovers, fruit.
          - 3 Look at what you have: cold pasta, crackers, eggs, leftovers.
          - 3 Write down which of it goes into tomorrow's box.
      10* Fill tomorrow's box tonight, except for what turns soggy.
        ? # kids | # lunches | # boxes | three kids | two kids | four kids: 10 Fill tomorrow's boxes tonight in a row, one food at a time across every box.
          - 5 Put the filling part into each box.
          - 5 Add something fresh and something sweet to each.
        ? wont eat bread | doesnt eat bread | refuses bread | hates bread | no sandwich* | hates sandwiches: 10 Fill tomorrow's box without bread: cold pasta, rice, crackers, pancakes, a boiled egg or cheese.
          - 5 Put pasta, rice or crackers into the box.
          - 5 Add fruit, something to dip and a drink.
        - 5 Put the filling part into tomorrow's box.
        - 5 Add something fresh, something sweet and a drink.
        ? no bread | breads out | bread is out | out of bread | no .. bread: 10 Fill tomorrow's box without bread: crackers, cold pasta, rice cakes or a wrap, with the filling in a small container.
          - 5 Put crackers, cold pasta or rice cakes into the box.
          - 5 Add the filling in a small container, plus fruit and a drink.
      2 Put it at the front of the fridge, with your keys on top as a reminder.
        ~ Put the packed box at the front of the fridge. | Lay your keys on top.
        ? no fridge | hot day | # degrees | heat | heatwave: 2 Freeze the drink or a damp cloth in a bag overnight, so it can keep the box cool all morning.
      2? Set an alarm for the end of dinner, to pack the next box.
        ~ Open the alarm on your phone. | Set it for the end of dinner as “next box”.
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
      2* Count the canning jars you have, only those with lids that close.
        ~ Get your canning jars on the table. | Count only those with lids that close.
        ? half .. made | half the jam | already cooked: 2 Put the jars and lids for the rest in hot soapy water in the sink.
      3 Weigh the fruit or vegetables, so you know which recipe amount fits.
        ~ Get the kitchen scale. | Put the fruit or vegetables on it. | Write down the weight.
        ? # lbs | # lb | # pounds: 3 Write down how many batches {#} pounds make. One batch today is enough, and the rest can be frozen.
        ? half .. made | half the jam: 3 Weigh the fruit that is left, without the soft and moldy pieces.
      5n Weigh the fruit or vegetables for one tested recipe. Its sugar and vinegar amounts stay as they are.
        ~ Open one tested recipe. | Get the kitchen scale. | Weigh the fruit or vegetables to its amount. | Check the sugar and vinegar amounts as written.
      5 Open one tested recipe for that weight. Its sugar and vinegar keep the jars safe, so they stay as they are.
        ~ Look at the weight you wrote down. | Search for a tested canning recipe. | Open one for that weight. | Copy its sugar and vinegar amounts as they are.
        ? no jars | few jars | freez*: 5 Choose a recipe for the freezer instead: stewed fruit, sauce or soup in flat bags. No jar has to seal.
      5 Put on the shopping list what is missing: sugar, vinegar, pectin or salt.
        ~ Put the recipe beside the cupboard. | Check for sugar or salt. | Check for vinegar or pectin. | Write what is missing on the shopping list.
      15 Cut the washed fruit or vegetables.
        - 5 Wash the fruit or vegetables.
        - 10 Cut the fruit or vegetables, without pits and bad spots.
      10 Simmer the clean jars in a pot of water for ten minutes.
        ~ Set a big pot on the stove. | Stand the clean jars in it. | Cover them with water. | Simmer them for ten minutes.
        ? not sterilised | sterili*: 10 Simmer the rinsed jars in a pot of water for ten minutes.
      30 Cook one batch exactly as the recipe says, including the full canning time it gives.
        - 10 Cook one batch exactly as the recipe says.
        - 8 Fill the hot jars up to the mark the recipe gives.
        - 3 Process the filled jars for the full canning time in the recipe.
      30n Cook one batch exactly as the recipe says, including the full canning time it gives.
        ~ Lay the recipe beside the stove. | Measure out everything for one batch. | Cook it exactly as the recipe says. | Process the filled jars for the full time it gives.
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
        ~ Open the place where you save recipes. | Open one with ten ingredients at most.
        ? recipe open | got all the ingredients | ingredients bought | have the ingredients | everything bought: 2 Put one thing from the recipe on the counter, with music on.
      3* Read it to the end, so you know how long it takes and which pan you need.
        ~ Open the recipe at the top. | Read it to the end. | Say aloud how long it takes and which pan.
      4 Tick the ingredients you have.
        ~ Put the recipe in front of you. | Open the fridge and the cupboard. | Put a check mark beside each ingredient you have.
        ? recipe open | got all the ingredients | ingredients bought | have the ingredients | everything bought: 3 Set an alarm for ten minutes. You may stop when it rings.
      4 Put the other ingredients on the shopping list[, {deadline}].
        ~ Get the shopping list. | Look for the ingredients without a check mark. | Write each one on the list.
        ? got all the ingredients | ingredients bought | have the ingredients | everything bought: 3 Set out a pan, a knife, a board and a bowl for scraps.
      10* Measure everything into bowls before the stove is on.
        - 3 Set out the ingredients in a row.
        - 8 Measure them into bowls, cut as the recipe says.
      30 Cook it once exactly as it says, with a timer on.
        - 10 Do the first steps of the recipe, with a timer on.
        - 10 Do the rest of the recipe.
      2? Write on the recipe what you would change.
        ~ Get a pen and the recipe. | Write on it what you would change.
    `,
  },
];
