import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What belongs to an American house and its year: sprinklers, a chart for chores, food made ahead, clothes from the cleaner. */
export const HOME_SYSTEMS: readonly Archetype[] = [
  {
    id: "winterize-sprinklers",
    area: "home",
    whole: everyWay(
      "winterize|winterise|blow out|shut down|shut off|drain|turn off|close",
      "sprinklers|sprinkler system|irrigation system|irrigation|lawn sprinklers|sprinkler lines|sprinklers for winter|sprinkler system for winter|sprinklers for the winter",
    ),
    acts: "winterize|winterise|blow out|drain",
    things: "sprinkler|sprinkler system|irrigation system|irrigation line",
    needsAct: true,
    it: "the sprinklers",
    plan: `
      2* Find the valve that shuts off water to the sprinklers: in the basement, in a box in the ground, or by the meter.
        ~ Walk to the basement, the meter or the box outside. | Look for the valve to the sprinklers.
      3 Turn that valve until it's shut, a quarter turn if it has a lever.
        ~ Put your hand on the valve. | Turn it, a quarter turn for a lever. | Stop when it is shut.
      3 Set the controller to “off” or “rain”, so no zone starts by itself.
        ~ Stand in front of the controller. | Find the dial or the “off” button. | Set it to “off” or “rain”.
      10* Run each zone for a minute from the controller with the water shut off, so the pressure is gone.
        - 2 Start the first zone at the controller for one minute.
        - 8 Run the other zones for one minute each.
      8n Book an irrigation company for the blow-out before the first hard freeze[: {deadline}].
        ~ Find the number of an irrigation company. | Call, or open its booking page. | Book the blow-out before the first hard freeze.
        ? myself | compressor | diy | rented: 8 Clear one zone at a time with low-pressure air, with safety glasses on, until only mist comes.
        ? drain valve | manual drain | automatic drain: 8 Open the drain valve at the lowest point of the lines until no more water comes.
      8 Book an irrigation company to blow out the lines before the first hard freeze[: {deadline}].
        ~ Search “sprinkler blow-out near me”. | Choose one irrigation company. | Book a day before the first hard freeze.
        ? myself | compressor | diy | rented: 8 Clear one zone at a time with low-pressure air, with safety glasses on, until only mist comes.
        ? drain valve | manual drain | automatic drain: 8 Open the drain valve at the lowest point of the lines until no more water comes.
      5 Wrap the backflow device and any pipe above ground in foam and a plastic bag.
        - 3 Wrap the backflow device in foam and a plastic bag.
        - 3 Wrap any pipe above ground the same way.
      5 Take the hoses off the outdoor faucets, and drain them.
        ~ Walk to the first outdoor faucet. | Unscrew the hose from each faucet. | Lift each hose along its length until no water runs out.
    `,
  },
  {
    id: "chore-chart",
    area: "home",
    whole: everyWay(
      "make|set up|create|start|do|use|put together|get",
      "chore chart|family chore chart|chore system|chore wheel|chore list|chore schedule|chore rotation|chores chart|chore chart for kids|chore chart for family|chore chart for the kids|chore chart for the family|chore chart for the house",
    ),
    it: "the chart",
    plan: `
      2* Write down the five chores that cause the most trouble at your place.
        ~ Write down the first chore that causes trouble. | Write down four more.
      3 Write beside each chore how often it has to happen: daily, weekly, every two weeks.
        ~ Put the list of chores in front of you. | Write daily, weekly or every two weeks beside the first chore. | Write how often beside each of the others.
      8n Ask everyone at home to choose two chores from that list, at dinner or in a message.
        ~ Take the list to the dinner table, or open your family chat. | Ask everyone: “Which two of these will you take?” | Write each name beside the two chores that person chose.
      8 Ask everyone at home to choose two chores, and note the ones nobody wants.
        ? kids | child* | son | daughter | year old: 8 Let each child choose two chores that fit their age, such as socks at 4, dishes at 9, trash at 11.
        ? by myself | live alone | just me: 8 Write each chore under one day of the week, with one day left free.
        - 5 Ask everyone at home to choose two chores.
        - 3 Write down who takes turns with the ones nobody wants.
      10* Draw the chart on one page: names down the side, days across the top.
        ? kids | child* | son | daughter | year old: 10 Draw the chart with pictures: names down the side, days across the top.
        - 6 Draw the lines: names down the side, days across the top.
        - 4 Fill in each chore where it belongs.
      2 Hang it where everyone passes, with a pen on a string.
        ~ Take the chart to the spot everyone passes. | Tape it up with a pen on a string beside it.
        ? kids | child*: 2 Hang it at the children's eye height, with a pen on a string.
      3 Tie each chore to a moment, such as after dinner or before screens.
        - 3 Tie each chore to a moment, such as after dinner or before screens.
        - 2 Write that moment beside the chore.
      5 Set a day a week from now to change one thing that didn't work.
        ~ Open your calendar. | Find the day one week from now. | Enter “Change one thing that didn't work”.
    `,
  },
  {
    id: "meal-prep",
    area: "home",
    whole: `${everyWay(
      "meal prep|do meal prep|start meal prepping|meal prepping|prep|prepare|make|pack",
      "lunches|lunches for week|lunches for the week|lunches for work|work lunches|lunch for work|lunch for the week|meals for week|meals for the week|week's meals|school lunches for the week|dinners for the week",
    )}|meal prep|do meal prep|start meal prepping|meal prep for week|meal prep for the week|meal prep on sundays|meal prep on sunday|meal prep this week|meal prep for one`,
    unless: "baby|puree|potluck|camping",
    it: "the meals",
    plan: `
      2* Count the meals you need this week and the containers with lids you own.
        ~ Write down how many meals you need this week. | Count the containers that have lids.
        ? # lunches | # meals | # dinners | # days: 2 Count your containers with lids. You need {#}.
        ? # hours WEEKDAY | # hours on WEEKDAY | # hours this WEEKDAY | # hrs WEEKDAY | # hrs on WEEKDAY | WEEKDAY .. # hours: 2 Block {#} hours on {weekday} for cooking in your calendar, and count the containers with lids you own.
        ? # hours | # hrs | # hour: 2 Block the {#} hours for cooking in your calendar, and count the containers with lids you own.
        ? lunches: 2 Count the lunches you need this week and the containers with lids you own.
      8 Choose one grain, one protein and two vegetables you like reheated, and list them times the number of meals.
        - 3 Choose one grain, one protein and two vegetables you like reheated.
        - 5 Write a shopping list: what you chose, times the number of meals.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 8 List three things that need no cooking, times the number of meals: rotisserie chicken, microwave rice, bagged salad.
          - 4 List three things that need no cooking, such as rotisserie chicken, microwave rice and bagged salad.
          - 3 Write the number of meals beside each.
        ? vegetarian | vegan | veggie | plant based: 8 Choose one grain, beans or tofu, and two vegetables, and list them times the number of meals.
        ? no microwave | eat cold | cold lunch*: 8 List what one cold dish takes, such as pasta salad or wraps, times the number of meals.
      10n Choose one sheet-pan dish, such as chicken, potatoes and broccoli, and order that many portions of each for pickup.
        ~ Choose one sheet-pan dish. | Write down what each portion takes. | Multiply by the number of meals. | Order what you don't have for pickup.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 10 Order food that needs no cooking for that many meals: rotisserie chicken, microwave rice, bagged salad.
        ? vegetarian | vegan | veggie | plant based: 10 Choose one sheet-pan dish, such as chickpeas, potatoes and broccoli, and order that many portions of each for pickup.
        ? only a microwave | just a microwave | have a microwave | only microwave | kettle | no stove | no oven | no kitchen | dorm: 10 Order that many portions of one dish that you can make with what you have, for pickup.
      20 Buy what's on the list, or order it for pickup.
        - 3 Cross out what you have at home.
        - 10 Order the rest for pickup, or go to the store.
        ? have the food | got groceries | have groceries | already shopped | bought the food | groceries are: 5 Set the groceries you bought on the counter, with a knife, a cutting board and one sheet pan.
      10 Start the rice or pasta first, because it cooks while you do the rest.
        ~ Get out the pot. | Fill the pot with water. | Bring it to a boil on the stove. | Pour in the rice or pasta.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 5 Heat the microwave rice, and put one scoop in each container.
        ? only a microwave | just a microwave | have a microwave | only microwave | kettle | no stove | no kitchen | dorm: 10 Pour kettle water over couscous or noodles in a covered bowl, because they need no stove.
      30n Roast everything on one sheet pan at 400 °F for half an hour, and divide it into the containers.
        ~ Heat the oven to 400 °F. | Cut everything into pieces of one size, with oil and salt. | Roast it for half an hour. | Divide it into the containers.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 15 Divide the food into the containers: chicken, rice, salad on the side. Three days' worth goes in the fridge, the rest of the chicken and rice in the freezer.
        ? only a microwave | just a microwave | have a microwave | only microwave | kettle | no stove | no kitchen | dorm: 20 Cook it in the microwave one covered bowl at a time, straight into the containers.
        ? no oven | one pan | stovetop | one burner | hot plate: 25 Cook it in one big pan, the slowest vegetable first, and divide it into the containers.
        ? slow cooker | crock pot | instant pot: 10 Put everything into the slow cooker now, and divide it into the containers tonight.
      10 Cut the vegetables and protein, and put them in the oven at 400 °F on one sheet pan, with a timer for half an hour.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 8 Pull the chicken off the bones, and put some in each container.
          - 5 Pull the chicken off the bones.
          - 3 Put some in each container.
        ? only a microwave | just a microwave | have a microwave | only microwave | kettle | no stove | no kitchen | dorm: 10 Cook the vegetables and beans in the microwave, one covered bowl at a time.
          - 5 Cut the vegetables into pieces of one size.
          - 10 Cook them in the microwave, one covered bowl at a time.
        ? no oven | one pan | stovetop | one burner | hot plate: 10 Cook everything else in one big pan, the slowest vegetable first.
          - 5 Cut the vegetables and the protein into pieces of one size.
          - 10 Cook them in one big pan, the slowest vegetable first.
        ? slow cooker | crock pot | instant pot: 10 Put everything else into the slow cooker before you do anything else today.
          - 6 Cut the vegetables and the protein into large pieces.
          - 4 Put them into the slow cooker with a cup of broth.
        - 6 Cut the vegetables and the protein into pieces of one size.
        - 4 Put them in the oven on one sheet pan, with a timer for half an hour.
      10 Fill the containers, which cool with the lids off for up to half an hour.
        ~ Set the open containers on the counter. | Put one part of the meal into each container. | Fill in the rest of the meal evenly. | Leave the lids off for up to half an hour.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 5 Put the salad in bags or a box beside them. Dressing goes on at lunch.
      3 Put three days' worth in the fridge and the rest in the freezer.
        ~ Stack the filled containers on the counter. | Put three days' worth in the fridge. | Put the rest in the freezer.
        ? hate cooking | hate to cook | dont like cooking | cant cook | dont cook | no cooking | too tired to cook: 3 Put three days' worth in the fridge, and freeze the rest of the chicken and rice.
    `,
  },
  {
    id: "pick-up-dry-cleaning",
    area: "home",
    whole: everyWay(
      "pick up|collect|fetch|get",
      "dry cleaning|clothes from dry cleaner|clothes from the dry cleaner|suit from cleaners|suit from the cleaners|dry cleaning from the cleaners|clothes from cleaners|clothes from the cleaners|shirts from the cleaners|dress from the cleaners|dry cleaning before they close",
    ),
    it: "the dry cleaning",
    plan: `
      2* Find the ticket: in your wallet, on the fridge, or as a text on your phone.
        ~ Get your wallet. | Look for the ticket there, on the fridge or in your texts.
      2 Look up what time the cleaner closes today.
        - 2 Look up what time the cleaner closes today.
        - 2 Write that time on your hand or a note.
      2 Choose a trip you make anyway that goes past it.
        ~ Open your calendar for this week. | Pick one trip that goes past the dry cleaner.
      2n Put the ticket with your keys, with an alarm for when to leave.
        ~ Lay the ticket on top of your keys. | Set an alarm for when to leave.
      3 Put the ticket and a way to pay with your keys, with an alarm for when to leave.
        - 2 Put the ticket and a way to pay with your keys.
        - 2 Set an alarm for when to leave.
      10* Pick it up at the counter, where you can look at each piece for stains.
        ~ Step up to the counter with the ticket. | Hand over the ticket. | Look at the front of each piece for stains. | Check the backs and sleeves too.
      3 Hang the clothes up at home without the plastic, so they can air.
        - 2 Take the plastic off at home.
        - 2 Hang the clothes where they belong.
    `,
  },
];
