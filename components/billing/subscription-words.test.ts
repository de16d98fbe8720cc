import { describe, expect, test } from "vitest";
import type { SubscriptionStatus } from "@/lib/billing/types";
import { subscriptionWords } from "./subscription-words";

const NOW = new Date("2026-11-21T12:00:00Z");
const ENDED = ["canceled", "incomplete_expired"];
const PREMIUM = ["active", "trialing", "past_due"];

type Subscription = NonNullable<SubscriptionStatus["subscription"]>;

function subscribed(status: string, fields: Partial<Subscription> = {}): SubscriptionStatus {
  return {
    hasActiveSubscription: PREMIUM.includes(status),
    status,
    subscription: {
      status,
      isRunning: !ENDED.includes(status),
      currentPeriodEnd: "2026-12-21T03:00:00.000Z",
      cancelAtPeriodEnd: false,
      cancelAt: null,
      trialEnd: null,
      graceEndsAt: null,
      ...fields,
    },
  };
}

const NEVER: SubscriptionStatus = {
  hasActiveSubscription: false,
  status: "none",
  subscription: null,
};

function said(status: SubscriptionStatus, options = {}): string {
  const { title, next } = subscriptionWords(status, {
    timeZone: "Europe/Berlin",
    price: "$9.00 a month",
    now: NOW,
    ...options,
  });
  return `${title}. ${next}`;
}

describe("a subscription in words", () => {
  test("names the next charge, its day and its price", () => {
    expect(said(subscribed("active"))).toBe(
      "Premium is active. It renews on Dec 21, 2026 for $9.00 a month, until you cancel.",
    );
  });

  test("says days in the person's own zone", () => {
    expect(said(subscribed("active"), { timeZone: "America/New_York" })).toContain("Dec 20, 2026");
    expect(said(subscribed("active"), { timeZone: null })).toContain("Dec 21, 2026");
  });

  test("does without the price while Stripe is away, and without a day that has passed", () => {
    expect(said(subscribed("active"), { price: null })).toContain(
      "It renews on Dec 21, 2026, until",
    );
    const late = subscribed("active", { currentPeriodEnd: "2026-11-21T11:00:00.000Z" });
    expect(said(late)).toContain("It renews by itself for $9.00 a month");
    expect(said(subscribed("active", { currentPeriodEnd: null }))).toContain("It renews by itself");
  });

  test("a cancelled one says until when Premium stays, and that nothing more is charged", () => {
    const cancelAt = "2026-12-21T03:00:00.000Z";
    const words = said(subscribed("active", { cancelAt, cancelAtPeriodEnd: true }));
    expect(words).toContain("Premium stays until Dec 21, 2026");
    expect(words).toContain("nothing more is charged");
    expect(words).not.toContain("renew");
  });

  test("a trial says when the first charge comes, or that none will", () => {
    const trialEnd = "2026-11-28T12:00:00.000Z";
    expect(said(subscribed("trialing", { trialEnd }))).toBe(
      "Premium is yours to try until Nov 28, 2026. Then it renews for $9.00 a month, unless you cancel before.",
    );
    const cancelled = subscribed("trialing", { trialEnd, cancelAt: trialEnd });
    expect(said(cancelled)).toContain("nothing is charged");
  });

  test("a payment that did not go through: Premium goes on for the days of grace, then rests", () => {
    const graceEndsAt = "2026-11-28T12:00:00.000Z";
    expect(said(subscribed("past_due", { graceEndsAt }))).toContain(
      "Premium goes on until Nov 28, 2026",
    );
    const later = { ...subscribed("past_due", { graceEndsAt }), hasActiveSubscription: false };
    for (const status of [later, subscribed("unpaid")]) {
      expect(said(status)).toContain("Premium rests");
    }
  });

  test("never blames: no status is told with the words of a reproach", () => {
    const statuses = [..."active trialing past_due unpaid paused incomplete".split(" "), ...ENDED];
    for (const status of statuses) {
      expect(said(subscribed(status))).not.toMatch(/overdue|fail|missed/i);
    }
    expect(said(NEVER)).toContain("You are on the Free Plan");
    for (const status of ENDED) expect(said(subscribed(status))).toContain("Free Plan");
  });
});
