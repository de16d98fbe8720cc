import { pick } from "./chance.ts";

/** A text of exactly so many characters, put together from parts in an order of chance. */
export function composeText(
  parts: readonly string[],
  length: number,
  chance: () => number,
): string {
  let text = "";
  while (text.length < length) {
    const part = pick(parts, chance);
    const isEnded = /[.!?)]$/.test(part);
    text += `${part}${isEnded ? "" : "."}${chance() < 0.15 ? "\n\n" : " "}`;
  }
  return text.slice(0, length);
}

/** A text amid so many characters of others, at a place of chance between two of them. */
export function bury(
  text: string,
  harmless: readonly string[],
  length: number,
  chance: () => number,
): { text: string; start: number; end: number } {
  const before = composeText(harmless, Math.floor(length * chance()), chance);
  const after = composeText(harmless, length - before.length, chance);
  const lead = before === "" ? "" : `${before}. `;
  return { text: `${lead}${text}\n${after}`, start: lead.length, end: lead.length + text.length };
}
