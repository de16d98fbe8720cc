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
      2 Choose the shape around it: in a pan with eggs, on pasta or rice, in a soup, or on bread.
      3* Put pan, knife and board for {theIt} beside it.
      5 Cut what has to be cut.
        - 2 Wash it.
        - 4 Cut it into pieces.
      15* Cook it until it is hot right through, with a timer on.
        - 2 Put water or a little oil on the heat.
        - 10 Cook it until it is hot right through, with a timer on.
      2 Fill the plates.
        - 2 Fill the plates.
        - 2 Switch the stove off.
      2? Fill the pan with hot water, before you sit down.
    `,
  },
  {
    id: "roast",
    area: "home",
    whole: everyWay("roast", "chicken|beef|lamb|pork|duck|goose|turkey|joint|potatoes|vegetables"),
    acts: "roast|cook|make|do|prepare",
    things:
      "turkey|roast|roast dinner|sunday roast|roast chicken|whole chicken|joint|leg of lamb|roast beef|christmas turkey|goose|ham|pork roast|chicken in oven|sunday lunch|roast potatoes|pot roast|roast lamb",
    needsAct: true,
    unless: "coffee|sandwich|soup|speech|carve|friend",
    it: "the roast",
    named:
      "turkey|roast|roast dinner|chicken|joint|lamb|beef|pork|duck|goose|ham|sunday lunch|potatoes|vegetables",
    plan: `
      2* Write down how many people eat, and the hour you want to sit down[: {deadline}].
      4 Work out the start from the label: minutes per kilo or pound, plus half an hour to rest.
        - 2 Read the minutes per kilo or pound on the label.
        - 3 Write down when it goes in, with half an hour to rest at the end.
        ? chicken: 3 Work out the start for the chicken: 45 minutes a kilo (20 a pound) plus 20 at 190 °C (375 °F), and 15 to rest.
      4 Buy the meat, about 300 g with bone for each, with potatoes and two vegetables.
        ? vegetarian | veggie | vegan | nut roast: 4 Buy the nut roast or a whole cauliflower, with potatoes and two vegetables.
      5* Rub the meat with oil and salt in its tin, the oven hot at 190 °C (375 °F).
        - 2 Switch the oven on to 190 °C (375 °F).
        - 5 Rub the meat with oil and salt in its tin.
        - 2 Set three alarms: in, potatoes in, out.
      5* Put the meat in for the label's minutes per kilo or pound, with potatoes in hot oil beside it for the last hour.
        - 2 Put the meat in at the hour you worked out.
        - 8 Put parboiled potatoes into hot oil beside it, for the last hour.
      4 Measure at the thickest place before it comes out: 75 °C (165 °F) for any bird or pork.
      10 Carve it after its rest, with vegetables boiled and gravy stirred from the tin meanwhile.
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
      2* Put on the worktop everything of {whole|the food} that will not last.
      2 Look at the date: past its “use by”, slimy or mouldy means the bin, past “best before” may be fine.
      3* Choose the pot: soup, omelette, fried rice, pasta or a tray in the oven takes nearly all.
        ? mince | ground beef | minced: 3 Choose one pan for the mince: bolognese, chilli, cottage pie or burgers; half can be frozen cooked.
        ? chicken | meat | sausage* | fish | salmon: 3 Choose one pan that cooks it right through today: curry, tray bake, stir-fry or pasta sauce.
        ? milk | cream | yoghurt | yogurt: 3 Choose what takes it all: pancakes, rice pudding, white sauce, scones, or ice cubes for coffee.
      5 Cut an onion and the vegetables small, raw meat on its own board and never washed.
        - 5 Cut an onion and the vegetables small.
        - 2 Set raw meat on its own board, unwashed.
      15* Cook it, hardest or raw meat first, until all is steaming hot.
        - 5 Put the hardest things or the raw meat in first.
        - 10 Add the rest, until all is steaming hot right through.
      4 Fill what is left into a box with today's date, in the fridge within two hours.
      2 Move what comes next to the front of the fridge.
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
      2* Check that {theIt} cooled within two hours, and was not thawed before.
      6* Fill portions for one or two, with a finger's width of air.
        - 4 Fill the first ones.
        - 3 Fill the rest.
      3 Write on each what it is, with today's date.
        - 2 Write on a strip of tape what it is.
        - 2 Add today's date.
      3 Make room in the coldest drawer.
      2 Lay them in flat, one layer.
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
      2 Count the hours: about a night for a pound or half a kilo, a day for each 2 kg.
        ? tomorrow | tonight | today | hour* | dinner: 2 Count the hours in cold water: about one an hour for each kilo, half an hour a pound.
      4* Change to cold water where you need it sooner: tightly packed, fresh water every half hour.
        - 3 Put it tightly packed into cold water, where you need it in two hours.
        - 2 Set a timer for half an hour, to change the water.
        ? tomorrow | tonight | today | hour* | dinner: 4 Change the water every half hour with a timer, never warm water or the worktop overnight.
      2 Set an alarm for the hour at which you begin to cook[, {deadline}].
        - 2 Set an alarm for the hour at which you begin to cook[, {deadline}].
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
      3 Write the frame on a note: something filling, something fresh, something sweet, a drink.
        ? coeliac | celiac | gluten: 3 Write the frame on a note: rice, potato or corn to fill, something fresh, a gluten-free sweet, a drink.
        ? cheap | budget | no money | broke: 3 Write the frame on a note: oat bars or egg sandwiches to fill, carrot or apple, popcorn, water.
      3* Write for each part two things that get eaten for sure, allergies and the school's rules in mind.
        ? picky | fussy | autis* | only eats: 3 Write for each part the one thing that gets eaten for sure, the same every day if that works.
        ? nut*: 3 Write for each part two things that get eaten for sure, each label read for nuts.
      6 Put what is missing on the shopping list for five days.
        - 3 Look what is there.
        - 3 Put what is missing on the shopping list for five days.
      10* Fill tomorrow's box tonight, all but what turns soggy.
        - 5 Make the filling part.
        - 5 Add fresh, sweet and drink.
      2 Put it at the front of the fridge, with the keys or school bag beside it as a reminder.
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
      3 Weigh the fruit or vegetables, to know what they need.
      5n Weigh it, with one tested recipe for that weight open: its sugar or vinegar stays as it is.
      5 Open one tested recipe for that weight: sugar or vinegar in it keep the jar safe, so leave them as they are.
        ? no jars | few jars | freez*: 5 Choose a recipe for the freezer instead: stewed fruit, sauce or soup in flat bags, with no jar to seal.
      5 Put on the shopping list what is missing: sugar, vinegar, pectin or salt.
      15 Cut the washed fruit or vegetables.
        - 5 Wash them.
        - 10 Cut out stones and bad spots.
      10 Heat clean jars in the oven at 120 °C (250 °F) for 15 minutes.
      30 Cook one batch as the recipe says, up to the closed jars.
        - 10 Cook one batch as the recipe says.
        - 8 Fill the hot jars to the rim.
        - 3 Label them with name and date.
      30n Cook one batch as the recipe says, filled into hot clean jars and closed at once.
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
      3* Read it to the end, to know how long it takes and which pan it wants.
      4 Tick what you have.
      4 Put the rest on the shopping list[, {deadline}].
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
