import { describe, expect, test } from "vitest";
import { type HappeningName, happen, happeningsOf } from "./acts/happenings";
import { startSubscription } from "./acts/subscriptions";
import { errorOf, post, type StandIn, startStandIn, subscribe } from "./test-stand-in";
import type { Subscription } from "./wire";

const date = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString();

/** The types of the events since the last look. */
function newEvents({ account }: StandIn): () => string[] {
  let seen = account.events.all().length;
  return () => {
    const types = account.events.all().map(({ type }) => type);
    const fresh = types.slice(seen);
    seen = types.length;
    return fresh;
  };
}

test("the first period ends a month later, on the last day of a shorter one", async () => {
  const { items } = await subscribe(await startStandIn());
  expect(date(items.data[0]?.current_period_end)).toBe("2026-02-28T12:00:00.000Z");
});

describe("what happens to a subscription, and what Stripe tells of it", () => {
  test("the next period is paid", async () => {
    const standIn = await startStandIn();
    const { id } = await subscribe(standIn);
    const events = newEvents(standIn);
    happen(standIn.account, id, "renew");
    const { items, status } = await standIn.stripe.subscriptions.retrieve(id);
    expect(status).toBe("active");
    expect(date(items.data[0]?.current_period_start)).toBe("2026-02-28T12:00:00.000Z");
    expect(date(items.data[0]?.current_period_end)).toBe("2026-03-31T12:00:00.000Z");
    expect(events()).toEqual([
      "invoice.created",
      "invoice.finalized",
      "customer.subscription.updated",
      "invoice.paid",
      "invoice.payment_succeeded",
    ]);
  });

  test("a payment fails, fails again and is made up for", async () => {
    const standIn = await startStandIn();
    const { id, customer } = await subscribe(standIn);
    const events = newEvents(standIn);
    happen(standIn.account, id, "fail-payment");
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "past_due" });
    expect(events().slice(-2)).toEqual(["invoice.payment_failed", "customer.subscription.updated"]);
    standIn.time.now += 3 * 24 * 60 * 60 * 1000;
    happen(standIn.account, id, "fail-payment");
    const { data } = await standIn.stripe.invoices.list({ subscription: id, status: "open" });
    expect(data).toMatchObject([{ customer, attempt_count: 2 }]);
    expect(date(data[0]?.status_transitions.finalized_at ?? 0)).toBe("2026-01-31T12:00:00.000Z");
    expect(events()).toEqual(["invoice.payment_failed"]);
    happen(standIn.account, id, "pay");
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "active" });
    expect(events()).toEqual([
      "invoice.paid",
      "invoice.payment_succeeded",
      "customer.subscription.updated",
    ]);
  });

  test("the portal cancels at the end of the period, and takes it back", async () => {
    const standIn = await startStandIn();
    const { id, items } = await subscribe(standIn);
    const end = items.data[0]?.current_period_end;
    happen(standIn.account, id, "cancel-at-period-end");
    // What Stripe's portal does to subscriptions in flexible billing mode.
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: "active",
      cancel_at: end,
      cancel_at_period_end: false,
    });
    happen(standIn.account, id, "resume");
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    happen(standIn.account, id, "cancel-at-period-end");
    const events = newEvents(standIn);
    happen(standIn.account, id, "renew");
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
    expect(events()).toEqual(["customer.subscription.deleted"]);
  });

  test("a call cancels at the end of the period, which sets both fields", async () => {
    const standIn = await startStandIn();
    const { id, items } = await subscribe(standIn);
    const { stripe } = standIn;
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at: items.data[0]?.current_period_end,
      cancel_at_period_end: true,
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      cancel_at_period_end: false,
    });
    const event = standIn.account.events.all().at(-1);
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: true });
  });

  test("one that has ended is, for Stripe, no longer there to be canceled", async () => {
    const standIn = await startStandIn();
    const { id } = await subscribe(standIn);
    const { stripe } = standIn;
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({
      status: "canceled",
      ended_at: standIn.time.now / 1000,
    });
    const missing = {
      statusCode: 404,
      code: "resource_missing",
      message: `No such subscription: '${id}'`,
    };
    expect(await errorOf(stripe.subscriptions.cancel(id))).toMatchObject(missing);
    const change = stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await errorOf(change)).toMatchObject({ statusCode: 400 });
  });

  test("a trial ends in a charge, or without a card in a pause, after which it resumes", async () => {
    const standIn = await startStandIn();
    const trial = { subscription_data: { trial_period_days: 7 } };
    const paid = await subscribe(standIn, trial);
    happen(standIn.account, paid.id, "end-trial");
    expect(await standIn.stripe.subscriptions.retrieve(paid.id)).toMatchObject({
      status: "active",
    });
    const paused = await subscribe(standIn, trial);
    happen(standIn.account, paused.id, "pause");
    expect(standIn.account.events.all().at(-1)?.type).toBe("customer.subscription.paused");
    expect(await standIn.stripe.subscriptions.resume(paused.id)).toMatchObject({
      status: "active",
    });
    expect(standIn.account.events.all().at(-1)?.type).toBe("customer.subscription.resumed");
  });

  test("the first payment never comes", async () => {
    const standIn = await startStandIn();
    const { id: customer } = await standIn.stripe.customers.create();
    const [price] = standIn.account.prices.all();
    if (!price) throw new Error("no price");
    const { id } = startSubscription(standIn.account, { customer, price, declined: true });
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: "incomplete",
    });
    happen(standIn.account, id, "expire");
    expect(await standIn.stripe.subscriptions.retrieve(id)).toMatchObject({
      status: "incomplete_expired",
    });
  });

  test("what does not suit does not happen", async () => {
    const { account, ...standIn } = await startStandIn();
    const { id } = await subscribe({ account, ...standIn });
    expect(() => happen(account, id, "pay")).toThrow('"pay" does not happen');
    expect(() => happen(account, "sub_never", "pay")).toThrow("There is no subscription");
    happen(account, id, "cancel-now");
    const ended = account.subscriptions.get(id);
    expect(ended && happeningsOf(ended)).toEqual([]);
  });
});

