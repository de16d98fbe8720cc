import { type BrowserContext, expect } from "@playwright/test";
import { inDatabase } from "./database";
import { settleCheckout } from "./sandbox";

/** A person's customer and subscription at Stripe. */
export type StripeIds = { customer: string; subscription: string };

/** What the product keeps of a person's subscription; empty texts while there is none. */
export async function stripeIdsOf(email: string): Promise<StripeIds> {
  const { rows } = await inDatabase((client) =>
    client.query<StripeIds>(
      `SELECT coalesce(c.stripe_customer_id, '') AS customer,
         coalesce(s.stripe_subscription_id, '') AS subscription
       FROM users u
       LEFT JOIN billing_customers c ON c.user_id = u.id
       LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE u.email = $1`,
      [email],
    ),
  );
  return rows[0] ?? { customer: "", subscription: "" };
}

/** Lets the payment of a person be missing for so many days. */
export function setPaymentMissing(email: string, days: number): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `UPDATE subscriptions SET past_due_since = now() - make_interval(days => $2)
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email, days],
    ),
  );
}

/** Has the person go to the checkout, and returns the address of its page. */
export async function openCheckout({ request }: BrowserContext): Promise<string> {
  const response = await request.post("/api/checkout/session");
  if (!response.ok()) throw new Error(`No checkout: ${await response.text()}`);
  const { sessionUrl }: { sessionUrl: string } = await response.json();
  return sessionUrl;
}

/** Has the person pay for Premium without looking at a page, and waits until Stripe's message is here. */
export async function subscribe(context: BrowserContext): Promise<void> {
  await settleCheckout(await openCheckout(context), "paid");
  await expect.poll(() => statusOf(context)).toBe("active");
}

/** Stripe's word for the person's subscription, as the product knows it. */
export async function statusOf({ request }: BrowserContext): Promise<string> {
  const answer: { status: string } = await (await request.get("/api/subscription/status")).json();
  return answer.status;
}
