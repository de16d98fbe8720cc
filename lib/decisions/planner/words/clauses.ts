import { toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

const CLAUSES =
  /(,\s+(?:and |but |so )?|\s[-–—]\s|\s(?:but|because|cos|bc|cuz|coz)\s|\s(?:and|so)\s(?=(?:i|im|i'm|ive|i've|we|he|she|it|its|it's|they|there\w*|nobody|(?:has|have|is|are|needs?|wants?|can|must)\s|(?:my|our|his|her|the|one|two|three)\s(?:\S+\s){1,3}?(?:is|are|was|were|has|have|had|can't|cant|won't|does|doesn't|only|wants?|needs?|says?|said|takes?|hates?|eats?|gets?|works?|comes?|keeps?|starts?|ends?|shakes?)|\w+ (?:is|are|has|have|was|can't|cant|won't|wont|does|doesn't|wants?|needs?|says?|takes?|hates?))\b)|\ssince\s(?=i\b|we\b|my\b|it\b))/i;

/** The clauses beside the aim, with what joins them, as long as they stand side by side. */
export function runsOf(sentence: string, isAim: (clause: string) => boolean): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  const pieces = sentence.split(CLAUSES);
  for (const [at, piece] of pieces.entries()) {
    if (at % 2 === 1) continue;
    if (isAim(piece)) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run = run.length === 0 ? [piece] : [...run, pieces[at - 1] ?? " ", piece];
  }
  return run.length > 0 ? [...runs, run] : runs;
}

export const SENTENCES = /[.!?]+\s+|[;:]\s+|[.!?]+$|\s*\n\s*/;
/** Only a piece of a clause: "of the 6 boxes", "when you were 16". */
export const LOOSE =
  /^(?:of|than|to|into|when you (?:was|were)|what|which|who|how|why|hey|ok|right|hello|many thanks)\b|\b(?:the|an?|your|my|of|to|with|and|or|an)$/i;
/** A feeling or a plea is no part of a fact. */
export const PLEA =
  /\b(?:help|please|thanks?|hope|wondering|ugh|lol|idk|overwhelm\w*|stupid|lazy|useless|hate (?:it|this|myself)|no idea|don't know|dont know|keep putting)\b/i;
/** What a person says against themselves is not said back to them. */
export const HARSH =
  /\b(?:you missed|overdue|you(?:'ve| have) failed|failure|pathetic|slacking|normal person|excuses?)\b/i;
const LEAD =
  /^(?:(?:and|but|so|because|cos|coz|cuz|bc|though|although|even though|as|since|which|while|plus|also|just|actually|like)\b[\s,]*)+/i;
const SLIPS: readonly [RegExp, string][] = [
  [/\b(s?he|that|there|what|who)s\b(?!')/gi, "$1's"],
  [/\b(do|does|did|is|are|was|has|have|had|could|would|should|wo|ca)nt\b/gi, "$1n't"],
  [/\b(you|they)(ve|re|ll)\b/gi, "$1'$2"],
  [
    /\bits(?= (?:\d|an?\b|the\b|only\b|just\b|been\b|due\b|not\b|too\b|so\b|my\b|your\b|got\b))/gi,
    "it's",
  ],
  [/(?<=\d |in )may\b/g, "May"],
  [/(?<=\d |in )march\b/g, "March"],
];

/** A clause as it can stand in a step: spoken to the person, no joining word before it, no mark behind it. */
export function asClause(text: string): string {
  const bare = toSecondPerson(text)
    .trim()
    .replace(/^[\s,(–-]+/, "")
    .replace(LEAD, "")
    .replace(/[\s.,!?)–-]+$/, "");
  const mended = SLIPS.reduce((said, [slip, right]) => said.replace(slip, right), bare);
  return withProperCapitals(lowerStart(mended));
}

/** Pronouns and small words begin small within a sentence; a name keeps its capital. */
function lowerStart(text: string): string {
  return /^(?:the|an?|it|its|it's|he|he's|she|she's|they|they're|there|there's|this|that|you|you're|you've|your|only|not|no|nobody|nothing|currently|now|some|two|three|four|everything|everyone|both)\b/i.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
