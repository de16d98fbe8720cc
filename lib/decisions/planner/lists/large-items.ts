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
  return items.length === GOALS && items.filter((item) => LARGE.test(item)).length >= LEAST_LARGE;
}
