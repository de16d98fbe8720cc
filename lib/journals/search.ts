import "server-only";
import { encodeCursor } from "@/lib/cursor";
import { ENTRIES_PER_PAGE, SEARCH_BATCH, SEARCH_LIMIT_MS } from "./constants";
import { periodOfDay } from "./days";
import { openRows, selectEntries } from "./entry-rows";
import { matcherOf } from "./matcher";
import type { ListQuery } from "./schema";
import type { JournalEntry, JournalPage } from "./types";

/**
 * A page of a person's entries that hold every word searched for, newest first. The database knows no
 * words, so the entries are opened here, a batch at a time; after `limitMs` the search stops with what
 * it has, and says so.
 */
export async function searchEntries(
  userId: string,
  { cursor: start, q, day }: ListQuery,
  timeZone: string | null,
  limitMs = SEARCH_LIMIT_MS,
): Promise<JournalPage> {
  const end = performance.now() + limitMs;
  const period = periodOfDay(day, timeZone);
  const matches = matcherOf(q);
  const entries: JournalEntry[] = [];
  let cursor = start;
  for (;;) {
    const rows = await selectEntries(userId, { cursor, period }, SEARCH_BATCH);
    for (const [at, entry] of (await openRows(userId, rows)).entries()) {
      if (matches(entry.content)) entries.push(entry);
      const row = rows[at];
      if (row && entries.length === ENTRIES_PER_PAGE) {
        return { entries, nextCursor: encodeCursor(row), stopped: false };
      }
    }
    cursor = rows.at(-1) ?? null;
    if (rows.length < SEARCH_BATCH || !cursor) return { entries, nextCursor: null, stopped: false };
    if (performance.now() > end) {
      return { entries, nextCursor: encodeCursor(cursor), stopped: true };
    }
  }
}
