import { expect, test } from "vitest";
import { mayBuy } from "./may-buy";
import type { SubscriptionStatus } from "./types";

function subscribed(status: string, isRunning: boolean): SubscriptionStatus {
  return {
    hasActiveSubscription: false,
    status,
    subscription: {
      status,
      isRunning,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      cancelAt: null,
      trialEnd: null,
      graceEndsAt: null,
    },
  };
}

test("Premium can be bought by who has no running subscription, or one whose payment was never finished", () => {
  expect(mayBuy({ hasActiveSubscription: false, status: "none", subscription: null })).toBe(true);
  for (const status of ["canceled", "incomplete_expired"]) {
    expect(mayBuy(subscribed(status, false))).toBe(true);
  }
  expect(mayBuy(subscribed("incomplete", true))).toBe(true);
  for (const status of ["active", "trialing", "past_due", "unpaid", "paused"]) {
    expect(mayBuy(subscribed(status, true))).toBe(false);
  }
});
