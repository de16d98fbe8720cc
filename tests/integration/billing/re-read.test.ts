import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { reReadSubscriptions } from "@/lib/billing/re-read";
import { syncCustomer } from "@/lib/billing/sync";
import { pool, prisma } from "@/lib/db";
import { QUEUES, SCHEDULES } from "@/lib/jobs/queues";
import { logger } from "@/lib/logger";
import { createCustomer } from "@/sandbox/stripe/acts/customers";
import { happen } from "@/sandbox/stripe/acts/happenings";
import { cancelNow, startSubscription } from "@/sandbox/stripe/acts/subscriptions";
import { runJobs } from "../support/jobs";
import type { StartedStripe } from "../support/stripe";
import { newCustomer, rightRow, storedRow } from "../support/stripe-rows";
import { patiently } from "../support/waiting";

const stripe: StartedStripe = await vi.hoisted(async () =>
  (await import("../support/stripe")).startStripe({
    clock: () => Date.now(),
    // Some other server, which takes messages of Stripe and does nothing with them.
    send: async () => 200,
  }),
);
const { account, script, webhooks } = stripe;

const DAY_MS = 24 * 60 * 60 * 1000;

afterAll(() => stripe.stop());
beforeEach(async () => {
  // Each test has the account's last month and the table to itself.
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 100 * DAY_MS);
  await prisma.user.deleteMany();
  await prisma.stripeEvent.deleteMany();
  webhooks.setRule({ rule: "drop" });
  script.set({ answers: [] });
  script.forget();
  return () => void vi.useRealTimers();
});

const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);
const night = () => reReadSubscriptions(new Date());

function subscribe(customer: string, how: { trialDays?: number; declined?: boolean } = {}): string {
  const price = account.prices.get("price_of_the_tests");
  if (!price) throw new Error("no price");
  return startSubscription(account, { customer, price, ...how }).id;
}

const person = () => newCustomer(createCustomer(account).id);

/** How often the subscriptions of a customer were asked for. */
function readings(customer: string): number {
  return script
    .seen()
    .filter(
      ({ path, parameters }) =>
        path === "/v1/subscriptions" && JSON.stringify(parameters).includes(customer),
    ).length;
}

/** A person whose row is right and whose messages have all been worked on. */
async function settled(how: { trialDays?: number; declined?: boolean } = {}) {
  const someone = await person();
  const id = subscribe(someone.stripeCustomerId, how);
  await night();
  script.forget();
  return { ...someone, id };
}

