import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { EVENT_TYPES } from "@/lib/billing/stripe-events";
import { prisma } from "@/lib/db";
import { completeSession } from "@/sandbox/stripe/acts/checkout";
import { createCustomer, deleteCustomer } from "@/sandbox/stripe/acts/customers";
import { happen } from "@/sandbox/stripe/acts/happenings";
import { cancelNow, startSubscription } from "@/sandbox/stripe/acts/subscriptions";
import { customerOf } from "@/sandbox/stripe/shapes/event";
import type { Event } from "@/sandbox/stripe/wire";
import { Browser } from "../support/browser";
import { withDatabaseAway } from "../support/database-away";
import { signedIn } from "../support/people";
import type { StartedStripe } from "../support/stripe";
import { newCustomer, rightRow, storedRow } from "../support/stripe-rows";
import { deliver, eventOf, sendText } from "../support/stripe-webhook";
import { patiently } from "../support/waiting";

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({ clock: () => Date.now() }),
);
const { account, script, webhooks } = stripe;

afterAll(() => stripe.stop());
beforeEach(() => {
  script.set({ answers: [] });
  script.forget();
});

/** A person with a customer, whose messages are counted from here on. */
async function customer() {
  const { userId, stripeCustomerId } = await newCustomer(createCustomer(account).id);
  const events = () =>
    account.events
      .all()
      .filter(
        (event) => customerOf(event) === stripeCustomerId && EVENT_TYPES.includes(event.type),
      );
  return { userId, stripeCustomerId, events };
}

function subscribe(stripeCustomerId: string): string {
  const price = account.prices.get("price_of_the_tests");
  if (!price) throw new Error("no price");
  return startSubscription(account, { customer: stripeCustomerId, price }).id;
}

/** Sends a message of the stand-in as it would itself; returns the status of the answer. */
async function arrive(event: Event): Promise<number> {
  const { payload, signature } = webhooks.webhookOf(event);
  return (await sendText(payload, signature)).status;
}

const processed = async ({ id }: Pick<Event, "id">) =>
  (await prisma.stripeEvent.findUnique({ where: { id } }))?.processedAt;

test("a checkout that is paid gives Premium, by any one of its messages", async () => {
  const { browser, userId } = await signedIn();
  const { body } = await browser.call<{ sessionUrl: string }>("POST", "/api/checkout/session");
  const session = account.checkoutSessions.all().find(({ url }) => url === body.sessionUrl);
  const { id } = completeSession(account, session?.id ?? "");
  const told = account.events.all().find(({ data }) => data.object.id === id);
  expect(told?.type).toBe("checkout.session.completed");
  expect(await arrive(told ?? expect.fail())).toBe(200);
  expect((await browser.call("GET", "/api/subscription/status")).body).toMatchObject({
    hasActiveSubscription: true,
    status: "active",
  });
  expect(await storedRow(userId)).not.toBeNull();
});

test("every type of message that is asked for leads to what Stripe says", async () => {
  const types = new Set<string>();
  for (const type of EVENT_TYPES) {
    const { userId, stripeCustomerId } = await customer();
    subscribe(stripeCustomerId);
    const object = type.startsWith("customer.deleted")
      ? { object: "customer", id: stripeCustomerId }
      : { object: "some", customer: stripeCustomerId };
    expect(await deliver(eventOf(null, { type, data: { object } }))).toBe(200);
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
    types.add(type);
  }
  expect(types.size).toBe(EVENT_TYPES.length);
  // As many as Stripe lists at once.
  expect(types.size).toBeLessThanOrEqual(20);
});

test("what a message says of the subscription is not believed", async () => {
  const { userId, stripeCustomerId, events } = await customer();
  const id = subscribe(stripeCustomerId);
  const created = events().find(({ type }) => type === "customer.subscription.created");
  cancelNow(account, id);
  expect(created?.data.object).toMatchObject({ status: "active" });
  expect(await arrive(created ?? expect.fail())).toBe(200);
  expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
});

test("a deleted customer's message ends Premium", async () => {
  const { userId, stripeCustomerId, events } = await customer();
  subscribe(stripeCustomerId);
  deleteCustomer(account, stripeCustomerId);
  const told = events().find(({ type }) => type === "customer.deleted");
  expect(await arrive(told ?? expect.fail())).toBe(200);
  expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
});

