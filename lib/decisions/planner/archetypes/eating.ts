import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Eating, drinking coffee and getting up. */
export const EATING: readonly Archetype[] = [
  {
    id: "cut-sugar",
    area: "health",
    whole:
      "quit sugar|cut out sugar|stop eating sugar|eat less sugar|give up sugar|stop eating sweets|stop eating chocolate|stop eating junk food|stop eating crisps|stop eating chips|stop snacking|stop eating junk|eat fewer sweets|eat less chocolate|snack less|stop drinking soda|quit soda|stop drinking coke|eat less junk food|eat less fast food|stop eating fast food|drink less coke|stop drinking energy drinks|quit energy drinks|stop eating cake|stop eating ice cream",
    acts: "quit|stop|cut|cut out|cut down|cut back|reduce|give up|limit|beat",
    things:
      "sugar|sweet|candy|chocolate|junk food|fast food|snack|snacking|soda|energy drink|crisps|chips|sugar craving|sugar addiction|coke|fizzy drink|biscuit|ice cream|cake",
    needsAct: true,
    unless: "blood sugar|buy|sell|bake|date|daddy|son|daughter|kid|toddler|binge|takeaway|dog",
    it: "it",
    named: "sugar|chocolate|junk food|fast food|soda|candy|crisps|chips|ice cream|cake",
    plan: `
      2* Write down yesterday's sweets, snacks and sweet drinks: what time it was, and what you were doing.
        ~ Write down yesterday's sweets, snacks and sweet drinks. | Add the time and what you were doing.
        ? diet coke | diet pepsi | diet soda* | coke zero | diet dr pepper | diet mountain dew: 2 Write down when you have each diet soda on a usual day, and what for: caffeine, bubbles, a break.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 2 Write down every soda you had yesterday: what time it was, and where you were.
        ? energy drink* | red bull | monster: 2 Write down yesterday's cans with the time, and what you needed then: sleep, food, a break.
        ? headache* | cave | withdrawal | # days ago | day # | cravings: 2 Drink a big glass of water or a cup of tea. The headache usually passes within a week.
      4n Choose one of those times, and write down what you will have instead: fruit, nuts, yoghurt, tea.
        ~ Look at yesterday's list. | Choose one time on it. | Think of fruit, nuts, yogurt or tea. | Write your choice beside that time.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 4 Put sparkling water or iced tea in the fridge for the time of the soda you'd miss least.
        ? energy drink* | red bull | monster: 4 Choose the can you would miss least, and write down what you'll have then: iced tea, a small coffee.
      5n Move the sweets you have left to the top shelf, behind the pans.
        ~ Get the sweets you have left. | Move the pans on the top shelf forward. | Put the sweets behind them. | Close the cupboard door.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 5 Move the soda out of the fridge, to the garage, the trunk or a neighbor. One less every three days avoids a caffeine headache.
        ? sends | brings | gift* | mithai | mum makes | gran bakes: 5 Give away half of the next box the same day: to neighbors, coworkers, or the freezer.
        ? energy drink* | red bull | monster: 5 Put the price of one can in a jar each day you walk past the fridge in the store.
        ? fizzy | cola | coke | pepsi | soda | drinks: 5 Put small cans or sparkling water in the fridge, so no big bottles have to be in the house.
        ? kids | husband | wife | partner: 5 Put their sweets in one tin on the top shelf that you don't open, with their names on it.
        ? fizzy | cola | coke | pepsi | soda | drinks: 5 Put sparkling water in the fridge where the soda bottle stood.
      3 Circle the one time you'd miss sweets least, to go without this week[, {rhythm}].
        ~ Look at your list of times. | Ask which sweet you'd miss least. | Circle that one time.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 3 Circle the soda you'd miss least, to go without this week.
        ? energy drink* | red bull | monster: 3 Circle the can you would miss least, to drop first. The next can wait a few days, so no headache comes.
        ? diabet* | prediab*: 3 Circle the sweet drink or snack that comes most often, since it moves your blood sugar most.
      4 Choose what you will have then instead: fruit, nuts, yoghurt, tea.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 4 Choose what you will drink then: sparkling water, iced tea, water with lemon.
          - 2 Choose what you will drink then: sparkling water, iced tea, water with lemon.
          - 2 Put it in the fridge where the soda stood.
        ? energy drink* | red bull | monster: 4 Choose what you will have at that time: iced tea, a small coffee, sparkling water, a walk around the block.
          - 2 Choose what you will have at that time: iced tea, a small coffee, sparkling water.
          - 2 Put it in your work bag for tomorrow.
        - 2 Choose what you will have then instead: fruit, nuts, yoghurt, tea.
        - 2 Put it on the shopping list or at the front of the shelf.
      5 Move the sweets you have left to the top shelf, behind the pans, or into a bag for someone.
        ~ Get all the sweets in one place. | Look at which ones someone else would like. | Put those in a bag. | Set the rest behind the pans up top.
        ? sends | brings | gift* | mithai | mum makes | gran bakes: 5 Give away half of the next box the same day: to neighbors, coworkers, or the freezer.
        ? energy drink* | red bull | monster: 5 Put the price of one can in a jar each day you walk past the fridge in the store.
        ? fizzy | cola | coke | pepsi | soda | drinks: 5 Put small cans or sparkling water in the fridge, so no big bottles have to be in the house.
        ? kids | husband | wife | partner: 5 Put their sweets in one tin on the top shelf that you don't open, with their names on it.
        ? fizzy | cola | coke | pepsi | soda | drinks: 5 Put sparkling water in the fridge where the soda bottle stood.
      8 Eat something with protein before your usual craving time: egg, cheese, beans, nuts.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 4 Write a plan on the calendar: one less soda every three days, so no caffeine headache comes.
          - 3 Write on the calendar: one less soda every three days.
          - 2 Mark the day of your last one.
        ? headache* | cave | withdrawal | day #: 8 Eat something with protein now, such as eggs, cheese or beans on toast, with fruit after it.
          - 2 Put eggs, cheese or beans on the counter.
          - 6 Eat those now, with fruit after.
        ? night | evening | tv | sofa: 8 Eat dinner at the table with protein and something sweet in it, such as fruit with yoghurt.
          - 2 Put fruit and yoghurt where the sweets were.
          - 6 Eat a dinner with protein at the table.
        ? work | office | desk | colleague*: 8 Eat a proper lunch with protein. Nuts or fruit in the drawer help at three o'clock.
          - 2 Put nuts or fruit in the desk drawer.
          - 6 Eat a lunch with protein.
        - 2 Set an alarm half an hour before your usual craving time.
        - 6 Eat something with protein at that alarm: egg, cheese, beans, nuts.
      3 Stick a note on your card for the store: “Never hungry, never for later.”
        ~ Get a small sticky note. | Write “Never hungry, never for later.” | Stick it on your card.
        ? soda | sodas | pop | coke | diet coke | pepsi | mountain dew | dr pepper | sprite: 3 Put the price of one soda in a jar each time you skip it.
        ? headache* | cave | withdrawal | # days | day #: 3 Write on the fridge: “Ten more minutes.” A headache past a week is a reason to call the doctor.
      4? Choose a second time to skip after three days, based on what was easier.
        ~ Look back at the last three days. | Write down what was easier. | Look at the times still on your list. | Circle the second one to skip.
    `,
  },
  {
    id: "less-caffeine",
    area: "health",
    whole:
      "quit caffeine|quit coffee|stop drinking coffee|drink less coffee|give up coffee|cut down on coffee|cut down on caffeine|drink less caffeine|reduce my caffeine|cut out caffeine|stop drinking so much coffee|cut down to one coffee|cut down to two coffees|cut down to 1 coffee|cut down to 2 coffees",
    acts: "quit|stop|cut|cut out|cut down|cut back|reduce|give up|limit",
    things: "caffeine|coffee|caffeine intake|coffee drinking|coffee habit|coffee consumption",
    needsAct: true,
    unless: "machine|shop|table|date|buying|spend|book|maker",
    it: "caffeine",
    named: "caffeine|coffee",
    plan: `
      2* Write down every cup you had yesterday and when: coffee, tea, cola, energy drinks.
        ~ Write down every cup you had yesterday. | Add the time beside each.
      3n Put an herbal tea or decaf where you'd make the last cup of the day.
        ~ Stand where you'd make the last cup. | Get an herbal tea or decaf. | Set it right in front there.
        ? pregnan*: 3 Write today's limit on the kettle: “200 mg, about two small coffees, with tea and cola counted.”
        ? monster | red bull | energy: 3 Put cold sparkling water with lime where the last can of the day stood.
      2n Set an alarm at noon, called “last one”.
        ~ Open the alarm on your phone. | Set one for noon, called “last one”.
      3 Cross out the last cup, and write beside it what you'll drink instead.
        ~ Put yesterday's list of cups in front of you. | Cross out the last cup. | Write beside it what you'll drink instead.
        ? # cups | # coffees | # cans | # a day: 3 Cross out the last of today's {#}, and write down what you'll drink instead.
        ? headache* | third try | failed | tried: 3 Write a slower plan than last time: a quarter less every three days, never all at once.
      3 Make the next one half decaf, or half as large.
        ? starbucks | buy | bought | takeaway coffee | coffee shop: 3 Order the smallest size or a decaf next time.
          - 2 Write “small or decaf” on your card or phone case.
          - 2 Put decaf or herbal tea on the shopping list.
        ? pregnan*: 3 Make the next one decaf. The limit is 200 mg a day, about two small coffees.
          - 3 Make the next one decaf.
          - 2 Write “200 mg: about two small coffees, with tea and cola counted” on the kettle.
        - 3 Make the next one half decaf, or half as large.
        - 2 Put decaf or herbal tea on the shopping list.
        ? monster | red bull | energy: 3 Buy the smallest can, only as many as today's number.
          - 3 Buy the smallest can, only as many as today's number.
          - 2 Put sparkling water with lime on the shopping list.
      2 Set an alarm for your last caffeine of the day: noon this week, eleven next week.
        ~ Open the alarm on your phone. | Set noon for this week, eleven for next week.
      4 Write a plan in the calendar: one cup less every third day. Stopping all at once often brings headaches.
        - 4 Write a plan in the calendar: one cup less every third day.
        - 2 Mark a weekend for the lowest day, in case of a headache.
        ? heart | thump* | palpitation* | shak*: 4 Ring a pharmacist, doctor or nurse line today about your heart, before you cut any caffeine.
          - 4 Ring a pharmacist, doctor or nurse line today about your heart.
          - 2 Write a plan in the calendar: one can less every third day.
      10 Walk in daylight for ten minutes when your energy dips.
        ~ Put on your shoes. | Step out the door into the daylight. | Walk five minutes in one direction. | Walk back the same way.
        ? shift | nights | night: 10 Walk briskly under bright light when your energy dips, with a protein snack.
      3? Write down your sleep, headaches and mood on five mornings.
        ~ Put a sheet and a pen by your bed. | Write a word each for sleep, headaches and mood. | Repeat it each morning until there are five lines.
        ? adhd | meds | elvanse: 3 Ask your prescriber or pharmacist how much caffeine is fine with your medicine.
    `,
  },
  {
    id: "remember-to-eat",
    area: "health",
    whole:
      "remember to eat|eat regularly|stop skipping meals|eat breakfast|eat lunch|eat three meals a day|eat 3 meals a day|stop forgetting to eat|eat something|eat breakfast every day|eat before my meds|eat enough|eat more regularly|eat a proper lunch|stop skipping breakfast|stop skipping lunch|eat more during the day|forget to eat|eat lunch every day|eat in the morning|eat something in morning",
    acts: "stop|remember",
    things: "skipping meals|skipping breakfast|skipping lunch|forgetting to eat",
    tells:
      "forget to eat|forget to eat all day|keep forgetting to eat|keep skipping meals|don't eat until",
    unless: "dog|cat|son|daughter|kid|toddler|baby|lose weight|vegetables",
    it: "eating",
    plan: `
      2* Eat or drink one thing within reach now: a banana, milk, bread, a handful of nuts.
        ~ Reach for one thing to eat or drink. | Eat or drink it right there.
        ? forget* my lunch | forget* .. lunch | lunch at home | leave my lunch: 2 Put your keys on the lunchbox, or on the fridge shelf where it stands.
        ? skipping breakfast | skip breakfast: 2 Put a banana, a bar or a drinkable yoghurt beside your keys for tomorrow.
        ? take my lunch | take lunch | my lunchbox | pack lunch | pack my lunch: 2 Put your keys on the lunchbox, or on the fridge shelf where it stands.
        ? gluten | coeliac | celiac: 2 Eat or drink one thing within reach now: a banana, milk, rice cakes, a handful of nuts.
        ? meds | elvanse | vyvanse | adderall | ritalin | concerta | medication: 2 Drink a glass of milk, a shake or a smoothie now. It goes down even without hunger.
      3n Set two alarms for tomorrow, named “Eat, anything counts.”
        ~ Open the alarm on your phone. | Set the first one as “Eat, anything counts.” | Set a second one for later tomorrow.
        ? pee | toilet | loo | drink: 3 Set three alarms for tomorrow, named “Stand up: toilet, water, bite.”
        ? skipping breakfast | skip breakfast: 3 Set an alarm for ten minutes before you leave tomorrow, named “One bite first.”
        ? forget* my lunch | forget* .. lunch | lunch at home | leave my lunch: 3 Set an alarm for five minutes before you leave, called “lunch”.
        ? take my lunch | take lunch | my lunchbox | pack lunch | pack my lunch: 3 Set an alarm for five minutes before you leave, called “lunch”.
        ? meds | elvanse | vyvanse | adderall | ritalin | concerta | medication: 3 Set three alarms for tomorrow: “Eat before the pill”, “Noon, anything”, “Dinner”.
      5n Put three things that need no cooking where you sit or walk past: nuts, bars, fruit.
        ~ Look in the kitchen for nuts, bars or fruit. | Pick three that need no cooking. | Carry them to where you sit or walk past. | Set them down in plain sight.
        ? work | office | shift: 5 Put three things that need no cooking in your work bag or drawer: nuts, bars, fruit.
        ? money | skint | broke | cheap: 5 Put three cheap things that need no cooking where you walk past: bananas, bread with peanut butter, oats.
      4 Hang on the fridge a list of five things you can eat without cooking or deciding.
        ~ Get a sheet and a pen. | Write two things you can eat as they are. | Write three more. | Hang the list on the fridge.
        ? forget* my lunch | forget* .. lunch | lunch at home | leave my lunch: 4 Pack tomorrow's lunch in its box right after dinner tonight.
        ? skipping breakfast | skip breakfast: 4 Write down three breakfasts to eat with one hand: oats in a jar, an egg wrap, a cheese roll.
        ? take my lunch | take lunch | my lunchbox | pack lunch | pack my lunch: 4 Pack tomorrow's lunch in its box right after dinner tonight.
        ? kids | family: 4 Hang a list on the fridge of five things you can eat with the children. Standing up counts.
      3 Set two or three alarms, called “eat, anything counts”[, {rhythm}].
        ~ Open the alarm on your phone. | Set the first one, called “eat, anything counts”. | Set one or two more with the same name.
        ? pee | toilet | loo | drink: 3 Set three alarms for the day, called “stand up: toilet, water, bite”.
        ? forget* my lunch | forget* .. lunch | lunch at home | leave my lunch: 3 Set an alarm for five minutes before you leave, called “lunch”.
        ? skipping breakfast | skip breakfast: 3 Set an alarm for ten minutes before you leave, called “one bite first”.
        ? take my lunch | take lunch | my lunchbox | pack lunch | pack my lunch: 3 Set an alarm for five minutes before you leave, called “lunch”.
        ? meds | elvanse | vyvanse | adderall | ritalin | concerta | medication: 3 Set three alarms: “Eat before the pill”, “Noon, anything”, “Dinner”.
      5 Put three things that need no cooking where you sit or walk past: nuts, bars, fruit.
        ? skipping breakfast | skip breakfast: 5 Put a box of bars and nuts where you'll be at nine: the car, your bag, your desk.
        ? work | office | shift: 5 Put three things that need no cooking in your work bag or drawer: nuts, bars, fruit.
        ? money | skint | broke | cheap: 5 Put three cheap things that need no cooking where you walk past: bananas, bread with peanut butter, oats.
        - 3 Put nuts, bars or fruit on your desk.
        - 2 Put one of them in the bag you always carry.
      3 Tie your first meal to something you never skip: coffee, medicine, putting on shoes.
        ? forget | hyperfocus* | lose track: 3 Tie your first meal to something you never skip. A plate set out the night before helps.
          - 2 Choose something you never skip: coffee, medicine, putting on shoes.
          - 2 Put a bowl or a bar right beside it.
        - 2 Choose something you never skip: coffee, medicine, putting on shoes.
        - 2 Put a bowl or a bar right beside it.
      8 Put two portions of one thing for tomorrow at eye level in the fridge.
        ? skipping breakfast | skip breakfast: 6 Make two breakfasts tonight for the next two days: oats with milk in jars, or wraps in foil.
        ? cooked .. meals | meals .. fridge | meal prep*: 3 Put one box of what you cooked at eye level, with a fork on top.
          - 2 Put one box of what you cooked at eye level.
          - 2 Lay a fork on top of it.
        - 6 Make two portions of one thing: oatmeal, sandwiches, rice.
        - 2 Put both portions at eye level in the fridge.
      3? Tell your doctor, if you have no appetite for weeks, lose weight, or a medicine takes it away.
        ~ Find your doctor's number. | Call, or write in the patient portal. | Say which it is: no appetite, weight loss or a medicine.
    `,
  },
  {
    id: "night-eating",
    area: "health",
    whole:
      "stop eating at night|stop binge eating at night|stop late night snacking|stop eating late|stop eating late at night|stop stress eating|stop emotional eating|stop comfort eating|stop binge eating|stop overeating|stop snacking at night|stop midnight snacking|stop raiding the fridge at night|stop bingeing|stop eating when i'm bored|stop boredom eating|stop eating before bed",
    acts: "stop|quit|reduce|beat|control|overcome",
    things:
      "night eating|late night snack|late-night snack|late night snacking|stress eating|emotional eating|binge eating|comfort eating|overeating|midnight snack|boredom eating|bingeing",
    tells: "can't stop eating|eat at night|eat when stressed|eat when bored|binge at night",
    unless: "binge watching|netflix|dog|cat|food poisoning",
    it: "it",
    plan: `
      2* Write down the last time without judging it: what time it was, how you felt, what you had eaten by then.
        ~ Write down what time it was. | Add how you felt and what you had eaten.
      5n Put a real snack on your list for the afternoon: bread and cheese, yoghurt, nuts.
        ~ Get your shopping list. | Think of bread and cheese, yogurt or nuts. | Choose one for the afternoon. | Write it on the list.
        ? emotional* | comfort eat* | when im sad | when i feel: 5 Write down what you felt before the last three times: bored, lonely, annoyed, tired, something else.
        ? meds | elvanse | concerta | vyvanse | adderall: 5 Plan a meal before the pill, one at noon with an alarm, and a real dinner when it wears off.
      4n Put something for your hands on the sofa for after dinner: knitting, a puzzle, a book.
        ~ Look for your knitting, a puzzle or a book. | Pick one of them. | Carry it to the sofa. | Lay it on your seat.
      5 Write down what you ate yesterday before that time. Eating too little during the day is often the cause.
        ~ Write “Yesterday” at the top of a page. | Write down breakfast. | Write down lunch and any snacks. | Add dinner up to that time.
        ? emotional* | comfort eat* | when im sad | when i feel: 5 Write down what you felt before the last three times: bored, lonely, annoyed, tired, something else.
        ? stress* | bad day | after work: 5 Write down what you really need at that time: rest, to vent, company, food.
      5 Plan breakfast, lunch and an afternoon snack for tomorrow, with an alarm for each.
        - 3 Write down breakfast, lunch and an afternoon snack for tomorrow.
        - 2 Set an alarm for each of the three.
        ? meds | elvanse | concerta | vyvanse | adderall: 5 Plan a breakfast before the pill, a small lunch, and a big meal for when it wears off.
      4 Put something for your hands on the sofa for after dinner: knitting, a puzzle, a book.
        ? emotional* | comfort eat* | when im sad | when i feel: 4 Write three other answers to that feeling on a card: a call, loud music, ten minutes outside.
          - 2 Write three other answers to that feeling on a card.
          - 2 Put the card where the cookies are.
        ? tv | netflix | series: 4 Put knitting, putty or a puzzle where your hands are while you watch.
          - 2 Choose knitting, putty or a puzzle.
          - 2 Put it where you sit to watch.
        ? at my desk | working late | gaming: 4 Put tea and a stress ball where your hands are at that time.
          - 2 Fill a thermos with tea.
          - 2 Put a stress ball beside the keyboard.
        - 2 Choose something for your hands for the hour after dinner: knitting, a puzzle, a book.
        - 2 Put it on the sofa.
      3 Brush your teeth at a set time, once the kitchen light is off[, {rhythm}].
        ~ Turn off the kitchen light at the set time. | Walk to the bathroom sink. | Brush your teeth.
        ? emotional* | comfort eat* | when im sad | when i feel: 3 Set a ten-minute timer before the next bite that isn't from hunger. Whatever you still want after that is fine.
      4 Write on the fridge: “What do I need: food, rest, company, quiet?”
        ~ Get a sheet and a pen. | Write “What do I need?” | Add “food, rest, company, quiet?” | Stick it on the fridge.
      5 Ask your doctor or an eating disorder line for help, if it feels out of your control or you make up for it afterwards.
        ~ Find the number of your doctor or a helpline. | Dial that number. | Say “My eating feels out of my control.” | Ask for the next step they can offer.
        ? binge | bingeing: 5 Send your doctor's office or an eating disorder line one sentence: “I binge, and I can't stop it alone.”
        ? ashamed | sick | secret | binge: 5 Send your doctor's office or an eating disorder line one sentence: “I binge at night and feel ashamed.”
    `,
  },
  {
    id: "out-of-bed",
    area: "health",
    whole:
      "get out of bed|get out of bed in morning|get up off sofa|get off sofa|get off the couch|get off couch|get up off couch|get out of bed today|get up from sofa|get off my phone and out of bed",
    tells:
      "can't get out of bed|can't get up|cannot get out of bed|stuck in bed|stuck on sofa|stuck on couch|been in bed all day|still in bed|can't get off couch|can't get off sofa",
    unless:
      "son|daughter|kid|teenager|weeks|months|earlier|early|alarm|on time|every day|every morning",
    it: "getting up",
    plan: `
      2* Move your toes ten times under the covers.
        ~ Move your toes five times under the covers. | Move them five more times.
      2n Drink whatever is within reach, sitting on the edge of the bed.
        ~ Sit on the edge of the bed. | Drink whatever is within reach.
        ? work | shift | late | school: 2 Text “running late” to whoever is waiting, sitting on the edge with both feet on the floor.
      3n Walk to the window or the bathroom. You're allowed to come back.
        ~ Put both feet on the floor. | Stand up beside the bed. | Walk to the window or the bathroom.
        ? meds | tablet* | medication: 3 Walk to the window with your pill and a glass of water.
      2 Put one song on, loud enough to hear from the bathroom.
        ? phone | scroll*: 2 Put the phone on the floor out of reach, with one song playing.
          - 2 Put one song on.
          - 2 Slide the phone out of reach.
        - 2 Put one song on, loud enough to hear from the bathroom.
        - 2 Sit on the edge of the bed with both feet on the floor until the first verse is over.
      3 Look out of the window while you count to twenty, with the curtain open.
        ~ Walk to the window. | Open the curtain. | Look out while you count to twenty.
      3 Put warm water on your face in the bathroom.
        - 2 Walk to the bathroom.
        - 2 Put warm water on your face.
      5 Put on one thing: socks, a sweater, pants.
        - 2 Put on socks.
        - 3 Put on one clean top.
        ? work | shift | school: 5 Put on your top half for work, just as it lies there.
          - 2 Put on socks.
          - 3 Put on your top half for work.
      5 Eat or drink something standing in the kitchen.
        ~ Walk to the kitchen. | Open the fridge or fill a glass. | Take the first thing you see. | Eat or drink it standing up.
      3? Text one person: “I'm up.”
        ~ Pick up your phone. | Open a message to one person. | Send “I'm up.”
    `,
  },
];
