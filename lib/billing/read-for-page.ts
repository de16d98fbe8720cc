import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { toAppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { consumeRateLimit } from "@/lib/rate-limit";
import { PAGE_PATIENCE_MS, PAGE_READING_LIMIT } from "./constants";
import { syncCustomer } from "./sync";

/**
 * Reads Stripe about a customer for a person who waits for a page, and no longer than they can be
 * asked to. Whether Stripe's word of this moment is in the database now: not when Stripe is away or
 * slow, nor after many page loads in a row. What is slow goes on and is written later. Never rejects.
 */
export async function readForPage(userId: string, stripeCustomerId: string): Promise<boolean> {
  const over = new AbortController();
  const patience = wait(PAGE_PATIENCE_MS, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([readOnce(userId, stripeCustomerId), patience]);
  } finally {
    over.abort();
  }
}

async function readOnce(userId: string, stripeCustomerId: string): Promise<boolean> {
  try {
    await consumeRateLimit(PAGE_READING_LIMIT, userId);
    await syncCustomer(stripeCustomerId);
    return true;
  } catch (error) {
    if (toAppError(error).code !== "RATE_LIMITED") {
      logger.warn({ userId, error }, "stripe not read for a page: the webhook will tell");
    }
    return false;
  }
}