describe("the same message", () => {
  test("again asks Stripe nothing and changes nothing", async () => {
    const { stripeCustomerId, events } = await customer();
    subscribe(stripeCustomerId);
    const [event = expect.fail()] = events();
    expect(await arrive(event)).toBe(200);
    const first = await processed(event);
    expect(first).toBeInstanceOf(Date);
    script.forget();
    expect([await arrive(event), await arrive(event)]).toEqual([200, 200]);
    expect(script.seen()).toEqual([]);
    expect(await processed(event)).toEqual(first);
  });

  test("twenty times at once is one event, and the row is right", async () => {
    const { userId, stripeCustomerId, events } = await customer();
    subscribe(stripeCustomerId);
    const [event = expect.fail()] = events();
    const answers = await Promise.all(Array.from({ length: 20 }, () => arrive(event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await prisma.stripeEvent.count({ where: { id: event.id } })).toBe(1);
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
  });

  test("all messages of a year at once, in reverse, leave the last state", async () => {
    const { userId, stripeCustomerId, events } = await customer();
    const id = subscribe(stripeCustomerId);
    for (let month = 0; month < 11; month += 1) happen(account, id, "renew");
    happen(account, id, "fail-payment");
    const answers = await Promise.all(events().toReversed().map(arrive));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
  });
});

describe("when it can't be worked on, Stripe is told to send it again", () => {
  test.each([
    ["Stripe fails", { status: 500, message: "Scripted" }],
    ["Stripe says that it was too much", { status: 429, message: "Scripted" }],
    ["Stripe breaks off", { cut: "after" }],
    ["Stripe answers nonsense", { status: 200, body: "nonsense" }],
  ] as const)("because %s", async (_, answer) => {
    const { userId, stripeCustomerId, events } = await customer();
    subscribe(stripeCustomerId);
    const [event = expect.fail()] = events();
    script.set({ about: stripeCustomerId, answers: [answer, answer] });
    for (const status of [await arrive(event), await arrive(event)]) {
      expect(status).toBeGreaterThanOrEqual(500);
    }
    expect(await processed(event)).toBeNull();
    expect(await storedRow(userId)).toBeNull();
    expect(await arrive(event)).toBe(200);
    expect(await processed(event)).toBeInstanceOf(Date);
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("because the database is away, at the first step or at the last", async () => {
    const { userId, stripeCustomerId, events } = await customer();
    subscribe(stripeCustomerId);
    const [event = expect.fail()] = events();
    expect(await withDatabaseAway(() => arrive(event))).toBe(503);
    expect(await processed(event)).toBeUndefined();
    script.set({ about: stripeCustomerId, answers: [{ held: "after" }] });
    const answer = arrive(event);
    await vi.waitFor(() => expect(script.seen()).toHaveLength(1), patiently);
    await withDatabaseAway(async () => {
      script.set({ about: stripeCustomerId, answers: [] });
      expect(await answer).toBe(503);
    });
    expect(await processed(event)).toBeNull();
    expect(await arrive(event)).toBe(200);
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("and the answer says nothing of what went wrong", async () => {
    const { stripeCustomerId, events } = await customer();
    subscribe(stripeCustomerId);
    script.set({ about: stripeCustomerId, answers: [{ status: 500, message: "secret words" }] });
    const { payload, signature } = webhooks.webhookOf(events()[0] ?? expect.fail());
    const answer = await sendText(payload, signature);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|stripe/i);
  });
});

test("another's messages change nothing of one's own", async () => {
  const own = await customer();
  subscribe(own.stripeCustomerId);
  for (const event of own.events()) await arrive(event);
  const before = await storedRow(own.userId);
  const other = await customer();
  const otherId = subscribe(other.stripeCustomerId);
  cancelNow(account, otherId);
  await Promise.all(other.events().map(arrive));
  expect(await storedRow(own.userId)).toEqual(before);
  expect(await storedRow(other.userId)).toMatchObject({ status: "canceled" });
});

test("only POST is taken", async () => {
  expect(await new Browser().call("GET", "/api/stripe/webhook")).toMatchObject({ status: 405 });
});