describe("messages that never came", () => {
  test("of a first subscription: Premium is there in the morning", async () => {
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    await night();
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("weeks ago", async () => {
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    later(25);
    await night();
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("although Stripe thinks that they did: another server answered them", async () => {
    webhooks.setRule({ rule: "deliver" });
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    await vi.waitFor(() => {
      const states = webhooks.deliveries(stripeCustomerId).map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(["delivered"]));
    }, patiently);
    later(2);
    await night();
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });

  test("lead to one reading of each customer, and to none the night after", async () => {
    const { stripeCustomerId } = await person();
    const id = subscribe(stripeCustomerId);
    happen(account, id, "renew");
    happen(account, id, "cancel-at-period-end");
    await night();
    expect(readings(stripeCustomerId)).toBe(1);
    later(1);
    await night();
    expect(readings(stripeCustomerId)).toBe(1);
  });

  test("about a customer of another product are looked at once", async () => {
    const { id } = createCustomer(account);
    subscribe(id);
    await night();
    expect(readings(id)).toBe(0);
    expect(await prisma.stripeEvent.count({ where: { processedAt: null } })).toBe(0);
  });

  test("more than a page of them", async () => {
    const { userId, stripeCustomerId } = await person();
    const id = subscribe(stripeCustomerId);
    for (let count = 0; count < 60; count += 1) happen(account, id, "renew");
    cancelNow(account, id);
    await night();
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
    expect(await prisma.stripeEvent.count()).toBeGreaterThan(120);
  });
});

describe("a subscription that should have changed by now is read again", () => {
  const past = () => new Date(Date.now() - 1);
  const soon = () => new Date(Date.now() + DAY_MS);

  test.each([
    ["its period is over", { status: "active", currentPeriodEnd: past }, 1],
    ["its announced end is over", { status: "active", cancelAt: past }, 1],
    ["its trial is over", { status: "trialing", trialEnd: past }, 1],
    ["a payment is missing", { status: "past_due", currentPeriodEnd: soon }, 1],
    ["its first payment is missing", { status: "incomplete", currentPeriodEnd: soon }, 1],
    ["nothing was heard for a week", { status: "paused", syncedAt: () => daysAgo(7) }, 1],
    ["it is as it should be", { status: "active", currentPeriodEnd: soon, cancelAt: soon }, 0],
    ["its trial ended long ago", { status: "active", trialEnd: past }, 0],
    ["it was read six days ago", { status: "unpaid", syncedAt: () => daysAgo(6.9) }, 0],
    ["it has ended", { status: "canceled", currentPeriodEnd: past, cancelAt: past }, 0],
    ["it never began", { status: "incomplete_expired", syncedAt: () => daysAgo(90) }, 0],
  ])("%s", async (_, fields, times) => {
    const { userId, stripeCustomerId } = await settled();
    const { status, ...moments } = fields;
    const data = Object.fromEntries(
      Object.entries(moments).map(([name, moment]) => [name, moment()]),
    );
    await prisma.subscription.update({
      where: { userId },
      data: { currentPeriodEnd: soon(), ...data, status },
    });
    await night();
    expect(readings(stripeCustomerId)).toBe(times);
    if (times === 1) expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
  });

  function daysAgo(days: number): Date {
    return new Date(Date.now() - days * DAY_MS);
  }

  test("also when Stripe has long forgotten the message", async () => {
    const { userId, id } = await settled();
    cancelNow(account, id);
    later(60);
    await night();
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
  });
});

describe("what fails", () => {
  test("keeps no other from being read, is told to the log, and is read the next time", async () => {
    const told = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    const people = [await person(), await person(), await person()];
    for (const { stripeCustomerId } of people) subscribe(stripeCustomerId);
    const [first, second, third] = people;
    const about = second?.stripeCustomerId ?? "";
    script.set({ about, answers: [{ status: 500, message: "Scripted" }] });
    await expect(night()).rejects.toThrow("Not every subscription was read again");
    expect(told).toHaveBeenCalledExactlyOnceWith(
      { error: expect.any(Error), stripeCustomerId: about },
      "subscription not read",
    );
    for (const someone of [first, third]) {
      expect(await storedRow(someone?.userId ?? "")).toMatchObject({ status: "active" });
    }
    expect(await storedRow(second?.userId ?? "")).toBeNull();
    await night();
    expect(await storedRow(second?.userId ?? "")).toMatchObject({ status: "active" });
    told.mockRestore();
  });

  test("a key without the right to list events still lets what is due be read", async () => {
    const told = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    const { userId, id } = await settled();
    cancelNow(account, id);
    later(40);
    const call = "GET /v1/events";
    script.set({ answers: [{ call, status: 403, message: "Scripted" }] });
    await expect(night()).rejects.toThrow();
    expect(told).toHaveBeenCalledWith({ error: expect.any(Error) }, "events at Stripe not listed");
    expect(await storedRow(userId)).toMatchObject({ status: "canceled" });
    told.mockRestore();
  });

  test("stops between customers when the process stops", async () => {
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    await expect(reReadSubscriptions(new Date(), AbortSignal.abort())).rejects.toThrow();
    expect(await storedRow(userId)).toBeNull();
  });
});

test("two nights at once, and messages meanwhile, leave what Stripe says", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, person));
  for (const { stripeCustomerId } of people) subscribe(stripeCustomerId);
  await Promise.all([
    night(),
    night(),
    ...people.map(({ stripeCustomerId }) => syncCustomer(stripeCustomerId)),
  ]);
  for (const { userId, stripeCustomerId } of people) {
    expect(await storedRow(userId)).toEqual(rightRow(account, stripeCustomerId));
  }
});

describe("as a job", () => {
  test("is due once a night, also on a machine that was off, and by one process at a time", async () => {
    expect(SCHEDULES["re-read-subscriptions"]).toBe("47 2 * * *");
    expect(QUEUES["re-read-subscriptions"]).toMatchObject({ policy: "exclusive" });
    const { rows } = await pool.query(
      "SELECT cron, timezone FROM pgboss.schedule WHERE name = 're-read-subscriptions'",
    );
    expect(rows).toEqual([{ cron: "47 2 * * *", timezone: "UTC" }]);
  });

  test("can be begun by hand, with the statement of docs/operations.md", async () => {
    const { userId, stripeCustomerId } = await person();
    subscribe(stripeCustomerId);
    await pool.query("INSERT INTO pgboss.job (name) VALUES ('re-read-subscriptions')");
    vi.useRealTimers();
    expect(await runJobs()).toContain("re-read-subscriptions");
    expect(await storedRow(userId)).toMatchObject({ status: "active" });
  });
});
