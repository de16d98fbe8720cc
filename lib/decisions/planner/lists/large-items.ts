import { KEEPS_FROM } from "@/lib/decisions/planner/lists/told-items";

/** What one has less of from now on. */
const KEPT_FROM =
  "sugar|soda|pop|alcohol|drinking|smoking|vaping|caffeine|coffee|weed|nicotine|cigarettes|fast food|junk food|takeout|social media|tiktok|instagram|porn|gambling|sweets|candy|dairy|red meat|meat|carbs|gluten|screen time|phone time|snacking|swearing|energy drinks|tv";
const OFTEN =
  "(?:every|each) (?:day|morning|night|evening|week|\\p{L}+day)|daily|nightly|\\d+ ?x (?:a|per) (?:day|week)|(?:once|twice|\\d+ (?:times|days)) (?:a|per) (?:day|week|month)";
/** What is kept up from now on: "quit sugar", "walk every day", "less screen time", "cook at home more". */
const HABIT = new RegExp(
  [
    `(?:quit|stop|give up|cut(?: out| back on| down on)?|less|no more) (?:eating |drinking |so much )?(?:${KEPT_FROM})$`,
    "(?:quit|stop) (?!the\\b|my\\b)\\p{L}+ing(?: my \\p{L}+)?$",
    "more (?:sleep|water|veggies|vegetables|exercise|steps|walking|reading|protein|fiber|greens|patience)$",
    "\\p{L}+ (?:\\S+ ){0,3}more$",
    `\\p{L}+ (?:\\S+ ){0,4}(?:${OFTEN})$`,
    "\\d[\\d,]*k? steps(?: (?:a|per|every) day| daily)?$",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);
/** "bed by 10", "read before bed": a habit beside others, and between errands a thing of the day. */
const BESIDE_HABITS =
  /^(?:(?:(?:go|get) to |be in |in )?bed (?:by|before|at) \d|lights out (?:by|at) \d|(?:read|stretch|journal|meditate|walk|pray) (?:before|after) )/i;

const AT_GYM = new RegExp(`^(?:go to )?(?:the )?gym (?=(?:${OFTEN})$)`, "iu");

/** A habit in the words of its goal: "gym every day" is to work out every day. */
export function asGoal(item: string): string {
  return item.replace(AT_GYM, "work out ");
}

/** Whether an item is kept up from now on, so that it is begun as its own plan does, and no errand. */
export function isHabit(item: string): boolean {
  return HABIT.test(item);
}

const LETTERS =
  "toast|speech|resume|résumé|cv|cover letter|book|novel|thesis|dissertation|paper|eulogy|vows|business plan";
const HAD =
  "job|apartment|flat|house|home|place|car|dress|suit|outfit|licen[cs]e|visa|dog|cat|puppy";

/** What takes days or weeks, and has a plan of its own: "find a job", "eat better", "write a toast". */
const LARGE = new RegExp(
  [
    "(?:start|begin) (?!the\\b|my (?:car|day)\\b|an? (?:load|wash))",
    "become ",
    "(?:quit|stop) \\p{L}+ing\\b|quit my ",
    "(?:learn|lose|improve|renovate|remodel|launch|plan|adopt) ",
    "save (?:up|money|for|[$£€]?\\d|more)\\b",
    "(?:eat|sleep|read|drink|spend|exercise|walk|work out) (?:better|healthier|less|more)\\b",
    "(?:exercise|meditate|work out)$",
    "get (?:fit|fitter|healthy|in shape|to bed|out of debt|organi[sz]ed|better|more|enough|stronger)\\b",
    `(?:get|find|buy|rent|choose) (?:an?|our|my (?:first|own|driver'?s)|another|some) (?:\\S+ ){0,2}(?:${HAD})\\b`,
    "get my (?:\\S+ )?(?:licen[cs]e|ged|degree|green card)\\b",
    "find (?:an?|some) (?!good|time|minute|moment|few|parking|stamps?|pens?)",
    "move (?:to|out|in|into|house|closer)\\b",
    "apply (?:for|to) ",
    `write (?:an?|my|the|our|his|her) (?:\\S+ )?(?:${LETTERS})\\b`,
    "sell (?:my|our|the) ",
    "book (?:flights?|an? (?:\\S+ )?(?:trip|vacation|cruise|holiday|honeymoon))\\b",
    "pay off ",
    "(?:build|set up|open) an? ",
    "train (?:for|my) ",
    "fix my (?:sleep|credit|diet|posture|spending|teeth|car|back|skin)\\b",
    "change (?:my|our) (?:address|name|diet|career|lifestyle)\\b",
    "cut (?:down|back) ",
    "declutter\\b",
    "organi[sz]e (?:an?|my|our|the) ",
    "register (?:to|for) ",
    "run (?:an?|my first) ",
    "finali[sz]e (?:the|my|our) (?:seating|guest|wedding|menu|budget)\\b",
    "go to \\S+ (?:more|again|regularly)\\b",
    "(?:clean|clear) out (?:the|my|our) (?:\\S+ )?(?:attic|garage|basement|closets?|loft|shed|storage)\\b",
    "paint (?:the|my|our) (?:\\S+ )?(?:room|bedroom|kitchen|house|nursery|hallway|walls|deck|bathroom)\\b",
    "write (?:two|three|four|\\d) (?:\\S+ )?(?:papers|essays)\\b",
    "study for (?:an?|my|the) (?:\\S+ ){0,2}(?:midterm|finals?|exams?|bar|boards|gre|sat|lsat|mcat)\\b",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);

const GOALS = 3;
const LEAST_LARGE = 2;

/** Whether a row is of three goals rather than of errands, so that each wants the start of its own plan. */
export function areGoals(items: readonly string[]): boolean {
  return items.length === GOALS && items.filter(isLarge).length >= LEAST_LARGE;
}

function isLarge(item: string): boolean {
  return [LARGE, HABIT, BESIDE_HABITS, KEEPS_FROM].some((kind) => kind.test(item));
}
