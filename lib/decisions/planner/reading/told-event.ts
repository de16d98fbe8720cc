/** What takes place on its day, and has no day to be done by: "first date Thursday". */
export const EVENT =
  "date|party|duty|class|session|lesson|interview|test|exam|quiz|midterms?|finals?|p?sat|gre|lsat|mcat|gmat|nclex|appointment|appt|wedding|funeral|meeting|game|concert|flight|trip|sale|shower|dinner|brunch|lunch|recital|hearing|court|visit|presentation|review|birthday|surgery|race|show|practice|audition|root canal|procedure|colonoscopy|mammogram|ultrasound|scan|mri|chemo|biopsy|inspection|showing|viewing|closing|wake|service|potluck|reunion|tournament|marathon|screen|screening|orientation|rehearsal|defense|checkup|check-up|cleaning|physical|conference|reception|graduation|prom|dance|pageant|performance|training|webinar|seminar|workshop|fair";
/** What a day stands behind on which something is, and by which nothing has to be done. */
export const TAKES_PLACE = new RegExp(
  `\\b(?:(?:${EVENT})s?|leaving|moving)(?:\\s+(?:is|are|on))?\\s*$|\\b(?:it'?s|it is|that'?s)\\s*$|^(?:have|host|throw|go to|attend)\\b[^,;]*$|^(?:plan|organi[sz]e|host|throw|have)\\b[^,;]*\\b(?:${EVENT})\\b[^;]*$`,
  "i",
);

const TOLD_EVENT = new RegExp(
  `\\b((?:court|first|due|road|driving|job|phone) (?:date|test|interview|screen)|(?:career|job|craft|book|science|health|county|state|college) fair|(?:${EVENT})s?)(?:\\s+(?:at|with|for|in)\\s+[^,.;]{2,40}?)?(?:\\s+is)?(?:\\s+(?:on|at))?\\s*$`,
  "i",
);

const SHORT_NAME = /^(?:p?sat|gre|lsat|mcat|gmat|nclex|mri)$/;

/** The event that a day stands behind: "performance review on". */
export function eventBefore(text: string): { event?: string } {
  const [, event] = TOLD_EVENT.exec(text) ?? [];
  if (event === undefined) return {};
  const name = event.toLowerCase().replace(/^court$/, "court date");
  return { event: SHORT_NAME.test(name) ? name.toUpperCase() : name };
}
