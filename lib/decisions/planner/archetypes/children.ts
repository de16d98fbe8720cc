import { CHILD, everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Babies and small children: sleep, nappies, meals and storms. */
export const CHILDREN: readonly Archetype[] = [
  {
    id: "child-sleep",
    area: "people",
    whole: `${everyWay("get|help", `${CHILD}|baby`, "to stop coming|to stop waking up|to stop waking|to sleep in own bed|out of our bed|sleep better|sleep through|sleep alone|to sleep|to bed|to go to sleep|to go to bed|to stay in bed|to stay in own bed|to nap|to fall asleep")}|${everyWay(`${CHILD}|baby`, "won't", "sleep|go to bed|stay in bed|nap")}|sleep train|sleep-train|put kids to bed|settle baby|stop co-sleeping|put baby to bed`,
    acts: "fix|improve|sort|get|establish|build|set up|create|survive|handle",
    things:
      "bedtime for kids|kids bedtime|child's bedtime|toddler's bedtime|baby's sleep|toddler's sleep|bedtime battle|baby sleep|toddler sleep|child to sleep|toddler to sleep|baby to sleep|bedtime with kids|children's bedtime",
    tells:
      "baby wakes|baby won't sleep|wakes up every hour|wakes every hour|coming into our bed|comes into our bed|month old wakes|year old wakes|month old won't sleep|won't stay in bed|up all night with baby|wakes at 5am|won't nap",
    unless: "visit|sleepover|sleep in tent|dog|puppy|nursery|daycare|childminder|at school",
    it: "bedtime",
    plan: `
      2* Write down when {person|your child} fell asleep and woke up last night, and who did what in between.
        ~ Write down when they fell asleep and woke up. | Write who did what in between.
      3n Set one alarm named “lights low” half an hour before the bedtime that fits those times.
        ~ Look at the times you wrote down. | Count back half an hour from the fitting bedtime. | Set one alarm named “lights low”.
      8n Do tonight's last half hour in one order: wash, teeth, one story, light out.
        ~ Wash face and hands at the sink together. | Brush the teeth. | Read one story in bed. | Turn out the light.
        ? stay in bed | stay in her bed | stay in his bed | stay in their bed | wont stay in: 8 Walk {person|your child} back each time tonight, with the same few words: “It's bedtime. I love you.”
        ? comes out | gets up | out of bed | out of .. room: 8 Walk {person|your child} back each time tonight without talking, except for the same three words at the door.
      5 Write the last half hour of the day as four things in one order: wash, teeth, story, light out.
        - 3 Write the last half hour of the day as four things in order: wash, teeth, story, light out.
        - 2 Set an alarm named “lights low” half an hour before lights out.
      6 Make the bedroom dark, cool and plain: curtains shut, screens and loud toys in another room.
        - 3 Shut the curtains against the light.
        - 3 Carry screens and loud toys into another room.
        ? teen*: 6 Agree on one place outside the bedroom where all phones charge, yours too.
          - 3 Put a charger outside the bedrooms.
          - 3 Put your own phone on it first tonight.
        ? adhd | autis*: 6 Make the bedroom dark, cool and plain: curtains shut, a heavy blanket they like, an audiobook on a timer.
          - 3 Shut the curtains, with screens in another room.
          - 3 Start an audiobook on a timer, or offer a heavy blanket they like.
      3 Agree with whoever else puts {person|your child} to bed on the one sentence you say at the door.
        ~ Find whoever else does bedtime. | Pick one short sentence together. | Say it aloud once each.
        ? sleep train | month old: 3 Ask the doctor whether your baby's age and weight are right for changing the nights.
        ? im alone | alone with | alone at bedtime | single mum | single mom | single dad | single parent | on my own | three kids | # kids | # children: 3 Write the order of bedtimes on a card: youngest first, while the older ones read or hear an audiobook.
      20 Go through the four things tonight in that order, ending with your sentence at the door.
        - 10 Do wash and teeth tonight when the alarm goes off.
        - 10 Read one story before lights out, with your sentence at the door.
        ? sleep train | month old: 20 Go through the same order tonight, with the baby laid down awake but drowsy, face up in a bare crib.
          - 10 Do the wash and the feed tonight, with a little quiet time after the feed.
          - 10 Lay the baby face up in a bare crib, drowsy but awake, with your hand there until it is calm.
        ? nap | naps: 20 Go through the four things an hour earlier tonight, ending with your sentence at the door.
          - 10 Do wash and teeth an hour earlier tonight.
          - 10 Read one story before lights out, with your sentence at the door.
      5 Go back as often as you are called, for less time each time and with the same sentence.
        ~ Walk to the door when you are called. | Say the same sentence. | Leave after a short moment. | Stay a little less each time.
        ? stay in bed | stay in her bed | stay in his bed | stay in their bed | wont stay in: 5 Walk {person|your child} back each time, calm and quiet, as often as it takes. The third night is easier.
        ? comes out | gets up | gets out | out of bed | out of .. room: 5 Walk {person|your child} back each time without talking, as often as it takes, with a mark on paper for each.
      3? Write down for five nights when sleep came, for the doctor if nothing changes.
        ~ Put a sheet and a pen beside your bed. | Write down when sleep came tonight. | Add a line each night until there are five.
    `,
  },
  {
    id: "potty-training",
    area: "people",
    whole: `${everyWay("teach|get|help", CHILD, "to use potty|to use toilet|out of nappies|out of diapers|out of pull-ups")}|potty train|potty-train|toilet train|toilet-train|start potty training|start toilet training|get out of nappies|get out of diapers|stop using diapers|stop using nappies`,
    acts: "start|do|try|begin|restart|finish|get",
    things:
      "potty training|toilet training|potty-training|toilet-training|out of nappies|out of diapers",
    tells: "still in nappies|still in diapers|won't use potty|won't use toilet",
    unless: "dog|puppy|cat|kitten|pup",
    it: "potty training",
    plan: `
      2* Put the potty, or a step and a seat, where {person|your child} can see it.
        ~ Get the potty, or the step and the seat. | Set it where {person|your child} can see it.
      5n Choose two days at home without visitors, and mark them in the calendar.
        ~ Open the calendar. | Look for two days without plans. | Move any visitor to another day. | Mark both days in the calendar.
        ? holds | holding | holds it: 5 Ring the doctor first. Holding it in with tears is often constipation, which comes before any training.
        ? poo*: 5 Put a stool under your child's feet, since poop comes more easily with feet pressed down.
      10n Sit {person|your child} on it for two minutes after the next meal, with a book.
        ~ Get a book your child likes. | Walk to the potty together after the meal. | Sit {person|your child} on it. | Read for two minutes.
        ? stickers didnt | sticker chart didnt | stickers dont | rewards didnt | rewards dont | bribes didnt | candy didnt | tried stickers | tried sticker | tried rewards | m ms didnt: 10 Sit {person|your child} on it for two minutes after the next meal, with praise in words instead of stickers: “You felt it and you went.”
        ? cries | crying | screams | scared | refuses: 10 Sit {person|your child} on it fully dressed with bubbles to blow, until the first sign of tears.
        ? poo*: 10 Let {person|your child} poop in a diaper, but in the bathroom with feet on a stool, with praise for the place.
      5 Choose two or three days at home without visitors, and mark them in the calendar[, {deadline}].
        ~ Open the calendar. | Look for two or three free days. | Cross out any visits on them. | Mark those days.
        ? poo*: 5 Check for hard poop, pain or three days without any. Those need the doctor before training.
          - 5 Check for hard poop, pain or three days without any.
          - 3 Ring the doctor if you find any of these.
        ? day # | # days in: -
        ? regress* | accidents again | was dry | new baby | started again: 5 Count this week's accidents by time of day. Pain, thirst or hard poop means a call to the doctor.
          - 5 Count this week's accidents by time of day.
          - 3 Ring the doctor first, if there is pain, thirst or hard poop.
      8 Lay out what those days need: six pairs of underwear, old towels, wipes, easy pants.
        - 5 Lay out six pairs of underwear and easy pants.
        - 3 Put old towels and wipes in the room where you will be.
      4 Tell {person|your child} with a doll or a book what the potty is for.
        ~ Get a doll or a book about it. | Sit down next to {person|your child}. | Show on the doll or page what the potty is for.
        ? stickers didnt | sticker chart didnt | stickers dont | rewards didnt | rewards dont | bribes didnt | candy didnt | tried stickers | tried sticker | tried rewards | m ms didnt: 4 Put the stickers away. Let {person|your child} choose the underwear and the potty's spot, so it's their thing.
        ? scared | afraid | refuses | wont sit | screams: 4 Let {person|your child} sit on it dressed, with a book and feet on the floor, for as short as they like.
        ? poo*: 4 Put a stool under their feet after meals, with bubbles to blow. A diaper is fine for poop at first.
      10 Offer the potty for two minutes after waking, after meals and before going out.
        - 4 Offer the potty for two minutes after waking.
        - 4 Offer it for two minutes after the next meal.
        - 3 Offer it once more before you go out.
        ? night* | bed: 10 Offer the potty after waking and before bed, with a diaper at night until mornings are dry.
          - 4 Offer the potty for two minutes after waking.
          - 4 Offer it for two minutes after the next meal.
          - 3 Offer it before bed, with a night diaper afterward.
        ? poo*: 10 Offer the potty twenty minutes after meals, with the diaper still on for the first few days.
          - 5 Offer the potty twenty minutes after the meal, with the diaper still on.
          - 4 Let {person|your child} blow bubbles while sitting on the potty.
          - 3 Tip the poop from the diaper into the toilet together, with a wave goodbye.
      3 Say one plain sentence for every accident: “Pee goes in the potty. Let's get dry.”
        ~ Kneel down next to your child after the accident. | Say “Pee goes in the potty.” | Say “Let's get dry.”
        ? stickers didnt | sticker chart didnt | stickers dont | rewards didnt | rewards dont | bribes didnt | candy didnt | tried stickers | tried sticker | tried rewards | m ms didnt: 3 Say what you saw each time instead of a reward: “You felt it and you went.” After an accident: “Pee goes in the potty.”
      4? Tell daycare or grandparents the words and times you use.
        ~ Open a message to daycare or the grandparents. | Type the words you use. | Send it with the times you use.
        ? before nursery | nursery starts | starts nursery | before school | before preschool: 4 Ask the daycare what they expect on the first day: pull-ups, spare clothes, help with wiping.
        ? nursery says | school says | preschool | must be dry | has to be: 4 Ask the daycare for their potty rules in writing, and note how they can help.
    `,
  },
  {
    id: "baby-coming",
    area: "people",
    whole:
      "prepare for a baby|prepare for the baby|get ready for the baby|get ready for a baby|prepare for birth|prepare for labor|pack my hospital bag|pack hospital bag|write a birth plan|make a birth plan|baby-proof|babyproof|get everything ready for the baby|get ready for birth|prepare for our baby|prepare nursery|prepare the house for the baby|prepare for baby number two|get ready to give birth|be ready for the baby",
    acts: "prepare|pack|get|set up|write|prepare for|get ready|plan",
    things: "hospital bag|birth plan|baby's arrival|arrival of baby|birth|maternity bag|due date",
    tells:
      "twins are due|baby is due|baby due|twins due|baby is coming|we're having a baby|we are having a baby|having a baby in|baby arrives in",
    needsAct: true,
    unless:
      "shower|certificate|party|paint|puppy|gift|birth control|spare room|box room|guest room is",
    it: "the baby's arrival",
    plan: `
      2* Write the due date at the top of a page[: {deadline}], with your doctor's or midwife's number under it.
        ~ Write the due date at the top of a page. | Write your doctor's or midwife's number under it.
      10n Put the first five things into a bag by the door: ID and insurance card, charger, pads, a robe, one baby outfit.
        ~ Get the bag. | Put in your ID, insurance card and charger. | Put in the pads and the robe. | Add one baby outfit to the bag by the door.
      5n Ask one person to be the one you call at night.
        ~ Think of who lives near with a phone on at night. | Open a message to that person. | Ask “May I call you at night?” | Wait for the yes.
      10 Pack what you need into one bag: ID and insurance card, charger, toiletries, pads, something loose to wear.
        - 5 Put your ID, insurance card, charger and toiletries into one bag.
        - 4 Add pads, snacks and something loose to wear.
        ? hospital bag is packed | bag is packed | packed the bag: 5 Check the bag for your charger, ID and insurance card.
      6 Pack for the baby: three onesies, three sleepers, a hat, diapers, a blanket.
        ~ Get a small bag for the baby. | Put in three onesies and three sleepers. | Put in a hat and the diapers. | Lay the blanket on top.
        ? need clothes | need .. nappies | need .. clothes | need .. diapers | still need: 8 Order or borrow the first things: six onesies, six sleepers, two hats, newborn diapers, wipes.
      8 Get the sleep space ready: flat, firm, a crib of its own, nothing soft in it.
        ~ Stand in front of the baby's own crib. | Take out pillows, blankets and toys. | Press the mattress to check that it's flat and firm.
        ? need clothes | need .. nappies | need .. clothes | need .. diapers | still need: 6 Pack for the baby once those have arrived: three onesies, three sleepers, a hat, diapers, a blanket.
        ? cot and pram | have the cot | cot is here | cot is ready | cot is up | got the cot | have a cot | crib is: 8 Write one shopping list: six onesies, six sleepers, two packs of newborn diapers, wipes, car seat.
          - 4 Write one shopping list: onesies, sleepers, diapers, wipes, burp cloths.
          - 8 Order half of that list today. Family and parent groups may have the rest.
        ? nothing | no cot | sold the cot | gave everything | skint | no money: 8 Ask a diaper bank or a give-away group for a crib, a car seat that never crashed, and first clothes.
      6 Write on one page what matters to you for the birth, and what you want to be asked first.
        - 4 Write down three lines on what matters to you for the birth.
        - 2 Put that page on top of the bag.
      6 Write down who drives and who looks after home, children or animals, plus a backup for each.
        - 3 Ask one person to be the one you call at night.
        - 3 Ask a second person, and write both numbers on the fridge.
      10? Check that the car seat fits in the car you will use.
        ~ Carry the car seat to the car. | Set it in the back seat. | Fasten it the way its manual shows. | Push it at the base to see it holds.
        ? need .. car seat | no car seat | car seat .. missing | buy .. car seat: 10 Order a car seat for a newborn that fits your car. A used one must never have been in a crash.
        ? dont have a car | no car | without a car: 5 Write down how you'll get to the hospital and home with the baby: a driver, a taxi number, a borrowed car seat.
        ? hospital bag is packed | bag is packed | packed the bag: -
    `,
  },
  {
    id: "newborn-weeks",
    area: "people",
    whole:
      "get through newborn days|survive first weeks newborn|get through first weeks newborn|survive first weeks|survive the newborn phase|survive with a newborn|survive the first weeks with a baby|get through the newborn phase|cope with a newborn|cope with newborn|look after a newborn|get through first weeks with baby|get through the first weeks with a baby|cope with a new baby|cope with baby|survive the fourth trimester|manage with a newborn|get some sleep with newborn",
    acts: "survive|cope|manage|handle|get through|organize|do",
    things:
      "newborn|newborn phase|newborn stage|first weeks with baby|new baby|first weeks with newborn|life with newborn|maternity leave|fourth trimester|first week with baby",
    tells:
      "first week home with baby|first week with baby|just had a baby|week old baby|newborn cries|days with newborn|home with newborn",
    hints: "newborn|baby|maternity|birth",
    needsAct: true,
    unless: "gift|present|visit|card|puppy|kitten|photo",
    it: "the first weeks",
    plan: `
      2* Drink a glass of water where you feed the baby.
        ~ Fill a glass with water. | Drink it where you feed the baby.
      4n Send one message to family or friends: “A cooked meal or an hour out with the stroller helps us most.”
        ~ Open a message to family or friends. | Type “A cooked meal helps us most.” | Add “Or an hour out with the stroller.” | Send it to everyone.
      20n Lie down during the baby's next nap while your phone is in another room.
        ~ Lay your phone in another room. | Lie down during the baby's next nap. | Close your eyes. | Stay lying down until the baby wakes.
      5 Put a basket where you feed the baby: water, a snack, a charger, a burp cloth, diapers.
        ~ Get a basket. | Set it where you feed the baby. | Put in water, a snack and a charger. | Add a burp cloth and some diapers.
        ? toddler | older | two under | other child: 5 Put a basket where you feed the baby: water, diapers, plus toys the older one gets only then.
      5 Split the night on paper: who is up until 2 a.m., and who is up after that.
        - 3 Write down who is up until 2 a.m. and who is up after that.
        - 2 Put earplugs or a mattress where the one off duty will sleep.
        ? not breastfeeding | dont breastfeed | bottle* | formula: 5 Split the night on paper: who gives the bottle until 2 a.m., and who does it after that.
        ? breastfeed* | nursing: 5 Split the night on paper: you feed, and the other one changes, burps and lays the baby down.
          - 3 Write down who feeds, and who changes and burps the baby.
          - 2 Put water and a snack beside the place where you feed the baby.
        ? im alone | alone with | alone at bedtime | single mum | single mom | single parent | on my own: 5 Mark one daytime nap as your own sleep, with one person who can take two hours a week.
          - 3 Mark the baby's first nap of the day as your own sleep.
          - 2 Ask one person to take the baby out in the stroller for two hours this week.
        ? twins: 5 Split the night on paper: one of you feeds both babies at once until 2 a.m., while the other sleeps.
      4? Write a note for today: “Only baby, only food. Nothing else today.”
        - 2 Write on a note: “Today only food, sleep, baby.”
        - 2 Hang that note over whatever you can see that isn't done.
      5 Answer one offer of help with something small and exact: “Could you bring bread and do a load of laundry?”
        ~ Open the latest offer of help. | Think of one small, exact thing. | Type “Could you bring bread?” or your own words. | Send the answer.
        ? visitors | everyone wants | in laws | family wants: 5 Answer visitors in one message: “Half an hour, after two. A meal or a load of laundry is the best present.”
        ? partner works | back at work | back to work | husband works | alone all day: 5 Send a friend one line: “I'm alone with the baby all day. Could you come Tuesday at ten with a sandwich?”
        ? nobody | no family | alone | single mum | single mom | single parent | no help: 5 Ring a parent helpline or dial 211: “I'm alone with a newborn. What help is there this week?”
      20 Lie down during the baby's next nap while your phone is in another room.
        - 2 Put the phone in another room.
        - 10 Lie down during the baby's next nap.
      4 Save three numbers: the baby's doctor, a night nurse line, and 1-833-852-6262 for when your own mood turns dark.
        - 4 Save three numbers: the baby's doctor, a night nurse line, and 1-833-852-6262 for when your own mood turns dark.
        - 2 Tell one person honestly how you are, in one sentence.
    `,
  },
  {
    id: "picky-eater",
    area: "people",
    whole: `${everyWay("get|help", CHILD, "to eat|to try|to eat vegetables|to eat more vegetables|to try new foods|to eat dinner|to stop being picky")}|${everyWay(CHILD, "won't|refuses to", "eat")}|feed a picky eater|feed my picky eater|stop dinner battles|stop fighting about food at dinner`,
    acts: "feed|help|deal|cope|handle",
    things: "picky eater|fussy eater|picky eating|fussy eating|mealtime battle|dinner battle",
    tells: `${everyWay(CHILD, "only eats|won't eat|refuses to eat|doesn't eat|is a picky eater|is a fussy eater")}`,
    unless: "dog|cat|puppy|anorexia|eating disorder|losing weight|at table",
    it: "meals",
    plan: `
      2* Write down five things that {person|your child} eats without trouble.
        ~ Think through a normal day of meals. | Write down five things {person|your child} eats without trouble.
        ? beige | nuggets | chips: 2 Write down five plain foods your child eats, such as bread, pasta, nuggets, bananas, fries.
      3n Put one food your child likes on the table at the next meal, beside a spoonful of something new.
        ~ Choose one food your child likes. | Put it on the table at the next meal. | Add a spoonful of something new beside it.
        ? veg*: 3 Put one food your child likes on the table at the next meal, beside three raw sticks: carrot, cucumber, pepper.
      3n Tell everyone at the table: no comments about the plate for that whole meal.
        ~ Wait until everyone is at the table. | Say “No comments about anyone's plate.” | Say “That goes for this whole meal.”
      4 Write beside each food something close to it: another shape, colour or brand.
        ~ Look at the first food on your list. | Write something close to it beside it. | Do the same for the other foods.
        ? veg*: 4 Write beside each food a vegetable that feels similar: crisp for crisp, soft for soft, such as parsnip sticks for fries.
        ? autis* | sensory | arfid: 4 Write beside each food the tiniest change you could make: another shape of the same brand, another plate.
      5 Put one of those on tomorrow's shopping list, or at the front of the fridge.
        ~ Look at the list of close foods. | Circle one of them. | Open the fridge to see if it's there. | Move it to the front, or write it down for tomorrow.
      3 Set fixed times for three meals and two snacks, with only water in between.
        - 3 Write down fixed times for three meals and two snacks.
        - 2 Put a jug of water where the juice and milk used to be.
        ? snack* | grazing | milk all day | biscuits: 3 Write times for three meals and two snacks on the fridge, with only water in between.
          - 3 Write the times for three meals and two snacks on the fridge.
          - 2 Put cookies and milk out of sight between those times.
      10 Let {person|your child} wash, stir or set out one part of the next meal.
        - 2 Choose one job for your child: washing peas, stirring, setting out bread.
        - 8 Do that job together before the next meal.
        ? veg*: 10 Let {person|your child} help with the next meal, such as washing peas. Tasting is allowed, never asked for.
          - 2 Choose one job for your child: washing peas, tearing salad, stirring soup.
          - 8 Do that job together before the next meal.
      20 Serve something they like beside one spoonful of the new food, without a word about it.
        - 3 Put one food they like and one spoonful of the new one on the plate.
        - 10 Talk about something else for the whole meal, with no word about the plate.
      3? Ask the doctor, if weight drops, eating hurts, or fewer than ten foods are left.
        ~ Check for lost weight, painful eating or fewer than ten foods. | Call the doctor if one is true. | Ask for the next free visit.
        ? losing weight | weight | gags | chokes | # foods | # things: 3 Ring the doctor about the weight, the gagging or the short list of foods.
    `,
  },
  {
    id: "tantrums",
    area: "people",
    whole: `${everyWay("get|help", CHILD, "to calm down|to stop screaming|to stop hitting|to stop biting|to regulate emotions|with tantrums|with meltdowns|to listen|to behave|with big feelings")}|stop tantrums|stop toddler tantrums`,
    acts: "deal|handle|stop|manage|cope|survive|reduce|help",
    things:
      "tantrum|meltdown|toddler tantrum|son's meltdown|daughter's meltdown|child's meltdown|kid's tantrum|kid's meltdown|child's behavior|toddler's behavior|hitting phase|biting phase|child's outburst|toddler's tantrum|daughter's tantrum|son's tantrum",
    tells:
      "has meltdowns|has tantrums|throws tantrums|having meltdowns|having tantrums|meltdown every time|tantrum every time|hits his sister|hits her brother|bites other kids|hits other kids",
    unless: "nails|my own|boss|customer|dog|puppy|husband|wife|at work",
    it: "the storms",
    plan: `
      2* Write down one line about {theIt}: when the last one was, where, and what came just before.
        ~ Write down when the last one was. | Add where it was and what came just before.
      3n Write down the one sentence you will say next time: “You are angry. I'm here. I won't let you hit.”
        ~ Get a pen and a card. | Write “You are angry. I'm here.” | Write “I won't let you hit.”
      4n Change one thing that sets it off: an earlier snack, a five-minute warning, a quieter store.
        ~ Think of what set the last one off. | Choose an earlier snack, a warning or a quieter store. | Write it down for tomorrow.
        ? bedtime | at night | going to bed | go to bed: 4 Change one thing for tonight: bedtime half an hour earlier, a five-minute warning, or two pajamas to choose from.
        ? leav* the park | park | playground: 4 Change one thing for the next park trip: a five-minute warning, and one job on the way to the car.
        ? shop | supermarket | store | shopping: 4 Move your next shopping trip to right after a meal, with three things for your child to find.
      3 Write beside it what was missing: food, sleep, a warning, quiet, a choice.
        ~ Look at your line about the last one. | Think of food, sleep, a warning, quiet or a choice. | Write beside it what was missing.
      4 Change one of those things for tomorrow: an earlier snack, a five-minute warning, two things to choose from.
        ~ Look at what was missing. | Choose one thing to change. | Write the change on tomorrow's page.
        ? bedtime | at night | going to bed | go to bed: 4 Change one of those things for tonight: an earlier start, a five-minute warning, two pajamas or two books to choose from.
        ? shop | supermarket | store | shopping: 4 Move your next shopping trip to right after a meal, with three things for your child to find.
        ? tv | tablet | ipad | screen*: 4 Change how screen time ends tomorrow: agree on the stop ahead of time. Your child presses the button.
      3 Write the one sentence you will say next time: “You are angry. I'm here. I won't let you hit.”
        - 2 Write down the one sentence you will say next time: “You are angry. I'm here. I won't let you hit.”
        - 2 Say that sentence aloud twice, slowly and in a low voice.
      5? Make a calm corner with a cushion, a picture book and something to squeeze.
        ~ Stand in a quiet corner. | Lay down a cushion. | Put a picture book on it. | Add something to squeeze.
        ? teen* | 10 year old | 11 year old | 12 year old | 9 year old: 5 Agree in a calm moment on a way out: a word, a room, ten minutes, no questions.
        ? bedtime | at night: 5 Move bedtime half an hour earlier this week, with the same order every evening.
      5 Say only that sentence in the next meltdown, from close by, on a slow breath out.
        - 2 Move away anything that can break or hurt, as soon as the next meltdown starts.
        - 5 Say only your sentence, from close by, on a slow breath out.
        ? bit me | bites | hits me | kicks | hits: 5 Step out of reach in the next meltdown, with your hands between you and only your sentence to say.
          - 2 Move breakable things and siblings out of reach, as soon as the next meltdown starts.
          - 5 Stay an arm's length away, saying only your sentence.
      4 Name one thing that went well once all is calm, with a hug if your child wants one.
        - 4 Name one thing that went well once all is calm, with a hug if your child wants one.
        - 3 Write down a week of meltdowns with time and cause, for the doctor if they get worse.
    `,
  },
];
