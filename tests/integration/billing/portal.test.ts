import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PORTAL_LIMIT } from "@/lib/billing/constants";
import { syncCustomer } from "@/lib/billing/sync";
import { prisma } from "@/lib/db";
import { Browser } from "../support/browser";
import { type Person, revoke, signedIn } from "../support/people";
import { subscribed } from "../support/stripe-things";

const stripe = await vi.hoisted(async () => (await import("../support/stripe")).startStripe());
afterAll(() => stripe.stop());
beforeEach(() => stripe.script.set({ answers: [] }));

type PortalAnswer = { success: boolean; url?: string; code?: string; message?: string };

const DOORS = [
  ["POST", "/api/billing-portal"],
  ["GET", "/api/subscription/portal"],
] as const;

/** A person whose subscription the product knows. */
async function subscriber(status: Parameters<typeof subscribed>[2]): Promise<Person> {
  const person = await signedIn();
  const { customer } = await subscribed(stripe.account, person.userId, status);
  await syncCustomer(customer);
  return person;
}

async function customerOf(person: Person): Promise<string | undefined> {
  const row = await prisma.billingCustomer.findUnique({ where: { userId: person.userId } });
  return row?.stripeCustomerId;
}

const none = {
  status: 404,
  body: {
    success: false,
    code: "NOT_FOUND",
    message: "No active subscription found to manage.",
  },
};

describe.each(DOORS)("%s %s", (method, path) => {
  const open = (browser: Browser) => browser.call<PortalAnswer>(method, path);

  test.each([
    "trialing",
    "active",
    "past_due",
    "unpaid",
    "paused",
    "incomplete",
    "canceled",
    "incomplete_expired",
  ] as const)(
    "leads someone whose subscription is %s to their own pages at Stripe, and back",
    async (status) => {
      const person = await subscriber(status);
      const { status: code, body } = await open(person.browser);
      expect([code, body.success]).toEqual([200, true]);
      const session = stripe.account.portalSessions.all().find(({ url }) => url === body.url);
      expect(session).toMatchObject({
        customer: await customerOf(person),
        return_url: "http://localhost:3000/account?from=portal#subscription",
      });
    },
  );

  test("tells someone who never subscribed that there is nothing to manage", async () => {
    const person = await signedIn();
    expect(await open(person.browser)).toMatchObject(none);
    await person.browser.call("POST", "/api/checkout/session");
    expect(await open(person.browser)).toMatchObject(none);
  });

  test("never leads to another's pages", async () => {
    const [one, other] = [await subscriber("active"), await subscriber("active")];
    const seen = stripe.account.portalSessions.all().length;
    await open(one.browser);
    await open(other.browser);
    const opened = stripe.account.portalSessions.all().slice(seen);
    expect(opened.map(({ customer }) => customer)).toEqual([
      await customerOf(one),
      await customerOf(other),
    ]);
  });

  test("takes a cookie or a token, and nothing that has ended", async () => {
    const person = await subscriber("active");
    expect((await open(new Browser())).status).toBe(401);
    const client = new Browser();
    client.bearer = [...person.browser.cookies.values()][0];
    expect((await open(client)).status).toBe(200);
    await revoke(person);
    expect((await open(client)).status).toBe(401);
    expect((await open(person.browser)).status).toBe(401);
  });

  test.each([
    ["500", { status: 500 }],
    ["429", { status: 429, code: "rate_limit" }],
    ["a portal without settings", { status: 400, message: "No configuration provided" }],
    ["no JSON", { status: 502, body: "<html>Bad gateway</html>" }],
    ["a cut before", { cut: "before" }],
    ["a cut after", { cut: "after" }],
  ] as const)("says that Stripe is away: %s", async (_, failure) => {
    const person = await subscriber("active");
    const call = "POST /v1/billing_portal/sessions";
    stripe.script.set({ answers: [{ message: "Scripted", ...failure, call }] });
    expect(await open(person.browser)).toMatchObject({
      status: 503,
      body: { success: false, code: "BILLING_DOWN" },
    });
    expect((await open(person.browser)).status).toBe(200);
  });

  test("has nothing to manage for a customer that is gone at Stripe", async () => {
    const person = await subscriber("active");
    const id = (await customerOf(person)) ?? "";
    stripe.account.customers.put(id, { id, object: "customer", deleted: true });
    expect(await open(person.browser)).toMatchObject(none);
  });

  test("opens often, but not without end", async () => {
    if (!("points" in PORTAL_LIMIT)) throw new Error("a window was expected");
    const person = await subscriber("active");
    await prisma.rateLimit.deleteMany();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(person.browser)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await prisma.rateLimit.updateMany({ data: { points: PORTAL_LIMIT.points } });
    expect((await open(person.browser)).body.code).toBe("RATE_LIMITED");
  });
});

test("another site can't have a browser open it by a POST", async () => {
  const person = await subscriber("active");
  const response = await person.browser.fetch("/api/billing-portal", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  });
  expect(response.status).toBe(403);
});
