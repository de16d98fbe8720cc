import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { toSecondPerson } from "@/lib/decisions/planner/words/wording";

/** So many of the goal's words side by side are a piece of it, told back. */
const PIECE = 4;
/** A note or a page that gets the goal itself for its words. */
const WRITES_GOAL = /^(?:Write|Note|Type|Put) (?:down )?(?:this|that|“[^”]+”)(?= |\.|$)/;
/** What a note can hold besides the goal, and is an act of its own. */
const WRITES_MORE = /,? (?:and|with)\b|, |\bas the title\b|\bunder\b/;

/**
 * What of a step only tells the person's words back: a sentence without an order of its own that holds a piece
 * of the goal, a piece of it behind a colon, and a step that writes the goal down and nothing else.
 */
export function tailsIn(text: string, goal: string): string[] {
  const said = ` ${plain(goal)} ${plain(toSecondPerson(goal))} `;
  const sentences = text.split(/(?<=[.!?]”?)\s+(?=\p{Lu})/u);
  return sentences.filter((sentence, at) => {
    const first = /^[\p{L}'-]+/u.exec(sentence)?.[0] ?? "";
    if (at > 0) return !isPlainVerb(first) && holdsPiece(sentence, said);
    const [, behind = ""] = /:\s+(?!“[^”]*”\s*(?:,|and|or)\b)([^:]+)$/u.exec(sentence) ?? [];
    if (holdsPiece(behind, said)) return true;
    const [own = ""] = WRITES_GOAL.exec(sentence) ?? [];
    return own !== "" && holdsPiece(own, said) && !WRITES_MORE.test(sentence.slice(own.length));
  });
}

/** True where so many words side by side are the goal's own. */
function holdsPiece(words: string, said: string): boolean {
  const told = plain(words).split(" ");
  return told.some((_, at) => {
    const piece = told.slice(at, at + PIECE);
    return piece.length === PIECE && said.includes(` ${piece.join(" ")} `);
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'£$€]+/gu, " ")
    .replace(/'/g, "")
    .trim();
}
