import type { Situation } from "@/lib/decisions/planner/situations/situation";
import { AT_ONCE } from "@/lib/decisions/planner/situations/words";

/** What came up at work, at school, on the way or at home, and wants a first move today. */
export const AT_ONCE_SITUATIONS: readonly Situation[] = [
  {
    id: "someone-cross-at-work",
    says: /\b(?:client|customer|boss|manager|supervisor|guest|team|colleague)s?\b.{0,12}\b(?:is|are|was|got|'s)\b.{0,10}\b(?:furious|angry|annoyed|upset|mad|unhappy|disappointed|fuming|livid)\b/i,
    unless: /\bmeet(?:s|ing)?\b/i,
    plan: `
      2* Write down in one line what they counted on, and what they got.
      3* Send two lines within the hour: “You're right, that went wrong. You'll hear from me by … with a fix.”
      5 Find out what can be put right today: sent again, refunded, done first.
        - 3 Ask whoever knows what can be done today.
        - 3 Write down the quickest of it, with its hour.
      4* Call or write to them with one offer and the time it will be done.
        - 2 Write the offer in one sentence, with its hour.
        - 4 Call or write to say it, without a reason for the mistake.
      3 Tell the people on your side who have to know: boss, team, stock.
      10 Do your part of the fix before anything else.
      3 Write down the one check that would have caught it, for next time.
    `,
  },
  {
    id: "others-did-nothing",
    late: true,
    says: /\b(?:partner|group|team ?mates?|classmates?|colleagues?|coworkers?|co-?founder|others?|nobody|no one)\b.{0,24}\b(?:has|have|hasn't|haven't|did|doing|is doing|does|did)\b.{0,10}\b(?:done|nothing|contributed|pulling|any(?:thing)?)\b/i,
    unless: /\bhousehold|chores|flat|house\b/i,
    plan: `
      2* Write down what is done, what is missing and when the project is due[: {deadline}].
      3* Message the group with one clear half: “I'll take … . Can you take … by tomorrow evening, yes or no?”
        - 3 Choose the part that they could do with the least explaining.
        - 3 Message the group: “I take … . Can you take … until tomorrow evening, yes or no?”
      10* Start with the part that everything else depends on.
      3 Offer ten minutes on the phone if no answer comes by the evening.
      4 Write to whoever grades or leads it before the due date: who did what, with your notes.
        - 2 Keep the messages in one place.
        - 4 Write to whoever marks or leads it: who did what.
      3 Cut one part that would be nice to have, so yours can be finished.
      4 Put an hour a day for your share into your calendar[ until {day}].
    `,
  },
  {
    id: "school-wrote",
    late: true,
    says: /\bschool\b.{0,14}\b(?:emailed|called|rang|phoned|wrote|texted|says|said|sent)\b|\b(?:teacher|nursery)\b.{0,10}\b(?:emailed|called|rang|phoned|wrote|says|said)\b/i,
    plan: `
      2* Read the message once more until you can name the one thing they want.
      2* Answer in two lines today: “Thank you for telling me. We'll talk at home, and I'll write again by Friday.”
      5 Ask your child at a quiet time: “How do you see what happened?”
        - 2 Choose a quiet hour: the car, the way home, over a snack.
        - 5 Ask “What happened, as you see it?”, without the message in your hand.
      4 List together what is still open, with the due dates.
      10* Do ten minutes of the smallest thing the school wants, together with your child.
      3 Agree on one fixed time and place for the rest, such as the kitchen table at five.
      3 Write to the teacher what you two agreed, with one question.
        - 2 Write down the one question that you have for the teacher.
        - 3 Send it, with what you have agreed at home.
    `,
  },
  {
    id: "overspent",
    says: /\b(?:spent|spend|blew|blown)\b.{0,10}\b(?:way |far )?(?:too much|all my|my (?:whole|entire)|everything|over budget)\b/i,
    unless: /\btime\b|\bon (?:clothes|takeaways?)\b/i,
    plan: `
      2* Write down two numbers: what is in the account, and the days until money comes in.
      3* Divide the first by the second: that is what you can spend a day.
      3 Take off what leaves the account before then: rent, phone, subscriptions.
      5 Send back one thing that can still be returned.
      4 Pause or cancel one payment this month in its app.
      6* Plan meals from your cupboard and freezer until money comes in.
        - 4 List what is in cupboard and freezer.
        - 4 Write five meals out of it.
      2 Take the saved cards out of phone and browser until then.
        - 2 Take the cards out of phone and browser until then.
        - 2 Put the sum for one week aside in cash.
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
      8* Look for the passport where it was last used: other bags, coat pockets, desk drawer, the last suitcase.
        - 5 Look in other bags, coat pockets, the last suitcase.
        - 5 Look in desk drawer, papers, car.
      3 Put passport, cards, ticket and medicine in the bag that stays with you.
      10* Lay out clothes for the days, underwear first.
        - 5 Lay out underwear, socks and night things.
        - 5 Lay out tops, trousers and one warm layer.
      5 Add your wash bag and chargers.
      4 Check in online, and note where the ticket is saved on your phone.
      3 Set two alarms[, {deadline}]: one to get ready, one to leave.
        - 2 Set two alarms.
        - 3 Book or look up the way there.
    `,
  },
  {
    id: "too-many-calls",
    late: true,
    says: /\b(?:calls|rings|texts|messages|phones|visits|drops by|turns up|emails)\b.{0,14}\b(?:\d+|five|six|ten|several|many|twenty|constantly|all the time|every (?:hour|day|night|evening)|non-?stop|too (?:much|often))\b.{0,14}\b(?:times|a day|calls)?\b/i,
    unless: /\b(?:scam|spam|debt|bailiff|baby)\b/i,
    plan: `
      2* Choose one time of day that is theirs, such as six in the evening.
      3* Tell them: “I'm at work until six. I'll ring you at six every day.”
        - 2 Write the sentence down: “I'm at work until six. I'll ring you at six every day.”
        - 3 Say or send it.
      2 Turn their ringtone off until that time. Most phones let a second call in a row through.
      2* Set a daily alarm for calling them.
      3 Answer calls in between with one line: “Saw it. We talk at six.”
      4 Ask on the call what the other calls were about: company, worry, pills, the remote.
        - 4 Ask in the call what the other calls were about.
        - 3 Write down the one thing that comes up most.
      4 Find one other person or place that could take some of it: a sibling, a club, a neighbour.
    `,
  },
  {
    id: "body-hurts",
    says: /\b(?:(?:wisdom )?tooth|teeth|gum|ear|throat|knee|ankle|shoulder|wrist|hip|neck|foot|stomach|tummy)\b.{0,14}\b(?:hurts?|aches?|aching|killing me|sore|swollen|agony|throbbing|painful)\b|\b(?:toothache|earache)\b/i,
    unless: /\b(?:dog|cat|son|daughter|toddler|baby|kid)\b/i,
    plan: `
      2* Write down where it hurts, since when, and how much from 0 to 10.
      2 Look for what can't wait: fever, swelling that grows, numbness, trouble swallowing or breathing.
      3* Ring 999 or 911 now if it is hard to breathe or swallow, or a nurse line for fever, growing swelling or numbness.
      4n Ring a doctor's office for a time today or tomorrow: “I'm in pain, I'll take any time.”
      4 Ring the nearest doctor's office when it opens: “I'm in pain, I'll take any time.”
        - 3 Look up three practices near you, and the helpline that finds one.
        - 4 Ring the first: “I'm in pain, I'll take any time.”
      3 Ask a pharmacist what you may take along with your other medicines.
      3 Cool it or rest it until your appointment, as they told you.
        - 3 Cool it or rest it until then, as they say.
        - 2 Put your note, ID and insurance card by the door.
      2 Ask someone to come along or to ring you after it.
    `,
  },
  {
    id: "thing-broke",
    late: true,
    says: /\b(?<thing>(?:(?:the|my|our|a) )?(?:[\w-]+ ){0,2}?[\w-]+)\s+(?:(?:just |has |have |is |are |'s )*(?:fell|fallen|come) (?:off|down|apart|out)|(?:has |is |are |just )?(?:broke|snapped)\b|(?:has |is |are |just )?(?:broken|cracked|torn|ripped|bent|loose|jammed|wobbly)\b(?! (?!again|since|at|in|on|and|but|so|off|now|for|when|after|this|last|yesterday|today|by|while|right|because)[a-z])|is (?:screaming|falling apart|hanging off|coming (?:off|loose|apart)))/i,
    unless:
      /\bcharger|key|phone|heart|leg|arm|ankle|tooth|rib|marriage|relationship|promise|voice|up with|(?:fallen|fell) out (?:as|with|over|since|about|badly)|(?:we|they|friends?)(?:'ve|'d| have| had)? (?:not |never )?(?:fallen|fell) out\b/i,
    plan: `
      2* Take one photo of {thing|it}, with the place where it belongs.
      3* Collect every screw and piece in one jar.
      5 Look at the break: is a screw pulled out, plastic snapped, wood split, a wire loose?
      8* Search for the name of the thing with what broke, to find the right glue or spare part.
        - 3 Measure the hole, or copy make and model.
        - 6 Search for the right plug, glue or spare part.
      3 Write down what to buy, with its size.
      15 Put it back along one short guide, with nobody underneath.
        - 5 Lay out tool, part and guide.
        - 10 Put it back along the guide.
      4 Ring the landlord or a handyman with the photo if it holds weight, water or power.
    `,
  },
];