describe("a list", () => {
  test("leaves out what was canceled, unless it is asked for", async () => {
    const standIn = await startStandIn();
    const { id, customer } = await subscribe(standIn);
    const { stripe } = standIn;
    await stripe.subscriptions.cancel(id);
    const of = `${customer}`;
    expect((await stripe.subscriptions.list({ customer: of })).data).toEqual([]);
    for (const status of ["all", "ended", "canceled"] as const) {
      const { data } = await stripe.subscriptions.list({ customer: of, status });
      expect(data.map((subscription) => subscription.id)).toEqual([id]);
    }
  });

  test("goes on page by page", async () => {
    const { stripe } = await startStandIn();
    const made: string[] = [];
    for (let count = 0; count < 7; count++) made.push((await stripe.customers.create()).id);
    const found: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 3 })) found.push(id);
    expect(found).toEqual(made.toReversed());
    const before = await stripe.customers.list({ limit: 2, ending_before: made[0] ?? "" });
    expect(before.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
  });
});

test("a deleted customer: its subscriptions end, its history stays, nothing new can be made", async () => {
  const standIn = await startStandIn();
  const { id, customer } = await subscribe(standIn);
  const { stripe } = standIn;
  const of = `${customer}`;
  expect({ ...(await stripe.customers.del(of)) }).toEqual({
    id: of,
    object: "customer",
    deleted: true,
  });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: "canceled" });
  expect(await stripe.customers.retrieve(of)).toMatchObject({ deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: of, status: "all" })).data).toHaveLength(1);
  const missing = { statusCode: 404, code: "resource_missing" };
  expect(await errorOf(stripe.customers.del(of))).toMatchObject(missing);
  expect(await errorOf(stripe.customers.update(of, { name: "Ada" }))).toMatchObject(missing);
  const portal = stripe.billingPortal.sessions.create({ customer: of });
  expect(await errorOf(portal)).toMatchObject({ statusCode: 400, code: "resource_missing" });
  expect(
    standIn.account.events
      .all()
      .map(({ type }) => type)
      .slice(-2),
  ).toEqual(["customer.subscription.deleted", "customer.deleted"]);
});

describe("the portal", () => {
  test("does what its buttons say, and leads back", async () => {
    const standIn = await startStandIn();
    const { id, customer } = await subscribe(standIn);
    const { url } = await standIn.stripe.billingPortal.sessions.create({
      customer: `${customer}`,
      return_url: "http://localhost:3000/account",
    });
    const status = () => standIn.account.subscriptions.get(id)?.status;
    expect(await (await fetch(url)).text()).toContain('href="http://localhost:3000/account"');
    const acts: [HappeningName, Partial<Subscription>][] = [
      ["cancel-at-period-end", { cancel_at_period_end: false, cancel_at: expect.any(Number) }],
      ["resume", { cancel_at: null }],
      ["fail-payment", { status: "past_due" }],
      ["pay", { status: "active" }],
      ["cancel-now", { status: "canceled" }],
    ];
    for (const [act, expected] of acts) {
      const response = await post(url, { act });
      expect(response.status).toBe(303);
      expect(standIn.account.subscriptions.get(id)).toMatchObject(expected);
    }
    const again = await post(url, { act: "cancel-now" });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("That is not possible any more.");
    expect(status()).toBe("canceled");
  });

  test("does nothing that only time or a bank does, and is nobody else's", async () => {
    const standIn = await startStandIn();
    const mine = await subscribe(standIn);
    const other = await subscribe(standIn);
    const { url } = await standIn.stripe.billingPortal.sessions.create({
      customer: `${mine.customer}`,
    });
    expect((await post(url, { act: "mark-unpaid" })).status).toBe(409);
    expect((await post(url, { act: "cancel-now", subscription: other.id })).status).toBe(409);
    expect(standIn.account.subscriptions.get(other.id)?.status).toBe("active");
    expect((await fetch(`${standIn.origin}/stripe/portal/bps_never`)).status).toBe(404);
  });
});
