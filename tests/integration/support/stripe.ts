import http from "node:http";
import { dispatch } from "@/sandbox/router";
import { type StripeOptions, type StripeService, stripeService } from "@/sandbox/stripe/service";

export type StartedStripe = StripeService & { stop(): void };

/**
 * The sandbox's Stripe in this process, on a port of its own: tests act on its `account` directly.
 * Points this process's environment at it and has to run before product code is loaded
 * (`vi.hoisted`), because the environment is read once. No webhook is sent unless `send` brings it.
 */
export async function startStripe(
  options: Partial<Pick<StripeOptions, "clock" | "send" | "retryDelaysMs">> = {},
): Promise<StartedStripe> {
  const secretKey = "sk_test_of_the_tests";
  const webhookSecret = "whsec_of_the_tests";
  const priceId = "price_of_the_tests";
  const service = stripeService({ secretKey, webhookSecret, priceId, ...options });
  const server = http.createServer((request, response) => {
    void dispatch([service], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The stand-in has no port");
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_BASE_URL: `http://127.0.0.1:${address.port}/stripe`,
  });
  return {
    ...service,
    stop() {
      service.webhooks.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
