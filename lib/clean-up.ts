import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { prisma } from "./db";

/** Rows that are erased at once: few enough that nobody waits for their locks. */
export const CLEAN_UP_BATCH = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many days before `now`; what is as old or older is due. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** As `daysBefore`, by the calendar. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/**
 * Erases in batches until nothing is left. `erase` takes rows that nobody else holds
 * (`FOR UPDATE SKIP LOCKED`), at most `CLEAN_UP_BATCH`, and says how many, so that two processes may
 * do it at once. Ids go through an array: PostgreSQL then looks each one up instead of reading the
 * table. Returns how many rows went.
 */
export async function eraseInBatches(
  erase: (transaction: Prisma.TransactionClient) => Promise<number>,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await prisma.$transaction(erase, { timeout: 60_000 });
    erased += count;
    if (count < CLEAN_UP_BATCH) return erased;
  }
}
