import type { ChecklistStep } from "@/lib/checklists/types";
import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import { howLong } from "./how-long";
import { nextOpen } from "./next-open";
import { NUMBER } from "./numbers";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { answered, askedBack, isOpen, namedAll, type Wish } from "./wish";

/** "the landlord said no", "i got rejected", "my husband doesnt want to". */
const REFUSED =
  /^(?:the (\w+) )?.*\b(?:said no|says no|turned (?:me|us|it) down|rejected (?:me|us|it)|refuse[sd]|(?:my \w+|nobody|no one|he|she|they) (?:won't|will not|isn't going to|doesn't want to|don't want to|is not going to) (?:help|do|come along|hire|cooperate|listen|pay|move|pack|try|stop)|(?:nobody|no one) (?:is (?:hiring|helping)|wants to help|will help|helps)|denied (?:me|us|it)|(?:got|was|were|getting) (?:rejected|turned down|denied|declined)|(?:he|she|they|mom|mum|dad|husband|wife|partner|boss|landlord) (?:doesn't|don't|didn't|won't|wouldn't) (?:want|agree|let))\b/;
/** "nobody answered", "they never wrote back", "he ghosted me", "still no reply". */
const SILENT =
  /\b(?:nobody|no one|never|didn't|hasn't|haven't|doesn't|don't|won't|isn't|aren't|not)(?: \w+)? (?:answer(?:ed|ing|s)?|repl(?:y|ied|ying)|respond(?:ed|ing)?|pick(?:ed|ing)? up|(?:writ(?:e|ten|ing)|wrote|call(?:ed|ing)?|text(?:ed|ing)?|e?mail(?:ed|ing)?|get|got|gotten) back|heard back)\b|\bno (?:answers?|reply|replies|responses?)\b|\bghosted\b|\bvoicemail\b|\bwaiting (?:for|on)\b/;
/** "they have no appointments until march", "the hall is booked". */
const FULL =
  /^(?:they|he|she|it|the|my|our|everything|everywhere)\b.*\b(?:no (?:appointments?|openings?|spots?|slots?|tickets?)|booked(?: up| out| solid)?|sold out|full(?! of\b))\b/;
/** "the store was closed", "irs website is down", "its raining". */
const CLOSED =
  /\b(?:is|was|were|are|it's) (?:down|closed|broken|not working|out of order|raining|snowing)\b|\b(?:won't|doesn't|isn't|not) (?:load|loading|open|opening)\b|\bkeeps? crashing\b|\b(?:going to|will) (?:rain|snow)\b|\btoo (?:cold|hot|dark)\b/;
/** "everyone cancelled", "his friends cant come". */
const CALLED_OFF =
  /\b(?:cancell?ed|bailed|backed out|called (?:it )?off|fell through)\b|\b(?:can't|cannot|won't|isn't able to) (?:come|make it|be there|join)\b|\bnot coming\b/;
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)";
const DAY = `(?:(?:next |this )?${TYPED_WEEKDAY})`;
/** "we moved it to sunday", "we're doing friday instead", "its on saturday now". */
const MOVED = new RegExp(
  `^(?:(?:(?:we|they|i|he|she) )?(?:move|change|push|switch|reschedule) (?:it|everything|dinner|lunch|the .+?) (?:to|on)|(?:we|they|i|he|she)(?: just| had to)* (?:moved|changed|rescheduled|pushed|shifted|switched)(?: (?:it|this|that|the .+?|everything))?(?: back)?(?: to| until)?|(?:.+? )?(?:moved|rescheduled|changed|pushed)(?: back)? to|(?:we're|they're|we are) (?:doing|having)(?: it)?(?: on)?|(?:it's|it is|we're|the .+? is)(?= .*\\b(?:now|instead)\\b)(?: now)?(?: on| for)?) (${DAY})(?: instead| now| morning| afternoon| evening| night)?$`,
);
const WEEKDAY_IN_STEP = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;
/** "make it for two people", "its just 4 of us", "only three kids are coming". */
const COMPANY = new RegExp(
  `\\b(?:for|only|just|are|be|we're|it's) (${NUMBER}) (?:people|persons?|guests?|friends|kids|adults|of us|(?=(?:are|is|can) com))(?: ?(?:are coming|is coming|can come|allowed)| instead| now| not ${NUMBER})*$`,
);
const COMPANY_IN_STEP = new RegExp(
  `\\b${NUMBER}(?= (?:for (?:dinner|lunch|breakfast|brunch)|people|persons|guests|friends|kids|adults)\\b)`,
  "i",
);
/** "my test is in 2 weeks", "i need to move by friday", "i have an interview on tuesday". */
const DUE = new RegExp(
  `^(?:my|the|it's|it is|this|i have an?|i've got an?|i (?:have|need) to|i need (?:this|it|everything)(?: done| finished)?|we (?:have|need) to|move|be done|done|finish|(?:\\w+ ){1,3}(?=is\\b))\\b.*\\b(?:due|by|before|deadline is|in|on|is) (?:${DAY}|tomorrow|tonight|today|(?:${NUMBER}|an?|a few) (?:days?|weeks?|months?)|next (?:week|month)|the end of the (?:week|month))$|^(?:i|we)(?: only| just)* have(?: only| just)* ${NUMBER} (?:days|weeks|months)(?: left)?$|^(?:finish|be done)(?: it| this| everything| with (?:it|this))? (?:today|tonight|tomorrow)$`,
);

/** "we only have this weekend", "i only have sunday", "were going in may for 10 days". */
const DATED = new RegExp(
  `^(?:i|we)(?: only| just)* have(?: only| just)* (?:until |till )?(?:this |the |next |one )?(?:weekend|week|month|${DAY})(?: left| free| off)*$|^(?:i'm|i am|we're|we are|were)(?: all)? (?:moving|going|leaving|flying|travell?ing|starting)(?: there| out| in| away)? (?:(?:on|in|this|next) )+(?:${DAY}|weekend|week|month|${MONTH})\\b.*$`,
);

/** What happened meanwhile: a no, silence, another day, other guests. It may change the list. */
export function readNews(wish: Wish): CoachAnswer | null {
  const { clause } = wish;
  const { said } = clause;
  const refused = REFUSED.exec(said);
  if (refused) return afterNo(refused[1]);
  if (CALLED_OFF.test(said)) return askedBack(CALLED_OFF_ANSWER);
  if (SILENT.test(said)) {
    return putFirst(
      "Waiting is hard, and none of it is your fault.",
      "Send one short line to ask again, and note the day you'll try someone else.",
    );
  }
  if (FULL.test(said)) {
    return putFirst(
      "That is a nuisance.",
      "Ask them about a waiting list, and write down one other place to try.",
    );
  }
  if (CLOSED.test(said)) return askedBack(meanwhile(wish.steps));
  return readMovedDay(wish) ?? readCompany(wish) ?? readAmount(wish) ?? readDue(wish);
}

const CALLED_OFF_ANSWER =
  "I'm sorry, that is a letdown. The plan can bend with it: say “we moved it to Saturday”, “make it for two people”, or name a step that falls away, such as “remove step 2”.";

function afterNo(who: string | undefined): CoachAnswer {
  return putFirst(
    "I'm sorry, a no is hard to hear.",
    `Write down one other ${who ?? "person, or one other way,"} to try.`,
  );
}

function putFirst(comfort: string, text: string): CoachAnswer {
  return answered(`${comfort} I put two easy minutes first: ${named(text)}. The rest stays.`, [
    { action: "add", step: { text, minutes: FIRST_STEP_MINUTES }, to: "first" },
  ]);
}

function meanwhile(steps: readonly ChecklistStep[]): string {
  const next = nextOpen(steps);
  const [other] = steps.filter((step) => isOpen(step) && step !== next && !step.deferredUntil);
  const instead = other ? ` If you feel like another one meanwhile: ${named(other.text)}.` : "";
  return `That is a nuisance, and not your fault. Tap Not today on that step, and it comes back tomorrow.${instead}`;
}

function readMovedDay({ clause, steps }: Wish): CoachAnswer | null {
  const day = weekdayOf((MOVED.exec(clause.said)?.[1] ?? "").replace(/^(?:next|this) /, ""));
  if (day === undefined) return null;
  return rewritten(
    steps,
    (text) =>
      text.match(WEEKDAY_IN_STEP)?.length === 1 ? text.replace(WEEKDAY_IN_STEP, day) : text,
    `${day} it is.`,
    `No open step names another day, so the list can stay. If people know the old day, say “add tell everyone it is ${day}”.`,
  );
}

function readCompany({ clause, steps }: Wish): CoachAnswer | null {
  const number = COMPANY.exec(clause.said)?.[1];
  if (number === undefined) return null;
  return rewritten(
    steps,
    (text) => text.replace(COMPANY_IN_STEP, number),
    `For ${number}, then.`,
    "No open step names a number of people, so the list can stay as it is.",
  );
}

/** "can we do 10 pounds instead", "make it 4 times a week": a number that a step names with the same word. */
const AMOUNT = new RegExp(
  `^(?=.* instead$|make it|change it to|aim for|do)(?:make it|change it to|aim for|do)? ?(?:only |just )?(${NUMBER}) (?!minutes?\\b|hours?\\b|steps?\\b|of\\b|things?\\b|tasks?\\b)([a-z]+)(?: (?:a|per) (?:day|week|month))?(?: instead| now| not ${NUMBER})*$`,
);

function readAmount({ clause, steps }: Wish): CoachAnswer | null {
  const [, number, unit] = AMOUNT.exec(clause.said) ?? [];
  if (number === undefined || unit === undefined) return null;
  const counted = new RegExp(`\\b${NUMBER}(?= ${unit.replace(/s$/, "")}s?\\b)`, "i");
  return rewritten(
    steps,
    (text) => text.replace(counted, number),
    `${number} ${unit}, then.`,
    `No open step names a number of ${unit}. To keep it on the list, say “add note: ${number} ${unit}”.`,
  );
}

/** The open steps in other words, where the words change any of them. */
function rewritten(
  steps: readonly ChecklistStep[],
  write: (text: string) => string,
  lead: string,
  otherwise: string,
): CoachAnswer {
  const changed = steps.filter((step) => isOpen(step) && write(step.text) !== step.text);
  if (changed.length === 0) return askedBack(`${lead} ${otherwise}`);
  return answered(
    `${lead} I changed ${namedAll(changed)}.`,
    changed.map(({ id, text }) => ({ action: "edit", id, text: write(text), isOwn: true })),
  );
}

function readDue({ clause, steps }: Wish): CoachAnswer | null {
  const next = nextOpen(steps);
  if (!next || !(DUE.test(clause.said) || DATED.test(clause.said))) return null;
  return askedBack(`Good to know. ${howLong(steps)} Begin with ${named(next.text)}.`);
}
