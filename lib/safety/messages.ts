import { EMERGENCY_NUMBER, linesFor } from "./crisis-lines";
import type { Region } from "./region";
import type { SafetyCategory, SafetyNotice, SafetyReason, SafetySurface } from "./types";
import { DANGERS_WORDS } from "./words/dangers";
import { OTHERS_WORDS } from "./words/others";
import { PLACE_WORDS } from "./words/places";
import { SELF_HARM_WORDS } from "./words/self-harm";
import type { Variants } from "./words/words";

/** What is said, by reason. */
export const WORDS: Readonly<Record<SafetyReason, Variants>> = {
  ...SELF_HARM_WORDS,
  ...OTHERS_WORDS,
  ...DANGERS_WORDS,
};

/** What a notice is made of. */
export type NoticeParts = {
  category: SafetyCategory;
  severity: "support" | "block";
  reason: SafetyReason;
  surface: SafetySurface;
  region: Region;
  /** How many notices this person had before. The next number never brings a sentence of this one. */
  turn: number;
};

/** What a person is shown: words for the reason, what became of their text, and the lines that fit. */
export function noticeFor(parts: NoticeParts): SafetyNotice {
  const { category, severity, reason, surface, region, turn } = parts;
  const safeMessage = [
    variant(WORDS[reason], turn).replaceAll("{emergency}", EMERGENCY_NUMBER[region]),
    variant(PLACE_WORDS[surface][severity], turn),
  ].join(" ");
  return { category, reason, severity, safeMessage, resources: linesFor(reason, region) };
}

function variant(variants: Variants, turn: number): string {
  return variants[turn % variants.length] ?? variants[0];
}
