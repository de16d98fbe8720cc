import "server-only";
import { AppError, type AppErrorDetails } from "@/lib/errors";
import { findSubscriptionStatus } from "./data";

/**
 * Lets only people with Premium go on. `message` names what they asked for; `beside` goes with the
 * refusal. One statement.
 * @throws AppError PREMIUM_REQUIRED
 */
export async function requirePremium(
  userId: string,
  message: string,
  beside: Pick<AppErrorDetails, "safety"> = {},
): Promise<void> {
  const { hasActiveSubscription } = await findSubscriptionStatus(userId);
  if (!hasActiveSubscription) throw new AppError("PREMIUM_REQUIRED", { message, ...beside });
}
