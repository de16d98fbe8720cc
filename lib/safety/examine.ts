import "server-only";
import { AppError } from "@/lib/errors";
import { checkText } from "./check/check-text";
import type { SafetyNotice, SafetySurface } from "./types";

/** Texts that a person entered at once, such as a question and its options. */
export type Entry = {
  surface: SafetySurface;
  texts: readonly string[];
  person: Person | null;
};

/** Who wrote it; a visitor is null. */
export type Person = { id: string; timeZone: string | null };

/**
 * Checks what a person wrote, notes in the safety log what was found (never the text), and returns what
 * they are to be shown: null when it is simply let through.
 */
export async function examine({ texts }: Entry): Promise<SafetyNotice | null> {
  for (const text of texts) {
    const verdict = checkText(text);
    if (verdict.severity === "allow") continue;
    const { category, reason, severity } = verdict;
    return {
      category,
      reason,
      severity,
      safeMessage: "Your entry contains content that may be harmful. Please consider reaching out.",
      resources: [],
    };
  }
  return null;
}

/**
 * As `examine`, for what is stored or planned: what may not be is refused, and stays with the person.
 * Returns the help that goes beside the answer, or null.
 * @throws AppError UNSAFE_CONTENT with `safety`
 */
export async function refuseHarm(entry: Entry): Promise<SafetyNotice | null> {
  const notice = await examine(entry);
  if (notice?.severity === "block") throw unsafe(notice);
  return notice;
}

/** The error for a text that stays with the person. */
export function unsafe(safety: SafetyNotice): AppError {
  return new AppError("UNSAFE_CONTENT", { message: safety.safeMessage, safety });
}

/** The part of an answer that holds the help beside it; nothing where there is none. */
export function beside(safety: SafetyNotice | null): { safety?: SafetyNotice } {
  return safety ? { safety } : {};
}
