import "server-only";
import type { Prisma } from "@/prisma/generated/client";

/** The one transaction that an export reads in, so that all of it is of the same moment. */
export type Snapshot = Prisma.TransactionClient;

type Rows = (snapshot: Snapshot, userId: string) => AsyncIterable<object>;

/** A part of a person's export: its name there and the rows under it, or the single one. */
export type ExportSection = { name: string; single?: true; rows: Rows };

/** Rows that are read at once, so that no list stands in memory whole. */
export const EXPORT_PAGE_ROWS = 500;

/** All rows of a list, read page by page. `read` gives at most `size` rows after the last one. */
export async function* inPages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size = EXPORT_PAGE_ROWS,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}

/** Where a page ended, in the order of time and id. */
export type LastRow = { createdAt: Date; id: string };

/** Condition for the rows after the last one. */
export function after(last: LastRow | undefined) {
  if (!last) return {};
  const { createdAt, id } = last;
  return { createdAt: { gte: createdAt }, NOT: { createdAt, id: { lte: id } } };
}

/** The order of `after`. */
export const oldestFirst = [{ createdAt: "asc" }, { id: "asc" }] as const satisfies object[];
