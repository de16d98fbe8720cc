/** More than the largest box holds; what is longer ends in an ellipsis anyway. */
const LONGEST = 600;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const words = new Intl.Segmenter("th", { granularity: "word" });

/** Written without spaces; Skia knows no words of theirs, so it would break a line anywhere. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What a reader takes for one letter, with its marks, or one picture. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** A person's words as an image can show them: no control characters, no towers of accents, no end. */
export function readText(text: string): string {
  const readable = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, " ")
    // What has no letter anywhere, and what would turn the letters round.
    .replace(/[\p{Cn}\p{Co}\uFFF9-\uFFFD\u202A-\u202E]/gu, "")
    .replace(/(\p{Mn}{4})\p{Mn}+/gu, "$1")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
  const kept = graphemesOf(readable);
  const cut = kept.length > LONGEST ? `${kept.slice(0, LONGEST).join("")}…` : readable;
  return SPACELESS.test(cut) ? withBreaks(cut) : cut;
}

/** Marks the ends of words with zero-width spaces, where a line may break. */
function withBreaks(text: string): string {
  return [...words.segment(text)]
    .map(({ segment }) => (SPACELESS.test(segment) ? `${segment}\u200B` : segment))
    .join("");
}

export type TextRun = { text: string; isEmoji: boolean };

/** Splits a text where pictures begin and end; a sign that is only a letter by itself stays text. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const segment of graphemesOf(text)) {
    const isEmoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}/u.test(segment);
    const last = runs.at(-1);
    if (last && !isEmoji && !last.isEmoji) last.text += segment;
    else runs.push({ text: segment, isEmoji });
  }
  return runs;
}
