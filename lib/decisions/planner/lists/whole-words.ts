import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { capitalise } from "@/lib/text";

/** What people shorten on their lists, and the words for it. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  // "help Ella w homework"
  [/\sw\/?\s(?=\p{L})/giu, " with "],
  // "drop Mia at dance 4:30"
  [
    /(?<!\b(?:at|by|before|after|until|till|from|to|for)|[@–-])\s(\d{1,2}:\d\d(?:\s?[ap]m)?)$/i,
    " at $1",
  ],
  // "9am haircut"
  [/^(\d{1,2}(?::\d\d)?\s?[ap]m|\d{1,2}:\d\d|noon) (?:[-–] )?(\p{L}.*)$/iu, "$2 at $1"],
  [/\bappt(s?)\b/gi, "appointment$1"],
  [/\bhw\b/gi, "homework"],
  [/\brx\b/gi, "prescription"],
  [/\bb-?day\b/gi, "birthday"],
  [/\bconf\b/gi, "conference"],
  [/\bmtg\b/gi, "meeting"],
];

const TITLES: ReadonlyMap<string, string> = new Map([
  ["dr", "Dr."],
  ["mr", "Mr."],
  ["mrs", "Mrs."],
  ["ms", "Ms."],
  ["prof", "Prof."],
  ["professor", "Professor"],
  ["coach", "Coach"],
  ["pastor", "Pastor"],
  ["principal", "Principal"],
]);
/** "dr Patel", "coach Ruiz": a title with a name behind it. */
const TITLED =
  /\b([Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Pp]rofessor|[Cc]oach|[Pp]astor|[Pp]rincipal)\.? (?=\p{Lu}\p{Ll})/gu;
/** "call dr kim": what stands behind such a title, and is no other word, is a name. */
const TITLED_IN_SMALL =
  /\b(dr|mrs?|ms|prof)\.? (?!(?:appointments?|office|offices|about|back|re|for|from|note|visits?|to|on|at|by|and|or|bills?|call|in|today|tomorrow|tonight|asap|\p{L}+day)\b)(\p{L})/giu;
/** "call dr about results" */
const DOCTOR_ALONE = /\bdr\b(?!\.)/gi;
/** "due thurs" */
const SHORT_DAY = new RegExp(`\\b(due|by|on|before|this|next|for) (${TYPED_WEEKDAY})$`, "i");

/** An item with what was shortened in full, and titles as they are written before names. */
export function withWholeWords(item: string): string {
  return SHORT.reduce((said, [short, whole]) => said.replace(short, whole), item)
    .replace(TITLED, (_, title: string) => `${TITLES.get(title.toLowerCase())} `)
    .replace(
      TITLED_IN_SMALL,
      (_, title: string, letter: string) =>
        `${TITLES.get(title.toLowerCase())} ${capitalise(letter)}`,
    )
    .replace(DOCTOR_ALONE, "doctor")
    .replace(SHORT_DAY, (_, link: string, day: string) => `${link} ${weekdayOf(day) ?? day}`);
}

/** Who is called by a title and a name needs no article: "Coach Ruiz". */
export const NAMED_BY_TITLE =
  /^(?:Dr\.|Mrs?\.|Ms\.|Prof\.|Professor|Coach|Pastor|Principal) \p{Lu}/u;
