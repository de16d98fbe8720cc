import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { type Person, signedIn } from "../support/people";
import { customersOf, sessionsOf, subscribed } from "../support/stripe-things";
import { upgrade, upgraded, upgradedInTabs } from "../support/upgrading";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => stripe.script.set({ answers: [] }));

const customers = (person: Person) => customersOf(stripe.account, person.userId);
const sessions = (person: Person) => sessionsOf(stripe.account, person.userId);

const DOWN = {
  success: false,
  code: "BILLING_DOWN",
  message:
    "We can't reach our payment provider right now. Nothing was charged. Please try again in a moment.",
};

const CALLS = [
  "POST /v1/customers",
  "GET /v1/subscriptions",
  "GET /v1/checkout/sessions",
  "POST /v1/customers/:id",
  "POST /v1/checkout/sessions",
];

const FAILURES = [
  ["500", { status: 500 }],
  ["429", { status: 429, code: "rate_limit" }],
  ["a key that it refuses", { status: 401, code: "api_key_expired" }],
  ["no JSON", { status: 502, body: "<html>Bad gateway</html>" }],
  ["half an answer", { status: 200, body: '{"id": "cus_' }],
  ["a cut before", { cut: "before" }],
  ["a cut after", { cut: "after" }],
] as const;

describe.each(CALLS)("when %s fails", (call) => {
  test.each(FAILURES)("with %s: it is said, and the next click works", async (_, failure) => {
    const person = await signedIn();
    stripe.script.set({ answers: [{ message: "Scripted", ...failure, call }] });
    expect(await upgrade(person.browser)).toMatchObject({ status: 503, body: DOWN });
    await upgraded(person);
    expect(customers(person)).toHaveLength(1);
    expect(sessions(person)).toHaveLength(1);
    expect(await prisma.subscription.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe.each(["POST /v1/customers", "POST /v1/checkout/sessions"])(
  "what Stripe remembers about %s",
  (call) => {
    test("a failure does not keep a person from buying until tomorrow", async () => {
      const person = await signedIn();
      stripe.script.set({ answers: [{ call, status: 500, remembered: true }] });
      expect(await upgrade(person.browser)).toMatchObject({ status: 503, body: DOWN });
      expect((await upgradedInTabs(person, 5)).size).toBe(1);
      expect(customers(person)).toHaveLength(1);
      expect(sessions(person)).toHaveLength(1);
    });

    test("while it is at work for one click, the others wait and get the same", async () => {
      const person = await signedIn();
      stripe.script.set({ answers: [{ call, delayMs: 600 }] });
      expect((await upgradedInTabs(person, 5)).size).toBe(1);
      expect(customers(person)).toHaveLength(1);
      expect(sessions(person)).toHaveLength(1);
    });
  },
);

test("when Stripe says nothing at all, the person hears so within seconds", async () => {
  const person = await signedIn();
  stripe.script.set({ answers: [{ call: "POST /v1/checkout/sessions", silent: true }] });
  expect(await upgrade(person.browser)).toMatchObject({ status: 503, body: DOWN });
  await upgraded(person);
}, 30_000);

describe("a process that ends", () => {
  test("after the customer was made and before it was stored: the next click finds the same", async () => {
    const person = await signedIn();
    const storing = vi.spyOn(prisma.billingCustomer, "createMany");
    storing.mockRejectedValueOnce(new Error("killed"));
    expect((await upgrade(person.browser)).status).toBe(500);
    expect(await prisma.billingCustomer.count({ where: { userId: person.userId } })).toBe(0);
    expect(customers(person)).toHaveLength(1);
    await upgraded(person);
    expect(customers(person)).toHaveLength(1);
  });
});

describe("a customer that Stripe no longer has", () => {
  test("because it was deleted there: another one is made, once, and its subscription is over", async () => {
    const person = await signedIn();
    const { customer } = await subscribed(stripe.account, person.userId, "active");
    expect((await upgrade(person.browser)).status).toBe(409);
    deleteAtStripe(customer);
    expect((await upgradedInTabs(person, 5)).size).toBe(1);
    expect(customers(person)).toHaveLength(1);
    const row = await prisma.billingCustomer.findUnique({ where: { userId: person.userId } });
    expect(row?.stripeCustomerId).toBe(customers(person)[0]?.id);
  });

  test("because the key is of another account: one who has not paid gets another one", async () => {
    const person = await signedIn();
    await prisma.billingCustomer.create({
      data: { userId: person.userId, stripeCustomerId: `cus_elsewhere${person.sessionId}` },
    });
    await upgraded(person);
    expect(customers(person)).toHaveLength(1);
  });

  test("because the key is of another account: what someone pays for stays", async () => {
    const { userId, sessionId, browser } = await signedIn();
    const stripeCustomerId = `cus_elsewhere${sessionId}`;
    await prisma.billingCustomer.create({ data: { userId, stripeCustomerId } });
    await prisma.subscription.create({
      data: {
        userId,
        status: "active",
        stripeSubscriptionId: `sub_${sessionId}`,
        stripePriceId: "price_elsewhere",
      },
    });
    expect(await upgrade(browser)).toMatchObject({ status: 503, body: DOWN });
    const row = await prisma.billingCustomer.findUnique({ where: { userId } });
    expect(row?.stripeCustomerId).toBe(stripeCustomerId);
    expect(await prisma.subscription.count({ where: { userId, status: "active" } })).toBe(1);
  });
});

function deleteAtStripe(customer: string): void {
  for (const subscription of stripe.account.subscriptions.all()) {
    if (subscription.customer !== customer) continue;
    stripe.account.subscriptions.put(subscription.id, { ...subscription, status: "canceled" });
  }
  stripe.account.customers.put(customer, { id: customer, object: "customer", deleted: true });
}
