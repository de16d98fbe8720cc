import "server-only";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { isDemo, judgeEntry } from "./judge-entry";
import { noticeFor } from "./messages";
import { type LogEntry, noteInLog } from "./mutations";
import { readRegion } from "./read-region";
import { turnInProcess } from "./turn";
import type { SafetyNotice, SafetySurface, Verdict } from "./types";

/** Longer than this nobody waits for the log. */
const LOG_LIMIT_MS = 1_000;

/** Texts that a person entered at once, such as a question and its options. */
export type Entry = {
  surface: SafetySurface;
  texts: readonly string[];
  /** Texts beside them that a planner may have written and the person changed: judged by rules alone. */
  planned?: readonly string[];
  person: Person | null;
};

/** Who wrote it; a visitor is null. */
export type Person = { id: string; timeZone: string | null };

/** What was found, in which of the texts, and what the person is to be shown. */
export type Examined = { verdict: Verdict; at: number; notice: SafetyNotice | null };

/**
 * Checks what a person wrote, notes in the safety log what was found (never the text), and returns what
 * they are to be shown: null when it is simply let through.
 */
export async function examine(entry: Entry): Promise<SafetyNotice | null> {
  return (await examineClosely(entry)).notice;
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

/** As `examine`, with what led to it. */
export async function examineClosely(entry: Entry): Promise<Examined> {
  const { surface, person } = entry;
  const userId = person?.id ?? null;
  const { verdict, at } = await judgeEntry(surface, entry.texts, entry.planned ?? [], userId);
  if (verdict.severity === "allow") {
    // Of the demo each test counts; elsewhere nobody's harmless texts are counted.
    if (isDemo(surface)) await note({ userId, surface, category: "none", severity: "allow" });
    return { verdict, at, notice: null };
  }
  const { category, severity, reason } = verdict;
  const noted = await note({ userId, surface, category, severity });
  const turn = userId === null || noted === null ? await turnInProcess(userId) : noted;
  const region = await readRegion(person?.timeZone ?? null);
  return { verdict, at, notice: noticeFor({ category, severity, reason, surface, region, turn }) };
}

/** As `noteInLog`; null when the log can't be written, which must not stand in a person's way. */
async function note(entry: LogEntry): Promise<number | null> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error("The log is too slow")), LOG_LIMIT_MS);
  });
  try {
    return await Promise.race([noteInLog(entry), tooSlow]);
  } catch (error) {
    logger.warn({ error }, "safety log not written");
    return null;
  } finally {
    clearTimeout(clock);
  }
}
