import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { endBilling } from "@/lib/billing/end-billing";
import { stripeError } from "../support/stripe";

const stripe = await vi.hoisted(async () => {
  const { StripeServer } = await import("../support/stripe");
  // Below a path, as the sandbox has it.
  return new StripeServer().start("/stripe");
});

afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.calls.length = 0;
});

test("deletes a customer at Stripe with the product's key", async () => {
  stripe.living.add("cus_1");
  await endBilling("cus_1");
  expect(stripe.living.has("cus_1")).toBe(false);
  const authorization = "Bearer sk_test_of_the_tests";
  expect(stripe.calls).toEqual([
    { method: "GET", path: "/stripe/v1/checkout/sessions", authorization },
    { method: "DELETE", path: "/stripe/v1/customers/cus_1", authorization },
  ]);
});

test("one that was deleted or that Stripe does not know counts as done", async () => {
  stripe.living.add("cus_2");
  await endBilling("cus_2");
  await endBilling("cus_2");
  await endBilling("cus_never");
  expect(stripe.calls).toHaveLength(6);
});

describe("is tried again by its job, not by itself", () => {
  test.each([
    ["too many requests", stripeError(429, "rate_limit", "Too many requests")],
    ["a failure at Stripe", stripeError(500, "api_error", "Something went wrong")],
    ["Stripe away", stripeError(503, "api_error", "Unavailable")],
    ["a key that Stripe refuses", stripeError(401, "api_key_expired", "Expired API Key")],
    ["a broken connection", "cut"],
  ] as const)("after %s", async (_, answer) => {
    stripe.living.add("cus_3");
    stripe.scripted.push(answer);
    await expect(endBilling("cus_3")).rejects.toThrow();
    expect(stripe.calls).toHaveLength(1);
    expect(stripe.living.has("cus_3")).toBe(true);
    await endBilling("cus_3");
    expect(stripe.living.has("cus_3")).toBe(false);
  });
});
