import { DAY_PART, NUMBER, tidyTime } from "@/lib/decisions/planner/reading/time-words";
import { TYPED_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";

/** Two hours of one day come again each day: "my meds at 8am and 4pm". */
const HOUR = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)`;
const RHYTHM = new RegExp(
  `\\b(at\\s+${HOUR}(?:,\\s+${HOUR})*\\s+and\\s+(?:at\\s+)?${HOUR}|(?:on\\s+)?the\\s+\\d{1,2}(?:st|nd|rd|th)\\s+of\\s+(?:every|each)\\s+month|\\d\\s?x\\s?/\\s?(?:day|week|month)|every\\s+(?:single\\s+)?(?:day|night|morning|evening|afternoon|week|month|weekend|weekday|other day|${TYPED_WEEKDAY}s?${DAY_PART})|each\\s+(?:day|night|morning|evening|week|month)|daily(?!\\s+(?:med|tablet|pill|dose|life|routine|rate))|weekly(?!\\s+(?:rate|pay|rent|shop))|(?:once|twice|thrice|(?:\\d+|three|four|five|six)\\s*(?:times|x))\\s+(?:a|per|every|each)\\s+(?:day|week|month)|(?:(?:${NUMBER}\\s+)?(?:minutes?|mins?|hours?|pages?)|\\d+\\s?(?:h|min))\\s+(?:a|per|each|every)\\s+(?:day|night|week|morning)|(?:${NUMBER}\\s+(?:minutes?|mins?|hours?)\\s+)?on\\s+(?:${TYPED_WEEKDAY}s)(?:(?:,\\s*|,?\\s+and\\s+)${TYPED_WEEKDAY}s)+)\\b`,
  "i",
);

/** "stop ordering in every night": how often it happens is what should end. */
const ENDS = /\b(?:stop|quit|avoid|no more|give up)\b[^,.;]*$/i;

/** Finds how often something should happen ("every morning", "3 times a week"), and the rest. */
export function takeRhythm(text: string): { rhythm: string | null; rest: string } {
  const found = RHYTHM.exec(text);
  if (found === null || ENDS.test(text.slice(0, found.index))) return { rhythm: null, rest: text };
  const start = found.index;
  const rest = `${text.slice(0, start)} ${text.slice(start + found[0].length)}`
    .replace(/\b(?:for|at least|with|using)\s*$/i, "")
    .replace(/\s*\b(?:for|at least|with|using)\s{2,}(?=,)/i, "")
    .replace(/\b(?:for|at least|with|using)\s{2,}/i, "")
    .replace(/,\s*,/g, ",")
    .replace(/\s+/g, " ")
    .trim();
  return {
    rhythm: tidyTime(found[0])
      .replace(/^daily$/, "every day")
      .replace(/^weekly$/, "every week"),
    rest,
  };
}
