import "server-only";
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { appUrl } from "@/lib/app-url";
import { AppError } from "@/lib/errors";
import { consumeRateLimit } from "@/lib/rate-limit";
import { closeCheckout } from "./close-checkout";
import { CHECKOUT_LIMIT } from "./constants";
import { describeCustomer, ensureCustomer, replaceCustomer } from "./customer";
import { findSubscription, findSubscriptionStatus, hasRunningSubscription } from "./data";
import { makeOnce } from "./make-once";
import { mayBuy } from "./may-buy";
import { isGone, orBillingDown, requireBilling } from "./stripe";
import { syncCustomer } from "./sync";

type Session = Stripe.Checkout.Session;

/** Each further try follows on a payment, or an end, of the page that stood open at the one before. */
const TRIES = 3;

/**
 * The address of the page on which a person pays for Premium. Parallel clicks and open tabs share one
 * page. Stripe's own word decides whether there is a subscription already, not a row that may be old.
 * @throws AppError ALREADY_SUBSCRIBED, RATE_LIMITED, BILLING_OFF, BILLING_DOWN, or UNAUTHENTICATED for
 * an account that was deleted meanwhile
 */
export async function startCheckout(userId: string): Promise<{ sessionUrl: string }> {
  requireBilling();
  await consumeRateLimit(CHECKOUT_LIMIT, userId);
  return orBillingDown(async () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const sessionUrl = await findPage(userId);
      if (sessionUrl) return { sessionUrl };
    }
    throw new AppError("BILLING_DOWN");
  });
}

/**
 * The page that is open or a new one; null when the one that was open has just been paid or has ended.
 * A new one is opened only where no other can be paid any more.
 */
async function findPage(userId: string): Promise<string | null> {
  const { customer, newest } = await prepareCustomer(userId);
  const status = await findSubscriptionStatus(userId);
  if (!mayBuy(status)) {
    // Left open it could still be paid for, by another tab.
    if (newest?.status === "open") await closeCheckout(newest.id);
    throw new AppError("ALREADY_SUBSCRIBED");
  }
  const wanted = checkoutFor(userId, customer);
  if (newest?.status === "open") {
    if (newest.url && isSame(newest, wanted)) return newest.url;
    if (!(await closeCheckout(newest.id))) return null;
  }
  // One whose first payment was never made; it would stand beside the new one.
  if (status.subscription?.isRunning) await cancelSubscription(userId);
  return openPage(wanted, newest);
}

type Prepared = { customer: string; newest: Session | undefined };

/** The person's customer, known to Stripe by address and name and read from it just now. */
async function prepareCustomer(userId: string): Promise<Prepared> {
  const customer = await ensureCustomer(userId);
  try {
    return await readyFor(userId, customer);
  } catch (error) {
    if (!isGone(error) || !(await mayReplace(userId, customer))) throw error;
    return readyFor(userId, await replaceCustomer(userId, customer));
  }
}

/**
 * The newest page is asked for before the subscriptions: one that is paid in between is still open in
 * the first answer or is a subscription in the second, and so never goes unseen.
 */
async function readyFor(userId: string, customer: string): Promise<Prepared> {
  const { sessions } = requireBilling().stripe.checkout;
  const [found] = await Promise.all([
    sessions.list({ customer, limit: 1 }),
    describeCustomer(userId, customer),
  ]);
  await syncCustomer(customer);
  return { customer, newest: found.data[0] };
}

/**
 * With the key of another account nobody's customer is there, and what people pay for has to stay. One
 * that was deleted is still known by its id.
 */
async function mayReplace(userId: string, customer: string): Promise<boolean> {
  if (!(await hasRunningSubscription(userId))) return true;
  const known = await requireBilling().stripe.customers.retrieve(customer);
  return known.deleted === true;
}

function checkoutFor(userId: string, customer: string) {
  const { priceId } = requireBilling();
  return {
    mode: "subscription",
    customer,
    client_reference_id: userId,
    line_items: [{ price: priceId, quantity: 1 }],
    metadata: { priceId },
    // Stripe fills in the braces.
    success_url: `${appUrl("/premium/success")}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: appUrl("/premium/failure"),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

type Wanted = ReturnType<typeof checkoutFor>;

/** Whether a page sells what is asked for and leads back to where the product is now. */
function isSame(session: Session, wanted: Wanted): boolean {
  return (
    session.metadata?.priceId === wanted.metadata.priceId &&
    session.success_url === wanted.success_url &&
    session.cancel_url === wanted.cancel_url
  );
}

/** Opens the page that follows on the newest one, once for all who ask at the same moment. */
async function openPage(wanted: Wanted, newest: Session | undefined): Promise<string> {
  const { sessions } = requireBilling().stripe.checkout;
  const body = createHash("sha256").update(JSON.stringify(wanted)).digest("base64url");
  const idempotencyKey = `checkout:${newest?.id ?? "first"}:${body}`;
  const session = await makeOnce(idempotencyKey, (options) => sessions.create(wanted, options));
  if (!session.url) throw new AppError("BILLING_DOWN");
  return session.url;
}

async function cancelSubscription(userId: string): Promise<void> {
  const subscription = await findSubscription(userId);
  if (!subscription) return;
  try {
    await requireBilling().stripe.subscriptions.cancel(subscription.stripeSubscriptionId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
