import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Moving, eating and drinking. */
export const FITNESS: readonly Archetype[] = [
  {
    id: "running",
    area: "health",
    whole:
      "run|start running|run a 5k|run a marathon|run a half marathon|couch to 5k|get couch to 5k|start couch to 5k|do couch to 5k|follow couch to 5k|run 5k|run 10k|train for a marathon|go running|get back into running|go for a run|jog|start jogging|run regularly|run more|run a 10k|run a half-marathon|get into running",
    acts: "run|train|train for|start|do|finish|complete|prepare",
    things:
      "marathon|5k|10k|half marathon|half-marathon|race|running|triathlon|couch to 5k|fun run|jogging|parkrun",
    unless: "business|errand|meeting|bath|from|away|car",
    it: "running",
    plan: `
      2* Put your running or walking shoes beside the door.
        ? bought .. shoes | new shoes | downloaded: 2 Put the new shoes on, here and now, laces tied.
        ? no shoes | no trainers: 2 Put the softest flat shoes you own beside the door; they do for a first walk.
        ? ankle | knee | hurt | injur* | sprain* | strain*: 2 Stand on the once-hurt side for twenty seconds; pain there means a walk today, not a run.
      20n Walk for 20 minutes, and run from one lamp post to the next whenever you like.
        ? dark | night | winter: 20 Walk for 20 minutes on a lit way, and run from one lamp post to the next whenever you like.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk briskly for 20 minutes; try ten seconds of slow jogging only where it feels good.
        ? ankle | injur* | sprain*: 20 Walk for 20 minutes on flat ground, only as far as it doesn't hurt.
      8n Put three such rounds a week into your calendar, with a day between them[, to be ready {deadline}].
      5 Choose a round near you of about 20 minutes: there, one tree or bench, and back.
      20 Walk that round, and run from one lamp post to the next whenever you like.
        ? dark | night | winter: 20 Walk a lit round in something bright, and run from one lamp post to the next whenever you like.
          - 3 Put on something bright and a small light.
          - 10 Walk a lit way for ten minutes, and run from one lamp post to the next whenever you like.
          - 8 Turn round and walk home the same way.
        ? overweight | fat | heavy | obese | knees | # stone: 20 Walk that round briskly; try ten seconds of slow jogging only where it feels good.
          - 3 Put on clothes you can sweat in.
          - 10 Walk briskly for ten minutes, with ten seconds of slow jogging where it feels good.
          - 8 Turn round and walk home the same way.
        ? treadmill | gym: 20 Walk ten minutes on the treadmill, and jog for one minute whenever you like in the next ten.
          - 3 Put on clothes you can sweat in.
          - 10 Walk for ten minutes on the treadmill.
          - 8 Jog for one minute, walk for two, over and over.
        - 3 Put on clothes you can sweat in.
        - 10 Walk for ten minutes, and run from one lamp post to the next whenever you like.
        - 8 Turn round and walk home the same way.
      3 Write down the minutes and how it felt, in one word.
        ? app | watch | strava | couch: 3 Write down the minutes and how it felt in the app, with the same run again rather than the next one if it felt hard.
      8 Put three such rounds a week into your calendar, with a day between them[, to be ready {deadline}].
        - 4 Put three such rounds a week into your calendar, with a day between them.
        - 3 Write beside each week one more minute of running than the week before[, to be ready {deadline}].
      5 Save a plan for beginners that starts below what you did today[, on the way to {amount}].
        ? app | downloaded: -
      4? Text one person when you will go next.
        - 3 Text one person when you will go next.
        - 2 Lay out clothes and shoes the evening before.
    `,
  },
  {
    id: "exercise",
    area: "health",
    whole:
      "exercise|work out|workout|get fit|get in shape|exercise more|work out more|go to the gym|get back to the gym|start exercising|start working out|get back in shape|be more active|move more|get stronger|build muscle|get fitter|gain muscle|get more exercise|join a gym|get moving|be active|do yoga|start yoga|do more exercise|start going to the gym|stretch|swim|start swimming|do pilates|lift weights|walk|walk more|go for a walk|take a walk|walk daily|do push-ups|get into shape|go for walks",
    acts: "walk|hit|start|do|build|begin|get back|join|go|go to|get|stick|restart|keep|stop skipping",
    things:
      "gym|exercise|workout|fitness|yoga|pilates|strength training|weight training|muscle|exercise routine|workout routine|push-up|pull-up|pushup|pullup|plank|swimming|cycling|stretching|walking|10,000 steps|10000 steps|10k steps|daily walk|home workout|weightlifting|training|exercising|working out|fitness routine",
    unless:
      "dog|puppy|potty|children|new employee|marathon|model|teacher|trainer certificate|cancel|pdf",
    it: "moving",
    named: "gym|yoga|pilates|strength training|swimming|cycling|walking|stretching",
    plan: `
      2* Stand up and do ten slow squats or ten arm circles, right where you are.
        ? copd | breathless | asthma | heart | lungs | emphysema: 2 Stand up from a chair and sit down five times, breathing out through pursed lips as you rise.
        ? wheelchair | cant stand | cant walk: 2 Do ten slow arm circles and five shoulder rolls where you sit.
        ? # stone | # kg | # lbs | obese | everything hurts | joints: 2 Stand up from a chair and sit down five times, holding on if you like.
      10n Put on shoes and move for ten minutes, slowly enough that you could still talk.
        ? copd | breathless | heart | lungs | emphysema: 10 Walk for five minutes with your inhaler in the pocket, with a rest whenever you can't talk.
        ? # stone | # kg | obese | everything hurts | hurts: 10 Do ten minutes of chair moves to one programme of music: marching, arms, sit to stand, rests counted.
        ? pool | swim* | water: 10 Look up a quiet pool hour, and walk in water to the chest for the first ten minutes there.
      4n Enter two days and an hour for the next rounds in your calendar[, {rhythm}].
      3 Write {label} on a sheet for the fridge, with the two days and the hour that would be easiest.
        ? copd | heart | lungs | emphysema | stroke: 5 Ring the surgery or nurse for rehab classes: “Could you refer me? I'd like to get fitter safely.”
      4 Put shoes, mat or bag where you will trip over them tomorrow.
      4 Enter them in your calendar with an alarm[, {rhythm}].
      15 Do ten minutes of it, slowly enough that you could still talk.
        - 3 Put on the clothes for it.
        - 10 Do ten minutes of it, slowly enough that you could still talk.
        - 3 Stretch your calves and shoulders for two minutes.
        ? no time | busy | kids: 10 Do it in two parts of five minutes: one before the shower, one after lunch.
          - 5 Do five minutes before the shower.
          - 5 Do five minutes after lunch.
        ? bad back | knee* | pain | joint*: 10 Do ten minutes of chair moves: sit to stand, leg lifts, arm circles, without sharp pain.
          - 3 Put a firm chair against the wall.
          - 10 Do ten minutes of chair moves, without sharp pain.
      3 Write the date and the minutes on the sheet.
      4? Write the smallest version for bad days next to it: shoes on, once round the house.
        - 3 Write the smallest version for bad days next to it: shoes on, once round the house.
        - 2 Tell one person which two days they are.
    `,
  },
  {
    id: "lose-weight",
    area: "health",
    whole:
      "lose weight|lose some weight|lose fat|lose belly fat|eat less|lose|slim down|lose the baby weight|drop weight|lose pounds|go on a diet|start a diet",
    acts: "lose|drop|shed",
    things: "weight|fat|kg|kilo|pound|lb|stone|belly|belly fat|baby weight|body fat",
    unless: "key|keys|phone|wallet|mind|touch|track|temper|dog|cat",
    it: "weight",
    plan: `
      2* Write down what you ate and drank yesterday, as far as you remember, without judging it.
      3* Circle one thing in it that you would not miss much: a sweet drink, a late snack.
        ? cooks | cooking: 3 Circle one thing to ask the cook for: your plate without the butter, or half of it vegetables.
      5 Put what you will have in its place at the front of the fridge.
        - 3 Choose what you will have in its place.
        - 3 Put it at the front of the fridge or in your bag.
        ? husband | wife | partner | mum | cooks: 5 Ask the cook for one change: your plate with the butter left off, or half vegetables.
          - 3 Choose the one change to ask for.
          - 3 Ask the cook for it tonight, before the pan is on.
        ? nights | night shift | shift*: 5 Pack tonight's shift food: a real meal before midnight, yoghurt or fruit after, no machine.
          - 3 Choose the meal you eat before midnight.
          - 3 Put it in a box, with yoghurt or fruit for after.
      8? Plan one plate for tomorrow: half vegetables, a palm of protein, a fist of the rest.
        ? family | kids | husband | dinner*: 8 Plan the family's dinner as it is, with your own plate: half vegetables, a palm of protein, a fist of the rest.
      10* Walk for ten minutes after one meal today.
        ? knee* | hip | back | pain | wheelchair: 10 Do ten minutes of seated moves after one meal today: arms, marching, sit to stand.
      5 Note your waist or weight once a week on the same morning, not more often[, on the way to {amount}].
        - 3 Choose one morning a week for the tape or the scales[, on the way to {amount}].
        - 2 Set a reminder for it.
      6 Ask your doctor or a dietitian what pace is safe for you, especially if you take medicine.
        - 3 Write down one question for your doctor or a dietitian: what pace is safe for you?
        - 4 Send it or book the appointment.
        ? thyroid | pcos | antidepress* | steroid* | meds | medication | mirtazapine: 6 Ask your doctor about what you take or have: “Does it add weight, and what would you change?”
          - 3 Write the question down with the name of the medicine or illness.
          - 4 Send it or book the appointment.
        ? slimming world | weight watchers | tried everything | every diet | yo yo: 6 Ask the doctor's for a funded weight group or dietitian, since you have tried alone before.
          - 3 Write down what you tried and what it did after six months.
          - 4 Send it to the doctor's, asking for a weight group or dietitian.
    `,
  },
  {
    id: "eat-healthier",
    area: "health",
    whole:
      "eat healthier|eat better|eat healthy|eat more vegetables|eat healthily|eat more fruit|improve my diet|improve diet|eat well|eat clean|eat less meat|eat more protein|go vegetarian|go vegan|become vegan|become vegetarian",
    acts: "eat|improve|change|fix|start|stop|cut|cut out|quit|reduce|cut down|cut back",
    things: "diet|vegetable|fruit|eating habit|healthy food|fiber|fibre|protein|healthy diet|meat",
    needsAct: true,
    unless: "weight|buy|buying|coffee shop|date|grow|plant|sugar daddy|market|medication",
    it: "what you eat",
    plan: `
      2* Drink a glass of water and write down the last three things you ate.
      5n Write {label} on a note on the fridge, with one meal a day to begin with.
      5n Move what you want to eat less of to the top shelf or out of the house.
      3 Write {label} on a note on the fridge, with the one meal a day you will begin with.
      5 Write down two versions of that meal that take less than ten minutes to make.
        - 3 Write down one version of that meal that takes less than ten minutes to make.
        - 3 Write down a second one from things you have at home.
        ? diabet* | prediabet* | blood sugar: 5 Write down two versions of that meal: half the plate vegetables, a fist of starch, egg, fish or beans.
          - 3 Write down one version: half vegetables, a fist of starch, egg, fish or beans.
          - 3 Write down a second one from things you have at home.
        ? no money | cheap | budget | skint: 5 Write down two cheap versions: oats and fruit, eggs and frozen veg, beans on brown toast.
          - 3 Write down one cheap version: oats, eggs or beans.
          - 3 Write down a second one from things you have at home.
        ? cholesterol | blood pressure | heart: 5 Write down two versions with oats, beans, fish, nuts or oil in place of butter, cheese, sausage and salt.
          - 3 Write down one version with oats, beans or fish.
          - 3 Write down a second one from things you have at home.
      4 Put the things they need on your shopping list.
      10 Put something washed and cut for tomorrow at eye level in the fridge.
      5 Move what you want to eat less of to the top shelf or out of the house.
        - 3 Choose the food that you reach for without hunger.
        - 4 Move it to the top shelf or out of the house.
      3? Mark each day of this week on which the one meal went as planned[, {rhythm}].
    `,
  },
  {
    id: "drink-water",
    area: "health",
    whole:
      "drink more water|drink water|stay hydrated|drink enough water|hydrate|hydrate more|drink 2 liters of water|drink 2 litres of water|drink 8 glasses of water",
    acts: "drink",
    things: "water|more water|glass of water|liter of water|litre of water",
    it: "water",
    plan: `
      2* Drink one glass of water now.
      3n Fill a bottle or jug with the amount for the day[: {amount}], for the place where you sit most.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Fill a bottle for the big drinks: at waking, half an hour before each break, and straight after the last lesson or run.
      2n Set an alarm named “sip” for the middle of the afternoon.
      3 Fill a bottle or jug with the amount for the day[: {amount}], for the place where you sit most.
      3 Mark three levels on it with tape: breakfast, lunch, late afternoon.
      3 Put a glass beside your toothbrush and one beside the kettle.
        - 2 Put a glass beside your toothbrush.
        - 2 Put a second one beside the kettle.
        ? hate | boring | taste: 3 Put lemon, mint or fruit tea by the jug.
          - 2 Put lemon or mint by the jug.
          - 2 Put fruit tea beside the kettle.
        ? cant leave | teach | teacher | class | cant wee | driver | no toilet: 3 Write the big drinks on the bottle: waking, half an hour before each break, after the last lesson or run.
          - 2 Write “waking, before break, before lunch, end” on the bottle.
          - 2 Put it in the work bag.
        ? toilet | loo | shift | work: 3 Put a bottle at work for the first half of the shift, with sips every half hour.
          - 2 Put a bottle into the work bag.
          - 2 Mark the half on it with tape.
      4 Set two alarms named “sip”, in the middle of the morning and of the afternoon.
        - 2 Set an alarm named “sip” for the middle of the morning.
        - 2 Set one for the middle of the afternoon.
      4 Cut a lemon or some cucumber into the bottle if plain water bores you.
      2? Note at dinner which level you reached, for three days.
    `,
  },
  {
    id: "quit-smoking",
    area: "health",
    acts: "quit|stop|give up|cut down|reduce|cut back|cut down on|kick|stop smoking",
    things: "smoking|smoke|cigarette|smoking cigarettes|tobacco|smoking habit",
    whole: "quit smoking|stop smoking|give up smoking",
    it: "smoking",
    named: "smoking|tobacco|cigarette",
    plan: `
      2* Write your one reason to be done with {it} on a note behind your phone.
      5n Write down the hardest moment of the day, and what your mouth and hands will do instead for five minutes.
      10n Ask a stop-smoking line, pharmacist or doctor what helps with the first weeks.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask doctor, nurse or a stop-smoking line about patches with gum, tablets and weekly support.
          - 3 Find the number of a stop-smoking line, nurse or doctor.
          - 8 Ask there about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another one: a different brand of patch, spray, lozenges or tablets, as this one did not suit you.
      5 List the three moments of the day when it is hardest: with coffee, after work, with friends.
        ? # cigs | # a day | down to # | cut down | down from: 5 List each one of the day with its hour, and strike out the two that you would miss least.
      5 Write beside each what your mouth and hands will do instead for five minutes.
        - 4 Write beside each what your hands will do instead for five minutes.
        - 3 Put gum, a straw or a bottle of water where those moments happen.
      4 Choose the first day without it, within the next two weeks, and mark it.
        ? surgery | op | operation | surgeon: 4 Choose the first day without it now, four weeks or more before the operation, since it heals better then.
        ? stopped | quit .. ago | days ago | # days: 4 Write the day you stopped on the calendar, with a cross on each day since.
        ? pregnan*: 4 Choose today or tomorrow as the first day, with a call to the midwife, who has special help for it.
      10 Ask a stop-smoking line, pharmacist or doctor what helps with the first weeks.
        - 3 Find the number of a stop-smoking line, pharmacist or doctor.
        - 8 Ask there what helps with the first weeks.
        ? copd | asthma | heart | surgery | op | operation: 10 Ask doctor, nurse or a stop-smoking line about patches with gum, tablets and weekly support.
          - 3 Find the number of a stop-smoking line, nurse or doctor.
          - 8 Ask there about patches with gum, tablets and weekly support.
        ? patch* | gum | itch* | rash | champix | spray: 10 Ask the pharmacist about another one: a different brand of patch, spray, lozenges or tablets.
          - 3 Write down what you tried and what it did: itch, dreams, nothing.
          - 8 Ask the pharmacist which other one would suit you.
      8 Throw out lighters, ashtrays and spare packs the evening before.
        - 8 Throw out lighters, ashtrays and spare packs the evening before.
        - 2 Put the price of a week of it into a jar or savings pot.
        ? party | pub | friends | wedding | night out: 8 Plan the evening: gum or a spray in the pocket, one ally, outdoors with the non-smokers, home by an hour you choose.
          - 8 Plan the evening: gum or spray in the pocket, one ally, an hour to go home.
          - 2 Write on your hand: “It passes in five minutes.”
        ? husband | wife | partner | lives | flatmate*: 8 Agree with who smokes at home: only outside, packs out of sight, none offered.
          - 8 Agree with who smokes at home: only outside, packs out of sight.
          - 2 Put the price of a week of it into a jar or savings pot.
      4? Tell two people the date, and what you want them to say when you ring them.
    `,
  },
  {
    id: "drink-less",
    area: "health",
    acts: "quit|stop|cut down|reduce|give up|cut back|cut down on|drink less|limit",
    things:
      "drinking|alcohol|wine|beer|booze|drinking alcohol|drink|dry january|drinking so much|weeknight drinking|drinking every night|alcohol consumption|drinking habit",
    whole:
      "drink less|drink less alcohol|cut down on drinking|stop drinking|do dry january|get sober|stay sober|quit drinking|cut back on drinking|quit alcohol|stop drinking alcohol",
    unless: "coffee|soda|water|coke|tea|energy drink|juice",
    it: "drinking",
    plan: `
      2* Write down what you drank in the last seven days, as well as you remember.
        ? bottle | # glasses | # pints | # cans | # units | most nights | every night: 2 Write your true number on a card: how much a night, how many nights a week, since when.
      4n Plan a walk, a bath or a call for the hour when you usually pour the first one.
        ? shak* | sweat* | withdrawal: 4 Keep to your usual amount until a doctor has a plan: stopping at once can be dangerous.
        ? weekend* | friday* | saturday*: 4 Plan Friday and Saturday at the hour of the first glass: a film out, a class, a drive to someone.
        ? alone | on my own | lonely: 4 Plan a call or a meeting with someone for the hour when you usually pour the first one.
      5n Call a doctor or pharmacist first if you drink a lot every day, because stopping at once can be dangerous.
        ? shak* | sweat* | withdrawal: 5 Ring the doctor or an alcohol service today: “I shake without it. I need a safe way to stop.”
      3 Write one reason why you want less of it, in your own words.
      3 Choose the days of this week without any, and mark them in the calendar.
        ? shak* | sweat* | withdrawal: 3 Keep to your usual amount until a doctor has a plan, with “not alone, not at once” on a note.
        ? husband | wife | partner | kids: 3 Choose the days of this week without any, and mark them with a dot only you know, or with the one at home.
      5 Call a doctor or pharmacist first if you drink a lot every day, because stopping at once can be dangerous.
      6 Put something you like without alcohol in the fridge, where the other bottle stood.
        - 3 Choose something you like to drink without alcohol.
        - 5 Put it in the fridge, where the other bottle stood.
      5 Plan the hour when you usually pour the first one: a walk, a bath, a call.
        - 3 Write down the hour when you usually pour the first one.
        - 4 Plan something for that hour: a walk, a bath, a call.
        ? weekend* | friday* | saturday*: 5 Plan Friday and Saturday at the hour of the first glass: a film out, a class, a drive to someone.
          - 3 Write down the hour of the first glass on Friday and on Saturday.
          - 4 Plan something out of the house for both hours.
        ? alone | on my own | lonely | secret* | doesnt know: 5 Plan that hour with someone: a call, a meeting, a walk together.
          - 3 Write down the hour when you usually pour the first one.
          - 4 Ask one person for a call or a walk at that hour.
      4? Tell one person, with the sentence for when someone offers: “Not tonight, thanks.”
        - 2 Say it aloud once: “Not tonight, thanks.”
        - 3 Tell one person what you are doing.
        ? husband | wife | partner | secret* | doesnt know | hide | hiding: 4 Tell your doctor, a helpline or the one at home the true number, in one sentence.
          - 2 Write the true number of a week in one sentence.
          - 3 Tell it to your doctor, a helpline or the one at home.
    `,
  },
];
