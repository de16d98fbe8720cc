import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Small things for a body, giving blood, appointments moved, wounds that somebody should see. */
export const BODY_DAYS: readonly Archetype[] = [
  {
    id: "move-appointment",
    area: "health",
    acts: "change|move|reschedule|postpone|cancel|rebook|rearrange",
    things:
      "appointment|doctor's appointment|dentist appointment|doctor appointment|hospital appointment|gp appointment|therapy appointment|hair appointment|dental appointment|vet appointment|therapy session|haircut appointment",
    needsAct: true,
    unless: "board|committee|cancel culture",
    it: "the appointment",
    plan: `
      2* Find the date, time and phone number in the message or letter.
        ~ Open the message or letter about the appointment. | Underline the date, the time and the phone number.
        ? therap* .. calls | missing .. calls | missed .. calls | missed calls: 2 Open their last message or voicemail. You don't have to answer yet.
        ? maid | cleaner | gardener | nanny | house help | tutor: 2 Open your chat with the person who comes to your home.
      2* Write down two times that suit you better.
        ~ Open your calendar at the next two weeks. | Write down two times that suit you better.
        ? maid | cleaner | gardener | nanny | house help | tutor: 2 Write down the new day, one other that would suit you, and the date it should start.
        ? from WEEKDAY: 2 Write down the new day you want, and one other that would work.
        ? cancel .. appointment | cancel my | cancel the: 2 Write down whether you want a new time, and two that would suit you.
        ? birthday | work | shift | school | clash* | holiday | funeral: 2 Write down two times that suit you better, one of them early next week.
      2 Look up how late you can change it without a fee.
        ~ Open the appointment message or the office's website. | Find how late you can change without a fee.
        ? maid | cleaner | gardener | nanny | house help | tutor: 2 Look in your calendar whether somebody is home on the new day to open the door.
      5* Tap “Change” in the app or message, or call: “I have an appointment on …. Could I come on … instead?”
        ? sliding scale: 5 Send: “Sorry I missed your calls. Could we meet on … or …? And do you have a sliding scale?”
          - 3 Write the message, with your two times and the sliding scale question in it.
          - 2 Send the message by text, e-mail or portal, so nobody has to catch anyone by phone.
        ? every two weeks | every second week | fortnight* | less often | fewer hours: 4 Send: “From … on, we'd like you to come every two weeks, same day and same pay. Does that work for you?”
          - 2 Write the message: every two weeks, the start date, the same day, the same pay per visit.
          - 2 Send the message today.
        ? maid | cleaner | gardener | nanny | house help | tutor: 4 Send: “Could you come on … instead of …, from next week? Same hours, same pay.”
          - 2 Write the message: the new day, the start date, the same hours and pay.
          - 2 Send the message today.
        - 2 Write down what you'll say: “I have an appointment on …. Could I come on … instead?”
        - 4 Tap “Change” in the app or message, or call with that sentence.
        ? cancel* | ill | sick | poorly: 5 Tap “Cancel” or “Change”, or call: “I can't come on …. What is the next opening?”
          - 2 Write down what you'll say: “I can't come on …. What is the next opening?”
          - 4 Tap “Cancel” or “Change”, or call with that sentence.
        ? earlier | sooner: 5 Call: “Is there a cancellation list? I can come on an hour's notice.”
          - 2 Write down what you'll say: “Is there a cancellation list? I can come on an hour's notice.”
          - 4 Call with that question, and note the best time of day to try again.
        ? hospital: 5 Call the number on the letter: “I have an appointment on …. What's the next date, and do I keep my place?”
          - 2 Write down what you'll say: “I have an appointment on …. What is the next date?”
          - 4 Call with that sentence and one question: “Do I keep my place on the list?”
      2 Enter the new time in your calendar, plus travel time.
        ~ Open your calendar at the new day. | Enter the new time and travel time.
      2 Delete the old entry.
        ~ Open your calendar at the old day. | Tap “Delete” on the old entry.
      2? Ask for a call if an earlier time opens up.
        ~ Call the office or open a message to them. | Say “Please call me if an earlier time opens up.”
        ? maid | cleaner | gardener | nanny | house help | tutor: 2 Tell the others at home, so the rooms are free on the new day.
    `,
  },
  {
    id: "give-blood",
    area: "health",
    whole:
      "donate blood|give blood|donate plasma|give plasma|donate platelets|become a blood donor|book a blood donation|start donating blood",
    it: "it",
    plan: `
      2* Open the blood service's own page at “Can I donate blood?”.
        ~ Open the blood service's own page. | Tap “Can I donate blood?”.
      4* Answer its short list: age, weight, medicines, travel, tattoos, illness.
        ~ Open the blood service's short list. | Answer the lines on age, weight and medicines. | Answer the lines on travel, tattoos and illness.
        ? tattoo* | piercing: 4 Read what it says about tattoos and piercings. Many places ask you to wait a few months.
        ? iron | anaem* | low haemoglobin: 4 Read what it says about low iron. A finger test on the day decides.
      5* Book a slot near you, with an hour free afterwards[, {deadline}].
        ~ Open the blood service's booking page. | Enter your zip code. | Choose a slot with a free hour after it. | Confirm it until you see the booking.
        ? after work | saturday* | evenings: 5 Book a late or Saturday slot near you, with an hour free afterwards[, {deadline}].
        ? needle* | faint* | scared: 5 Book a slot near you when a friend can sit beside you, with an hour free afterwards[, {deadline}].
      2 Put your ID in your bag.
        ~ Get your ID. | Put it into your bag.
      5 Eat a proper meal on the day, with two large glasses of water.
        - 5 Eat a proper meal on the day.
        - 2 Drink two large glasses of water.
      2 Tell the nurse if needles or blood make you faint.
        ~ Look at the nurse. | Say “Needles or blood make me faint.”
        ? first time: 2 Tell the nurse at the door that it is your first time.
      3? Sit for fifteen minutes afterwards with a drink. Sport can wait until tomorrow.
        - 10 Sit for fifteen minutes afterwards, with a drink.
        - 2 Set a reminder for the date when you can give blood again.
    `,
  },
  {
    id: "minor-injury",
    area: "health",
    whole: everyWay(
      "go to",
      "a&e|a&e about ankle|er|emergency room|urgent care|walk-in clinic|minor injuries|minor injuries unit|a&e with|urgent care for",
    ),
    tells:
      "twisted my ankle|sprained my ankle|hurt my ankle|cut my finger|burnt my hand|burned my hand|sprained my wrist",
    unless: "volunteer|interview|watch|episode|work|wedding",
    it: "it",
    plan: `
      2* Check for chest pain, trouble breathing or speaking, a head injury or heavy bleeding. If you see one, 999 or 911 comes first.
        ~ Check for chest pain, trouble breathing or speaking, head injury, heavy bleeding. | Call 999 or 911 first if you see one.
        ? ladder | fell | fall | head: 2 Check for a knocked head, blood thinners, neck or hip pain, drowsiness or confusion. Any of these means the ER now.
        ? bleed* | cut: 2 Press a clean cloth on it for ten minutes by the clock, held up high. If it spurts, 999 or 911 comes first.
      3* Call a nurse line if you're not sure. The number is often on your insurance card.
        ~ Take out your insurance card. | Find the nurse line's number on it. | Call the number with your one question.
      2 Write down what happened, when, and what you've taken since.
        ~ Write down what happened and when. | Add what you've taken since.
      3 Look up which place is open and fits: pharmacy, urgent care, emergency room.
        ~ Open a map on your phone. | Search for a pharmacy, urgent care or emergency room. | Choose the open one that fits what happened.
      4* Ask somebody to drive you, or book a taxi.
        - 3 Ask somebody for a ride.
        - 2 Book a taxi, if nobody can drive you.
      4 Pack your medicines, ID, phone, charger and a sweater.
        ~ Get a bag. | Pack your medicines and your ID. | Pack your phone and its charger. | Lay a sweater on top.
      2? Text one person where you are.
        - 2 Text one person where you are.
        - 2 Leave food and drink alone, where it might need an operation.
    `,
  },
  {
    id: "small-care",
    area: "health",
    whole: everyWay(
      "cut|trim|do|shave|pluck|wax",
      "my nails|nails|toenails|fingernails|my toenails|legs|my legs|my beard|beard|my eyebrows|eyebrows|my armpits|head|my head",
    ),
    acts: "start|remember|use|put on|do",
    things:
      "sunscreen|moisturizer|moisturiser|moisturising|flossing|hand cream|spf|retinol|mouthwash|foot cream|skin care",
    unless: "dog|cat|rabbit|habit of biting|painting nails business|salon|hammer|diy",
    it: "it",
    plan: `
      2* Put what {whole|it} needs beside the sink: clippers, razor, cream or floss.
        ~ Get the clippers, razor, cream or floss. | Lay it beside the sink.
        ? sunscreen | sun cream | suncream | spf: 2 Put the sunscreen beside your toothbrush or keys, with the lid off.
        ? nail* | toenail*: 2 Put nail clippers and a file beside the sink.
        ? cream | eczema | moistur* | lotion: 2 Put the cream beside the basin, with the lid off.
        ? shave | shaving | legs | beard: 2 Put a razor, foam and a towel beside the basin.
      2* Wash your hands in warm water.
        ~ Stand at the sink with the warm water running. | Wash both hands with soap.
        ? sunscreen | sun cream | suncream | spf: 2 Squeeze two finger lengths of sunscreen into your palm.
        ? cream | eczema | moistur* | lotion: 2 Pat your skin dry after rinsing it with lukewarm water. No scrubbing.
        ? shave | shaving | legs | beard: 2 Wet the skin with warm water.
      4* Do one small part only: one hand, one leg, one cheek, three teeth.
        ~ Choose one small part: one hand, leg, cheek or three teeth. | Do the first half of that part. | Finish that part only.
        ? sunscreen | sun cream | suncream | spf: 2 Spread the sunscreen on your face, ears and neck.
        ? toenail* | toe nail*: 5 Cut the toenails of one foot straight across, in small clips, not too short.
        ? nail*: 4 Cut or file the nails of one hand or foot, straight across.
        ? cream | eczema | moistur* | lotion: 4 Spread cream down one arm or leg, the way the hair grows, until it shines.
        ? floss: 4 Clean between your upper teeth.
      4 Do the next small part: the other hand, leg or cheek.
        ~ Turn to the other hand, leg or cheek. | Do the first half of it. | Do the other half until that part is done.
        ? toenail* | toe nail*: 5 Cut the toenails of the other foot the same way, and file any sharp corner.
        ? nail*: 4 Cut or file the nails of the other hand or foot.
      2 Rinse what you used.
        ~ Hold what you used under the tap. | Rinse it until the water runs clear.
      2 Leave the tools in view beside your toothbrush.
        - 2 Leave the tools in view beside your toothbrush.
        - 2 Put anything that is nearly empty or blunt on the shopping list.
      2? Choose what this will come right after each time: brushing your teeth, the shower[, {rhythm}].
        - 2 Choose what this will come right after: brushing your teeth, the shower.
        - 2 Set an alarm for tomorrow, right after that moment.
    `,
  },
  {
    id: "dye-hair",
    area: "health",
    acts: "dye|colour|color|bleach|tone|highlight",
    things: "hair|roots|beard|hair at home|grey roots|gray roots",
    needsAct: true,
    it: "your hair",
    plan: `
      2* Part your hair under a lamp, to see how much needs dye.
        ~ Stand under a lamp with a mirror. | Part your hair to see how much needs dye.
        ? gray roots | grey roots | my roots | root touch up | touch up my roots | cover my gray* | cover my grey*: 2 Part your hair in daylight, and write down the shade closest to the color below your roots.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 2 Save one photo of the colour you like, and one of your own hair in daylight.
      3* Read two parts of the leaflet in the box: allergy test and timing.
        ~ Take the leaflet out of the box. | Read the part on the allergy test. | Read the part on timing.
        ? gray roots | grey roots | my roots | root touch up | touch up my roots | cover my gray* | cover my grey*: 3 Order or buy one root touch-up kit in that shade today[, within {money}]. Root powder is the quick backup.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 5 Look up two salons[ in {place}] whose photos show that colour, including their prices[, within {money}].
      4* Dab a little of the dye behind your ear, 48 hours before you use it.
        ? gray roots | grey roots | my roots | root touch up | touch up my roots | cover my gray* | cover my grey*: 4 Dab a little of the kit behind your ear, 48 hours before you use it. Too late for that means root powder or spray instead.
          - 2 Mix a little of the dye in a saucer, and dab some behind your ear.
          - 2 Set an alarm for 48 hours later. Root powder covers it until then.
        ? no patch test | without a patch test | patch test not | havent done the patch: 4 Dab a little of the mix behind your ear, 48 hours before you dye your hair.
        ? patch test done | patch test is done | did the patch | patch tested | allergy test done: 2 Look at the test spot behind your ear. Any redness or itch means no dye.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 5 Book one of them by message: “I'd like this colour, my hair is …. When can I come for the patch test?”
          - 2 Write a message: “I'd like this colour. My hair is …, last dyed ….”
          - 3 Send it to one salon, with the question “When can I come for the patch test?”
        - 2 Mix a little of the dye in a saucer.
        - 2 Dab some behind your ear, 48 hours before you dye your hair.
        ? tonight | today | tomorrow | now: 4 Dab a little of the mix behind your ear now. The leaflet asks for 48 hours before you dye your whole head.
          - 2 Mix a little of the dye in a saucer now.
          - 2 Dab some behind your ear. Dyeing your whole head comes 48 hours later.
      2 Put dye day in your calendar[, {deadline}]. Any itching or redness before it means no dye.
        ~ Open your calendar. | Enter dye day with “only if no itching or redness”.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 2 Put both dates in your calendar: the patch test, usually two days before, and the colouring[, {deadline}].
        ? tonight | today | tomorrow | now: 2 Put dye day in your calendar, two days from now. Root spray or powder can hide the roots tonight.
      5 Lay out an old towel, gloves, cream for the hairline and a timer.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 3 Write three questions for the salon: the full price, how long it takes, how often it has to be redone.
          - 2 Write three questions for the salon: the full price, how long it takes, how often it has to be redone.
          - 2 Lay out a dark top that can take a stain.
        - 3 Lay out an old towel, gloves and a timer.
        - 2 Rub cream along your hairline.
      20 Put the dye on strand by strand, starting at the back.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 3 Show the colourist both photos before anything is mixed.
          - 2 Show the colourist both photos before anything is mixed.
          - 2 Ask for the full price before they start.
        - 10 Put the dye on strand by strand, from the back to your ears.
        - 10 Put the dye on the front and the hairline last.
      5? Rinse the dye out at the time given in the leaflet, until the water is clear.
        ~ Look at the time in the leaflet. | Bend over the tub or the sink. | Rinse the front first. | Rinse the rest until the water is clear.
        ? salon | hairdresser | colourist | colorist | hair coloured | hair colored | highlights: 2 Ask at the end which shampoo keeps the colour longest.
    `,
  },
  {
    id: "nap",
    area: "health",
    whole:
      "take a nap|have a nap|nap|take a rest|rest for an hour|have a lie down|rest|lie down for a bit|get some rest|take a break|have a break|take a proper break|take breaks",
    unless:
      "wisdom|my case|from dating|up with|baby nap|into acting|social media|studies|uni|nap less|fewer|shorter",
    it: "it",
    plan: `
      2* Set an alarm for 20 minutes.
        ~ Open the clock on your phone. | Start an alarm for 20 minutes.
      2* Put your phone face down, out of reach.
        ~ Turn your phone face down. | Lay it where your arm can't reach.
        ? baby | newborn: 2 Set an alarm for 20 minutes, when somebody else can listen for the baby.
        ? night shift | nights: 2 Set an alarm for 90 minutes, so you're up before the shift begins.
      2 Write down the one thing you'll do after the nap.
        ~ Pick up a pen and a note. | Write the one thing you'll do after the nap.
      2 Draw the curtain, or put something over your eyes.
        ~ Stand at the window. | Close the curtain, or lay a scarf over your eyes.
      10* Lie or sit with your eyes closed, asleep or not.
        - 2 Lie down with one hand on your belly.
        - 10 Close your eyes, asleep or not.
      2 Stand up at the alarm.
        - 2 Stand up as soon as the alarm goes off.
        - 2 Drink a glass of water.
      2? Do the first two minutes of the thing you wrote down.
        ~ Pick up the note you wrote. | Do the first two minutes of what it says.
    `,
  },
  {
    id: "first-class",
    area: "health",
    whole: everyWay(
      "go to|try|join|book",
      "spin class|a spin class|yoga class|pilates class|zumba class|fitness class|exercise class|dance class|hiit class|boxing class|crossfit class|aqua aerobics|barre class|martial arts class|kickboxing class|climbing gym",
    ),
    acts: "go|try|join|book",
    things: "spin class|yoga class|pilates class|fitness class|dance class",
    unless: "teach|daughter|son|kids|every day",
    it: "the class",
    plan: `
      2* Find the next beginner class near you, and note the time[, {deadline}].
        ~ Search “beginner class near me” on your phone. | Write down the time of the next one.
        ? paid for | already paid | class pass | been to one | only been: 2 Look up how many paid classes you have left, and note the date they expire.
      3* Book one spot, or send one line: “It's my first time. What should I bring?”
        ~ Open the class page or a message to them. | Pick one spot, or type “It's my first time. What should I bring?” | Tap “Book” or “Send”.
        ? paid for | already paid | class pass | been to one | only been: 3 Book the next class on your pass now.
      3 Pack a bag: water bottle, towel, the shoes they ask for.
        ~ Get a bag. | Put in a full water bottle and a towel. | Add the shoes they ask for.
        ? yoga | pilates: 3 Pack a bag: a water bottle, a towel, soft clothes, and a mat if they have none.
        ? dance | dancing | salsa: 3 Pack a bag: a water bottle, a towel, shoes that slide a little.
        ? spin | spinning: 3 Pack a bag: two water bottles, a towel, padded shorts.
        ? boxing | kickboxing: 3 Pack a bag: a water bottle, a towel, and wraps if they ask for them.
      2 Put the trip in your calendar, so you get there ten minutes early.
        ~ Open your calendar at the day of the class. | Enter the trip to arrive ten minutes early.
      2* Set the bag with your water, towel and shoes by the door.
        ~ Pick up the bag with your water, towel and shoes. | Set it down by the door.
      3 Tell the teacher at the start that it is your first time and whether anything hurts.
        ~ Walk up to the teacher at the start. | Say “It's my first time.” | Tell them whether anything hurts.
        ? paid for | already paid | class pass | been to one | only been: 3 Ask one friend to text you that evening: “Did you go?”
      4? Write down afterwards whether you want to go again, and on which date.
        ? paid for | already paid | class pass | been to one | only been: 4 Book the next class before you leave the room.
          - 2 Choose a spot at the back of the room.
          - 2 Stop for a breath whenever you want.
          - 3 Book the next class before you leave the room.
        - 2 Choose a spot at the back of the room.
        - 2 Stop for a breath whenever you want.
        - 3 Write down afterwards whether you want to go again, and on which date.
    `,
  },
  {
    id: "seasonal-clothes",
    area: "home",
    whole: everyWay(
      "store|put away|pack away|swap|swap out|switch|switch over|get out",
      "winter clothes|summer clothes|my winter clothes|my summer clothes|seasonal clothes|winter coats|woolly jumpers|wardrobe for winter|wardrobe for summer|jumpers for summer",
    ),
    it: "the clothes",
    plan: `
      2* Lay the first five of {theObject|the clothes} from the closet on the bed.
        ~ Open the closet. | Lay the first five pieces on the bed.
      4* Hold each one up: what you wore this year stays, the rest goes in a donation bag.
        ~ Hold up the first piece. | Keep it if you wore it this year. | Drop it in the donation bag if not. | Do the same with the other pieces.
      8 Start a wash with what you've worn, since moths like sweat and crumbs.
        ? moth* | wool: 8 Wash or freeze your wool clothes, since moths come for sweat and crumbs.
          - 2 Check the pockets of your wool clothes.
          - 5 Start a wool wash, or put the clothes in bags for the freezer.
        - 2 Check the pockets of what you've worn.
        - 5 Start a wash with what you've worn.
      5* Fold the clean and dry pieces into a box or bag that closes.
        ? get out | take out | bring out | bring down | pull out: 5 Hang up the first ten pieces from the box of the coming season's clothes.
          - 2 Bring the box of the coming season's clothes to the bed.
          - 4 Hang up the first ten pieces.
        ? no space | small flat | tiny: 5 Fold the clean and dry pieces into a flat bag under the bed or a suitcase.
          - 5 Fold the clean and dry pieces.
          - 3 Lay the folded pieces in a suitcase or a flat bag under the bed.
        ? kids | children: 5 Fold the pieces that will still fit next year. The others go in a bag to pass on.
          - 5 Fold the pieces that will still fit next year.
          - 3 Put the pieces that won't fit into a bag to pass on.
        - 5 Fold the clean and dry pieces.
        - 3 Lay the folded pieces in a box or bag that closes.
      3 Label the box with the season and what's inside.
        ~ Get a marker and a label or tape. | Write the season on it. | Write what's inside below, facing out.
      5 Hang up the first ten pieces for the coming season.
        ~ Get ten empty hangers. | Hang up the first three pieces. | Hang up the next three. | Hang up the last four.
        ? get out | take out | bring out | bring down | pull out: 5 Fold what you took out of the closet into the empty box.
      3? Carry the donation bag to the door.
        ~ Pick up the donation bag. | Tie it closed at the top. | Set it down by the door.
    `,
  },
];
