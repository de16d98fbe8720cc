import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { syncCustomer } from "@/lib/billing/sync";
import { pool, prisma } from "@/lib/db";
import { logger } from "@/lib/logger";
import { createCustomer, deleteCustomer } from "@/sandbox/stripe/acts/customers";
import { type HappeningName, happen } from "@/sandbox/stripe/acts/happenings";
import {
  cancelAtPeriodEnd,
  cancelNow,
  knownSubscription,
  startSubscription,
} from "@/sandbox/stripe/acts/subscriptions";
import type { Subscription } from "@/sandbox/stripe/wire";
import type { StartedStripe } from "../support/stripe";
import { newCustomer, rightRow, storedRow } from "../support/stripe-rows";
import { patiently } from "../support/waiting";

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({ clock: () => Date.now() }),
);
const { account, script } = stripe;

afterAll(() => stripe.stop());
beforeEach(() => script.set({ answers: [] }));

const DAY_MS = 24 * 60 * 60 * 1000;

type Start = { trialDays?: number; declined?: boolean };

function subscribe(customer: string, how: Start = {}): Subscription {
  const price = account.prices.get("price_of_the_tests");
  if (!price) throw new Error("no price");
  return startSubscription(account, { customer, price, ...how });
}

const person = () => newCustomer(createCustomer(account).id);

/** A person with a subscription, read once. */
async function subscriber(how: Start = {}) {
  const someone = await person();
  const { id } = subscribe(someone.stripeCustomerId, how);
  await syncCustomer(someone.stripeCustomerId);
  return { ...someone, id };
}

function callsAbout(customer: string): string[] {
  return script
    .seen()
    .filter(({ path, parameters }) => `${path}${JSON.stringify(parameters)}`.includes(customer))
    .map(({ method, path }) => `${method} ${path}`);
}

const seconds = (count: number) => new Date(count * 1000);

