import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startCheckout } from "@/lib/billing/checkout";
import { CHECKOUT_LIMIT } from "@/lib/billing/constants";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { runJobs } from "../support/jobs";
import { openSession, type Person, revoke, signedIn } from "../support/people";
import { customersOf, sessionsOf, subscribed } from "../support/stripe-things";
import { tabOf, upgrade, upgraded, upgradedInTabs } from "../support/upgrading";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => stripe.script.set({ answers: [] }));

const customers = (person: Person) => customersOf(stripe.account, person.userId);
const sessions = (person: Person) => sessionsOf(stripe.account, person.userId);

describe("a click on Upgrade", () => {
  test("leads to a page of Stripe's that sells Premium to this person and leads back", async () => {
    const person = await signedIn();
    const address = await upgraded(person);
    const [customer, ...others] = customers(person);
    expect(others).toEqual([]);
    expect(customer).toMatchObject({
      email: person.email,
      name: "Ada Lovelace",
      metadata: { userId: person.userId },
    });
    const [session] = sessions(person);
    expect(session).toMatchObject({
      url: address,
      mode: "subscription",
      status: "open",
      customer: customer?.id,
      client_reference_id: person.userId,
      metadata: { priceId: "price_of_the_tests" },
      success_url: "http://localhost:3000/premium/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:3000/premium/failure",
    });
    const row = await prisma.billingCustomer.findUnique({ where: { userId: person.userId } });
    expect(row?.stripeCustomerId).toBe(customer?.id);
  });

  test("twenty at once make one customer and one page", async () => {
    const person = await signedIn();
    expect((await upgradedInTabs(person, 20)).size).toBe(1);
    expect(customers(person)).toHaveLength(1);
    expect(sessions(person)).toHaveLength(1);
  });

  test("in a second tab, or later, leads to the same page", async () => {
    const person = await signedIn();
    const first = await upgraded(person);
    expect((await upgrade(tabOf(person))).body.sessionUrl).toBe(first);
    expect(await upgraded(person)).toBe(first);
    expect(sessions(person)).toHaveLength(1);
  });

  test("after the page has expired, opens the next one, once for all", async () => {
    const person = await signedIn();
    const first = await upgraded(person);
    expireNewest(person);
    const addresses = await upgradedInTabs(person, 5);
    expect(addresses.size).toBe(1);
    expect(addresses).not.toContain(first);
    expect(sessions(person).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  test.each([
    ["sells another price", { metadata: { priceId: "price_of_last_year" } }],
    ["leads back to another address", { success_url: "https://old.example/premium/success" }],
  ])("closes an open page that %s, and opens one that is right", async (_, change) => {
    const person = await signedIn();
    const first = await upgraded(person);
    const [open] = sessions(person);
    if (!open) throw new Error("no page");
    stripe.account.checkoutSessions.put(open.id, { ...open, ...change });
    expect(await upgraded(person)).not.toBe(first);
    expect(sessions(person).map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  test("tells Stripe the address and name as they are today", async () => {
    const person = await signedIn();
    await upgraded(person);
    const email = `new-${person.email}`;
    await prisma.user.update({ where: { id: person.userId }, data: { email, firstName: "Mary" } });
    await upgraded(person);
    expect(customers(person)).toMatchObject([{ email, name: "Mary Lovelace" }]);
  });

  test("goes on without the address where Stripe refuses it", async () => {
    const person = await signedIn();
    stripe.script.set({
      about: person.email,
      answers: [{ call: "POST /v1/customers/:id", status: 400, body: addressRefused }],
    });
    await upgraded(person);
    expect(customers(person)).toMatchObject([{ email: null, name: "Ada Lovelace" }]);
  });
});

const addressRefused = JSON.stringify({
  error: {
    type: "invalid_request_error",
    code: "email_invalid",
    param: "email",
    message: "Invalid email address",
  },
});

function expireNewest(person: Person): void {
  const newest = sessions(person).at(-1);
  if (!newest) throw new Error("no page");
  stripe.account.checkoutSessions.put(newest.id, { ...newest, status: "expired", url: null });
}

describe("someone with a subscription", () => {
  test.each(["trialing", "active", "past_due", "unpaid", "paused"] as const)(
    "that is %s gets no second one, also when no webhook told of it",
    async (status) => {
      const person = await signedIn();
      await subscribed(stripe.account, person.userId, status);
      expect(await prisma.subscription.count({ where: { userId: person.userId } })).toBe(0);
      const { status: code, body } = await upgrade(person.browser);
      expect([code, body.code]).toEqual([409, "ALREADY_SUBSCRIBED"]);
      expect(body.message).toBe(
        "You already have a subscription, so nothing was charged. Manage Subscription shows it.",
      );
      expect(sessions(person)).toEqual([]);
      // What was read is kept, so the menus are right from now on.
      const known = await person.browser.call("GET", "/api/subscription/status");
      expect(known.body).toMatchObject({ status, subscription: { isRunning: true } });
    },
  );

  test.each(["canceled", "incomplete_expired"] as const)(
    "that is %s may buy another one",
    async (status) => {
      const person = await signedIn();
      await subscribed(stripe.account, person.userId, status);
      await upgraded(person);
    },
  );

  test("whose first payment never came buys anew, and the old one ends", async () => {
    const person = await signedIn();
    const { id } = await subscribed(stripe.account, person.userId, "incomplete");
    await Promise.all(Array.from({ length: 5 }, () => upgraded(person)));
    expect(stripe.account.subscriptions.get(id)?.status).toBe("incomplete_expired");
    expect(sessions(person)).toHaveLength(1);
  });

  test("can't pay on a page that was left open", async () => {
    const person = await signedIn();
    await upgraded(person);
    await subscribed(stripe.account, person.userId, "active");
    expect((await upgrade(person.browser)).status).toBe(409);
    expect(sessions(person).map(({ status }) => status)).toEqual(["expired"]);
  });

  test("is not kept from buying by an old row here, once Stripe says that it has ended", async () => {
    const person = await signedIn();
    const { id } = await subscribed(stripe.account, person.userId, "active");
    expect((await upgrade(person.browser)).status).toBe(409);
    const subscription = stripe.account.subscriptions.get(id);
    if (!subscription) throw new Error("no subscription");
    stripe.account.subscriptions.put(id, { ...subscription, status: "canceled" });
    await upgraded(person);
  });
});

describe("who may", () => {
  test("a person by cookie or by token; nobody without a session or with one that was ended", async () => {
    const person = await signedIn();
    expect((await upgrade(new Browser())).status).toBe(401);
    const client = new Browser();
    client.bearer = [...person.browser.cookies.values()][0];
    expect((await upgrade(client)).status).toBe(200);
    await revoke(person);
    for (const browser of [person.browser, client]) {
      expect((await upgrade(browser)).status).toBe(401);
    }
    expect(sessions(person)).toHaveLength(1);
  });

  test("another person's page is never given out", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(await upgraded(one)).not.toBe(await upgraded(other));
    expect(sessions(one)).toHaveLength(1);
    expect(sessions(other)).toHaveLength(1);
  });

  test("not a page of another site, through the browser of a person", async () => {
    const person = await signedIn();
    const response = await person.browser.fetch("/api/checkout/session", {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    });
    expect(response.status).toBe(403);
    expect(customers(person)).toEqual([]);
  });

  test("not without end", async () => {
    const person = await signedIn();
    if (!("seconds" in CHECKOUT_LIMIT)) throw new Error("a window was expected");
    const { points } = CHECKOUT_LIMIT;
    await prisma.rateLimit.deleteMany();
    await upgraded(person);
    await prisma.rateLimit.updateMany({ data: { points } });
    const { status, headers, body } = await upgrade(person.browser);
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("nobody whose account was deleted meanwhile: what was made at Stripe goes too", async () => {
    const person = await signedIn();
    await prisma.user.delete({ where: { id: person.userId } });
    await expect(startCheckout(person.userId)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(customers(person)).toHaveLength(1);
    await runJobs();
    expect(customers(person)).toEqual([]);
  });
});

test("a second session of the same person, on a phone, gets the same page", async () => {
  const person = await signedIn();
  const phone = new Browser();
  await openSession(person.userId, phone);
  expect((await upgrade(phone)).body.sessionUrl).toBe(await upgraded(person));
});
