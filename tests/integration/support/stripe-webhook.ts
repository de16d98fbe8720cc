import Stripe from "stripe";
import { type Answer, Browser } from "./browser";

const { webhooks } = new Stripe("sk_test_of_the_tests");

/** An event, as far as the webhook looks at one. */
export type SentEvent = { id: string; type: string; created: number; data: { object: unknown } };

type Signing = { secret?: string; at?: Date };

/** The signature that Stripe sends along with a text. */
export function signatureOf(text: string, { secret, at = new Date() }: Signing = {}): string {
  return webhooks.generateTestHeaderString({
    payload: text,
    secret: secret ?? process.env.STRIPE_WEBHOOK_SECRET ?? "",
    timestamp: Math.floor(at.getTime() / 1000),
  });
}

/** Sends a text to the webhook as Stripe sends its messages. */
export async function sendText(
  text: BodyInit,
  signature: string | null,
  browser = new Browser(),
): Promise<Answer<{ success: boolean; code?: string; message?: string }>> {
  const response = await browser.fetch("/api/stripe/webhook", {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature === null ? {} : { "stripe-signature": signature }),
    },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Sends an event, signed; returns the status of the answer. */
export async function deliver(event: SentEvent): Promise<number> {
  const text = JSON.stringify(event);
  return (await sendText(text, signatureOf(text))).status;
}

/** An event about a customer, of a type that the product is interested in unless it says otherwise. */
export function eventOf(
  stripeCustomerId: string | null,
  fields: Partial<SentEvent> = {},
): SentEvent {
  return {
    id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
    type: "customer.subscription.updated",
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: "subscription", customer: stripeCustomerId } },
    ...fields,
  };
}
