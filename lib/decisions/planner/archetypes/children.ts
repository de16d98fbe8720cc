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
      2* Write down when {person|your child} fell asleep and woke last night, and who did what in between.
      3n Set one alarm named “lights low” half an hour before the bedtime that fits those times.
      8n Do tonight's last half hour in one order: wash, teeth, one story, light out.
        ? comes out | gets up | out of bed | out of .. room: 8 Walk {person|your child} back each time tonight without talk, with the same three words at the door.
      5 Write the last half hour of the day as four things in one order: wash, teeth, story, light out.
        - 3 Write the last half hour as four things in one order: wash, teeth, story, light out.
        - 2 Set an alarm half an hour before the light goes out, called “lights low”.
      6 Make the sleeping place dark, cool and plain: curtain shut, screens and loud toys in another room.
        - 3 Shut the curtain against the light.
        - 3 Carry screens and loud toys into another room.
        ? teen*: 6 Agree on one place outside the bedroom where all phones charge, yours too.
          - 3 Put a charger outside the bedrooms.
          - 3 Put your own phone there first tonight.
        ? adhd | autis*: 6 Make the sleeping place dark, cool and plain: curtain shut, a heavy blanket if it is liked, an audiobook on a timer.
          - 3 Shut the curtain against the light, screens in another room.
          - 3 Start an audiobook on a timer, or hand over a heavy blanket that is liked.
      3 Agree with whoever else puts {person|your child} to bed on the one sentence you say at the door.
        ? sleep train | month old: 3 Ask the health visitor or doctor whether the age and weight are right for changing the nights.
        ? im alone | alone with | alone at bedtime | single mum | single mom | single dad | single parent | on my own | three kids | # kids | # children: 3 Write the order of bedtimes on a card: smallest first, the bigger ones with a book or audiobook meanwhile.
      20 Go through the four things tonight in that order, ending with your sentence at the door.
        - 10 Do wash and teeth tonight at the alarm.
        - 10 Read one story before the light goes out with your sentence at the door.
        ? sleep train | month old: 20 Go through the same order tonight, with the baby on the back in a bare cot, drowsy but awake.
          - 10 Do wash and feed tonight, the feed not the last thing.
          - 10 Lay the baby down on the back in a bare cot, drowsy but awake, your hand there until calm.
        ? nap | naps: 20 Go through the four things tonight an hour earlier than usual, your sentence at the door last.
          - 10 Do wash and teeth an hour earlier tonight.
          - 10 Read one story before the light goes out with your sentence at the door.
      5 Go back as often as you are called, each time shorter and with the same sentence.
        ? comes out | gets up | gets out | out of bed | out of .. room: 5 Walk {person|your child} back each time without talk, a stroke on paper for each, as often as it takes.
      3? Note on a sheet for five nights when sleep came, for a health visitor or doctor if nothing changes.
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
      5n Choose two days at home without visitors, and mark them in the calendar.
        ? holds | holding | holds it: 5 Ring the health visitor or doctor first: holding on with tears is often constipation, and that is treated before training.
        ? poo*: 5 Put a stool under the potty's or toilet's feet, as poo comes easier with feet pressed down.
      10n Sit {person|your child} on it for two minutes after the next meal, with a book.
        ? cries | crying | screams | scared | refuses: 10 Sit {person|your child} on it dressed, with bubbles to blow and a book, off again at the first tear.
        ? poo*: 10 Let {person|your child} do the poo in a nappy, but in the bathroom, feet on a stool, with praise for the place.
      5 Choose two or three days at home without visitors, and mark them in the calendar[, {deadline}].
        ? poo*: 5 Check for hard poo, pain or three days without: that needs fruit, water and the doctor before any training.
          - 5 Look for hard poo, pain or three days without.
          - 3 Ring the doctor or health visitor where you find it.
        ? day # | # days in: -
        ? regress* | accidents again | was dry | new baby | started again: 5 Count the accidents of this week by hour, with a call to the doctor for pain, thirst or hard poo.
          - 5 Count the accidents of this week by hour.
          - 3 Ring the doctor first for pain, thirst or hard poo.
      8 Lay out what those days need: six pairs of pants, old towels, wipes, easy trousers.
        - 5 Lay out six pairs of pants and easy trousers.
        - 3 Put old towels and wipes in the room where you will be.
      4 Tell {person|your child} with a doll or a book what the potty is for.
        ? scared | afraid | refuses | wont sit | screams: 4 Let {person|your child} sit on it dressed, with a book and the feet on the floor, for as short as they like.
        ? poo*: 4 Put a stool under the feet after meals, with bubbles to blow and a nappy allowed for poo at first.
      10 Offer it after waking, after meals and before going out, two minutes each.
        - 4 Offer it for two minutes after waking.
        - 4 Offer it for two minutes after the next meal.
        - 3 Offer it before you go out of the door.
        ? night* | bed: 10 Offer it after waking and before sleep, with a nappy at night until mornings are dry by themselves.
          - 4 Offer it for two minutes after waking.
          - 4 Offer it for two minutes after the next meal.
          - 3 Offer it before bed, with a night nappy after it.
        ? poo*: 10 Offer it twenty minutes after meals: nappy on at the potty first, then nappy loose, then lying in the potty.
          - 5 Offer the potty twenty minutes after the meal, nappy on.
          - 4 Let {person|your child} blow bubbles on the potty.
          - 3 Tip the poo from the nappy into the toilet together, with a wave.
      3 Say one plain sentence for every accident: “Pee goes in the potty. Let's get dry.”
      4? Tell nursery or grandparents the words and the times you use.
        ? before nursery | nursery starts | starts nursery | before school | before preschool: 4 Ask the nursery what they expect on the first day: pull-ups, spare clothes, help with wiping.
        ? nursery says | school says | preschool | must be dry | has to be: 4 Ask nursery for their plan in writing, as many may not refuse a child who is still in nappies.
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
      10n Put the first five things into a bag by the door: ID and insurance card, charger, pads, a robe, one baby outfit.
      5n Ask one person to be the one you ring at night.
      10 Pack what you need into one bag: ID and insurance card, charger, toiletries, pads, something loose to wear.
        - 5 Put notes, ID, charger and washbag into one bag.
        - 4 Add pads, snacks and something loose to wear.
        ? hospital bag is packed | bag is packed | packed the bag: 5 Check the bag for the charger, your notes and ID.
      6 Pack for the baby: three onesies, three sleepers, a hat, diapers, a blanket.
        ? need clothes | need .. nappies | need .. clothes | need .. diapers | still need: 8 Order or borrow the first things: six vests, six sleepsuits, two hats, newborn nappies, wipes, muslins.
      8 Get the sleep space ready: flat, firm, a crib of its own, nothing soft in it.
        ? need clothes | need .. nappies | need .. clothes | need .. diapers | still need: 6 Pack for the baby once it has come: three vests, three sleepsuits, a hat, nappies, a blanket.
        ? cot and pram | have the cot | cot is here | cot is ready | cot is up | got the cot | have a cot | crib is: 8 Write one shopping list: six vests, six sleepsuits, two packs of newborn nappies, wipes, muslins, car seat.
          - 4 Write one shopping list: vests, sleepsuits, nappies, wipes, muslins.
          - 8 Order half of it today, the rest asked of family and baby groups.
        ? nothing | no cot | sold the cot | gave everything | skint | no money: 8 Ask the midwife, a baby bank and one give-away group for a cot, a car seat that never crashed, and first clothes.
      6 Write on one page what matters to you for the birth, and what you want to be asked first.
        - 4 Write three lines on what matters to you for the birth.
        - 2 Put the page on top of the bag.
      6 Write down who drives, who looks after home, children or animals, and who is second if they can't.
        - 3 Ask one person to be the one you ring at night.
        - 3 Ask a second one, and write both numbers on the fridge.
      10? Check that the car seat fits in the car you will use.
        ? need .. car seat | no car seat | car seat .. missing | buy .. car seat: 10 Order a car seat for a newborn that fits your car, new or from someone you know, never crashed.
        ? dont have a car | no car | without a car: 5 Write down how you get to the ward and home with the baby: a named driver, a taxi number, a borrowed seat.
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
      4n Send one message to family or friends: “A cooked meal or an hour with the pram helps us most.”
      20n Lie down during the baby's next nap while your phone is in another room.
      5 Put a basket where you feed: water, snack, charger, cloth, nappies.
        ? toddler | older | two under | other child: 5 Put a basket where you feed: water, snack, nappies, and a box of toys that the older one gets only then.
      5 Split the night on paper: who is up until 2 a.m., and who is up after that.
        - 3 Write down who is up until two and who is up after it.
        - 2 Put earplugs or a mattress where the one who sleeps will be.
        ? not breastfeeding | dont breastfeed | bottle* | formula: 5 Split the night on paper: who is up until two with the bottle, who is up after it.
        ? breastfeed* | nursing: 5 Split the night on paper: you feed, the other one changes, burps and lays down until two.
          - 3 Write down who feeds and who changes, burps and lays down.
          - 2 Put water and a snack beside the place where you feed.
        ? im alone | alone with | alone at bedtime | single mum | single mom | single parent | on my own: 5 Mark one nap by day as your sleep, and ask one person for two hours a week.
          - 3 Mark the first nap of the day as your sleep.
          - 2 Ask one person for two hours with the pram this week.
        ? twins: 5 Split the night on paper: one feeds both at once, the other sleeps till two with earplugs.
      4? Write three lists of one line: only baby today, only food today, nothing else today.
        - 2 Write on a note: today only food, sleep, baby.
        - 2 Hang it over whatever you can see that isn't done.
      5 Answer one offer of help with something small and exact: “Could you bring bread and do a load of laundry?”
        ? visitors | everyone wants | in laws | family wants: 5 Answer the visitors in one message: “Half an hour, after two. A meal or the washing is the best present.”
        ? partner works | back at work | back to work | husband works | alone all day: 5 Send a friend one line: “Alone with the baby all day. Could you come on Tuesday at ten with a sandwich?”
        ? nobody | no family | alone | single mum | single mom | single parent | no help: 5 Ring the health visitor, home-start or a parent helpline: “I'm alone with a newborn. What help is there this week?”
      20 Lie down during the baby's next nap while your phone is in another room.
        - 2 Put the phone in another room.
        - 10 Lie down for the next nap of the baby.
      4 Save three numbers: the baby's doctor, a night nurse line, and 1-833-852-6262 for when your own mood turns dark.
        - 4 Save the numbers of midwife, night line and doctor, for fever, no wet nappies, or a mind that grows dark.
        - 2 Tell one person in one honest sentence how you are.
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
        ? beige | nuggets | chips: 2 Write down five beige things your children eat, such as chips, bread, pasta, nuggets, bananas.
      3n Put one of them on the table at the next meal, beside a spoonful of something new.
        ? veg*: 3 Put one of them on the table at the next meal, beside three raw sticks: carrot, cucumber, pepper.
      3n Tell everyone at the table: no comments about the plate for that whole meal.
      4 Write beside each a near cousin: another shape, colour or brand of the same thing.
        ? veg*: 4 Write beside each a vegetable of the same feel: crisp to crisp, soft to soft, such as chips to parsnip sticks.
        ? autis* | sensory | arfid: 4 Write beside each the tiniest change you could make: the same brand in another shape, or on another plate.
      5 Put one cousin on tomorrow's shopping list, or at the front of the fridge.
      3 Set fixed times for three meals and two snacks, with only water in between.
        - 3 Write down fixed times for three meals and two snacks.
        - 2 Put a jug of water where juice and milk stood.
        ? snack* | grazing | milk all day | biscuits: 3 Write three meals and two snacks with their hours on the fridge, the kitchen shut in between, water always.
          - 3 Write three meals and two snacks with their hours on the fridge.
          - 2 Put biscuits and milk out of sight between these hours.
      10 Let {person|your child} wash, stir or put out one part of the next meal.
        - 2 Choose one part: washing peas, stirring, putting out bread.
        - 8 Do it together before the next meal.
        ? veg*: 10 Let {person|your child} wash peas, tear salad or stir a soup for the next meal, tasting allowed and never asked.
          - 2 Choose one part: washing peas, tearing salad, stirring soup.
          - 8 Do it together before the next meal.
      20 Serve something they like beside one spoonful of the new food, without a word about it.
        - 3 Put one liked thing and one spoonful of the new one on the plate.
        - 10 Talk about something else for the whole meal, until the plate leaves without a word.
      3? Ask the doctor, if weight falls, food hurts, or fewer than ten things are left.
        ? losing weight | weight | gags | chokes | # foods | # things: 3 Ring the doctor about the weight, the gagging or the short list, with the five things read out.
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
      2* Write down one line about {theIt}: when the last one was, where, what came just before.
      3n Write the one sentence you will say next time: “You are angry. I'm here. I won't let you hit.”
      4n Change one thing that sets it off: an earlier snack, a five-minute warning, a quieter store.
        ? shop | supermarket | store | shopping: 4 Move the shop to after a meal, with a snack in the trolley and three things for your child to find.
      3 Write beside it what was missing: food, sleep, a warning, quiet, a choice.
      4 Change one of these for tomorrow: an earlier snack, a five-minute warning, two things to choose from.
        ? shop | supermarket | store | shopping: 4 Change the next shop: after a meal, a list of five, three things for your child to find.
        ? tv | tablet | ipad | screen*: 4 Change the end of the screen tomorrow: the stop agreed before, the next thing on the table, your child pressing the button.
      3 Write the one sentence you will say next time: “You are angry. I'm here. I won't let you hit.”
        - 2 Write the one sentence you will say: “You are angry. I'm here. I won't let you hit.”
        - 2 Say it aloud twice, slowly and low.
      5? Make a corner for it with a cushion, a picture book and something to squeeze.
        ? teen* | 10 year old | 11 year old | 12 year old | 9 year old: 5 Agree at a calm hour on a way out: a word, a room, ten minutes, no questions.
        ? bedtime | at night: 5 Move the evening half an hour earlier for this week, with one fixed order to bed.
      5 Say only that sentence in the next storm, from close by, on a slow breath out.
        - 2 Move away what can break or hurt.
        - 5 Say only your sentence, near by, on a slow breath out.
        ? bit me | bites | hits me | kicks | hits: 5 Step out of reach in the next storm, hands between you, with only your sentence on a slow breath out.
          - 2 Move away what can break or hurt, with brothers and sisters out of reach.
          - 5 Stay an arm's length away, with only your sentence.
      4 Name one thing that went well once all is calm, with a hug if it is wanted.
        - 4 Name one thing that went well once all is calm, with a hug if it is wanted.
        - 3 Note a week of storms with hour and cause, for the doctor or nursery if they grow.
    `,
  },
];
