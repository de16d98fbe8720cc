import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { AT_ONCE } from "@/lib/decisions/planner/situations/words";

/** What came up at work, at school, on the way or at home, and wants a first move today. */
export const AT_ONCE_SITUATIONS: readonly Situation[] = [
  {
    id: "someone-cross-at-work",
    says: /\b(?:client|customer|boss|manager|supervisor|guest|team|colleague)s?\b.{0,12}\b(?:is|are|was|got|'s)\b.{0,10}\b(?:furious|angry|annoyed|upset|mad|unhappy|disappointed|fuming|livid)\b/i,
    unless: /\bmeet(?:s|ing)?\b/i,
    plan: `
      2* Write down in one line what the other person counted on, and what they got.
        ~ Pick up a pen. | Write what the other person counted on, with what they got.
      3* Send them two lines within the hour: “You're right, that went wrong. You'll hear from me by … with a fix.”
        ~ Open a message to them. | Type “You're right, that went wrong.” | Send it with “You'll hear from me by … with a fix.”
      5 Find out what can be fixed today: something sent again, refunded or moved to the top of the list.
        - 3 Ask whoever knows what can be done today.
        - 3 Write down the quickest fix, with the time it will be done.
      4* Call or write to them with one offer and the time it will be done.
        - 2 Write the offer in one sentence, with the time it will be done.
        - 4 Call or write to them with the offer. You don't have to give a reason for the mistake.
      3 Tell the people on your side who need to know: your boss, your team, the warehouse.
        ~ Write down who needs to know. | Tell your boss. | Tell your team or the warehouse.
      10 Do your part of the fix before anything else.
        ~ Open what your part of the fix needs. | Do its first piece. | Do the rest of it. | Check that it works.
      3 Write down the one check that would have caught the mistake.
        ~ Look at the moment the mistake happened. | Ask what would have shown it. | Write down that one check.
    `,
  },
  {
    id: "others-did-nothing",
    late: true,
    says: /\b(?:partner|group|team ?mates?|classmates?|colleagues?|coworkers?|co-?founder|others?|nobody|no one)\b.{0,24}\b(?:has|have|hasn't|haven't|did|doing|is doing|does|did)\b.{0,10}\b(?:done|nothing|contributed|pulling|any(?:thing)?)\b/i,
    unless: /\bhousehold|chores|flat|house\b/i,
    plan: `
      2* Write down what is done, what is missing and when the project is due[: {deadline}].
        ~ Pick up a pen. | Write what is done, what's missing, when it's due.
      3* Message the group with a clear split: “I'll take …. Can you take … by tomorrow evening, yes or no?”
        - 3 Choose the part that the others could do with the least explaining.
        - 3 Message the group: “I'll take …. Can you take … by tomorrow evening, yes or no?”
      10* Start with the part that everything else depends on.
        ~ Look at the list of what's missing. | Put your finger on the part everything else depends on. | Open the file for that part. | Work on it for ten minutes.
      3 Offer the group ten minutes on the phone if no answer comes by the evening.
        ~ Look this evening whether an answer came. | Open the group chat if none did. | Offer ten minutes on the phone.
      4 Write to whoever grades or leads the project before the due date: who did what, with your notes.
        - 2 Save the group's messages in one place.
        - 4 Write to whoever grades or leads the project: who did what.
      3 Cut one part that would be nice to have, so yours can be finished.
        ~ Open the list of parts. | Find one that would only be nice to have. | Cross it out.
      4 Put an hour a day for your share into your calendar[ until {day}].
        ~ Open your calendar. | Enter an hour for your share tomorrow. | Repeat it every day until it's due.
    `,
  },
  {
    id: "school-wrote",
    late: true,
    says: /\bschool\b.{0,14}\b(?:emailed|called|rang|phoned|wrote|texted|says|said|sent)\b|\b(?:teacher|nursery)\b.{0,10}\b(?:emailed|called|rang|phoned|wrote|says|said)\b/i,
    plan: `
      2* Read the school's message once more until you can name the one thing they want.
        ~ Open the school's message. | Read it until you can name the one thing they want.
      2* Answer the school in two lines today: “Thank you for telling me. We'll talk at home, and I'll write again by Friday.”
        ~ Open a reply with “Thank you for telling me.” | Send it with “We'll talk at home, and I'll write again by Friday.”
      5 Ask your child at a quiet time: “How do you see what happened?”
        - 2 Choose a quiet time to talk with your child: in the car, on the way home, over a snack.
        - 5 Ask your child “What happened, as you see it?”, without the message in your hand.
      4 List together what still has to be done for school, with the due dates.
        ~ Sit down with your child and a sheet. | Write what still has to be done. | Write the due date beside each line.
      10* Do ten minutes of the smallest thing the school wants, together with your child.
        ~ Lay out the smallest thing the school wants done. | Sit down with your child. | Do the first piece together. | Do the next until ten minutes are up.
      3 Agree on one fixed time and place for the rest, such as the kitchen table at five.
        ~ Sit down with your child. | Agree on one fixed time. | Agree on one fixed place.
      3 Write the teacher what you two agreed on, with one question.
        - 2 Write down one question you have for the teacher.
        - 3 Send the teacher that question and what you agreed on at home.
    `,
  },
  {
    id: "overspent",
    says: /\b(?:spent|spend|blew|blown)\b.{0,10}\b(?:way |far )?(?:too much|all my|my (?:whole|entire)|everything|over budget)\b/i,
    unless: /\btime\b|\bon (?:clothes|takeaways?)\b/i,
    plan: `
      2* Write down two numbers: how much is in your account, and how many days until money comes in.
        ~ Open your bank's app. | Write the amount above the days until money comes.
      3* Divide the money by the days. That is what you can spend per day.
        ~ Open the calculator. | Divide the money by the days. | Write down the number for one day.
      3 Take away what leaves the account before then: rent, phone, subscriptions.
        ~ Write down your account's amount. | List rent, phone and subscriptions due before then. | Take them away from it.
      5 Take back one thing you bought that can still be returned.
        ~ Get one thing that can still be returned. | Find its receipt. | Take it back, or start the return online.
      4 Pause or cancel one subscription this month in its app.
        ~ Open the app of one subscription. | Find “manage” or “cancel”. | Tap pause or cancel for this month.
      6* Plan meals from your cupboard and freezer until money comes in.
        - 4 List what is in your cupboard and freezer.
        - 4 Write down five meals you can make from it.
      2 Delete your saved cards from your phone and browser until money comes in.
        - 2 Delete your saved cards from your phone and browser until money comes in.
        - 2 Put the money for one week aside in cash.
    `,
  },
  {
    id: "leaving-soon",
    says: new RegExp(
      `\\b(?:flight|flying|train|leaving|trip|holiday|travelling|we leave|i leave)\\b.{0,24}\\b(?:${AT_ONCE})\\b.*\\b(?:pack\\w*|passport|ready|nothing)\\b|\\b(?:haven't|not) packed\\b.{0,40}\\b(?:${AT_ONCE})\\b`,
      "i",
    ),
    plan: `
      2* Put an open bag on the bed. Passport or ID, keys and charger are all it needs for now.
        ~ Put an open bag on the bed. | Drop in passport or ID, keys and charger.
      8* Look for your passport or ID where you last used it: other bags, coat pockets, desk drawer, the last suitcase.
        - 5 Look for your passport or ID in other bags, coat pockets and the last suitcase.
        - 5 Look in the desk drawer, among your papers and in the car.
      3 Put your ID, cards, ticket and medicine in the bag that stays with you.
        ~ Get the bag that stays with you. | Put in your ID and cards. | Put in the ticket and medicine.
      10* Lay out clothes for each day of the trip, underwear included.
        - 5 Lay out underwear, socks and something to sleep in.
        - 5 Lay out tops, pants and one warm layer.
      5 Add your wash bag and chargers.
        ~ Get your wash bag. | Put it in the suitcase. | Add your chargers.
      4 Check in online, and note where the ticket is saved on your phone.
        ~ Open the travel company's app or page. | Tap “check in”. | Note where the ticket is saved.
      3 Set two alarms[, {deadline}]: one to get ready, one to leave.
        - 2 Set two alarms: one to get ready, one to leave.
        - 3 Book your ride to the airport or station, or look it up.
    `,
  },
  {
    id: "too-many-calls",
    late: true,
    says: /\b(?:calls|rings|texts|messages|phones|visits|drops by|turns up|emails)\b.{0,14}\b(?:\d+|five|six|ten|several|many|twenty|constantly|all the time|every (?:hour|day|night|evening)|non-?stop|too (?:much|often))\b.{0,14}\b(?:times|a day|calls)?\b/i,
    unless: /\b(?:scam|spam|debt|bailiff|baby)\b/i,
    plan: `
      2* Choose one time of day for their call, such as six in the evening.
        ~ Look at your usual day. | Say the time for their call aloud.
      3* Tell them: “I'm at work until six. I'll ring you at six every day.”
        - 2 Write the sentence down: “I'm at work until six. I'll ring you at six every day.”
        - 3 Say that sentence to them, or send it.
      2 Turn their ringtone off until that time. Most phones let a second call in a row through.
        ~ Open their contact on your phone. | Set their ringtone to silent until that time.
      2* Set a daily alarm for calling them.
        ~ Open the alarm on your phone. | Set a daily one to call them.
      3 Answer calls in between with one line: “I saw your call. Talk to you at six.”
        ~ Open the chat with them. | Type “I saw your call. Talk to you at six.” | Send it after each call in between.
      4 Ask them on the phone what the other calls were about: company, worry, pills, the TV remote.
        - 4 Ask them on the phone what the other calls were about.
        - 3 Write down the one thing that comes up most.
      4 Find one other person or place that could help: a sibling, a club, a neighbour.
        ~ Get a pen and paper. | Write down a sibling, a club, a neighbor. | Circle the one you could ask.
    `,
  },
  {
    id: "body-hurts",
    says: /\b(?:(?:wisdom )?tooth|teeth|gum|ear|throat|knee|ankle|shoulder|wrist|hip|neck|foot|stomach|tummy)\b.{0,14}\b(?:hurts?|aches?|aching|killing me|sore|swollen|agony|throbbing|painful)\b|\b(?:toothache|earache)\b/i,
    unless: /\b(?:dog|cat|son|daughter|toddler|baby|kid)\b/i,
    plan: `
      2* Write down where it hurts, since when, and how bad it is from 0 to 10.
        ~ Pick up a pen. | Write where, since when, how bad from 0 to 10.
      2 Look for what can't wait: fever, swelling that grows, numbness, trouble swallowing or breathing.
        ~ Check your breathing and swallowing. | Look for fever, growing swelling or numbness.
      3* Ring 999 or 911 now if it is hard to breathe or swallow, or a nurse line for fever, growing swelling or numbness.
        ~ Call 999 or 911 if it's hard to breathe or swallow. | Call a nurse line for fever, growing swelling or numbness. | Tell them where it hurts and since when.
      4n Ring a doctor's office for a time today or tomorrow: “I'm in pain, I'll take any time.”
        ~ Dial a doctor's office. | Say “I'm in pain, I'll take any time.” | Write down today's or tomorrow's time.
        ? tooth .. afford | tooth .. no insurance | cant afford a dentist | cant afford the dentist | afford a dentist | afford the dentist | afford dental | no dental insurance | no dental: 6 Ring a dental school or community clinic: “I have a toothache and little money. When is your first opening, and what does it cost?”
        ? tooth* | teeth: 4 Ring a dentist for a time today or tomorrow: “I have a toothache, I'll take any time.”
      4 Ring the nearest doctor's office when it opens: “I'm in pain, I'll take any time.”
        ? tooth .. afford | tooth .. no insurance | cant afford a dentist | cant afford the dentist | afford a dentist | afford the dentist | afford dental | no dental insurance | no dental: 8 Ring a dental school or community clinic: “I have a toothache and little money. When is your first opening?”
          - 3 Look up the nearest dental school and the community clinics at findahealthcenter.hrsa.gov.
          - 5 Ring the first one: “I have a toothache and little money. When is your first opening, and what does it cost?”
        ? tooth* | teeth: 4 Ring the nearest dentist when it opens: “I have a toothache, I'll take any time.”
          - 3 Look up three dentists near you with emergency slots.
          - 4 Ring the first one: “I have a toothache, I'll take any time.”
        - 3 Look up three doctors' offices or walk-in clinics near you.
        - 4 Ring the first one: “I'm in pain, I'll take any time.”
      3 Ask a pharmacist what you may take along with your other medicines.
        ~ Call a pharmacy. | Read them your other medicines. | Ask what you may take with those.
      3 Cool or rest the part that hurts until your appointment, as the doctor's office told you.
        - 3 Cool or rest the part that hurts until your appointment, as the doctor's office told you.
        - 2 Put your note, ID and insurance card by the door.
      2 Ask someone to come along or to ring you afterward.
        ~ Open the chat with someone close. | Ask them to come along, or to call afterward.
    `,
  },
  {
    id: "thing-broke",
    late: true,
    says: /\b(?<thing>(?:(?:the|my|our|a) )?(?:[\w-]+ ){0,2}?[\w-]+)\s+(?:(?:just |has |have |is |are |'s )*(?:fell|fallen|come) (?:off|down|apart|out)|(?:has |is |are |just )?(?:broke|snapped)\b|(?:has |is |are |just )?(?:broken|cracked|torn|ripped|bent|loose|jammed|wobbly)\b(?! (?!again|since|at|in|on|and|but|so|off|now|for|when|after|this|last|yesterday|today|by|while|right|because)[a-z])|is (?:screaming|falling apart|hanging off|coming (?:off|loose|apart)))/i,
    unless:
      /\bcharger|key|phone|heart|leg|arm|ankle|tooth|rib|marriage|relationship|promise|voice|up with|(?:fallen|fell) out (?:as|with|over|since|about|badly)|(?:we|they|friends?)(?:'ve|'d| have| had)? (?:not |never )?(?:fallen|fell) out\b/i,
    plan: `
      2* Take one photo of {thing|it} where it belongs.
        ~ Open the camera on your phone. | Take one photo of it where it belongs.
      3* Collect every screw and broken piece in one jar.
        ~ Get one jar. | Pick up every screw. | Add each broken piece.
      5 Look at the break: is a screw pulled out, plastic snapped, wood split, a wire loose?
        ~ Hold the break up to the light. | Look for a pulled screw or snapped plastic. | Look for split wood or a loose wire.
      8* Search for the name of the thing and what broke to find the right glue or spare part.
        - 3 Measure the hole, or copy the make and model.
        - 6 Search for the right glue, anchor or spare part.
      3 Write down what you need to buy, with its size.
        ~ Get a pen and paper. | Measure the broken part. | Write down what to buy with that size.
      15 Put the piece back with the help of one short guide, with nobody underneath.
        - 5 Lay out the tool, the part and the guide.
        - 10 Put the piece back, following the guide, with nobody underneath.
      4 Ring the landlord or a handyman with your photo, if the thing holds weight, water or power.
        ~ Check whether the broken thing holds weight, water or power. | Send your photo to the landlord or a handyman if it does. | Call that same number.
    `,
  },
];
