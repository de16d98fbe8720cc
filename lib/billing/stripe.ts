import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";

const TIMEOUT_MS = 10_000;

let client: Stripe | undefined;

/**
 * Stripe's official client, or null where no key is configured. Jobs try again by themselves, so a
 * call is made once.
 */
export function stripe(): Stripe | null {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL } = env();
  if (!STRIPE_SECRET_KEY) return null;
  client ??= new Stripe(STRIPE_SECRET_KEY, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(STRIPE_BASE_URL ? serverAt(new URL(STRIPE_BASE_URL)) : {}),
  });
  return client;
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
