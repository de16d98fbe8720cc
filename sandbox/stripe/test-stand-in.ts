import http from "node:http";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { dispatch } from "../router.ts";
import { type StripeOptions, type StripeService, stripeService } from "./service.ts";

export const secretKey = "sk_test_1234567890abcdef";
export const webhookSecret = "whsec_tests";
export const priceId = "price_Premium";

export type StandIn = StripeService & {
  /** The official client, with the path of the sandbox put before Stripe's own. */
  stripe: Stripe;
  /** The same with another key. */
  clientWith(key: string): Stripe;
  /** Where commands go. */
  origin: string;
  /** The clock, in milliseconds since 1970. */
  time: { now: number };
};

/** Starts the stand-in on a free port, until the test is over. */
export async function startStandIn(
  options: Partial<StripeOptions> = {},
  now = Date.parse("2026-01-31T12:00:00Z"),
): Promise<StandIn> {
  const time = { now };
  const clock = () => time.now;
  const service = stripeService({ secretKey, webhookSecret, priceId, clock, ...options });
  const server = http.createServer((request, response) => {
    void dispatch([service], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    service.webhooks.stop();
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const { port } = address;
  const clientWith = (key: string) => clientAt(port, key);
  const origin = `http://127.0.0.1:${port}`;
  return { ...service, stripe: clientWith(secretKey), clientWith, origin, time };
}

function clientAt(port: number, key: string): Stripe {
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

/** What the product asks for when somebody wants Premium. */
export function premiumFor(customer: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: "http://localhost:3000/premium/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/premium/failure",
  };
}

/** Posts a page's form; a redirect is not followed. */
export function post(address: string | null, fields: Record<string, string>): Promise<Response> {
  return fetch(address ?? "", {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

/** A customer who has paid at the checkout, and the subscription. */
export async function subscribe(
  { stripe }: StandIn,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({ email: "ada@example.org" });
  const session = await stripe.checkout.sessions.create({
    ...premiumFor(customer.id),
    ...changes,
  });
  await post(session.url, { outcome: "paid" });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  if (!subscription) throw new Error("The checkout made no subscription");
  return subscription;
}

/** What Stripe's client threw. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Expected an error of Stripe's, got ${String(error)}`);
}

/** A header of an answer. The client hands the fetch's own headers on. */
export function headerOf({ headers }: { headers: HeadersInit }, name: string): string | null {
  return new Headers(headers).get(name);
}
