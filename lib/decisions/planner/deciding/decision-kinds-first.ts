import type { DecisionKind } from "@/lib/decisions/planner/deciding/decision-kind";
import { parsePlan } from "@/lib/decisions/planner/written/archetype";

const PARTNER = "(?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\\S+))";
const PARENT = "(?:mum|mom|dad|mother|father|gran|grandma|grandad|nan|parents?)";
const PET = "(?:dog|cat|kitten|puppy|rabbit|hamster|guinea pig|parrot|pet|horse|tortoise)";

/** Questions about people and the body, and what is over by tomorrow: they are asked for first. */
export const FIRST_DECISIONS: readonly DecisionKind[] = [
  {
    id: "pet-end",
    says: new RegExp(
      `\\b(?:put (?:\\S+ ){0,4}(?:down|to sleep)|euthan\\w+)\\b|\\blet (?:the|our|my) (?:old )?${PET} go\\b`,
      "i",
    ),
    unless: /\b(?:deposit|phone)\b/i,
    lines: parsePlan(`
      2* Write down three things your animal has always loved, on a page with today's date.
      3 Put a tick beside each one that it still does.
      5* Mark the last seven days as good or bad ones, by eating, moving, sleeping and pain.
        - 3 Mark the last four days as good or bad ones, by eating, moving, sleeping and pain.
        - 3 Mark the three days before in the same way.
      8 Ask the vet by phone: “What would the next weeks look like, and how will we know?”
        - 2 Write two questions: what the next weeks look like, and how you will know.
        - 8 Ask the vet by phone, with a pen for the answers.
      3 Write down the sign that means it is time: a day without food, more bad days than good.
      5 Tell whoever else loves it what you wrote, so that nobody decides alone.
      5* Book what you choose: the vet's visit, at home where they offer it, or a check within a week.
    `),
  },
  {
    id: "debt",
    says: /\b(?:bankruptcy|bankrupt|iva|debt (?:plan|relief|management)|consolidat\w+|chapter (?:7|13))\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      10 List each debt below it: to whom, how much, and which letters have come.
        - 5 List to whom you owe, and how much.
        - 5 Add the date of the last letter to each line.
      4 Add up what is left in a month after rent, food and energy.
      3 Write down what you own that matters: home, car, savings, a job with rules on it.
      5* Find the number of a free debt charity, one that takes no fee from you.
        - 3 Find a free debt charity's official page.
        - 2 Write its number and hours on the page.
      15* Ask them which choice fits you, {all}: cost, years, home, car, job, credit.
      3 Write their advice below the question, in one line each.
        - 3 Write their advice below the question.
        - 2 Put the next step they named into your calendar.
    `),
  },
  {
    id: "health",
    says: /\b(?:operation|surgery|operated|treatment|chemo\w*|radiotherapy|transplant|replacement now|knee replacement|hip replacement|medication|meds|antidepressants?|tablets|statins?|hrt|vaccin\w+|ivf|vasectomy|sterili\w+|hysterectomy|therapy|therapist|scan|biopsy|rehab)\b/i,
    unless: new RegExp(`\\b${PET}\\b`, "i"),
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      3 Write down what you hope it changes, in one line.
      5* Write four questions: what would I gain, what are the risks, what else is there, what if I wait?
        - 2 Write two questions: what would I gain, and what are the risks?
        - 3 Write two more: what else is there, and what if I wait three months?
      5 Read the page of a public health service on it, with the risks marked.
      8* Ring the practice for a talk before you decide, with those four questions.
        - 2 Find the number, or the booking page.
        - 8 Ask for a talk about this one question.
      10 Write their answers beside your questions.
      5 Tell one person at home what they said, and what you lean towards.
        - 5 Tell one person at home what they said.
        - 5 Give the practice your answer, or the day on which they get it.
    `),
  },
  {
    id: "parent-care",
    says: new RegExp(
      `\\b${PARENT}\\b.{0,40}\\b(?:home|care|live with|move in|alone|stair ?lift|downstairs|bungalow|sheltered)\\b|\\bcare home\\b`,
      "i",
    ),
    unless: /\bmove (?:back )?in with my\b|\bback (?:in )?with\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 List what help is needed by day and by night, one line each.
        - 3 List what help is needed by day.
        - 3 List what help is needed at night.
      10 Ask the person it is about what they fear most, and what they want to keep.
      8* Ask the council's care team or the doctor by phone for an assessment of what is needed.
      8 Write the monthly cost below {all}, with who would pay it.
        - 5 Write the monthly cost below {first}.
        - 5 Write the monthly cost below {second}.
      4 Write down whose hours it would take in an ordinary week.
      5* Agree on four weeks to try the likelier answer, with a day to look at it again.
        - 3 Call whoever decides with you, for a talk this week.
        - 5 Agree on four weeks to try the likelier answer.
    `),
  },
  {
    id: "lend",
    says: /\b(?:lend|loan (?:my|him|her|them)|give (?:my|him|her|them) (?:\S+ ){0,3}(?:money|[$£€]?\d+)|co-?sign|guarantor)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      3* Write down the sum that you could lose for good without missing it.
      4 Write what it is for, and when it would come back, as you were told.
        - 2 Write what it is for.
        - 2 Write when it would come back, as you were told.
      3 Write one line on how it would be between you if it never came back.
      3 Circle one: the whole sum, a part as a gift, other help, or no.
      5 Write the answer in two kind sentences, without a long reason.
        - 3 Write the answer in two kind sentences.
        - 2 Cross out each reason that invites an argument.
      5* Send that answer, or say it; a yes goes with sum and dates in a message you both keep.
    `),
  },
  {
    id: "relationship",
    says: new RegExp(
      `\\b(?:stay|stick|be|carry on) with ${PARTNER}|\\b(?:leave|dump|divorce) ${PARTNER}|\\b(?:break up|split up|separate|divorce|end (?:it|things|the relationship)|give (?:him|her) another chance|take (?:him|her) back)\\b`,
      "i",
    ),
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 List what was good between you in the last four weeks, and what hurt, each with its day.
        - 4 List what was good between you in the last four weeks.
        - 4 List what hurt, each with its day.
      3 Put a tick beside each hurt that you have told them, and a second one where it changed.
      5 Ring a domestic abuse helpline before you say anything, if you are afraid of them.
      5* Write down what would have to be different in two months for a good yes.
      10* Tell one person who knows you both answers aloud, and note which one is easier to say.
        - 3 Text one person who knows you well: “Do you have half an hour for me?”
        - 10 Tell them both answers aloud, and note which one is easier to say.
      5 Ask for a quiet hour for the talk, or write down where you would sleep and who helps.
        - 3 Write down where you would sleep and who would help, if you go.
        - 5 Ask for a quiet hour for the talk.
    `),
  },
  {
    id: "together",
    says: /\b(?:get married|marry|propose|move in together|live together|get engaged|civil partnership)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 Write three lines on what a yes would mean to you, and one on what you fear.
        - 3 Write three lines on what a yes would mean to you.
        - 2 Write one line on what you fear.
      5* Ask the other one to do the same, each on a page of your own.
      8 Look up what it changes where you live: home, money, pension, children, inheritance.
      20* Read the two pages to each other in an hour of your choice, without answers at first.
        - 3 Agree on an hour without phones.
        - 10 Read your pages to each other, without answers at first.
        - 10 Ask one question each about what you heard.
      5 Write down what would have to be settled before a yes: money, place, family, names.
      5 Choose together: yes, no, or a day in half a year for this talk.
    `),
  },
  {
    id: "today",
    says: /\b(?:tonight|this evening|this afternoon|right now|in an hour)\b/i,
    lines: parsePlan(`
      2* Write the question on paper, with the hour by which it wants an answer: {question}
      2 Write below it what you need most today: rest, company, air, a promise kept.
      4* List for {all} what you would be glad of tomorrow morning.
        - 2 List for {first} what you would be glad of tomorrow morning.
        - 2 List the same for {second}.
      3 Write down the smallest yes, such as one hour with your own way home.
      2 Toss a coin; the side you hope for while it turns is an answer too.
        - 2 Toss a coin.
        - 2 Write down which side you hoped for while it turned.
      3* Send the message that goes with your answer: “I'm coming”, or “not today, thank you”.
        - 2 Write the message that goes with your answer: “I'm coming”, or “not today, thank you”.
        - 2 Send it.
    `),
  },
  {
    id: "go-along",
    says: /\b(?:go|going|fly|travel|come) to\b.{0,30}\b(?:wedding|party|reunion|funeral|christening|dinner|christmas|hen|stag|barbecue|graduation|meet-?up|festival|retreat|event)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      3 Write down for whom you would go, and what you would miss.
      4* Write down what you fear there, with one plan for it: who stays beside you, when you leave.
        ? ex will | my ex: 4 Write down who stays beside you while your ex is there, and when you leave.
          - 2 Write down who could stay beside you while your ex is there.
          - 2 Write down what you say to your ex, in one polite line.
        - 2 Write down what you fear there.
        - 2 Write down who could stay beside you.
      4 Look up the cost and the way home, with the last hour for it.
        - 3 Look up the way home, with the last hour for it.
        - 2 Add up what it would cost.
      3 Write down the smallest yes: only the ceremony, only until the food.
      3* Send your answer[ {deadline}]; hosts need a number more than a reason.
        - 2 Write your answer in two lines.
        - 2 Send it.
    `),
  },
  {
    id: "say-it",
    says: /^(?:\W*\w+\W+){0,6}?\b(?:text|message|dm|call|ring|write to|reply to|answer|tell|confront|report|complain|apologi[sz]e|confess|come out|speak up|say something|ask (?:him|her|them|for|my)|get in touch|contact|unblock|invite)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      3 Write down in one line what you want to come of it.
      3 Write down the best and the worst that are likely to come back.
        ? adhd | autis* | diagnos* | disab* | pregnant | epilep*: 8 Look up on an official page what your employer may ask, and which help telling brings.
          - 2 Write down the one thing that would be easier once they know.
          - 8 Look up on an official page what your employer may ask, and which help telling brings.
        - 2 Write down the best that is likely to come back.
        - 2 Write down the worst.
      5* Write your first two sentences in your notes, where nothing can be sent by mistake.
      2 Write one line on how it will be in a month if you say nothing.
      3 Read the two sentences aloud, as if you were the one who gets them.
        - 2 Leave the room for ten minutes' worth of something else, without the phone.
        - 3 Read the two sentences aloud, as if you were the one who gets them.
      3* Choose[ {deadline}]: send them, say them, or delete them for good.
    `),
  },
  {
    id: "repair",
    says: /\b(?:repair|fix|mend|failed its|write it off|on its last legs)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      3 Write down how old it is, and what it would sell for today.
      8* Get the price of the repair in writing, with what is likely to go next.
        ? repair # | # repair | # quid | # pounds | # dollars | quote # | # to fix | # to repair: 3 Write {#} beside “repair”, with what is likely to go next.
          - 2 Write {#} beside “repair”.
          - 3 Ask whoever looked at it what is likely to go next.
        - 3 Ask one place for the price of the repair.
        - 5 Ask the same place what is likely to go next.
      8 Find the full price of one that would do in its place, delivery included.
      4 Divide each price by the years it is likely to last.
        - 2 Divide the price of the repair by the years it is likely to last.
        - 2 Divide the other price in the same way.
      2 Mark the cheaper year; a repair above half the price of another seldom pays.
      5* Book or order your choice[ {deadline}]: the repair, or another one.
    `),
  },
  {
    id: "trip",
    says: /\b(?:holiday|vacation|trip|honeymoon|city break|weekend away|interrail\w*|cruise|fly|flight|flights|train or)\b/i,
    lines: parsePlan(`
      2* Write dates, people and the most it may cost at the top of a page.
      10* Look up the full price of {all} for your dates: the way there, the bed, the food.
        - 5 Look up the full price of {first} for your dates.
        - 5 Look up the full price of {second} for your dates.
      4 Write below each the hours from door to door, and the weather of that month.
      3 Write down what you want most from it: rest, sea, food, people, seeing something.
        - 2 Write down what you want most from it: rest, sea, food, people, seeing something.
        - 2 Cross out what does not give that.
      5 Ask whoever comes along for one vote, by tonight.
        - 2 Send whoever comes along both prices.
        - 3 Ask them for one vote, by tonight.
      10* Book the bed or the way there for your choice[ {deadline}], at a price that can still be cancelled.
    `),
  },
];
