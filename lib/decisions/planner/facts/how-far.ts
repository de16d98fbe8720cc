import { type Addition, ON_PAPER } from "@/lib/decisions/planner/facts/additions";
import { daysIn } from "@/lib/decisions/planner/facts/shares";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const NUMBER = `(?:\\d{1,4}|${NUMBER_WORDS.slice(1).join("|")})`;
/** What one works through one after the other; tablets and days left are none. */
const THINGS =
  "chapters|modules|units|lessons|lectures|weeks of the course|essays|scripts|papers|reports|report cards|cards|invoices|forms|pages|slides|exercises|questions|interviews|transcripts|drawings|illustrations|pictures|photos|boxes|squares|rows|tiles|songs|tracks|poems|stories|scenes|letters|books|episodes|levels|applications|assignments|sections|credits|hours|reflections|recipes|rooms|shirts|verses|tabs";
/** "3 of 9 chapters", "28 of the 35 CPD hours", "3 of 11 are transcribed". */
const OF_ALL = new RegExp(
  `\\b(?<done>${NUMBER}) (?:out )?of (?:the |my |our )?(?<all>${NUMBER})\\b(?:(?: [A-Z]{2,5})? (?<things>${THINGS})\\b|(?= (?:are |is |have been |already )*(?:done|finished|written|transcribed|scanned|marked|read|packed|labelled|chosen|ready|complete)\\b))`,
  "iu",
);
/** "stopped at lesson 12 of 30", "on square 11 of 36". */
const AT_ONE =
  /\b(?<thing>chapter|module|unit|lesson|lecture|page|slide|square|row|level|section|exercise) (?<done>\d{1,3}) (?:out )?of (?<all>\d{1,3})\b/iu;
/** "six chapters left", "9 more hours of CPD". */
const LEFT = new RegExp(
  `\\b(?:(?<left>${NUMBER}) (?<things>${THINGS}) (?:left|to go|remaining|missing|still to (?:do|write|read|go))\\b|(?<more>${NUMBER}) more (?<others>${THINGS})\\b(?! of sleep))`,
  "iu",
);
/** Steps that look over the parts of something, or give them their days. */
const SHARES_OUT =
  /^(?:List|Write|Sort|Put|Spread|Mark|Block|Divide|Choose|Tick|Name)\b.*\b(?:topics?|chapters?|parts?|units?|lessons?|pages|hours|days|week|calendar)\b[^“”]*$/;
const MOST = 600;

/**
 * What is left of a number of things that somebody is working through, with so many a week or a day where the
 * goal says how long there is; null where no such number is told, or a step of the plan says it.
 */
export function howFar(goal: Goal, plan: readonly DraftStep[]): [string, Addition] | null {
  const found = leftIn(goal.typed);
  if (found === null) return null;
  const { said, counted } = found;
  const isSaid = new RegExp(`(?<![\\d.,])${Number.parseInt(counted, 10)}(?![\\d.,]*\\d)`);
  if (plan.some(({ text }) => isSaid.test(text))) return null;
  const words = `${counted} left`;
  const days = daysIn(goal.deadline?.kind === "span" ? goal.deadline.text : "");
  const number = Number.parseInt(counted, 10);
  const pace =
    days < 2 || number < 2
      ? ""
      : number / days >= 1
        ? `, ${Math.ceil(number / days)} a day`
        : days >= 14
          ? `, ${Math.ceil((number / days) * 7)} a week`
          : "";
  return [
    said,
    {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${words}${pace}” on a note where you work, with a new number after each one.`,
      },
      said: [
        { to: ON_PAPER, words: `At the top: “${words}${pace}”.` },
        { to: SHARES_OUT, words: `That is ${words}${pace}.` },
      ],
      isBestSaid: true,
    },
  ];
}

/** "6 chapters" of "3 of 9 chapters" and of "six chapters left", with what was said; null where nothing is counted. */
function leftIn(typed: string): { said: string; counted: string } | null {
  const match = AT_ONE.exec(typed) ?? OF_ALL.exec(typed) ?? LEFT.exec(typed);
  if (match === null) return null;
  const at = AT_ONE.exec(typed)?.groups;
  const of = OF_ALL.exec(typed)?.groups;
  const said = LEFT.exec(typed)?.groups;
  const [left, things] =
    at !== undefined
      ? [Number(at.all) - Number(at.done), `${at.thing}s`]
      : of !== undefined
        ? [numberIn(of.all) - numberIn(of.done), of.things ?? ""]
        : [numberIn(said?.left ?? said?.more), said?.things ?? said?.others ?? ""];
  if (!(left > 0 && left < MOST) || (things === "" && of === undefined)) return null;
  const word = left === 1 ? things.replace(/s$/i, "") : things;
  return { said: match[0], counted: `${left} ${word.toLowerCase()}`.trim() };
}

function numberIn(number: string | undefined): number {
  if (number === undefined) return Number.NaN;
  const word = NUMBER_WORDS.indexOf(number.toLowerCase());
  return word > 0 ? word : Number(number);
}
