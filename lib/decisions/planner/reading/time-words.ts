import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** Parts of patterns for times, as people write them. */
export const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
export const NUMBER =
  "(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|half an|a couple of|a few)";
export const UNIT =
  "(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?)";
export const CLOCK =
  "(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)|\\d{1,2}[:.]\\d{2}(?!\\d)|noon|midnight)";
/** "Tuesday at 9": an hour that only a day before it makes one. */
export const HOUR_OF_DAY =
  "at\\s+\\d{1,2}(?![\\d%]|[:/.]\\d|\\s*(?:people|kids|guests|weeks|months|years|percent)\\b)";
export const DAY_PART = "(?:\\s+(?:morning|afternoon|evening|night))?";
export const DATE = `(?:(?:early|mid|late)[\\s-]+${MONTH}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:\\s+\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|the\\s+\\d{1,2}(?:st|nd|rd|th))`;
export const PERIOD =
  "(?:weekend|week|month|year|summer|winter|spring|autumn|fall|term|semester|quarter|morning|afternoon|evening)";
export const POINT_CORE = `(?:${DATE}|(?:(?:next|this|this coming|the coming)\\s+)?${TYPED_WEEKDAY}(?:\\s+week\\b)?${DAY_PART}(?:,?\\s+(?:the\\s+)?${DATE})?|tomorrow${DAY_PART}|tonight|today|(?:the\\s+|this\\s+|my\\s+)?(?:very\\s+)?(?:end|start|beginning|middle)\\s+of\\s+(?:(?:the|this|next)\\s+)?(?:day|${PERIOD}|${MONTH})|(?:next|this)\\s+${PERIOD}|(?:eod|eow|cob|end\\s+of\\s+play|close\\s+of\\s+business)(?:\\s+(?:today|tomorrow|${TYPED_WEEKDAY}))?|christmas(?:\\s+(?:eve|day))?|xmas|easter|thanksgiving|halloween|(?:valentine|mother|father)'?s\\s+day|labou?r\\s+day(?:\\s+weekend)?|memorial\\s+day|(?:the\\s+)?bank\\s+holiday(?:\\s+weekend)?|black\\s+friday|opening\\s+night|bedtime|(?:spring|summer|autumn|winter)(?!\\s+\\p{L})|ramadan|eid|diwali|hanukkah|passover|rosh\\s+hashanah|(?:the\\s+)?new\\s+year(?:'s)?(?:\\s+eve)?|the\\s+(?:weekend|(?:(?:school|summer|easter|christmas|winter)\\s+)?(?:holidays|break|vacation)|summer)|${MONTH}(?:\\s+\\d{4})?|20\\d\\d)`;
export const POINT = `(?:${CLOCK}(?:\\s+(?:on\\s+)?${POINT_CORE})?|${POINT_CORE}(?:\\s+(?:(?:at|by)\\s+)?${CLOCK}|\\s+${HOUR_OF_DAY})?)`;

const TYPED_DAY = new RegExp(`\\b${TYPED_WEEKDAY}\\b`, "g");
const SHORT_MONTHS: ReadonlyMap<string, string> = new Map(
  "jan:January feb:February mar:March apr:April jun:June jul:July aug:August sep:September sept:September oct:October nov:November dec:December"
    .split(" ")
    .map((pair): [string, string] => {
      const [short = "", long = ""] = pair.split(":");
      return [short, long];
    }),
);
const UNITS: readonly [RegExp, string][] = [
  [/\bmins?\b/g, "minutes"],
  [/\bhrs?\b/g, "hours"],
  [/\bwks?\b/g, "weeks"],
  [/\bmths?\b/g, "months"],
  [/\byrs?\b/g, "years"],
];

/** A time as it was typed, in whole words with their capitals: "by fri" is "Friday", "3 wks" "3 weeks". */
export function tidyTime(text: string): string {
  const spelled = text
    .toLowerCase()
    .replace(TYPED_DAY, (day) => weekdayOf(day)?.toLowerCase() ?? day)
    .replace(/\b[a-z]{3,4}\b/g, (word) => SHORT_MONTHS.get(word) ?? word)
    .replace(/\bmay\b/g, "May")
    .replace(/\bmarch\b/g, "March")
    .replace(/\bxmas\b/g, "Christmas")
    .replace(/\bnew year's\b( eve)?/g, (_, eve?: string) => `New Year's${eve ? " Eve" : ""}`)
    .replace(/\b(?:eod|eow|cob)\b/g, (short) => short.toUpperCase())
    .replace(/\bblack (?=Friday|friday)/g, "Black ")
    .replace(/\blabou?r day\b/g, (day) => day.replace("l", "L").replace("day", "Day"));
  const units = UNITS.reduce((rest, [short, long]) => rest.replace(short, long), spelled);
  return withProperCapitals(units).replace(/\b1 (week|month|year|hour|minute)s\b/, "1 $1");
}
