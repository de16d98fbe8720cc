import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PAGE_PATIENCE_MS, PAGE_READING_LIMIT } from "@/lib/billing/constants";
import { loadPremium, loadWelcome, type PremiumWelcome } from "@/lib/billing/loaders";
import { syncCustomer } from "@/lib/billing/sync";
import { prisma } from "@/lib/db";
import { happen } from "@/sandbox/stripe/acts/happenings";
import { type Person, signedIn } from "../support/people";
import { subscribed } from "../support/stripe-things";
import { BUSY_MACHINE_MS } from "../support/waiting";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.script.set({ answers: [] });
  stripe.script.forget();
});

const CHECKOUT = "cs_test_of_this_person";

function welcome({ browser }: Person, checkoutId = CHECKOUT): Promise<PremiumWelcome> {
  return browser.run(() => loadWelcome(checkoutId));
}

describe("the page after a payment", () => {
  test("asks Stripe itself, so that Premium does not wait for a message", async () => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "active");
    expect(await prisma.subscription.count({ where: { userId: person.userId } })).toBe(0);
    const { status, isConfirming } = await welcome(person);
    expect([status.hasActiveSubscription, isConfirming]).toEqual([true, false]);
    expect(await prisma.subscription.count({ where: { userId: person.userId } })).toBe(1);
  });

  test.each([
    ["Stripe refuses", { status: 500, message: "No" }],
    ["Stripe asks for patience", { status: 429, message: "Later" }],
    ["the connection breaks", { cut: "after" as const }],
  ])("%s: the payment counts as not confirmed yet", async (_, answer) => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "active");
    stripe.script.set({ answers: [answer] });
    const { status, isConfirming } = await welcome(person);
    expect([status.hasActiveSubscription, isConfirming]).toEqual([false, true]);
  });

  test("Stripe says nothing: nobody waits longer than they can be asked to", async () => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "active");
    stripe.script.set({ answers: [{ silent: true }] });
    const begun = performance.now();
    expect((await welcome(person)).isConfirming).toBe(true);
    expect(performance.now() - begun).toBeLessThan(PAGE_PATIENCE_MS + BUSY_MACHINE_MS);
  });

  test("opened again and again asks Stripe only so often, and tells what is known", async () => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "active");
    for (let loads = 0; loads < PAGE_READING_LIMIT.points + 5; loads += 1) {
      expect((await welcome(person)).status.hasActiveSubscription).toBe(true);
    }
    const reads = stripe.script.seen().filter(({ path }) => path.endsWith("/v1/subscriptions"));
    expect(reads).toHaveLength(PAGE_READING_LIMIT.points);
  });

  test("who never went to pay is not kept waiting, whatever the address says", async () => {
    const person = await signedIn();
    for (const checkoutId of ["", CHECKOUT, "<script>"]) {
      const { status, isConfirming } = await welcome(person, checkoutId);
      expect([status.status, isConfirming]).toEqual(["none", false]);
    }
    expect(stripe.script.seen()).toEqual([]);
  });

  test("an old address of a subscription that has ended waits for nothing", async () => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "canceled");
    const { status, isConfirming } = await welcome(person);
    expect([status.status, isConfirming]).toEqual(["canceled", false]);
  });

  test("a payment that is under way is being confirmed", async () => {
    const person = await signedIn();
    await subscribed(stripe.account, person.userId, "incomplete");
    const { status, isConfirming } = await welcome(person);
    expect([status.hasActiveSubscription, isConfirming]).toEqual([false, true]);
  });

  test("the address of someone else's checkout tells nothing of them and gives nothing", async () => {
    const [payer, other] = [await signedIn(), await signedIn()];
    await subscribed(stripe.account, payer.userId, "active");
    await subscribed(stripe.account, other.userId, "canceled");
    expect((await welcome(other)).status.hasActiveSubscription).toBe(false);
  });
});

describe("the pages of Premium", () => {
  const load = ({ browser }: Person, comesFromStripe = false) =>
    browser.run(() => loadPremium(comesFromStripe));

  test("tell today's price to everybody, and as one's own only to who pays it", async () => {
    const person = await signedIn();
    const free = await load(person);
    expect(free).toMatchObject({
      isOffered: true,
      isShown: true,
      isRunning: false,
      ownPrice: null,
    });
    const { amount = "", interval = "" } = free.price ?? {};
    expect(`${amount} ${interval}`).toMatch(/^\$\d+(\.\d\d)? per month$/);

    const { customer } = await subscribed(stripe.account, person.userId, "active");
    await syncCustomer(customer);
    expect(await load(person)).toMatchObject({
      isRunning: true,
      ownPrice: `${amount} ${interval}`,
    });

    await prisma.subscription.update({
      where: { userId: person.userId },
      data: { stripePriceId: "price_of_earlier_days" },
    });
    expect((await load(person)).ownPrice).toBeNull();
  });

  test("ask Stripe anew for who comes from its portal, and for nobody else", async () => {
    const person = await signedIn();
    const { id, customer } = await subscribed(stripe.account, person.userId, "active");
    await syncCustomer(customer);
    stripe.script.forget();
    await load(person);
    expect(stripe.script.seen().filter(({ path }) => path.endsWith("/subscriptions"))).toEqual([]);

    happen(stripe.account, id, "cancel-at-period-end");
    expect((await load(person)).status.subscription?.cancelAtPeriodEnd).toBe(false);
    expect((await load(person, true)).status.subscription?.cancelAtPeriodEnd).toBe(true);
  });

  test("show what is known to who comes from the portal while Stripe is away", async () => {
    const person = await signedIn();
    const { customer } = await subscribed(stripe.account, person.userId, "active");
    await syncCustomer(customer);
    stripe.script.set({ answers: [{ status: 500, message: "No" }] });
    expect((await load(person, true)).status.hasActiveSubscription).toBe(true);
  });
});