describe("what Stripe says is what is kept", () => {
  test("of someone who never paid: nothing", async () => {
    const { userId, stripeCustomerId } = await person();
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toBeNull();
  });

  test.each([
    ["active", {}, []],
    ["active", {}, ["renew"]],
    ["trialing", { trialDays: 14 }, []],
    ["active", { trialDays: 14 }, ["end-trial"]],
    ["past_due", {}, ["fail-payment"]],
    ["past_due", { trialDays: 14 }, ["fail-payment"]],
    ["active", {}, ["fail-payment", "pay"]],
    ["unpaid", {}, ["fail-payment", "mark-unpaid"]],
    ["paused", { trialDays: 14 }, ["pause"]],
    ["active", { trialDays: 14 }, ["pause", "resume"]],
    ["active", {}, ["cancel-at-period-end"]],
    ["active", {}, ["cancel-at-period-end", "resume"]],
    ["canceled", {}, ["cancel-at-period-end", "renew"]],
    ["canceled", {}, ["cancel-now"]],
    ["incomplete", { declined: true }, []],
    ["incomplete_expired", { declined: true }, ["expire"]],
  ] satisfies [string, Start, HappeningName[]][])("%s after %j %j", async (status, how, acts) => {
    const { userId, stripeCustomerId } = await person();
    const { id } = subscribe(stripeCustomerId, how);
    for (const act of acts) happen(account, id, act);
    await syncCustomer(stripeCustomerId);
    const row = await storedRow(userId);
    expect(row).toMatchObject({ status, stripeSubscriptionId: id });
    expect(row).toEqual(rightRow(account, stripeCustomerId));
  });

  test("an announced end, in both ways in which Stripe writes it", async () => {
    for (const by of ["portal", "call"] as const) {
      const { userId, stripeCustomerId, id } = await subscriber();
      cancelAtPeriodEnd(account, id, by);
      await syncCustomer(stripeCustomerId);
      const row = await storedRow(userId);
      expect(row?.cancelAt).toEqual(row?.currentPeriodEnd);
      expect(row?.cancelAt).not.toBeNull();
    }
  });

  test("an announced end of which Stripe gives no moment is the end of the period", async () => {
    const { userId, stripeCustomerId, id } = await subscriber();
    const ending = { cancel_at: null, cancel_at_period_end: true };
    account.subscriptions.put(id, { ...knownSubscription(account, id), ...ending });
    await syncCustomer(stripeCustomerId);
    const row = await storedRow(userId);
    expect(row?.cancelAt).toEqual(row?.currentPeriodEnd);
    expect(row?.cancelAt).not.toBeNull();
  });

  test("grace begins when the payment was asked for, however late it is read", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { userId, stripeCustomerId, id } = await subscriber();
      const asked = Math.floor(Date.now() / 1000);
      happen(account, id, "fail-payment");
      for (const days of [0, 3, 6]) {
        vi.setSystemTime(asked * 1000 + days * DAY_MS);
        await syncCustomer(stripeCustomerId);
        expect((await storedRow(userId))?.pastDueSince).toEqual(seconds(asked));
        happen(account, id, "fail-payment");
      }
      happen(account, id, "pay");
      await syncCustomer(stripeCustomerId);
      expect((await storedRow(userId))?.pastDueSince).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test("a payment that comes between the two questions leaves a moment of grace too", async () => {
    const { userId, stripeCustomerId, id } = await subscriber();
    happen(account, id, "fail-payment");
    const held = { call: "GET /v1/invoices", held: "before" } as const;
    script.set({ about: id, answers: [held] });
    const reading = syncCustomer(stripeCustomerId);
    await vi.waitFor(() => expect(callsAbout(id)).toContain("GET /v1/invoices"), patiently);
    happen(account, id, "pay");
    script.set({ about: id, answers: [] });
    await reading;
    const start = knownSubscription(account, id).items.data[0]?.current_period_start ?? 0;
    expect(await storedRow(userId)).toMatchObject({
      status: "past_due",
      pastDueSince: seconds(start),
    });
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({ status: "active", pastDueSince: null });
  });
});

describe("of several subscriptions", () => {
  test("a new one counts, not the one that has ended", async () => {
    const { userId, stripeCustomerId, id } = await subscriber();
    cancelNow(account, id);
    const again = subscribe(stripeCustomerId);
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({
      stripeSubscriptionId: again.id,
      status: "active",
    });
  });

  test("a running one counts, not a later attempt that was never paid", async () => {
    const { userId, stripeCustomerId, id } = await subscriber();
    subscribe(stripeCustomerId, { declined: true });
    const expired = subscribe(stripeCustomerId, { declined: true });
    happen(account, expired.id, "expire");
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({ stripeSubscriptionId: id, status: "active" });
  });

  test("two that are paid for are told to the operator, and the better one counts", async () => {
    const told = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    const { userId, stripeCustomerId, id } = await subscriber();
    const second = subscribe(stripeCustomerId);
    happen(account, second.id, "fail-payment");
    await syncCustomer(stripeCustomerId);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { stripeCustomerId, subscriptions: [second.id, id] },
      "customer pays for two subscriptions",
    );
    expect(await storedRow(userId)).toMatchObject({ stripeSubscriptionId: id, status: "active" });
    told.mockRestore();
  });

  test("the running one is found behind more than a page of ended ones", async () => {
    const { userId, stripeCustomerId } = await person();
    const { id } = subscribe(stripeCustomerId);
    for (let count = 0; count < 120; count += 1) {
      cancelNow(account, subscribe(stripeCustomerId).id);
    }
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({ stripeSubscriptionId: id, status: "active" });
  });
});

