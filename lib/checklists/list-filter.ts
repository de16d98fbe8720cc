import "server-only";
import type { Cursor } from "@/lib/cursor";
import { Prisma } from "@/prisma/generated/client";
import { SEARCH_MAX_WORDS } from "./constants";
import type { PlanStatus } from "./types";

/**
 * Which of a person's plans a list holds. Without a status: all but archived ones, and all when words
 * are searched for. With words: plans in whose title and steps every word begins some word.
 */
export type ListFilter = { status: PlanStatus | null; words: string };

/** Which page of a list: at most `limit` rows after the cursor; null is the first page. */
export type Page = { cursor: Cursor | null; limit: number };

export const ALL_BUT_ARCHIVED: ListFilter = { status: null, words: "" };

// Word for word the conditions of the partial indexes of the migration plan_lists.
const statusConditions: Record<PlanStatus, Prisma.Sql> = {
  open: Prisma.sql`c.archived_at IS NULL AND c.completed_at IS NULL`,
  done: Prisma.sql`c.archived_at IS NULL AND c.completed_at IS NOT NULL`,
  archived: Prisma.sql`c.archived_at IS NOT NULL`,
};

/** SQL after WHERE: the rows of `checklists c` on this page of the person's list, and one more. */
export function listed(userId: string, { status, words }: ListFilter, page: Page): Prisma.Sql {
  const searched = wordsOf(words);
  const conditions = [
    Prisma.sql`c.user_id = ${userId}::uuid`,
    Prisma.sql`c.deleted_at IS NULL`,
    ...(status ? [statusConditions[status]] : []),
    ...(status || searched ? [] : [Prisma.sql`c.archived_at IS NULL`]),
    ...(searched ?? []).map((word) => holding(userId, word)),
    ...(page.cursor ? [after(page.cursor)] : []),
  ];
  return Prisma.sql`${Prisma.join(conditions, " AND ")}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${page.limit + 1}`;
}

/** The pieces between spaces; null when nothing is searched for. The database folds them into words. */
function wordsOf(text: string): string[] | null {
  const pieces = text.split(/\s+/u).filter(Boolean);
  if (pieces.length === 0) return null;
  const words = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return words.length > 0 ? words.slice(0, SEARCH_MAX_WORDS) : pieces.slice(0, 1);
}

/** An array, so that the index is asked once and not once for each plan. */
function holding(userId: string, word: string): Prisma.Sql {
  const query = Prisma.sql`search_query(${userId}::uuid, ${word})`;
  return Prisma.sql`c.id = ANY (ARRAY(
    SELECT p.id FROM checklists p WHERE p.search @@ ${query}
    UNION SELECT s.checklist_id FROM steps s WHERE s.search @@ ${query} AND s.deleted_at IS NULL
  ))`;
}

function after({ createdAt, id }: Cursor): Prisma.Sql {
  return Prisma.sql`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
