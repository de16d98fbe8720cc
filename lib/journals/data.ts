import "server-only";
import { encodeCursor } from "@/lib/cursor";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { ENTRIES_PER_PAGE, LINK_CHOICES } from "./constants";
import { periodOfDay } from "./days";
import { openRows, selectEntries, selectEntry } from "./entry-rows";
import type { ListQuery } from "./schema";
import type { JournalEntry, JournalPage, LinkChoice } from "./types";

/** A page of a person's journal, newest first; with a day, of that day in the person's zone. */
export async function listEntries(
  userId: string,
  { cursor, day }: Pick<ListQuery, "cursor" | "day">,
  timeZone: string | null,
): Promise<JournalPage> {
  const period = periodOfDay(day, timeZone);
  const rows = await selectEntries(userId, { cursor, period }, ENTRIES_PER_PAGE + 1);
  const last = rows[ENTRIES_PER_PAGE - 1];
  return {
    entries: await openRows(userId, rows.slice(0, ENTRIES_PER_PAGE)),
    nextCursor: rows.length > ENTRIES_PER_PAGE && last ? encodeCursor(last) : null,
    stopped: false,
  };
}

/** A person's entry. @throws AppError NOT_FOUND when it is unknown or someone else's. */
export async function findEntry(userId: string, id: string): Promise<JournalEntry> {
  const [entry] = await openRows(userId, await selectEntry(userId, id));
  if (!entry) throw new AppError("NOT_FOUND");
  return entry;
}

/** How many entries a person has. */
export function countEntries(userId: string): Promise<number> {
  return prisma.journalEntry.count({ where: { userId } });
}

/**
 * What a person can link an entry to: the newest of their plans that are not put away, then the newest
 * decisions that the coin made for them. One statement.
 */
export function listLinkChoices(userId: string): Promise<LinkChoice[]> {
  return prisma.$queryRaw<LinkChoice[]>`
    (SELECT 'plan' AS kind, c.id, c.title FROM checklists c
      WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL AND c.archived_at IS NULL
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${LINK_CHOICES})
    UNION ALL
    (SELECT 'decision', d.id, d.input_text FROM decisions d
      WHERE d.user_id = ${userId}::uuid AND d.chosen_option IS NOT NULL
      ORDER BY d.created_at DESC, d.id DESC LIMIT ${LINK_CHOICES})`;
}
