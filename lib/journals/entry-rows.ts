import "server-only";
import type { Cursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { type DataKey, openDataKeys } from "@/lib/users/data-keys";
import { Prisma } from "@/prisma/generated/client";
import { openEntry } from "./private-entry";
import type { EntryLink, JournalEntry } from "./types";

/** An entry as it stands in the database, with what is known of its plan or decision. */
export type EntryRow = {
  id: string;
  dataKeyId: string;
  content: Uint8Array;
  mood: number | null;
  createdAt: Date;
  updatedAt: Date;
  checklistId: string | null;
  planTitle: string | null;
  decisionId: string | null;
  inputText: string | null;
  chosenOption: string | null;
  /** The plan that was made of the decision. */
  decisionPlanId: string | null;
};

/** Moments between two: the first belongs to them, the last does not. */
export type Period = { from: Date; until: Date };

/** Which rows of a person's: those older than the cursor, and of the period where there is one. */
export type RowFilter = { cursor: Cursor | null; period: Period | null };

/** A person's entries, newest first, at most `limit`. One statement. */
export function selectEntries(
  userId: string,
  { cursor, period }: RowFilter,
  limit: number,
): Promise<EntryRow[]> {
  const conditions = [
    Prisma.sql`e.user_id = ${userId}::uuid`,
    ...(cursor
      ? [Prisma.sql`(e.created_at, e.id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`]
      : []),
    ...(period
      ? [
          Prisma.sql`e.created_at >= ${period.from}::timestamptz
            AND e.created_at < ${period.until}::timestamptz`,
        ]
      : []),
  ];
  return prisma.$queryRaw<EntryRow[]>`
    ${entryColumns} WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY e.created_at DESC, e.id DESC LIMIT ${limit}`;
}

/** The one of a person's entries that has this id, or none. One statement. */
export function selectEntry(userId: string, id: string): Promise<EntryRow[]> {
  return prisma.$queryRaw<EntryRow[]>`
    ${entryColumns} WHERE e.id = ${id}::uuid AND e.user_id = ${userId}::uuid`;
}

/** A deleted plan may come back, so its entry keeps the link and does not show it. */
const entryColumns = Prisma.sql`
  SELECT e.id, e.data_key_id AS "dataKeyId", e.content, e.mood, e.created_at AS "createdAt",
    e.updated_at AS "updatedAt", c.id AS "checklistId", c.title AS "planTitle",
    d.id AS "decisionId", d.input_text AS "inputText", d.chosen_option AS "chosenOption",
    (SELECT p.id FROM checklists p WHERE p.decision_id = d.id AND p.user_id = e.user_id
      AND p.deleted_at IS NULL LIMIT 1) AS "decisionPlanId"
  FROM journal_entries e
  LEFT JOIN checklists c
    ON c.id = e.checklist_id AND c.user_id = e.user_id AND c.deleted_at IS NULL
  LEFT JOIN decisions d ON d.id = e.decision_id AND d.user_id = e.user_id`;

/** Entries in clear, for their owner. The keys are read last, so that no row's key can be missing. */
export async function openRows(userId: string, rows: readonly EntryRow[]): Promise<JournalEntry[]> {
  if (rows.length === 0) return [];
  const keys = await openDataKeys(userId);
  return rows.map((row) => entryOf(row, userId, keys));
}

function entryOf(
  row: EntryRow,
  userId: string,
  keys: ReadonlyMap<string, DataKey | null>,
): JournalEntry {
  const { id, dataKeyId, content: sealed, mood, createdAt, updatedAt } = row;
  const content = openEntry(keys.get(dataKeyId), { userId, entryId: id }, sealed);
  return {
    id,
    ...(content === null ? { content: "", unreadable: true } : { content }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    mood,
    checklistId: row.checklistId,
    decisionId: row.decisionId,
    link: linkOf(row),
  };
}

function linkOf(row: EntryRow): EntryLink | null {
  const { checklistId, planTitle, decisionId, inputText, chosenOption, decisionPlanId } = row;
  if (checklistId !== null) return { title: planTitle ?? "", href: `/my-plans/${checklistId}` };
  if (decisionId === null) return null;
  const title = inputText ?? "";
  // What the coin chose has a page of its own; a goal is shown by its plan.
  if (chosenOption !== null) return { title, href: `/decision?coin=${decisionId}` };
  return { title, href: decisionPlanId ? `/my-plans/${decisionPlanId}` : "/decision" };
}
