import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { signedIn } from "../support/people";
import { makePlan, readPlan } from "../support/plans";

const day = 24 * 60 * 60 * 1000;
const periodEnd = new Date("2027-01-20T12:00:00.000Z");

function subscribe(userId: string, status: string, pastDueSince: Date | null = null) {
  return prisma.subscription.create({
    data: {
      userId,
      status,
      pastDueSince,
      stripeSubscriptionId: `sub_${userId}`,
      stripePriceId: "price_1",
      currentPeriodEnd: periodEnd,
    },
  });
}

test("a person who never subscribed has none", async () => {
  const { browser } = await signedIn();
  expect((await browser.call("GET", "/api/subscription/status")).body).toEqual({
    success: true,
    hasActiveSubscription: false,
    status: "none",
    subscription: null,
  });
});

test.each([
  ["trialing", null, true],
  ["active", null, true],
  ["past_due", 6.9, true],
  ["past_due", 7.1, false],
  ["canceled", null, false],
  ["unpaid", 1, false],
  ["incomplete", null, false],
  ["paused", null, false],
])("%s, payment failed %s days ago: Premium is %s", async (status, days, premium) => {
  const { browser, userId } = await signedIn();
  const since = days === null ? null : new Date(Date.now() - days * day);
  await subscribe(userId, status, since);
  expect((await browser.call("GET", "/api/subscription/status")).body).toEqual({
    success: true,
    hasActiveSubscription: premium,
    status,
    subscription: {
      status,
      isRunning: status !== "canceled",
      currentPeriodEnd: periodEnd.toISOString(),
      cancelAtPeriodEnd: false,
      cancelAt: null,
      trialEnd: null,
      graceEndsAt: since && new Date(since.getTime() + 7 * day).toISOString(),
    },
  });
  const { id } = await makePlan(browser);
  await prisma.checklist.update({ where: { id }, data: { refinementCount: 5 } });
  const plan = await readPlan(browser, id);
  expect([plan.canRefine, plan.refinementCount]).toEqual([premium, 5]);
});

test("another's subscription gives nothing", async () => {
  const { userId } = await signedIn();
  await subscribe(userId, "active");
  const { browser } = await signedIn();
  const answer = await browser.call("GET", "/api/subscription/status");
  expect(answer.body).toMatchObject({ hasActiveSubscription: false, status: "none" });
});