describe("several readings at once", () => {
  test("an answer that comes after a later one is dropped", async () => {
    const { userId, stripeCustomerId, id } = await subscriber();
    script.set({ about: stripeCustomerId, answers: [{ held: "after" }] });
    const slow = syncCustomer(stripeCustomerId);
    await vi.waitFor(() => expect(callsAbout(stripeCustomerId)).toHaveLength(2), patiently);
    cancelNow(account, id);
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
    script.set({ about: stripeCustomerId, answers: [] });
    await slow;
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
  });

  test("twenty leave what Stripe says, and each has its number", async () => {
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    await Promise.all(Array.from({ length: 20 }, () => syncCustomer(stripeCustomerId)));
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
    expect(await prisma.billingCustomer.findUnique({ where: { userId } })).toMatchObject({
      readingsBegun: 20,
      readingWritten: 20,
    });
  });

  test("while Stripe is asked, nothing is locked and no transaction is open", async () => {
    const { userId, stripeCustomerId } = await subscriber();
    script.set({ about: stripeCustomerId, answers: [{ held: "before" }] });
    const reading = syncCustomer(stripeCustomerId);
    await vi.waitFor(() => expect(callsAbout(stripeCustomerId)).toHaveLength(2), patiently);
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND (state LIKE 'idle in transaction%' OR (state = 'active' AND pid <> pg_backend_pid()))`,
    );
    expect(rows).toEqual([]);
    await pool.query("UPDATE billing_customers SET created_at = now() WHERE user_id = $1", [
      userId,
    ]);
    script.set({ about: stripeCustomerId, answers: [] });
    await reading;
  });
});

describe("customers who are not there", () => {
  test("one that is nobody's here is not asked for", async () => {
    const { id } = createCustomer(account);
    subscribe(id);
    await syncCustomer(id);
    expect(callsAbout(id)).toEqual([]);
  });

  test("one that was deleted at Stripe has no running subscription", async () => {
    const { userId, stripeCustomerId } = await subscriber();
    deleteCustomer(account, stripeCustomerId);
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
  });

  test("nor has one of whom Stripe lists nothing any more", async () => {
    const { userId, stripeCustomerId } = await subscriber();
    deleteCustomer(account, stripeCustomerId);
    const gone = { call: "GET /v1/subscriptions", status: 400, code: "resource_missing" };
    script.set({ about: stripeCustomerId, answers: [{ ...gone, message: "No such customer" }] });
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toBeNull();
  });

  test("one that this account at Stripe never had keeps what was paid for: the key is wrong", async () => {
    const { userId, stripeCustomerId } = await newCustomer(`cus_elsewhere${Date.now()}`);
    const data = { stripeSubscriptionId: stripeCustomerId, stripePriceId: "p", status: "active" };
    await prisma.subscription.create({ data: { userId, ...data } });
    await expect(syncCustomer(stripeCustomerId)).rejects.toMatchObject({
      code: "resource_missing",
    });
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("an account that is deleted while Stripe is asked stays deleted", async () => {
    const { userId, stripeCustomerId } = await subscriber();
    script.set({ about: stripeCustomerId, answers: [{ held: "after" }] });
    const reading = syncCustomer(stripeCustomerId);
    await vi.waitFor(() => expect(callsAbout(stripeCustomerId)).toHaveLength(2), patiently);
    await prisma.user.delete({ where: { id: userId } });
    script.set({ about: stripeCustomerId, answers: [] });
    await reading;
    expect(await storedRow(userId)).toBeNull();
  });

  test("reading and deleting at the same moment never wait for each other", async () => {
    for (let count = 0; count < 15; count += 1) {
      const { userId, stripeCustomerId } = await person();
      subscribe(stripeCustomerId);
      await Promise.all([
        ...Array.from({ length: 3 }, () => syncCustomer(stripeCustomerId)),
        prisma.$transaction(async (transaction) => {
          await transaction.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
          await transaction.user.delete({ where: { id: userId } });
        }),
      ]);
      expect(await storedRow(userId)).toBeNull();
    }
  });
});

describe("a reading that fails changes nothing, and the next one is right", () => {
  test.each([
    ["500", { status: 500 }],
    ["too many requests", { status: 429, code: "rate_limit" }],
    ["a key that Stripe refuses", { status: 401, code: "api_key_expired" }],
    ["a connection cut before", { cut: "before" }],
    ["a connection cut after", { cut: "after" }],
    ["no JSON", { status: 200, body: "<!doctype html>" }],
    ["something else than a list", { status: 200, body: "{}" }],
  ] as const)("%s", async (_, answer) => {
    const { userId, stripeCustomerId, id } = await subscriber();
    const before = await storedRow(userId);
    happen(account, id, "fail-payment");
    for (const call of ["GET /v1/subscriptions", "GET /v1/invoices"]) {
      const scripted =
        "status" in answer ? { message: "Scripted", ...answer, call } : { ...answer, call };
      script.set({ about: call.endsWith("invoices") ? id : stripeCustomerId, answers: [scripted] });
      await expect(syncCustomer(stripeCustomerId)).rejects.toThrow();
      expect(await storedRow(userId)).toEqual(before);
    }
    await syncCustomer(stripeCustomerId);
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
  });
});
