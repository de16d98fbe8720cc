import { randomInt } from "node:crypto";

/** The sandbox that stands beside the product during the tests. */
const sandboxAddress = process.env.E2E_SANDBOX_ADDRESS;

export type Mail = {
  id: string;
  to: string[];
  from: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string[];
  headers?: Record<string, string>;
  createdAt: string;
};

/** The mails sent to an address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${sandboxAddress}/mail/messages`);
  const mails: Mail[] = await response.json();
  return mails.filter(({ to }) => to.includes(address));
}

/**
 * Says what the stand-in for Claude answers next about a goal (see sandbox/anthropic/script.ts). Tests
 * run side by side, so a goal that is scripted has a text of its own: `ownGoal`.
 */
export async function scriptClaude(
  about: string,
  script: { answers: unknown[]; repeat?: boolean },
): Promise<void> {
  await command("PUT", "/anthropic/script", { about, ...script });
}

/** The goal with a number that no other test has. */
export function ownGoal(goal: string): string {
  return `${goal} (${randomInt(1_000_000_000)})`;
}

/** Does on Stripe's checkout page what its buttons do. The answer leads back to the product. */
export async function settleCheckout(
  sessionUrl: string,
  outcome: "paid" | "declined" | "cancelled",
): Promise<Response> {
  const body = new URLSearchParams({ outcome });
  return fetch(sessionUrl, { method: "POST", body, redirect: "manual" });
}

type StripeSubscription = { id: string; customer: string; status: string };

/** The subscriptions at Stripe of the person with this address, newest first. */
export async function stripeSubscriptionsOf(email: string): Promise<StripeSubscription[]> {
  const customers = await listAtStripe<{ id: string }>("customers", { email });
  const subscriptions = await Promise.all(
    customers.map(({ id: customer }) =>
      listAtStripe<StripeSubscription>("subscriptions", { customer, status: "all" }),
    ),
  );
  return subscriptions.flat();
}

async function listAtStripe<Thing>(kind: string, query: Record<string, string>): Promise<Thing[]> {
  const response = await fetch(
    `${sandboxAddress}/stripe/v1/${kind}?${new URLSearchParams(query)}`,
    { headers: { Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` } },
  );
  const list: { data: Thing[] } = await response.json();
  return list.data;
}

/** What time, a bank or the person in Stripe's portal can do to a subscription. */
export type StripeAct =
  | "renew"
  | "end-trial"
  | "fail-payment"
  | "pay"
  | "mark-unpaid"
  | "pause"
  | "cancel-at-period-end"
  | "cancel-now"
  | "resume";

/** Lets something happen to a subscription at Stripe, with all webhooks about it. */
export async function actOnSubscription(subscriptionId: string, act: StripeAct): Promise<void> {
  await command("POST", `/stripe/subscriptions/${subscriptionId}/${act}`);
}

type WebhookRule = "deliver" | "hold" | "drop" | "duplicate";

/** Says what becomes of the webhooks about a customer from now on. */
export async function ruleWebhooks(customer: string, rule: WebhookRule): Promise<void> {
  await command("PUT", "/stripe/webhooks/rule", { customer, rule });
}

/** Sends the webhooks about a customer that were held, and waits for the answers to the first tries. */
export async function releaseWebhooks(
  customer: string,
  how: { order?: "sent" | "reversed" | "shuffled"; times?: 1 | 2 | 3 } = {},
): Promise<void> {
  await command("POST", "/stripe/webhooks/release", { customer, ...how });
}

/**
 * Says what Stripe's API answers next (see sandbox/stripe/script.ts) to calls that hold a text, such as
 * the id of a customer: tests run side by side.
 */
export async function scriptStripe(about: string, answers: unknown[]): Promise<void> {
  await command("PUT", "/stripe/script", { about, answers });
}

async function command(method: "POST" | "PUT", path: string, body?: unknown): Promise<void> {
  const response = await fetch(`${sandboxAddress}${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The sandbox refused it: ${await response.text()}`);
}
