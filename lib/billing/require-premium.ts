import "server-only";
import { AppError } from "@/lib/errors";
import { findSubscriptionStatus } from "./data";

/**
 * Lets only people with Premium go on. `message` names what they asked for. One statement.
 * @throws AppError PREMIUM_REQUIRED
 */
export async function requirePremium(userId: string, message: string): Promise<void> {
  const { hasActiveSubscription } = await findSubscriptionStatus(userId);
  if (!hasActiveSubscription) throw new AppError("PREMIUM_REQUIRED", { message });
}
