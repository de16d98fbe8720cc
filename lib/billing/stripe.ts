import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const TIMEOUT_MS = 10_000;

export type Billing = {
  /** Stripe's official client. It asks once: whoever needs a second try says so, or is a job. */
  stripe: Stripe;
  /** The price of Premium. */
  priceId: string;
  webhookSecret: string;
};

let configured: Billing | undefined;

/** How the product speaks to Stripe, or null where billing is not configured and so is off. */
export function billing(): Billing | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_BASE_URL } = env();
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return null;
  configured ??= {
    stripe: new Stripe(STRIPE_SECRET_KEY, {
      maxNetworkRetries: 0,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(STRIPE_BASE_URL ? serverAt(new URL(STRIPE_BASE_URL)) : {}),
    }),
    priceId: STRIPE_PRICE_ID,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
  return configured;
}

/** @throws AppError BILLING_OFF where billing is not configured */
export function requireBilling(): Billing {
  const found = billing();
  if (!found) throw new AppError("BILLING_OFF");
  return found;
}

/** Whether Stripe says that it has no such thing, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/**
 * Does what needs Stripe for a person who waits. Whatever Stripe fails with, they are told that it is
 * away; the log has the cause.
 * @throws AppError BILLING_DOWN, and what `act` throws beside Stripe
 */
export async function orBillingDown<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    throw cause instanceof Stripe.errors.StripeError
      ? new AppError("BILLING_DOWN", { cause })
      : cause;
  }
}

type Config = NonNullable<ConstructorParameters<typeof Stripe>[1]>;

/** Another server that speaks Stripe's protocol, also below a path, which the client has no option for. */
function serverAt(base: URL): Config {
  const protocol = base.protocol === "https:" ? "https" : "http";
  const folder = base.pathname.replace(/\/+$/, "");
  return {
    host: base.hostname,
    port: base.port || (protocol === "https" ? 443 : 80),
    protocol,
    httpClient: Stripe.createFetchHttpClient((input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      url.pathname = folder + url.pathname;
      return fetch(url, init);
    }),
  };
}
