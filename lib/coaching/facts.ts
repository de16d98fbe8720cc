import "server-only";
import { findChecklist, listChecklists } from "@/lib/checklists/data";
import type { ChecklistDetail, ChecklistSummary } from "@/lib/checklists/types";
import { type Day, todayIn } from "@/lib/dates";
import { prisma } from "@/lib/db";
import { listEntries } from "@/lib/journals/data";
import {
  FOCUS_DAYS,
  FOCUS_SESSIONS_READ,
  JOURNAL_DAYS,
  JOURNAL_ENTRIES_READ,
  PLANS_READ,
} from "./constants";

/** A session of focus that has ended. `text` is its step, null for a plan as a whole. */
export type FocusFact = { day: Day; minutes: number; text: string | null; plan: string | null };

/** A journal entry that the person lets the coach read. */
export type EntryFact = { day: Day; mood: number | null; text: string; createdAt: Date };

/** What a coach knows of a person. Everything in it is theirs, and nothing of it is guessed. */
export type CoachFacts = {
  today: Day;
  /** The plan that was chosen. */
  plan: ChecklistDetail | null;
  /** The newest open plans, where none was chosen. */
  openPlans: readonly ChecklistSummary[];
  /** Newest first. */
  focus: readonly FocusFact[];
  /** Newest first; empty unless the person asked for them to be read. */
  entries: readonly EntryFact[];
};

/** Whose facts, about which plan; `today` and the days of facts are those of the person's zone. */
export type FactsRequest = {
  userId: string;
  timeZone: string | null;
  checklistId: string | null;
  includeJournal: boolean;
};

/** Reads what a coach may know. `plan` is null where the one asked for is not the person's, or is gone. */
export async function readFacts(request: FactsRequest): Promise<CoachFacts> {
  const { userId, timeZone, checklistId, includeJournal } = request;
  const today = todayIn(timeZone);
  const [plan, focus, entries] = await Promise.all([
    checklistId === null ? null : findChecklist({ userId }, checklistId, today),
    readFocus(userId, timeZone),
    includeJournal ? readEntries(userId, timeZone) : [],
  ]);
  const openPlans = plan ? [] : await readOpenPlans(userId, today);
  return { today, plan, openPlans, focus, entries };
}

async function readOpenPlans(userId: string, today: Day): Promise<ChecklistSummary[]> {
  const page = { cursor: null, limit: PLANS_READ };
  const { checklists } = await listChecklists(userId, page, today, { status: "open", words: "" });
  return checklists;
}

type FocusRow = { startedAt: Date; seconds: number; text: string | null; plan: string | null };

async function readFocus(userId: string, timeZone: string | null): Promise<FocusFact[]> {
  const rows = await prisma.$queryRaw<FocusRow[]>`
    SELECT t.started_at AS "startedAt", t.duration_seconds AS seconds, s.text, c.title AS plan
    FROM timer_sessions t
    LEFT JOIN steps s ON s.id = t.step_id AND s.deleted_at IS NULL
    LEFT JOIN checklists c ON c.id = t.checklist_id AND c.deleted_at IS NULL
    WHERE t.user_id = ${userId}::uuid AND t.duration_seconds >= 60
      AND t.started_at > now() - make_interval(days => ${FOCUS_DAYS})
    ORDER BY t.started_at DESC, t.id DESC LIMIT ${FOCUS_SESSIONS_READ}`;
  return rows.map(({ startedAt, seconds, text, plan }) => ({
    day: todayIn(timeZone, startedAt),
    minutes: Math.round(seconds / 60),
    text,
    plan,
  }));
}

async function readEntries(userId: string, timeZone: string | null): Promise<EntryFact[]> {
  const since = new Date(Date.now() - JOURNAL_DAYS * 24 * 60 * 60 * 1000);
  const { entries } = await listEntries(userId, { cursor: null, day: null }, timeZone);
  const facts = entries
    .map(({ content, mood, createdAt }) => ({
      text: content,
      mood,
      createdAt: new Date(createdAt),
    }))
    .filter(({ text, createdAt }) => text !== "" && createdAt > since)
    .map((entry) => ({ ...entry, day: todayIn(timeZone, entry.createdAt) }));
  return facts.slice(0, JOURNAL_ENTRIES_READ);
}
