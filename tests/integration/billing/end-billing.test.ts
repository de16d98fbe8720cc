import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ensureCustomer } from "@/lib/billing/customer";
import { endBilling } from "@/lib/billing/end-billing";
import { type Person, signedIn } from "../support/people";
import { customersOf, sessionsOf, subscribed } from "../support/stripe-things";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => stripe.script.set({ answers: [] }));

async function customer(): Promise<{ id: string; person: Person }> {
  const person = await signedIn();
  return { person, id: await ensureCustomer(person.userId) };
}

const isDeleted = (id: string) => stripe.account.customers.get(id)?.deleted === true;

test("deletes a customer at Stripe", async () => {
  const { id, person } = await customer();
  await endBilling(id);
  expect(isDeleted(id)).toBe(true);
  expect(customersOf(stripe.account, person.userId)).toEqual([]);
});

test("closes the pages on which they could still pay", async () => {
  const { id, person } = await customer();
  await person.browser.call("POST", "/api/checkout/session");
  await endBilling(id);
  expect(sessionsOf(stripe.account, person.userId)).toMatchObject([{ status: "expired" }]);
});

test.each(["trialing", "active", "past_due", "unpaid", "paused"] as const)(
  "ends at once a subscription that is %s",
  async (status) => {
    const { id, person } = await customer();
    const subscription = await subscribed(stripe.account, person.userId, status);
    await endBilling(id);
    expect(stripe.account.subscriptions.get(subscription.id)?.status).toBe("canceled");
  },
);

test("one that was deleted or that Stripe does not know counts as done", async () => {
  const { id } = await customer();
  await endBilling(id);
  await endBilling(id);
  await endBilling("cus_never");
});

const CALLS = [
  "GET /v1/checkout/sessions",
  "POST /v1/checkout/sessions/:id/expire",
  "DELETE /v1/customers/:id",
];

describe.each(CALLS)("when %s fails, its job tries it again", (call) => {
  test.each([
    ["too many requests", { status: 429, code: "rate_limit" }],
    ["a failure at Stripe", { status: 500 }],
    ["a key that Stripe refuses", { status: 401, code: "api_key_expired" }],
    ["a cut before", { cut: "before" }],
    ["a cut after", { cut: "after" }],
  ] as const)("after %s", async (_, failure) => {
    const { id, person } = await customer();
    await person.browser.call("POST", "/api/checkout/session");
    stripe.script.set({ answers: [{ message: "Scripted", ...failure, call }] });
    await expect(endBilling(id)).rejects.toThrow();
    await endBilling(id);
    expect(isDeleted(id)).toBe(true);
    expect(sessionsOf(stripe.account, person.userId)).toMatchObject([{ status: "expired" }]);
  });
});
