import "server-only";
import { appUrl } from "@/lib/app-url";
import { AppError } from "@/lib/errors";
import { consumeRateLimit } from "@/lib/rate-limit";
import { FROM_PORTAL, PORTAL_LIMIT } from "./constants";
import { findCustomerId, findSubscription } from "./data";
import { BILLING_PROBLEMS } from "./problems";
import { isGone, orBillingDown, requireBilling } from "./stripe";

/**
 * The address of Stripe's pages on which a person manages the subscription: also one that has ended,
 * for its invoices. The address is for this person and for a short time.
 * @throws AppError NOT_FOUND for people who never subscribed, RATE_LIMITED, BILLING_OFF, BILLING_DOWN
 */
export async function openPortal(userId: string): Promise<{ url: string }> {
  const { stripe } = requireBilling();
  await consumeRateLimit(PORTAL_LIMIT, userId);
  const [customer, subscription] = await Promise.all([
    findCustomerId(userId),
    findSubscription(userId),
  ]);
  if (!customer || !subscription) throw nothingToManage();
  return orBillingDown(async () => {
    try {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: appUrl(`/account?${FROM_PORTAL.name}=${FROM_PORTAL.value}#subscription`),
      });
      return { url: session.url };
    } catch (error) {
      throw isGone(error) ? nothingToManage(error) : error;
    }
  });
}

function nothingToManage(cause?: unknown): AppError {
  return new AppError("NOT_FOUND", { message: BILLING_PROBLEMS.portalNone, cause });
}
