import http from "node:http";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dispatch } from "../router";
import { happen } from "./acts/happenings";
import { type StripeService, stripeService } from "./service";

const secretKey = "sk_test_1234567890abcdef";
const webhookSecret = "whsec_tests";
const priceId = "price_Premium";

let server: http.Server;
let service: StripeService;
let port: number;
let now: number;

beforeEach(async () => {
  now = Date.parse("2026-01-31T12:00:00Z");
  service = stripeService({ secretKey, webhookSecret, priceId, clock: () => now });
  server = http.createServer((request, response) => void dispatch([service], request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  port = address.port;
});

afterEach(() => {
  service.webhooks.stop();
  server.close();
  server.closeAllConnections();
});

/** The official client, with the path of the sandbox put before Stripe's own. */
function client(key = secretKey): Stripe {
  return new Stripe(key, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.pathname = `/stripe${url.pathname}`;
      return fetch(url, init);
    }),
  });
}

async function newSession(changes: Stripe.Checkout.SessionCreateParams = {}) {
  const customer = await client().customers.create({ email: "ada@example.org" });
  return client().checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: "http://localhost:3000/premium/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/premium/failure",
    ...changes,
  });
}

const post = (address: string | null, fields: Record<string, string>) =>
  fetch(address ?? "", {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

/** A customer's subscription after checkout. */
async function subscribe(changes: Stripe.Checkout.SessionCreateParams = {}) {
  const session = await newSession(changes);
  await post(session.url, { outcome: "paid" });
  const { data } = await client().subscriptions.list({ customer: `${session.customer}` });
  const [subscription] = data;
  if (!subscription) throw new Error("no subscription");
  return subscription;
}

describe("checkout", () => {
  test("paid: leads back with the session's id, and there is a subscription", async () => {
    const session = await newSession({ metadata: { price: priceId } });
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      metadata: { price: priceId },
      subscription: null,
    });
    const response = await post(session.url, { outcome: "paid" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `http://localhost:3000/premium/success?session_id=${session.id}`,
    );
    const complete = await client().checkout.sessions.retrieve(session.id, {
      expand: ["subscription.latest_invoice", "customer"],
    });
    expect(complete).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer: { email: "ada@example.org" },
      subscription: { status: "active", latest_invoice: { status: "paid", amount_paid: 900 } },
    });
  });

  test("the first period ends a month later, on the last day of a shorter one", async () => {
    const subscription = await subscribe();
    const [item] = subscription.items.data;
    expect(new Date((item?.current_period_end ?? 0) * 1000).toISOString()).toBe(
      "2026-02-28T12:00:00.000Z",
    );
  });
});

describe("what happens to a subscription", () => {
  test("a payment fails and is made up for", async () => {
    const { id, customer } = await subscribe();
    happen(service.account, id, "fail-payment");
    expect(await client().subscriptions.retrieve(id)).toMatchObject({ status: "past_due" });
    const { data } = await client().invoices.list({ subscription: id, status: "open" });
    expect(data).toMatchObject([
      { customer, attempt_count: 1, status_transitions: { finalized_at: now / 1000 } },
    ]);
    happen(service.account, id, "pay");
    expect(await client().subscriptions.retrieve(id)).toMatchObject({ status: "active" });
  });
});

describe("webhooks", () => {
  test("are signed so that the official client takes them", async () => {
    await subscribe();
    const event = service.account.events.all().at(-1);
    if (!event) throw new Error("no event");
    const { payload, signature } = service.webhooks.webhookOf(event);
    const read = client().webhooks.constructEvent(
      payload,
      signature,
      webhookSecret,
      300,
      undefined,
      now,
    );
    expect(read).toMatchObject({ id: event.id, type: "checkout.session.completed" });
  });
});
