import { beforeEach, vi } from "vitest";
import { prisma } from "@/lib/db";

/**
 * Holds the clock still during each test of a file, so that a slow machine makes no wait shorter. Only
 * the date stands still; timers go on.
 */
export function holdTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    return () => void vi.useRealTimers();
  });
}

/** For what is done elsewhere in its own time: only what never comes takes so long. */
export const patiently = { timeout: 30_000, interval: 20 };

/** What a machine that is busy with others may add to any wait, in milliseconds. */
export const BUSY_MACHINE_MS = 15_000;

/** Lets so many seconds pass for every counter, instead of waiting. */
export async function letPass(seconds: number): Promise<void> {
  await prisma.rateLimit.updateMany({ data: { expire: { decrement: seconds * 1000 } } });
}
