import "server-only";
import { requirePremium } from "@/lib/billing/require-premium";
import { consumeRateLimit } from "@/lib/rate-limit";
import { beside, type Person, refuseHarm } from "@/lib/safety/examine";
import type { SafetyNotice } from "@/lib/safety/types";
import { SEARCH_LIMIT, WRITE_LIMIT } from "./constants";
import { ENTRY_PROBLEMS } from "./problems";

/** Lets only people with Premium read their journal. @throws AppError PREMIUM_REQUIRED */
export async function admitReader(userId: string): Promise<void> {
  await requirePremium(userId, ENTRY_PROBLEMS.premiumRequired);
}

/** As `admitReader`, for a search. @throws AppError PREMIUM_REQUIRED, RATE_LIMITED */
export async function admitSearch(userId: string): Promise<void> {
  await admitReader(userId);
  await consumeRateLimit(SEARCH_LIMIT, userId);
}

/**
 * Lets a text go on to be kept, and returns the help that goes beside the answer. It is checked before
 * Premium is: whoever is refused for want of it is not left alone with what they wrote.
 * @throws AppError RATE_LIMITED, UNSAFE_CONTENT, PREMIUM_REQUIRED
 */
export async function admitText(person: Person, content: string): Promise<SafetyNotice | null> {
  await consumeRateLimit(WRITE_LIMIT, person.id);
  const safety = await refuseHarm({ surface: "journal", texts: [content], person });
  await requirePremium(person.id, ENTRY_PROBLEMS.premiumRequired, beside(safety));
  return safety;
}
