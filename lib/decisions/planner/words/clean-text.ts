const SCRIPT_BLOCKS = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
/** Control, format, direction and blank characters; the joiners U+200C and U+200D stay for emoji and Persian. */
const INVISIBLE =
  /(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\u115F|\u1160|\u3164|\uFFA0|\uFFFC/gu;

/** One line of plain text: no markup, no invisible characters, single spaces. Emoji and scripts survive. */
export function cleanLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "")
    .normalize("NFC")
    .replace(SCRIPT_BLOCKS, " ")
    .replace(TAGS, " ")
    .replace(/\s+/g, " ")
    .replace(INVISIBLE, "")
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** The lines of what a person typed, each cleaned, empty ones dropped. */
export function cleanLines(text: string): string[] {
  return text
    .replace(SCRIPT_BLOCKS, " ")
    .split(/\r\n|[\r\n\u2028\u2029\u0085]/)
    .map(cleanLine)
    .filter((line) => line !== "");
}
