import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { findPrice } from "@/lib/billing/price";
import { BUSY_MACHINE_MS } from "../support/waiting";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());

const PRICE = "price_of_the_tests";

/** Without what was read before. */
let price: typeof findPrice;
beforeEach(async () => {
  stripe.script.set({ answers: [] });
  stripe.script.forget();
  vi.resetModules();
  ({ findPrice: price } = await import("@/lib/billing/price"));
});

test("is told as Stripe has it", async () => {
  expect(await price()).toEqual({ amount: "$9", interval: "per month" });
});

test.each([
  [{ unitAmount: 4_950, currency: "eur", interval: "year" }, "€49.50", "per year"],
  [{ unitAmount: 1_200, currency: "jpy", interval: "month" }, "¥1,200", "per month"],
] as const)("in other currencies and intervals: %o", async (given, amount, interval) => {
  stripe.account.addPrice({ id: PRICE, ...given });
  expect(await price()).toEqual({ amount, interval });
});

test("is read once for all pages", async () => {
  await Promise.all(Array.from({ length: 20 }, () => price()));
  await price(Date.now() + 24 * 60 * 60 * 1000);
  expect(stripe.script.seen()).toHaveLength(1);
});

test.each([
  ["is away", { status: 503 as const, message: "Scripted" }],
  ["breaks off", { cut: "before" as const }],
  ["talks nonsense", { status: 200, body: "<html>" }],
  ["has no such price", { status: 404, code: "resource_missing", message: "No such price" }],
])("is nothing when Stripe %s, and is asked for again half a minute later", async (_, failure) => {
  const now = Date.now();
  stripe.script.set({ answers: [failure] });
  expect(await price(now)).toBeNull();
  expect(await price(now + 29_000)).toBeNull();
  expect(stripe.script.seen()).toHaveLength(1);
  expect(await price(now + 31_000)).not.toBeNull();
});

test("a page does not wait long for a Stripe that says nothing", async () => {
  stripe.script.set({ answers: [{ silent: true }] });
  const began = performance.now();
  expect(await price()).toBeNull();
  expect(performance.now() - began).toBeLessThan(BUSY_MACHINE_MS);
});

test("a price that can't be said in one amount, or is paid once, is nothing", async () => {
  const known = stripe.account.prices.get(PRICE);
  if (!known) throw new Error("no price");
  for (const change of [{ unit_amount: null }, { recurring: null }]) {
    const told = JSON.stringify({ ...known, ...change });
    stripe.script.set({ answers: [{ status: 200, body: told }] });
    vi.resetModules();
    const { findPrice } = await import("@/lib/billing/price");
    expect(await findPrice()).toBeNull();
  }
});
