import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { happen } from "./acts/happenings";
import { headerOf, startStandIn, subscribe } from "./test-stand-in";

const DAY_MS = 24 * 60 * 60 * 1000;

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stepwell-stripe-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a restart keeps everything, whatever line was half written", async () => {
  const folder = newFolder();
  const before = await startStandIn({ folder });
  const { id, customer } = await subscribe(before);
  await before.stripe.customers.create({ name: "Eve" }, { idempotencyKey: "eve" });
  appendFileSync(path.join(folder, "subscriptions.jsonl"), '{"id":"sub_');
  const after = await startStandIn({ folder });
  expect(await after.stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "active",
    customer,
  });
  expect(after.account.events.all()).toEqual(before.account.events.all());
  const again = await after.stripe.customers.create({ name: "Eve" }, { idempotencyKey: "eve" });
  expect(headerOf(again.lastResponse, "idempotent-replayed")).toBe("true");
});

test("webhooks that were under way go on after a restart", async () => {
  const folder = newFolder();
  const away = await startStandIn({ folder, send: async () => null, retryDelaysMs: [5] });
  await away.stripe.customers.create();
  away.webhooks.stop();
  const back = await startStandIn({ folder, send: async () => 200, retryDelaysMs: [5] });
  await expect
    .poll(() => back.webhooks.deliveries())
    .toMatchObject([{ type: "customer.created", state: "delivered" }]);
});

test("events older than a month are forgotten", async () => {
  const folder = newFolder();
  const before = await startStandIn({ folder });
  await before.stripe.customers.create();
  const later = await startStandIn({ folder }, before.time.now + 31 * DAY_MS);
  expect(later.account.events.all()).toEqual([]);
  expect(later.account.customers.all()).toHaveLength(1);
});

test("time renews what goes on, ends what was to end and expires what was left", async () => {
  const standIn = await startStandIn();
  const { account, stripe, time } = standIn;
  const renewed = await subscribe(standIn);
  const ending = await subscribe(standIn);
  happen(account, ending.id, "cancel-at-period-end");
  const failing = await subscribe(standIn);
  happen(account, failing.id, "fail-payment");
  const { id: customer } = await stripe.customers.create();
  const left = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: `${renewed.items.data[0]?.price.id}`, quantity: 1 }],
    success_url: "http://localhost:3000/premium/success",
  });
  standIn.passTime();
  expect(account.subscriptions.get(renewed.id)?.status).toBe("active");
  time.now = Date.parse("2026-04-01T12:00:00Z");
  standIn.passTime();
  const [item] = account.subscriptions.get(renewed.id)?.items.data ?? [];
  expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe(
    "2026-04-30T12:00:00.000Z",
  );
  expect(account.subscriptions.get(ending.id)).toMatchObject({
    status: "canceled",
    ended_at: ending.items.data[0]?.current_period_end,
  });
  expect(await stripe.checkout.sessions.retrieve(left.id)).toMatchObject({ status: "expired" });
  for (let tries = 0; tries < 4; tries++) {
    time.now += 4 * DAY_MS;
    standIn.passTime();
  }
  expect(account.subscriptions.get(failing.id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
});
