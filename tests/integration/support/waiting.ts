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

/** Lets so many seconds pass for every counter, instead of waiting. */
export async function letPass(seconds: number): Promise<void> {
  await prisma.rateLimit.updateMany({ data: { expire: { decrement: seconds * 1000 } } });
}
