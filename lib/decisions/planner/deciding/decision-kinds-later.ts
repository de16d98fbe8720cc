import type { DecisionKind } from "@/lib/decisions/planner/deciding/decision-kind";
import { parsePlan } from "@/lib/decisions/planner/written/archetype";

const PET = "(?:dog|cat|kitten|puppy|rabbit|hamster|guinea pig|parrot|pet|horse|tortoise)";

/** Questions about ways of living, work, a home and things. */
export const LATER_DECISIONS: readonly DecisionKind[] = [
  {
    id: "pet",
    says: new RegExp(
      `\\b(?:get|adopt|buy|rescue|have|keep|foster)\\b.{0,25}\\b${PET}\\b|\\b${PET} or (?:no|not|a)\\b|\\b${PET} or (?:an? )?${PET}`,
      "i",
    ),
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      4 Write down who gets up, feeds and goes out with it on a wet Tuesday.
      5* Add up a year: food, vet, insurance, and who looks after it on holidays.
        - 3 Add up food and insurance for a year.
        - 3 Add the vet, and somebody for the holidays.
      3 Look whether your lease, your landlord and everyone's noses allow it.
      8 Find a shelter's or a friend's animal to look after for a weekend.
        - 3 Write down one friend or shelter with such an animal.
        - 5 Ask whether you may look after it for a weekend.
      5 Ask everyone at home for a yes or a no after that weekend.
      5* Tell the shelter or breeder your answer, or put the question away for half a year.
    `),
  },
  {
    id: "child",
    says: /\b(?:(?:second|third|another|a|have) (?:baby|child|kid)|kids or no(?:t| kids)|have (?:kids|children)|try for|adopt a child)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 Write for five minutes what you would miss at seventy with either answer.
      5 Write down who would get up at night, and which hours of work would go.
        ? im # | at # | # years old | turning #: 8 Book a talk with a doctor on what your age means for the time there is.
      8 Add up a month with it: childcare, room, lost pay.
        - 5 Add up childcare and room for a month.
        - 4 Add the pay that would be missing.
      15* Ask the other parent-to-be for half an hour, in which each speaks first for ten minutes.
        - 3 Ask the other parent-to-be, or your closest person, for half an hour.
        - 10 Listen to their ten minutes, without an answer.
        - 10 Take your ten minutes.
      5 Write down what each of you is most afraid of.
      5* Put the day on which you will decide into your calendar, with a doctor's talk before it.
    `),
  },
  {
    id: "looks",
    says: /\b(?:hair|fringe|bangs|tattoo|beard|dye|piercing|glasses or|contacts|botox)\b/i,
    lines: parsePlan(`
      2* Save one picture of it on somebody with a face or skin like yours.
      4 Save two more, one of them a year after.
      3 Try it for a minute at the mirror: pinned, drawn on, or in an app.
      5 Look up what it takes to keep up, and how long it takes to undo.
        - 3 Look up what it takes to keep up.
        - 3 Look up how long it takes to undo.
      8* Ask a professional for ten minutes' advice, with the pictures.
        - 2 Write the name of one place that people you know like.
        - 5 Ask them for ten minutes' advice, with the pictures.
      3 Choose the smaller step first: half the length, a corner, a colour that washes out.
      3* Book it for a week from now, or decide against it for this year.
    `),
  },
  {
    id: "redundancy",
    says: /\b(?:redundancy|severance|voluntary (?:exit|leave)|early retirement)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page, with the last day for an answer: {question}
      5 Write the sum on offer below it, and beside it the least that the law gives for your years.
        - 3 Write the sum on offer below it.
        - 5 Look up the least that the law gives for your years, and write it beside the sum.
      5 Divide the sum after tax by what a month costs you.
        - 3 Add up what a month costs you.
        - 2 Divide the sum after tax by it.
      8n Divide the sum after tax by what a month costs you: so many months it lasts.
      8 Ask in writing what happens to your post, your pension and your holiday if you say no.
      10* Ask a union, free advice or an employment lawyer about it, before you sign anything.
        - 3 Find the number of a union, free advice or an employment lawyer.
        - 10 Ask them about it, before you sign anything.
      5 Write your answer in two lines[, {deadline}].
      3 Send it, with a copy home.
    `),
  },
  {
    id: "job",
    says: /\b(?:job|jobs|offer|offered me|team leader|promotion|redundancy|resign|career|role|position|freelance|self[- ]employed|contract|boss|manager|team lead|shift|part[- ]time|retire)\b/i,
    unless: /\b(?:phone|broadband|energy|gym|boiler) contracts?\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      8 Write below {all} the pay after tax, minus what the way to work costs.
        - 5 Write below {first} the pay after tax, minus what the way to work costs.
        - 5 Write the same below {second}.
      5 Add hours, days at home, holiday, notice, and who your boss would be.
      8n List below {all} pay after tax, hours and the way to work, with a star for what matters most.
      4 List what a normal Tuesday would look like in half a year with each.
        - 3 List what a normal Tuesday would look like in half a year with {first}.
        - 3 List the same Tuesday with {second}.
      5 Ask one person who knows for the fact that is still missing.
      10 Tell somebody who knows you both answers aloud, and note which one is easier to say.
      5* Write your answer to whoever waits for it, in two lines[ {deadline}].
    `),
  },
  {
    id: "study",
    says: /\b(?:master'?s|degree|phd|university|uni|college|course|module|a[- ]levels?|apprenticeship|gap year|resit)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 Look up the last day on which this can be decided, with what it costs to change later.
      8 Write below {all} fees, months, and what one can do afterwards.
        - 5 Write below {first} fees, months, and what one can do afterwards.
        - 5 Write the same below {second}.
      8* Ask the adviser or tutor for twenty minutes: what can be paused, swapped or done part-time?
        - 2 Write one question: what can be paused, swapped or done part-time?
        - 5 Ask the adviser or tutor for twenty minutes.
      8 Ask somebody who is a year further what they would do today.
      3 Write down what an ordinary week would look like with each.
      5* Send the answer to the office that needs it, before its last day.
        - 3 Write down your answer, and the one reason that counts.
        - 5 Send it to the office that needs it, before its last day.
    `),
  },
  {
    id: "loan-rate",
    says: /\b(?:refinanc\w*|remortgag\w*|fix(?:ed)? (?:the |my |our )?(?:rate|mortgage)|overpay|tracker or fixed|fixed or tracker)\b/i,
    lines: parsePlan(`
      2* Write today's rate, the sum still owed and the monthly payment at the top of a page.
      8* Ask the broker or the lender for the new rate in writing, with all fees and its last day.
        - 3 Write two questions: which fees come with the new rate, and until when does it hold?
        - 8 Ask the broker or the lender both, for an answer in writing.
      4 Write the monthly payment below {all}.
        - 2 Write the monthly payment below {first}.
        - 2 Write the monthly payment below {second}.
      4 Divide all fees by what a month would save: so many months until it pays.
        - 2 Add up all fees, with any charge for leaving the old loan early.
        - 3 Divide that sum by what a month would save: so many months until it pays.
      2 Write down how many years you mean to stay, and compare.
      8 Ask a second lender for the same figures, or a free money adviser for a look at yours.
      5* Give the broker your answer[ {deadline}], or ask for the rate to be held until you have one.
    `),
  },
  {
    id: "home",
    says: /\b(?:rent|lease|tenancy|flat|flats|apartment|house|mortgage|landlord|buy a place|move (?:to|out|back|in))\b/i,
    unless: /\b(?:car|van|phone|bike|laptop|tv|plants?)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      5 Write below {all} what a month costs, with bills, travel and what moving would cost.
        ? up # | up by # | # more | extra #: 4 Write {#} times twelve beside what moving would cost: van, deposit, double rent.
          - 2 Write {#} times twelve on the page.
          - 4 Write what moving would cost beside it: van, deposit, double rent.
        - 4 Write below {first} what a month costs, with bills and travel.
        - 4 Write the same below {second}, with what moving would cost.
      5 Add minutes to work, to your people and to a shop, and the notice or term.
      8n List below {all} the cost of a month and the minutes to your people, with a star for what matters most.
      8 Look at the likelier one at eight in the evening: noise, light, damp, neighbours.
      3 Write down what you would be sorry to lose, in one line for each.
      10 Tell one person who knows you both answers aloud, and note which one is easier to say.
        - 3 Text one person who knows you well: “Do you have ten minutes for me?”
        - 10 Tell them both answers aloud, and note which one is easier to say.
      5* Give your answer to the landlord, the agent or the people it concerns[ {deadline}].
    `),
  },
  {
    id: "leave-off",
    says: /\b(?:quit|drop|leave|come off|give up|cancel|step down|stop|stay on|delete)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      4 Write down what you hoped it would give you, and what it gives you now.
        - 2 Write down what you hoped it would give you.
        - 2 Write down what it gives you now.
      5 Look up what leaving takes: a last day, notice, money, what can be paused.
      3 Write down what you would do with the hours instead, in an ordinary week.
      5* Choose two weeks in which you do without it, and put a reminder at their end.
        - 2 Choose two weeks in which you do without it.
        - 3 Put a reminder at their end, with the question.
      3 Write down on that day what you wished back.
      5* Act on your answer: end it, or keep it for another half a year.
    `),
  },
  {
    id: "buy",
    says: /\b(?:buy|lease|get (?:an?|the|another|new)|order|subscribe|pay for|which (?:of|one|phone|laptop|car|sofa|bike|tv|camera|mattress)|paper or|kindle|iphone|android|laptop|phone|sofas?|car|cars|bike|bed|mattress|tv|console|venue|caterer|photographer|new or|used or|second[- ]hand)\b/i,
    lines: parsePlan(`
      2* Write the question at the top of a page: {question}
      4 Write three musts below it, with the most it may cost.
        - 2 Write three musts below it.
        - 2 Write the most it may cost, in all.
      8* Write the same facts below {all}: full price, size, what buyers complain of, how to return it.
        - 4 Write the full price and the size below {all}.
        - 4 Add what buyers complain of, and how to return it.
      3 Cross out what misses a must.
      5 Try the ones left: hold it, sit on it, measure the door or the wall.
      2 Mark the one that is easier to give back, where two are left.
      5* Order your choice[ {deadline}], with the last day for returning it in your calendar.
        - 5 Order your choice.
        - 2 Put the last day for returning it into your calendar.
    `),
  },
];
