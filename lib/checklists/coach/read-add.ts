import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import { gerundVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { capitalise } from "@/lib/text";
import type { Clause } from "./clause";
import { findSteps } from "./find-steps";
import { DURATION, ORDINAL, readMinutes, readNumber } from "./numbers";
import type { CoachAnswer, NewStep, Place } from "./types";
import { answered, askedBack, namedAll, questionAbout, type Wish } from "./wish";

const MOST_AT_ONCE = 20;

const NOUN = "(?:steps?|tasks?|items?|things?|to-?dos?|reminders?|points?)";
const WITH_NOUN = new RegExp(
  `^(?:add|insert|include|append|create|i need|we need|i want|there should be)(?: in)?(?: (?:an?|another|one|more|the|this|these|two|three|some|new|extra|following|first|last|final|quick|small|short))* ${NOUN}(?: (?:here|there))?(?: ?[:–—-] ?| (?:to|called|named|saying|that says|for|about|where (?:i|you)|of|like) |(?: |$))(.*)$`,
);
const PLAIN =
  /^(?:add|insert|include|append)(?: in)?\b(?: (?:these|the following|this)(?: (?:steps|tasks))? ?(?=:))? ?:? ?(.*)$/;
const ON_LIST =
  /^(?:put|write|get|note|have) (.+?) (?:on|onto|in|into|to) (?:my|the|this) (?:list|plan|checklist)$/;
const QUOTED =
  /^(?:put|place|write) ["“'](.+?)["”'] (?:somewhere )?((?:at|in|on) the .+|first|last|(?:right |just )?(?:before|after|above|below) .+)$/;
const NEW_STEP = new RegExp(`^(?:new|another|one more|extra) ${NOUN} ?[:,–-]? ?(?:to )?(.+)$`);

const NEEDED =
  /^(?:and |also |oh |but )*(?:i|we)(?: also| still| really| first)* (?:need to|have to|must|should|forgot to|forgot about|forgot|want to)(?: also)? (.+)$/;
const REMEMBERED =
  /^(?:and |also |oh |but )*(?:don't forget|do not forget|remember|remind me)(?: to| about)? (.+)$/;
const MISSING =
  /^(?:(?:you|we) (?:forgot|missed|left out) (.+)|(.+?) (?:is|are) missing|(?:there's|there is) (?:no|nothing) (?:step )?(?:for|about) (.+)|(?:what|how) about (?:adding )?(?!(?:i|we|you|it|this|that)\b)(.+))$/;

/** "can i talk to my sister first": no step of the list, or the reader of moves would have known it. */
const SOONER =
  /^(?!(?:add|remove|delete|drop|move|put|change|swap|split|make|keep|pick|choose|do|start|begin)\b)([^,;]+?) first$/;

/** "Add buy stamps", "put milk on the list", "add a step to call mum before step 2". */
export function readAdd(wish: Wish): CoachAnswer | null {
  const leading = readLeadingPlace(wish);
  if (leading) return leading;
  const { clause } = wish;
  const [, quoted, place] = clause.match(QUOTED) ?? [];
  const to = quoted && place ? readPlace(place.said, wish.steps) : null;
  if (quoted && to) return "question" in to ? to.question : addContent(quoted, wish, to.place);
  const groups = [WITH_NOUN, PLAIN, ON_LIST, NEW_STEP]
    .map((pattern) => clause.match(pattern))
    .find((match) => match !== null);
  const content = groups?.[1];
  if (!groups) return null;
  const isFirst = /^\S+ (?:an? |the |my |new |another )*(?:first|very first) \S/.test(clause.said);
  return content && /[\p{L}\p{N}]/u.test(content.said)
    ? addContent(content, wish, isFirst ? "first" : null)
    : askedBack("Gladly. What should the new step say? For example: “add call the dentist”.");
}

/** "I also need to buy stamps", "don't forget the cake", "the invitations are missing". */
export function readNeeded(wish: Wish): CoachAnswer | null {
  for (const pattern of [NEEDED, REMEMBERED, MISSING]) {
    const content = wish.clause
      .match(pattern)
      ?.slice(1)
      .find((group) => group !== null);
    // "What about step 3?" asks about a step that is there.
    const isThere = content && findSteps(content.said, wish.steps).kind !== "none";
    if (content && !(pattern === MISSING && isThere)) return addContent(content, wish, null);
  }
  const sooner = wish.clause.match(SOONER)?.[1];
  return sooner && startsWithVerb(sooner.said) ? addContent(sooner, wish, "first") : null;
}

const LEADING = new RegExp(
  `^(?:(?:add|insert|put) )?((?:before|after|at the (?:very )?(?:end|start|beginning|top|bottom)|first|last)\\b.*?)(?: ?[:,] ?| )(?:please )?(?:(?:add|insert|put)(?: in)?(?: (?:a|another|one) ${NOUN}(?: to)?)? |: ?)(.+)$`,
);
const LEADING_COLON =
  /^(?:add|insert)(?: (?:a|another) (?:step|task))? ((?:before|after) [^:]+?|at the (?:end|start|top|bottom)) ?: ?(.+)$/;

/** "Before step 2, add call mum". */
function readLeadingPlace(wish: Wish): CoachAnswer | null {
  const groups = wish.clause.match(LEADING_COLON) ?? wish.clause.match(LEADING);
  const [place, content] = [groups?.[1], groups?.[2]];
  if (!place || !content) return null;
  const to = readPlace(place.said, wish.steps);
  if (to === null) return null;
  return "question" in to ? to.question : addContent(content, wish, to.place);
}

function addContent(content: Clause, wish: Wish, place: Place | null): CoachAnswer | null {
  const placed = place ? { content, place } : takePlace(content, wish.steps);
  if ("question" in placed) return placed.question;
  const steps = itemsOf(placed.content).map(toStep);
  if (steps.length === 0) return null;
  if (steps.some((step) => step.text.length > STEP_MAX_CHARACTERS)) {
    return askedBack(
      `That is longer than a step can be (${STEP_MAX_CHARACTERS} characters). What is the first thing in it?`,
    );
  }
  const isFront = placed.place === "first";
  const where = isFront ? " at the front" : placed.place === "last" ? "" : " where you wanted it";
  const what = steps.length > 2 ? `${steps.length} steps` : namedAll(steps);
  return answered(
    `I added ${what}${where}.`,
    steps.map((step) => ({ action: "add", step, to: placed.place })),
  );
}

const TO_LIST = / (?:to|on|in|into) (?:the|my|this) (?:list|plan|steps|checklist)(?: please)?$/;
const PLACE_END = new RegExp(
  `^(.+?),? ((?:(?:at|to|in) the (?:very )?(?:end|bottom|start|beginning|top|front))|as (?:the |my )?(?:very )?(?:first|last)(?: (?:step|task|thing|one|item))?|first|last|(?:as|at|in) (?:step|number|task|position|place|spot) ${ORDINAL}|(?:right |just |straight )?(?:before|after|above|below|between) .+?)$`,
);

function takePlace(
  content: Clause,
  steps: readonly ChecklistStep[],
): { content: Clause; place: Place } | { question: CoachAnswer } {
  const listed = TO_LIST.exec(content.said);
  const bare = listed ? content.part(0, listed.index) : content;
  const groups = bare.match(PLACE_END);
  const [rest, end] = [groups?.[1], groups?.[2]];
  const to = end ? readPlace(end.said, steps) : null;
  if (!rest || to === null) return { content: bare, place: "last" };
  return "question" in to ? to : { content: rest, place: to.place };
}

function readPlace(
  said: string,
  steps: readonly ChecklistStep[],
): { place: Place } | { question: CoachAnswer } | null {
  const numbered = new RegExp(
    `^(?:as|at|in) (?:step|number|task|position|place|spot) (${ORDINAL})$`,
  ).exec(said)?.[1];
  if (numbered !== undefined) {
    const step = steps[(readNumber(numbered) ?? 0) - 1];
    return { place: step ? { before: step.id } : "last" };
  }
  const between = /^between (.+?) and .+$/.exec(said)?.[1];
  const beside = /^(?:right |just |straight )?(before|after|above|below) (.+)$/.exec(
    between === undefined ? said : `after ${between}`,
  );
  if (beside?.[2] === undefined) {
    if (/end|bottom|last/.test(said)) return { place: "last" };
    return /start|beginning|top|front|first/.test(said) ? { place: "first" } : null;
  }
  const found = findSteps(beside[2], steps);
  if (found.kind !== "steps") {
    const question = found.kind === "missing" ? questionAbout(found, steps) : null;
    return question && { question };
  }
  const isBefore = /before|above/.test(beside[1] ?? "");
  const step = isBefore ? found.steps[0] : found.steps.at(-1);
  if (!step) return null;
  return { place: isBefore ? { before: step.id } : { after: step.id } };
}

/** Several steps in one wish: parted by semicolons, or a row in which each part begins with a verb. */
function itemsOf(content: Clause): string[] {
  const items = content.own
    .split(/\s*;\s*/)
    .map((item) => item.replace(/^(?:[-–—*•]|\d{1,2}[.)])\s+/, ""))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  const [only] = items;
  if (items.length !== 1 || only === undefined) return items.slice(0, MOST_AT_ONCE);
  const row = only.split(/\s*,\s*(?:and\s+)?(?:then\s+)?|\s+(?:and|n)\s+(?:then\s+)?/i);
  return row.length > 1 && row.every(startsWithVerb) ? row.slice(0, MOST_AT_ONCE) : [only];
}

const TIME_END = new RegExp(`^(.+?)(?:,| -| –)? ?\\(?(?:for |about |~)?(${DURATION})\\)?$`, "i");

/** The person's words as a step; a length of time at their end becomes its estimate. */
function toStep(item: string): NewStep {
  const words = item.replace(/[\s.,;:!]+$/, "").replace(/^["“'](.*)["”']$/, "$1");
  const time = TIME_END.exec(
    words.replace(/\bmins?\b/gi, "minutes").replace(/\bhrs?\b/gi, "hours"),
  );
  const minutes = time?.[2] === undefined ? null : readMinutes(time[2]);
  const isAside = /[(,–-]\s*(?:about |~)?[\w.]+ ?\w*\.?\)?$/.test(words) && minutes !== null;
  const text = isAside ? words.replace(/\s*[(,–-]\s*(?:about |~)?[^(,–-]*$/, "") : words;
  return { text: capitalise(withPlainVerb(text.replace(/^the /i, ""))), minutes, isOwn: true };
}

/** "calling mum" as a step says "call mum". */
function withPlainVerb(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  const verb = rest.length > 0 ? gerundVerb(first) : null;
  return verb === null ? text : [verb, ...rest].join(" ");
}
