import { describe, expect, test } from "vitest";
import { happen } from "./acts/happenings";
import { type StandIn, startStandIn, subscribe, webhookSecret } from "./test-stand-in";
import type { Event } from "./wire";

/** A product that takes webhooks, as long as `status` is a good one. */
async function startWithProduct(options: { status?: number; retryDelaysMs?: number[] } = {}) {
  const product = { status: options.status ?? 200, received: [] as Event[] };
  const standIn = await startStandIn({
    retryDelaysMs: options.retryDelaysMs ?? [5],
    send: async ({ payload, signature }) => {
      const verified = standIn.stripe.webhooks.constructEvent(
        payload,
        signature,
        webhookSecret,
        300,
        undefined,
        standIn.time.now,
      );
      const event: Event = JSON.parse(payload);
      expect(verified.id).toBe(event.id);
      product.received.push(event);
      return product.status;
    },
  });
  return { standIn, product };
}

const command = ({ origin }: StandIn, method: string, path: string, body?: unknown) =>
  fetch(`${origin}/stripe/webhooks/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const deliveriesOf = async (standIn: StandIn, customer: string) =>
  (await command(standIn, "GET", `deliveries?customer=${customer}`)).json();

test("everything that happens is sent, signed so that the official client takes it", async () => {
  const { standIn, product } = await startWithProduct();
  await subscribe(standIn);
  await expect.poll(() => product.received.length).toBe(standIn.account.events.all().length);
  const session = product.received.find(({ type }) => type === "checkout.session.completed");
  expect(session).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: "2026-10-28.endive",
    livemode: false,
    data: { object: { object: "checkout.session", status: "complete" } },
  });
});

test("an event of a call names the call", async () => {
  const standIn = await startStandIn();
  await standIn.stripe.customers.create({}, { idempotencyKey: "customer:1" });
  expect(standIn.account.events.all().at(-1)?.request).toEqual({
    id: expect.stringMatching(/^req_/),
    idempotency_key: "customer:1",
  });
});

test("what the product fails at is sent again until it is taken", async () => {
  const { standIn, product } = await startWithProduct({ status: 500 });
  const { id } = await standIn.stripe.customers.create();
  await expect.poll(() => product.received.length).toBeGreaterThan(2);
  const pending = await standIn.stripe.events.list({ delivery_success: false });
  expect(pending.data).toMatchObject([{ type: "customer.created", pending_webhooks: 1 }]);
  product.status = 200;
  await expect
    .poll(() => deliveriesOf(standIn, id))
    .toMatchObject([{ state: "delivered", lastStatus: 200 }]);
  expect((await standIn.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect((await standIn.stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
});

describe("on command webhooks", () => {
  test("are held, and released in another order and more than once", async () => {
    const { standIn, product } = await startWithProduct();
    const { id, customer } = await subscribe(standIn);
    await expect.poll(() => product.received.length).toBeGreaterThan(7);
    product.received.length = 0;
    await command(standIn, "PUT", "rule", { customer, rule: "hold" });
    happen(standIn.account, id, "fail-payment");
    happen(standIn.account, id, "pay");
    const held = standIn.webhooks.deliveries(`${customer}`).filter(({ state }) => state === "held");
    expect(held.length).toBeGreaterThan(5);
    expect(product.received).toEqual([]);
    const released = await command(standIn, "POST", "release", {
      customer,
      order: "reversed",
      times: 2,
    });
    expect(await released.json()).toHaveLength(held.length * 2);
    const reversed = held.map(({ eventId }) => eventId).toReversed();
    expect(product.received.map((event) => event.id)).toEqual([...reversed, ...reversed]);
  });

  test("are sent twice, or not at all, for one customer alone", async () => {
    const { standIn, product } = await startWithProduct();
    const { stripe } = standIn;
    const { id: lost } = await stripe.customers.create();
    const { id: doubled } = await stripe.customers.create();
    await expect.poll(() => product.received.length).toBe(2);
    await command(standIn, "PUT", "rule", { customer: lost, rule: "drop" });
    await command(standIn, "PUT", "rule", { customer: doubled, rule: "duplicate" });
    await stripe.customers.update(lost, { name: "Ada" });
    await stripe.customers.update(doubled, { name: "Eve" });
    await expect.poll(() => product.received.length).toBe(4);
    expect(product.received[2]?.id).toBe(product.received[3]?.id);
    expect(await deliveriesOf(standIn, lost)).toMatchObject([
      { state: "delivered" },
      { state: "dropped", attempts: 0 },
    ]);
    const undelivered = await stripe.events.list({
      delivery_success: false,
      types: ["customer.updated"],
    });
    expect(undelivered.data).toHaveLength(1);
  });

  test("come late", async () => {
    const { standIn, product } = await startWithProduct();
    await command(standIn, "PUT", "rule", { rule: "deliver", delayMs: 30 });
    const begun = performance.now();
    await standIn.stripe.customers.create();
    await expect.poll(() => product.received.length).toBe(1);
    expect(performance.now() - begun).toBeGreaterThan(25);
  });

  test("a command that makes no sense is refused", async () => {
    const standIn = await startStandIn();
    expect((await command(standIn, "PUT", "rule", { rule: "lose" })).status).toBe(400);
    expect((await command(standIn, "POST", "release", { times: 9 })).status).toBe(400);
    expect((await command(standIn, "PUT", "rule")).status).toBe(400);
  });
});

test("events are listed by type and by kind", async () => {
  const standIn = await startStandIn();
  const { id } = await subscribe(standIn);
  const { stripe } = standIn;
  const kinds = await stripe.events.list({ type: "customer.subscription.*" });
  expect(kinds.data.map(({ type }) => type)).toEqual(["customer.subscription.created"]);
  const types = ["invoice.paid", "checkout.session.completed"];
  expect((await stripe.events.list({ types })).data).toHaveLength(2);
  const [event] = kinds.data;
  expect(await stripe.events.retrieve(event?.id ?? "")).toMatchObject({
    data: { object: { id } },
  });
});

test("subscriptions act on command, over HTTP too", async () => {
  const standIn = await startStandIn();
  const { id } = await subscribe(standIn);
  const act = (name: string, subscription = id) =>
    fetch(`${standIn.origin}/stripe/subscriptions/${subscription}/${name}`, { method: "POST" });
  expect(await (await act("fail-payment")).json()).toMatchObject({ status: "past_due" });
  expect(await (await act("mark-unpaid")).json()).toMatchObject({ status: "unpaid" });
  const refused = await act("renew");
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({
    message: "A subscription that is unpaid can: pay, cancel-now",
  });
  expect((await act("dance")).status).toBe(409);
  expect((await act("pay", "sub_never")).status).toBe(404);
});
