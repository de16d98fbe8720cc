import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { cancelSubscription } from "@/lib/billing/cancel-subscription";
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

test("ends a subscription at Stripe with the product's key", async () => {
  stripe.living.add("sub_1");
  await cancelSubscription("sub_1");
  expect(stripe.living.has("sub_1")).toBe(false);
  expect(stripe.calls).toEqual([
    {
      method: "DELETE",
      path: "/stripe/v1/subscriptions/sub_1",
      authorization: "Bearer sk_test_of_the_tests",
    },
  ]);
});

test("one that has ended or that Stripe does not know counts as done", async () => {
  stripe.living.add("sub_2");
  await cancelSubscription("sub_2");
  await cancelSubscription("sub_2");
  await cancelSubscription("sub_never");
  expect(stripe.calls).toHaveLength(3);
});

describe("is tried again by its job, not by itself", () => {
  test.each([
    ["too many requests", stripeError(429, "rate_limit", "Too many requests")],
    ["a failure at Stripe", stripeError(500, "api_error", "Something went wrong")],
    ["Stripe away", stripeError(503, "api_error", "Unavailable")],
    ["a key that Stripe refuses", stripeError(401, "api_key_expired", "Expired API Key")],
    ["a broken connection", "cut"],
  ] as const)("after %s", async (_, answer) => {
    stripe.living.add("sub_3");
    stripe.scripted.push(answer);
    await expect(cancelSubscription("sub_3")).rejects.toThrow();
    expect(stripe.calls).toHaveLength(1);
    expect(stripe.living.has("sub_3")).toBe(true);
    await cancelSubscription("sub_3");
    expect(stripe.living.has("sub_3")).toBe(false);
  });
});
