import { ELDER, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Limescale, smells, stuck windows and cupboard doors; uniforms, references, hard words with a parent. */
export const HOME_CARE: readonly Archetype[] = [
  {
    id: "descale",
    area: "home",
    acts: "descale|clean|remove|get rid|scrub|soak|get off",
    things:
      "limescale|shower head|showerhead|kettle|coffee machine|hard water stains|calcium|limescale on taps|limescale in kettle|espresso machine|steam iron|tap aerator|limescale off taps",
    tells:
      "shower pressure is|weak shower|water pressure is low|limescale all over|limescale everywhere|full of limescale|covered in limescale",
    unless: "buy|repair",
    it: "the part",
    plan: `
      2* Put white vinegar or citric acid beside {theIt}. Bleach must never touch either one.
        ~ Get white vinegar or citric acid. | Put it beside {theIt}, away from any bleach.
        ? coffee | keurig | nespresso | espresso: 2 Empty the coffee maker: old grounds or pod out, water filter out, a big mug or the pot under the spout.
        ? no vinegar | dont have vinegar: 2 Put out lemon juice or a bought descaler. Bleach must never touch either one.
      3 Check what it is made of: marble, granite and gold-coloured taps need their own cleaner.
        ~ Stand in front of it. | Look for marble, granite or gold color. | Say aloud what it is made of.
        ? coffee | keurig | nespresso | espresso: 3 Fill the tank with half white vinegar and half water, or the descaler the maker names.
        ? kettle: 3 Mix enough vinegar and water, half and half, to cover the scale.
      5* Fill or cover it with half vinegar and half water. It needs to soak for half an hour.
        ? glass | tiles | shower screen | shower door | cubicle: 5 Spray the glass with half vinegar and half water. Wet paper towels keep it on the thick spots.
          - 3 Mix equal parts vinegar and water in a spray bottle.
          - 4 Spray the glass. Wet paper towels keep the mix on the thick spots.
        ? tap | taps | faucet: 5 Wrap the tap in a cloth soaked in half vinegar and half water, for half an hour.
          - 3 Mix equal parts vinegar and water.
          - 3 Wrap the tap in a cloth soaked in the mix, held by a rubber band.
        - 3 Mix equal parts vinegar and water.
        - 3 Fill the mix into the tank, or into a bag tied around the part.
        ? kettle: 4 Fill the kettle halfway with equal parts vinegar and water for one boil.
        ? coffee | keurig | nespresso | espresso: 5 Run the descale program, or a brew with no coffee in it, only halfway so it can soak.
      2 Set a timer for half an hour.
        ~ Pick up your phone or the kitchen timer. | Start it at half an hour.
      5 Rub the crust off with an old brush.
        ~ Get an old brush. | Rub the thickest crust first. | Rub along the edges. | Rub the last spots until they are gone.
        ? coffee | keurig | nespresso | espresso: 5 Wash the basket and pot in soapy water while it's back on to finish the brew.
      4* Rinse it twice with clear water. A machine or kettle also needs two full cycles of plain water.
        ? coffee | keurig | nespresso | espresso: 10 Run two full tanks of plain water through it, until the vinegar smell is gone.
          - 5 Run one full tank of plain water through it.
          - 5 Smell a second tank's water for vinegar as it runs.
        ? glass | tiles | shower screen | shower door | cubicle: 4 Rinse it from the top down, until no vinegar smell is left.
          - 2 Rinse the glass from the top down.
          - 2 Dry the glass with a squeegee or towel.
        ? tap | taps | faucet | shower head: 4 Rinse the tap with clear water until no vinegar smell is left.
          - 2 Rinse the tap with clear water.
          - 2 Rub the tap dry with a towel.
        - 2 Rinse it with clear water.
        - 4 Run two rounds of clear water through a machine or kettle.
      2 Put the next date in your calendar, two months from now if your water is hard.
        ~ Open your calendar two months from now. | Enter the next descaling.
    `,
  },
  {
    id: "smell-out",
    area: "home",
    whole: everyWay(
      "get|remove|get rid of",
      "smell out of sofa|smell out of car|smell out of carpet|smell out of fridge|smell out of room|smell out of clothes|smell out of shoes|smell out of mattress|cat wee smell|cat pee smell|dog smell|smoke smell|musty smell|damp smell|urine smell|pee smell|smell in kitchen|smell in fridge|smell in car|smell from drain|bad smell|smell of smoke",
    ),
    tells:
      "sofa smells|car smells|room smells|fridge smells|fridge stinks|house smells|flat smells|kitchen stinks|smells of cat|smells of dog|smells of smoke|smells of pee",
    unless: "gas|burning|washing machine|dishwasher|breath",
    it: "the smell",
    plan: `
      2* Open two windows, and note where the smell is strongest.
        ~ Open two windows. | Write down where the smell is strongest.
        ? car | truck | suv | minivan | subaru | honda | toyota | jeep | ford | chevy | nissan | van: 2 Open all the car's doors, and note where the smell is strongest: seats, ceiling, vents, trunk.
        ? skunk*: 2 Keep whoever was sprayed outside, near the door, where gloves and old towels are in reach.
        ? shoe* | trainers | boots: 2 Carry the smelly pair outside, laces open and insoles out.
        ? freezer* | fridge* | refrigerator: 2 Pull its plug. The door stays wide open, with a towel on the floor below.
        ? drain* | plughole* | sink: 2 Lift the stopper and strainer out of the drain.
      3* Take out what may be the source: old food, wet cloth, litter, a shoe.
        ~ Stand where the smell is strongest. | Look for old food, wet cloth, litter or a shoe. | Take it out of the room.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 3 Take out the floor mats, ashtrays and trash, and wash the mats with dish soap outside.
        ? skunk*: 5 Mix in an open bucket: a quart of 3% peroxide, a quarter cup of baking soda, a squirt of dish soap. It can burst if stored.
        ? freezer* | fridge* | refrigerator: 3 Take everything out of it. What smells or has thawed is trash, the rest goes in a cooler.
        ? drain* | plughole* | sink: 3 Pull hair and slime out of the drain with a bent wire or an old toothbrush.
        ? smoke* | cigarette* | tobacco | ashtray: 3 Take off the covers and cushions for a hot wash by their label, with a cup of vinegar.
        ? shoe* | trainers | boots: 3 Wash the insoles in warm water with a drop of dish soap.
      5 Press paper towels on what is still wet. Rubbing spreads it.
        ~ Get a roll of paper towels. | Lay some on the wet spot. | Press down with your palms. | Repeat with fresh ones until they stay dry.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 5 Vacuum seats, carpet, trunk and every seam slowly, because ash sits in the dust.
        ? freezer* | fridge* | refrigerator: 5 Set a bowl of warm water inside. Towels catch the ice that melts off the walls.
        ? drain* | plughole* | sink: 5 Run water for a minute in every drain that is seldom used, because a dry one lets the smell up.
        ? smoke* | cigarette* | tobacco: 5 Vacuum every side of it slowly, including underneath and in the folds, because ash sits in the dust.
        ? shoe* | trainers | boots: 3 Push newspaper into the shoes so they are dry inside by tomorrow.
      6* Wash the spot with lukewarm water and a drop of washing-up liquid.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 8 Wipe everything hard with half water, half white vinegar: dash, doors, windows inside, belts. The smell is in the film.
          - 4 Wipe the windows inside and the dash.
          - 4 Wipe the doors, plastic and belts.
        ? skunk*: 8 Rub the mix into fur, skin or cloth for five minutes, away from the eyes.
          - 6 Rub the mix into fur, skin or cloth for five minutes, away from the eyes.
          - 4 Rinse it out well. A second round helps where it still smells.
        ? freezer* | fridge* | refrigerator: 8 Wash the walls, door, rubber seal and drain hole with a spoonful of baking soda in a quart of warm water.
          - 2 Stir a spoonful of baking soda into a quart of warm water.
          - 8 Wash the walls, door, rubber seal and drain hole with the mix.
        ? drain* | plughole* | sink: 6 Pour half a cup of baking soda and a cup of vinegar down it. Hot water follows after ten minutes.
          - 2 Pour half a cup of baking soda and a cup of vinegar down the drain.
          - 4 Rinse the drain with hot water after ten minutes.
        ? smoke* | cigarette* | tobacco | ashtray: 8 Wash the arms, back and seat with upholstery cleaner. A hidden spot shows first whether the fabric takes it.
          - 4 Spray upholstery cleaner on the arms, back and seat, after one test on a hidden spot.
          - 5 Rub the cleaner off with a clean damp cloth, until the cloth stays white.
        ? shoe* | trainers | boots: 4 Tip two spoonfuls of baking soda into each shoe to sit until morning.
          - 2 Tip two spoonfuls of baking soda into each shoe.
          - 2 Set an alarm for the morning named “shake out the baking soda”.
        - 3 Mix lukewarm water with a drop of dish soap.
        - 4 Wash the spot with the soapy water.
      4 Spray it with an enzyme cleaner if it came from an animal or a child.
        ~ Get the enzyme cleaner. | Read on the label how much it needs. | Spray the middle of the spot. | Spray out to its edges.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 4 Replace the cabin air filter. It's usually behind the glove box and brings the smoke back with every fan.
        ? freezer* | fridge* | refrigerator: 4 Dry every corner and the folds of the seal with a clean towel.
        ? drain* | plughole* | sink: 4 Scrub the overflow hole and the underside of the plug with an old toothbrush.
        ? smoke* | cigarette* | tobacco: 3 Stand it outdoors under a roof or by open windows for two days, with the cushions upright.
        ? shoe* | trainers | boots: 4 Wipe the inside with a cloth dampened in half water, half white vinegar.
      3 Spread baking soda over the spot once it is dry.
        ~ Touch the spot to feel that it's dry. | Get the baking soda. | Spread it over the whole spot.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 3 Rub baking soda into the seats and carpet to sit overnight, windows shut.
        ? freezer* | fridge* | refrigerator: 3 Put an open bowl of baking soda or dry coffee grounds inside, with the door ajar for a day.
        ? drain* | plughole* | sink: 3 Ring a plumber or the landlord if several drains smell or the water won't go down.
        ? smoke* | cigarette* | tobacco: 4 Rub a whole box of baking soda into the fabric to sit for a day.
        ? shoe* | trainers | boots: 3 Put a second pair by the door, so each pair can rest a day.
      2 Set an alarm for tomorrow to vacuum the powder up.
        ~ Open the alarm on your phone. | Set it for tomorrow as “vacuum the powder”.
        ? car .. smok* | smok* .. car | cigarette* .. car | car .. cigarette* | truck .. smok* | smok* .. truck | cigarette* .. truck | cigarette* .. used | smok* .. used | cigarette* .. van: 2 Set an alarm to vacuum it up. If it still smells, ask a detailer what an ozone treatment costs.
        ? freezer* | fridge* | refrigerator: 2 Set an alarm for tomorrow to plug it back in. Food goes back once it is cold.
        ? drain* | plughole* | sink: 2 Set an alarm for next week named “hot water down every drain”.
        ? shoe* | trainers | boots: 2 Ask the pharmacy about foot powder or cream, if your feet itch or peel.
    `,
  },
  {
    id: "stuck-opening",
    area: "home",
    acts: "unstick|fix|free|repair|adjust",
    things:
      "window|sash window|stuck window|window lock|window handle|drawer|sliding door|patio door|blind|roller blind|window latch|bathroom window|jammed drawer|door handle|cupboard door|cabinet door|gate latch|loose door handle|kitchen drawer",
    tells:
      "window won't close|window won't open|window is stuck|drawer is stuck|drawer won't|blind is stuck|door handle is loose|door handle fell off|cupboard door is hanging",
    needsAct: true,
    unless: "shop window|computer|browser|windows 11|car",
    it: "it",
    plan: `
      2* Move {theIt} as far as it goes, to feel where it stops.
        ~ Take hold of {theIt}. | Move it as far as it goes.
      3* Look there with a torch for paint, a loose screw, dirt or something in the way.
        ~ Get a flashlight. | Point it at where it stops. | Look for paint, a loose screw or dirt.
      4* Tighten the screws you can see.
        - 2 Fetch the screwdriver that fits.
        - 3 Tighten the screws you can see.
      5 Brush the dirt out of the track or the hinge.
        ~ Get a small brush. | Brush one end of the track or hinge. | Work along to the other end. | Wipe out what has come loose.
      5 Cut dried paint along the edge with a knife. Candle wax helps where it scrapes.
        - 4 Cut dried paint along the edge with a knife.
        - 2 Rub a candle along the part that scrapes.
      3 Move it back and forth five times, gently.
        ~ Take hold of it with both hands. | Move it back and forth once, gently. | Do it four more times.
      5? Ask a glass company, the landlord or a door company if there is cracked glass or a big spring.
        ~ Check for cracked glass or a big spring. | Find the number of a glass company, landlord or door company. | Dial the number. | Ask when they can come.
    `,
  },
  {
    id: "wipe-cupboards",
    area: "home",
    acts: "wipe|wipe down|clean|wash|degrease|wash down",
    things:
      "kitchen cupboards|cupboard doors|kitchen cabinets|cabinet doors|skirting boards|baseboards|doors|walls|light switches|kitchen tiles|kitchen units|kitchen walls|bathroom tiles|radiators|blinds|door frames|shelves|extractor fan|tiles",
    needsAct: true,
    unless: "car|out the cupboard|phone|paint",
    it: "the surface",
    plan: `
      2* Fill a bowl with warm water and a drop of washing-up liquid.
        ~ Get a bowl. | Fill it with warm water and a drop of dish soap.
        ? baseboard* | skirting*: 2 Brush the dust off the first stretch with a dry sock over your hand.
      2* Stand at the left end of {theIt} with a wrung-out cloth.
        ~ Squeeze out a wet cloth. | Stand at the left end of {theIt}.
        ? baseboard* | skirting*: 3 Fill a bowl with warm water and a drop of dish soap.
      3* Wipe the first section, top to bottom.
        ~ Pick up the damp cloth. | Wipe the top half of the first section. | Wipe down to the bottom.
        ? baseboard* | skirting*: 3 Wipe that stretch with the wrung-out cloth, top edge first.
      8 Wipe the next sections in the same way, handles too.
        ? baseboard* | skirting*: 8 Wipe the rest of the room in the same way. The sofa and bed can stay where they are.
          - 4 Wipe the next stretch in the same way.
          - 4 Wipe the rest of the room. The sofa and bed can stay where they are.
        - 4 Wipe the next sections in the same way.
        - 4 Wipe the handles and edges.
      3 Lay a warm wet cloth on anything sticky for two minutes.
        ~ Wet a cloth with warm water. | Lay it on the sticky spot. | Lift it off after two minutes.
      4 Dry the wiped parts with a dish towel.
        - 3 Dry the wiped parts with a dish towel.
        - 2 Change the water.
      2? Stop at the end of two songs. A note marks where you got to.
        ~ Put down the cloth after two songs. | Stick a note where you got to.
    `,
  },
  {
    id: "school-uniform",
    area: "people",
    acts: "sort|buy|get|label|order|sort out|name",
    things:
      "school uniform|uniform|school uniforms|school shoes|pe kit|name labels|school clothes|school uniform for september|uniform for september|school supplies|pencil case",
    tells: "school uniform for",
    unless: "army|nurse|work uniform|police",
    it: "the uniform",
    plan: `
      2* Open the school's list of what students wear.
        ~ Open the school's website. | Find the list of what students wear.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 2 Write down what is missing, one line for each child.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 2 Put a laundry pen or the labels on the table.
      5* Let each child try on last year's clothes, and note what still fits.
        ~ Get last year's clothes out. | Let the first child try them on. | Write down what still fits. | Do the same with each child.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 5 Read the size in last year's clothes, or measure each child's waist and leg.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 5 Lay every piece without a name on the table, sweaters and coats on top.
      4 Write down what is missing, with sizes: one size up for jumpers, the exact size for shoes.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 4 Look up which store can deliver in time: a big store or the uniform shop.
          - 2 Look up the delivery day at a big store.
          - 3 Look up the uniform shop for anything that needs the school's logo.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 4 Choose the fastest label for each piece: pen on the care label, iron-on tape, stick-on tags.
          - 2 Sort the pieces by whether they have a care label.
          - 3 Choose pen for those with a label, iron-on tape or stick-on tags for the others.
        - 2 Write down what is missing.
        - 3 Add the size beside each piece.
      5 Ask about secondhand first: the school's own sale, a parents' group, a cousin[, up to {money}].
        ~ Open the school's page or a parents' group. | Ask about secondhand clothes. | Ask a cousin or a friend too. | Write down what you can get.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 5 Ask in the class chat for secondhand gym clothes you could pick up at school.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 5 Ask the grandparents or the parents' group for an hour's help or a label maker.
        ? afford | broke | no money | benefits | universal credit | payday: 5 Ask the school about help with uniform costs or a swap rack.
      8* Buy or order the rest, shoes last[, {deadline}].
        ~ Put the list of what's missing in front of you. | Buy or order the clothes. | Buy the shoes last.
        ? no time to go | online | click and collect | need trousers | need shirts | need skirts | need .. pe kit: 8 Order all of it online in one go[, {deadline}], along with labels or a laundry pen.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 8 Write or iron the name into what gets lost first: sweaters, coat, hat.
        ? lost | jumper gone: 8 Ask at the lost and found and in the class chat before you buy a new one.
      10 Write or iron a name into each piece.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 10 Write or iron a name into each piece on the evening it comes.
          - 5 Name what gets lost first: sweaters, coat, gym clothes.
          - 5 Name the rest of the clothes.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 10 Name the rest: shirts, gym clothes, shoes under the tongue, bag, bottle, lunch box.
          - 5 Name the shirts, pants or skirts and gym clothes.
          - 5 Name the shoes under the tongue, the bag, the bottle and the lunch box.
        - 5 Name what gets lost first: sweaters, coat, gym clothes.
        - 5 Name the rest of the clothes.
      2? Hang one full set on the door that your child has tried on.
        ~ Get one full set your child has tried on. | Hang it on the door.
    `,
  },
  {
    id: "write-reference",
    area: "work",
    acts: "write|give|do|finish|send",
    things:
      "reference|letter of recommendation|recommendation letter|reference letter|character reference|recommendation|landlord reference",
    needsAct: true,
    unless: "essay|bibliography|ask for|need|apa|harvard|my cv|list|librar",
    it: "the reference",
    plan: `
      2* Ask the person for the posting, the deadline and two things they'd like you to mention.
        ~ Open a message to the person. | Ask for the posting, deadline and two things to mention.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 2 Write your tenant's full name, the address and the dates of the lease on a page.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 2 Write your name, the address and the dates you lived there at the top of an e-mail.
        ? tomorrow | today | noon | tonight: 2 Write the person's full name, the time it is due and where it goes at the top of a page.
        ? my own | myself | own reference: 2 Write the signer's full name, job and address at the top of a page, and note what the reference is for.
        ? half written | started | half done: 2 Open the half-written reference at its last sentence.
      3 Write down how you know them, and the dates.
        ~ Open a blank page. | Write how you know them. | Add the dates.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Look through the rent payments to see how regularly they came in.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Write who the reference is for, and the day you need it by.
        ? flat | landlord | rent* | letting: 3 Write down how long they have known you and as what.
      5n Write three sentences: how you know them, one thing they did well, what they are good at.
        ~ Open a blank page. | Write how you know them. | Write one thing they did well. | Write what they are good at.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 5 Write three sentences: the dates of the lease, whether rent was on time, how the home was kept.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 5 Write three lines: the dates you lived there, what the reference is for, the day you need it by.
        ? my own | myself | own reference: 5 Write three sentences in the signer's voice: how long they've known you, what you are like, that they recommend you.
      5 Write about one moment when they did something well: what it was, what came of it.
        ~ Think back to one moment with them. | Write where it was. | Write what they did. | Write what came of it.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 5 Write two true sentences: whether rent was on time, whether the home was looked after.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 5 Write four points they may copy: the dates, rent paid on time, apartment left clean, no complaints.
        ? flat | landlord | rent* | letting: 5 Write one sentence on how reliable you are: bills on time, quiet, careful with things.
      4 Write two sentences on what they are good at, in the posting's own words where they are true.
        ~ Open the posting. | Mark its words that are true for them. | Write one sentence with the first of them. | Write a second sentence.
        ? flat | landlord | rent* | letting: -
      3 Add one sentence: whether you would work with them again, and how you can be reached.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Add whether you would rent to them again, with your phone number.
          - 2 Add whether you would rent to them again.
          - 2 Add your phone number and the date.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Add one line asking whether a phone call or a short e-mail suits them better.
          - 2 Add one line asking whether a phone call or a short e-mail suits them better.
          - 2 Add the name and e-mail address of the new landlord or agent.
        ? flat | landlord | rent* | letting: 3 Add that the signer recommends you as a tenant, with the signer's phone number.
          - 2 Add that the signer recommends you as a tenant.
          - 2 Add the signer's phone number.
        - 2 Add whether you would work with them again.
        - 2 Add how you can be reached, by phone or e-mail.
      3 Check at work what you may say if it goes out in the company's name.
        ~ Open your company's rules or a message to HR. | Ask what you may say in a reference. | Write down the answer.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Check with the tenant who you may send it to.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Find the old landlord's e-mail address in the lease or your last messages.
      3* Send the reference the way the posting asks, once you've read it aloud[, {deadline}].
        ~ Open the finished reference. | Read it aloud once. | Send it the way the posting asks.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Send it to the agent or landlord your tenant named, once you've read it aloud.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Send your request. A reminder for a week from now helps if no one answers.
        ? my own | myself | own reference: 3 Send it to the signer: “Please change whatever you like before you sign it.”
        ? half written | noon | tomorrow: 3 Send the reference to the address in the request, once you've read it aloud.
    `,
  },
  {
    id: "elder-driving",
    area: "people",
    whole: everyWay(
      "talk to|tell|ask|get|stop",
      ELDER,
      "about driving|about giving up driving|about stopping driving|to stop driving|to give up driving|driving|about his driving|about her driving|giving up car keys",
    ),
    unless: "lesson|learn|me to",
    it: "the talk",
    plan: `
      2* Write down what you saw yourself, with dates: a dent, a missed light, getting lost.
        ~ Get a pen and a page. | Write down what you saw and when.
        ? got lost twice | lost twice | twice this month | got lost | lost driving | gets lost: 2 Write down both times you know of: the date, where it was, how long it took to get home.
      4 List the weekly trips by car: shops, church, friends, doctor, and what each one is for.
        ~ Get a pen and a page. | Write down the trips to the shops and church. | Add friends and the doctor. | Write what each trip is for.
        ? village | no bus | nowhere near | miles from: 4 List the weekly trips, with one neighbour, taxi or community bus for each.
      5 Find another way to make two of these trips: a ride, a bus pass, delivery, a taxi.
        ~ Put the list of trips in front of you. | Choose the two easiest to replace. | Find a ride, bus pass, delivery or taxi for one. | Find one for the other.
        ? sold .. car | gave up | licence .. gone | lost .. licence: 5 Book the first of these trips another way: a ride, a bus pass, delivery, a taxi account.
      3 Choose a quiet hour and one other person they listen to, such as a doctor or an old friend.
        ~ Open your calendar. | Mark a quiet hour. | Write down one other person they listen to.
        ? sister says | brother says | sister thinks | brother thinks | family says: 3 Send your brother or sister the dated notes: “Please only listen. I'm raising it this week.”
      8* Begin with a question: “How is driving for you these days?”
        ? refuses to give up | wont give up | refuses to stop | wont stop driving | refuses to hand | wont hand over: 8 Call the doctor's office, say what you saw with the dates, and ask for a memory check and a driving evaluation.
          - 2 Find the doctor's number.
          - 6 Tell the office what you saw, and ask for a memory check and a driving evaluation.
        ? shout* | angry | rage* | furious: 8 Say one thing, on a walk or over coffee: “I saw the dent. I'm scared for you.” It can end at the first shout.
          - 3 Say one thing you saw, and that you are scared for them.
          - 3 Stop at the first shout: “I'll leave it there. We'll talk again tomorrow.”
        ? got angry | shouts | tried | wont talk: 8 Ask their doctor or eye doctor in writing to raise it: what you saw, with dates.
          - 2 Find the doctor's or eye doctor's number or online form.
          - 6 Ask the doctor or eye doctor in writing to raise it: what you saw, with dates.
        - 3 Ask: “How is driving for you these days?”
        - 6 Tell them one thing you saw, and how it worried you.
      5 Offer a neutral check: an eye test, a driving assessment, a word with the doctor.
        ~ Think of an eye test, a driving assessment or the doctor. | Look up the number for one. | Sit down with them. | Offer to book it.
        ? got lost | gets lost | getting lost: 5 Offer one deal: “Let's have a driving specialist test you. If you pass, I'll drop it.”
        ? wont | refus* | angry | shout*: 5 Write to their doctor with the dates: “Please check … for driving. I'd rather not be named.”
        ? dementia | alzheimer* | stroke | blackout* | eyesight: 5 Ring their doctor yourself: with this illness, the doctor may have to report it.
      3? Agree on one change for now, such as no driving at night.
        ~ Sit down together. | Suggest one change, like no driving at night. | Agree on it aloud.
        ? refuses to give up | wont give up | refuses to stop | wont stop driving | got lost: 3 Agree on one change until the visit: only streets they know, only by day, or you drive.
        ? dvla | dmv | licensing | tell the: 5 Tell the motor vehicle office in writing: their name, birthday, plate and what you saw, with dates.
        ? hit | crash* | accident | dent*: 3 Agree on no driving at all until that check. The keys stay in one drawer.
        ? wont | refus* | angry: 3 Ask their doctor or eye doctor to be the one who says it.
      5n Tell the doctor or the motor vehicle office in writing what you saw, if the talk changes nothing.
        ~ Open a letter to the doctor or motor vehicle office. | Write down what you saw. | Add the dates. | Send the letter.
        ? refuses to give up | wont give up | refuses to stop | wont stop driving | got lost | refuses to hand: 5 Offer one deal: “Let a driving specialist test you. If you pass, I'll drop it.”
    `,
  },
];
