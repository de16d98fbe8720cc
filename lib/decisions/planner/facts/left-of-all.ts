import { NUMBER_WORDS, numberIn } from "@/lib/decisions/planner/words/numbers";

const NUMBER = `(?:\\d{1,4}|${NUMBER_WORDS.slice(1).join("|")})`;
/** What one works through one after the other; tablets and days left are none. */
const THINGS =
  "chapters|modules|units|lessons|lectures|weeks of the course|essays|scripts|papers|reports|report cards|cards|invoices|forms|pages|slides|exercises|questions|interviews|transcripts|drawings|illustrations|pictures|photos|boxes|squares|rows|tiles|songs|tracks|poems|stories|scenes|letters|books|episodes|levels|applications|assignments|sections|credits|hours|reflections|recipes|rooms|shirts|verses|tabs|sources|articles|miniatures|minis|figures|paintings|lines|problems";
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
const DONE =
  "done|read|finished|written|drawn|painted|made|learn(?:ed|t)|memori[sz]ed|marked|graded|recorded|sent|edited|sewn|watched|heard|complete|completed|behind me";
/** "12 sources, 4 read so far", "24 books this year, I'm at 7". */
const ALL_AND_DONE = new RegExp(
  `\\b(?<all>${NUMBER}) (?:[\\p{L}-]+ ){0,2}?(?<things>${THINGS})\\b(?! (?:a|per|each|every) )[^.;?]{0,40}?(?:,|\\band\\b|\\bbut\\b) (?:only |just |with )*(?:(?<done>${NUMBER}) (?:of them )?(?:are |is |already |now )*(?:${DONE})\\b|i(?:'m| am|m) (?:only |now )?(?:at|on|up to) (?:number |book )?(?<at>${NUMBER})(?=$|[.,;]| (?:so far|now)\\b)|i(?:'ve| have|ve) (?:only |already |just )*(?:${DONE}) (?<had>${NUMBER})(?=$|[.,;]| (?:so far|of|already)\\b))`,
  "iu",
);
/** "I finish 60 of 80 questions" tells how fast one is. */
const AT_EACH_TRY = /\b(?:finish|answer|manage|get|score|scored|reach)\s(?:only |about )?$/i;
const MOST = 600;

/** "6 chapters" of "3 of 9 chapters" and of "six chapters left", with what was said; null where nothing is counted. */
export function leftIn(typed: string): { said: string; counted: string } | null {
  const ofAll = OF_ALL.exec(typed);
  const isPace = ofAll !== null && AT_EACH_TRY.test(typed.slice(0, ofAll.index));
  const counted = isPace ? null : ofAll;
  const match = AT_ONE.exec(typed) ?? counted ?? LEFT.exec(typed) ?? ALL_AND_DONE.exec(typed);
  if (match === null) return null;
  const at = AT_ONE.exec(typed)?.groups;
  const of = counted?.groups;
  const said = LEFT.exec(typed)?.groups;
  const both = ALL_AND_DONE.exec(typed)?.groups;
  const [left, things] =
    at !== undefined
      ? [Number(at.all) - Number(at.done), `${at.thing}s`]
      : of !== undefined
        ? [numberIn(of.all ?? "") - numberIn(of.done ?? ""), of.things ?? ""]
        : said !== undefined
          ? [numberIn(said.left ?? said.more ?? ""), said.things ?? said.others ?? ""]
          : [
              numberIn(both?.all ?? "") - numberIn(both?.done ?? both?.at ?? both?.had ?? ""),
              both?.things ?? "",
            ];
  if (!(left > 0 && left < MOST) || (things === "" && of === undefined)) return null;
  const word = left === 1 ? things.replace(/s$/i, "") : things;
  return { said: match[0], counted: `${left} ${word.toLowerCase()}`.trim() };
}
