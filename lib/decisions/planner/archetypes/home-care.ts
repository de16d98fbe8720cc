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
        ? no vinegar | dont have vinegar: 2 Put lemon juice or a bought descaler ready, or citric acid on the shopping list.
      3 Check what it is made of: marble, granite and gold-coloured taps need their own cleaner.
      5* Fill or cover it with half vinegar, half water, for a soak of half an hour.
        ? glass | tiles | shower screen | shower door | cubicle: 5 Spray one part vinegar and one part water on the glass, with wet kitchen paper pressed on where it is thick.
          - 3 Mix one part vinegar with one part water in a spray bottle.
          - 4 Spray the glass, wet kitchen paper on the thick spots.
        ? tap | taps | faucet: 5 Wrap the tap in a cloth soaked in one part vinegar and one part water, for half an hour.
          - 3 Mix one part vinegar with one part water.
          - 3 Wrap the tap in a cloth soaked in it, held by a rubber band.
        - 3 Mix one part vinegar with one part water.
        - 3 Fill it into the tank, or tie it round the part in a bag.
        ? kettle: 4 Fill the kettle half with equal parts of vinegar and water, brought to the boil once.
        ? coffee | nespresso | espresso: 5 Start the descaling programme with the descaler the maker names in the tank.
      2 Set a timer for half an hour.
      5 Rub the crust off with an old brush.
      4* Rinse it twice with clear water. A machine or kettle gets two rounds of plain water.
        ? glass | tiles | shower screen | shower door | cubicle: 4 Rinse it with clear water, pulled dry with a squeegee or towel.
          - 2 Rinse it from the top down.
          - 2 Pull it dry with a squeegee or towel.
        ? tap | taps | faucet | shower head: 4 Rinse it with clear water, rubbed dry with a towel.
          - 2 Rinse it with clear water.
          - 2 Rub it dry with a towel.
        - 2 Rinse it with clear water.
        - 4 Boil or run it twice with clear water, poured away.
      2 Put the next date in your calendar, two months from now if your water is hard.
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
        ? skunk*: 2 Keep whoever was sprayed outside, with gloves and old towels by the door.
        ? shoe* | trainers | boots: 2 Carry the smelly pair outside, with the laces open and the insoles out.
        ? freezer* | fridge* | refrigerator: 2 Pull its plug, with the door or lid left wide open and a towel on the floor.
        ? drain* | plughole* | sink: 2 Lift plug and strainer out of the drain, with a torch on what sits below.
      3* Take out what may be the source: old food, wet cloth, litter, a shoe.
        ? skunk*: 5 Mix in an open bucket: a quart of 3 % peroxide, a quarter cup of baking soda, a squirt of dish soap; never keep it in a bottle.
        ? freezer* | fridge* | refrigerator: 3 Take everything out of it: what smells or has thawed to the bin, the rest into a cool bag.
        ? drain* | plughole* | sink: 3 Pull hair and slime out of the drain with a bent wire or an old toothbrush.
        ? smoke* | cigarette* | tobacco | ashtray: 3 Take covers and cushions off, for a hot wash by their label with a cup of vinegar, or outside in wind and sun.
        ? shoe* | trainers | boots: 3 Wash the insoles in warm water with a drop of washing-up liquid, or bin them for new ones.
      5 Press paper towels on what is still wet, without rubbing.
        ? freezer* | fridge* | refrigerator: 5 Set a bowl of warm water inside, with towels for the ice that melts off the walls.
        ? drain* | plughole* | sink: 5 Run water for a minute into every drain that is seldom used, as a dry one lets the smell up.
        ? smoke* | cigarette* | tobacco: 5 Vacuum every side of it slowly, also below and in the folds, as the ash sits in the dust.
        ? shoe* | trainers | boots: 3 Push newspaper into the shoes, to be dry inside by tomorrow.
      6* Wash the spot with lukewarm water and a drop of washing-up liquid.
        ? skunk*: 8 Rub it into fur, skin or cloth for five minutes, away from the eyes, and rinse it well.
          - 6 Rub it into fur, skin or cloth for five minutes, away from the eyes.
          - 4 Rinse it well, a second round where it still smells.
        ? freezer* | fridge* | refrigerator: 8 Wash walls, lid or door, rubber seal and drain hole with a spoon of baking soda in a litre of warm water.
          - 2 Stir a spoon of baking soda into a litre of warm water.
          - 8 Wash walls, lid or door, rubber seal and drain hole with it.
        ? drain* | plughole* | sink: 6 Pour half a cup of baking soda and a cup of vinegar down it, rinsed after ten minutes with hot water.
          - 2 Pour half a cup of baking soda and a cup of vinegar down the drain.
          - 4 Rinse it with hot water after ten minutes.
        ? smoke* | cigarette* | tobacco | ashtray: 8 Wash arms, back and seat with upholstery cleaner or one part vinegar to four of water, tried out below first.
          - 4 Spray it on arms, back and seat, tried out below first.
          - 5 Rub it off with a clean damp cloth, until the cloth stays white.
        ? shoe* | trainers | boots: 4 Tip two spoons of baking soda into each shoe, shaken out in the morning.
          - 2 Tip two spoons of baking soda into each shoe.
          - 2 Set an alarm for the morning: shake it out.
        - 3 Mix lukewarm water with a drop of washing-up liquid.
        - 4 Wash the spot with it.
      4 Spray it with an enzyme cleaner if it came from an animal or a child.
        ? freezer* | fridge* | refrigerator: 4 Dry every corner and the folds of the seal with a clean towel.
        ? drain* | plughole* | sink: 4 Scrub the overflow hole and the underside of the plug with an old toothbrush.
        ? smoke* | cigarette* | tobacco: 3 Stand it outdoors under a roof or by open windows for two days, cushions upright.
        ? shoe* | trainers | boots: 4 Wipe the inside with a cloth wetted with half water, half white vinegar.
      3 Spread baking soda over it, once it is dry.
        ? freezer* | fridge* | refrigerator: 3 Put an open bowl of baking soda or dry coffee grounds inside, the door or lid ajar for a day.
        ? drain* | plughole* | sink: 3 Ring a plumber or the landlord, if several drains smell or the water stands.
        ? smoke* | cigarette* | tobacco: 4 Rub a whole packet of baking soda into all the cloth for a day, vacuumed slowly twice, done again for three days.
        ? shoe* | trainers | boots: 3 Put a second pair by the door, so that each one rests a day between.
      2 Set an alarm for tomorrow to vacuum the powder up.
        ? freezer* | fridge* | refrigerator: 2 Set an alarm for tomorrow: plug back in, food in once it is cold.
        ? drain* | plughole* | sink: 2 Set an alarm for next week: hot water down every drain.
        ? shoe* | trainers | boots: 2 Ask the pharmacy about foot powder or cream, if your feet itch or peel.
    `,
  },
  {
    id: "stuck-opening",
    area: "home",
    acts: "unstick|fix|free|repair|adjust",
    things:
      "window|sash window|stuck window|window lock|window handle|garage door|drawer|sliding door|patio door|blind|roller blind|window latch|bathroom window|jammed drawer|door handle|cupboard door|cabinet door|gate latch|loose door handle|kitchen drawer",
    tells:
      "window won't close|window won't open|window is stuck|drawer is stuck|drawer won't|garage door won't|blind is stuck|door handle is loose|door handle fell off|cupboard door is hanging",
    needsAct: true,
    unless: "shop window|computer|browser|windows 11|car",
    it: "it",
    plan: `
      2* Move {theIt} as far as it goes, to feel where it stops.
      3* Look there with a torch for paint, a loose screw, dirt or something in the way.
      4* Tighten the screws that you can see.
        - 2 Fetch the screwdriver that fits.
        - 3 Tighten the screws that you can see.
      5 Brush dirt out of the track or the hinge.
      5 Cut dried paint along the edge with a knife, or rub a candle along what grates.
        - 4 Cut dried paint along the edge with a knife.
        - 2 Rub a candle along what grates.
      3 Move it five times, gently.
      5? Ask a glazier, the landlord or a door firm, where glass is cracked or a big spring is involved.
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
        ? baseboard* | skirting*: 2 Brush the dust off the first stretch with a dry sock over your hand.
      2* Stand at the left end of {theIt} with a wrung-out cloth.
        ? baseboard* | skirting*: 3 Fill a bowl with warm water and a drop of dish soap, with a cushion for your knees.
      3* Wipe the first one, top to bottom.
        ? baseboard* | skirting*: 3 Wipe that stretch with the wrung-out cloth, the top edge first.
      8 Wipe the next ones in the same way, handles too.
        ? baseboard* | skirting*: 8 Go on round the room in the same way, sofa and bed left where they stand.
          - 4 Do the next stretch in the same way.
          - 4 Go on round the room, sofa and bed left where they stand.
        - 4 Wipe the next ones.
        - 4 Go over handles and edges.
      3 Lay a warm wet cloth on what sticks, for two minutes.
      4 Dry them with a tea towel.
        - 3 Dry them with a tea towel.
        - 2 Change the water.
      2? Stop at the end of two songs, with a note where you got to.
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
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 2 Write what is missing on a note, one line for each child, with what fits crossed off.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 2 Put a laundry pen or the labels on the table.
      5* Let each child try on last year's, and note what still fits.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 5 Read the size in last year's clothes, or measure waist and leg of each child.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 5 Lay every piece without a name on the table, jumpers and coats on top.
      4 Write down what is missing, with sizes: one size up for jumpers, the exact size for shoes.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 4 Look which shop delivers in time: supermarket, uniform shop, click and collect.
          - 2 Look at the delivery day of the supermarket.
          - 3 Look at the uniform shop for what has the badge.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 4 Choose the fastest way for each: pen on the care label, iron-on tape, stick-on tags.
          - 2 Sort the pieces by label: those with a care label, those without.
          - 3 Choose pen for the first, iron-on tape or stick-on tags for the others.
        - 2 Write down what is missing.
        - 3 Add the sizes.
      5 Ask about secondhand first: the school's own sale, a parents' group, a cousin[, up to {money}].
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 5 Ask in the class chat for a second-hand PE kit, to be handed over at the gate.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 5 Ask grandparents or the parents' group for an hour's help, or a label maker to borrow.
        ? afford | broke | no money | benefits | universal credit | payday: 5 Ask the school about a uniform grant or swap rail, and the parents' group for what is outgrown.
      8* Buy or order the rest, shoes last[, {deadline}].
        ? no time to go | online | click and collect | need trousers | need shirts | need skirts | need .. pe kit: 8 Order all of it in one go online[, {deadline}], labels or a laundry pen with it.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 8 Write or iron the name into what gets lost first: jumpers, coat, hat.
        ? lost | jumper gone: 8 Ask at the lost property box, the class chat and the second-hand rail, before you buy a new one.
      10 Write or iron a name into each piece.
        ? need trousers | need shirts | need shoes | need skirts | need jumpers | need a blazer | need .. pe kit: 10 Write or iron a name into each piece on the evening it comes.
          - 5 Name what gets lost first: jumpers, coat, kit.
          - 5 Name the rest.
        ? label* | name tape* | name tags | names in | names on | name the uniform | write .. name: 10 Name the rest: shirts, PE kit, shoes under the tongue, bag, bottle, lunch box.
          - 5 Name shirts, trousers or skirts and PE kit.
          - 5 Name shoes under the tongue, bag, bottle and lunch box.
        - 5 Name what gets lost first: jumpers, coat, kit.
        - 5 Name the rest.
      2? Hang one full set on the door, tried on once.
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
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 2 Write your tenant's full name, the address and the dates of the tenancy on a page.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 2 Write your name, the address and your dates there at the top of a mail.
        ? tomorrow | today | noon | tonight: 2 Write the person's full name, the hour it is due and where it goes at the top of a page.
        ? my own | myself | own reference: 2 Write the signer's full name, job and address at the top of a page, with what the reference is for.
        ? half written | started | half done: 2 Open the half-written reference at its last sentence, with the hour it is due on a note.
      3 Write down how you knew them, and from when to when.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Look through the rent account, for how regularly it came in.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Write whom the reference is for, and by which day you need it.
        ? flat | landlord | rent* | letting: 3 Write down since when they know you, as what, and that you work, earn and pay on time.
      5n Write three sentences: how you know them, one thing they did well, what they are good at.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 5 Write three sentences: dates and rent, paid on time, how the home was kept.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 5 Write three lines: your dates there, what the reference is for, by which day.
        ? my own | myself | own reference: 5 Write three sentences in the signer's voice: how long they know you, what you are like, that they recommend you.
      5 Write about one moment when they did something well: what it was, what came of it.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 5 Write two sentences that are true: rent on time or not, home looked after, neighbours content.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 5 Write four points they may copy: from when to when, paid on time, flat left clean, no complaints.
        ? flat | landlord | rent* | letting: 5 Write one sentence on being reliable: rent or bills on time, quiet, careful with things.
      4 Write two sentences on what they are good at, in the posting's own words where they are true.
        ? flat | landlord | rent* | letting: -
      3 Add one sentence: whether you would work with them again, and how you can be reached.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Add whether you would let to them again, with your phone number.
          - 2 Add whether you would let to them again.
          - 2 Add your phone number and the date.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Add whether a phone call or two lines by mail suit them better.
          - 2 Add whether a phone call or two lines by mail suit them better.
          - 2 Add the name and mail address of the new landlord or agent.
        ? flat | landlord | rent* | letting: 3 Add that the signer recommends you as a tenant, with the signer's phone number.
          - 2 Add that the signer recommends you as a tenant.
          - 2 Add the signer's phone number.
        - 2 Add whether you would work with them again.
        - 2 Add how you can be reached.
      3 Check at work what you may say if it goes out in the company's name.
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Check with the tenant whom you may send it to.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Find their mail address in the old contract or your last messages.
      3* Send the reference the way the posting asks, once you've read it aloud[, {deadline}].
        ? for my tenant | for our tenant | my old tenant | former tenant | for a tenant: 3 Send it to the agent or new landlord your tenant named, after one reading aloud.
        ? reference request | request a reference | request .. reference | ask .. for a reference: 3 Send it, with a reminder in your calendar for a week from now.
        ? my own | myself | own reference: 3 Send it to the signer: “Please change whatever you like, sign it and send it on.”
        ? half written | noon | tomorrow: 3 Send the reference to the address in the request, after one reading aloud.
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
      4 List the weekly trips by car: shops, church, friends, doctor, and what each one is for.
        ? village | no bus | nowhere near | miles from: 4 List the weekly trips, with the one neighbour, taxi or community bus that goes each way.
      5 Find another way for two of these trips: a ride, a bus pass, delivery, a taxi.
        ? sold .. car | gave up | licence .. gone | lost .. licence: 5 Book the first of these trips another way: a lift, a bus pass, delivery, a taxi account.
      3 Choose a quiet hour and one other person they listen to, such as a doctor or an old friend.
        ? sister says | brother says | sister thinks | brother thinks | family says: 3 Send your brother or sister the dated notes: “Please only listen. I'm raising it this week.”
      8* Begin with a question: “How is driving for you these days?”
        ? shout* | angry | rage* | furious: 8 Say one thing, on a walk or over tea: “I saw the dent. I'm scared for you.” Stop at the first shout.
          - 3 Say one thing that you saw, and that you are scared.
          - 3 Stop at the first shout: “I'll leave it there. We'll talk again tomorrow.”
        ? got angry | shouts | tried | wont talk: 8 Ask the doctor or optician by letter to raise it: what you saw, with dates.
          - 2 Find the number or the online form for this.
          - 6 Ask the doctor or optician by letter to raise it: what you saw, with dates.
        - 3 Say the question.
        - 6 Tell one thing that you saw, and how it worried you.
      5 Offer a neutral check: an eye test, a driving assessment, a word with the doctor.
        ? wont | refus* | angry | shout*: 5 Write to the doctor with the dates: “Please check … for driving. I may not be named.”
        ? dementia | alzheimer* | stroke | blackout* | eyesight: 5 Ring the doctor yourself: the licensing office must hear of it, and the doctor may tell them.
      3? Agree on one change for now, such as no driving at night.
        ? dvla | dmv | licensing | tell the: 5 Tell the licensing office (DVLA, DMV) by its medical form or letter: name, birthday, plate, what you saw with dates; you can ask not to be named.
        ? hit | crash* | accident | dent*: 3 Agree on no driving at all until that check, with the keys in one drawer.
        ? wont | refus* | angry: 3 Ask the doctor or optician to say it; the licence office can be told in writing, without your name.
      5n Tell the doctor or the motor vehicle office in writing what you saw, if the talk changes nothing.
    `,
  },
];
