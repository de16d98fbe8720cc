import http from "node:http";
import { dispatch } from "@/sandbox/router";
import { type StripeOptions, type StripeService, stripeService } from "@/sandbox/stripe/service";

export type StartedStripe = StripeService & { stop(): void };

/**
 * The sandbox's Stripe in this process, on a port of its own: tests act on its `account` directly.
 * Points this process's environment at it and has to run before product code is loaded
 * (`vi.hoisted`), because the environment is read once. No webhook is sent unless `webhookUrl` says where.
 */
export async function startStripe(
  options: Partial<Pick<StripeOptions, "clock" | "webhookUrl" | "retryDelaysMs">> = {},
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

type Answer = { status: number; body: Record<string, unknown> };

export type SeenCall = { method: string; path: string; authorization: string | undefined };

/**
 * A small server with Stripe's shapes for two calls, DELETE /v1/customers/{id}
 * (docs.stripe.com/api/customers/delete) and a list of checkout sessions without any. `start` points this process's environment at it and has
 * to run before product code is loaded (`vi.hoisted`), because the environment is read once.
 */
export class StripeServer {
  readonly calls: SeenCall[] = [];
  /** Customers that can be deleted. */
  readonly living = new Set<string>();
  /** Answers in place of its own, in order; "cut" ends the connection without one. */
  readonly scripted: (Answer | "cut")[] = [];
  readonly #server = http.createServer((request, response) => {
    request.resume();
    const { method = "", url = "", headers } = request;
    const { pathname } = new URL(url, "http://stripe.test");
    this.calls.push({ method, path: pathname, authorization: headers.authorization });
    const answer = this.scripted.shift() ?? this.#answer(method, pathname);
    if (answer === "cut") return void request.socket.destroy();
    response.writeHead(answer.status, {
      "Content-Type": "application/json",
      "Request-Id": "req_test",
    });
    response.end(JSON.stringify(answer.body));
  });

  async start(path = ""): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (!address || typeof address === "string") throw new Error("The stand-in has no port");
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: "sk_test_of_the_tests",
      STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
      STRIPE_PRICE_ID: "price_of_the_tests",
      STRIPE_BASE_URL: `http://127.0.0.1:${address.port}${path}`,
    });
    return this;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(method: string, path: string): Answer {
    if (method === "GET" && path.endsWith("/v1/checkout/sessions")) {
      return { status: 200, body: { object: "list", data: [], has_more: false, url: path } };
    }
    const id = /\/v1\/customers\/([\w-]+)$/.exec(path)?.[1];
    if (method !== "DELETE" || id === undefined)
      return stripeError(404, "unknown", "No such route");
    // Stripe answers the same to a customer that was deleted and to one that never was.
    if (!this.living.delete(id)) {
      return stripeError(404, "resource_missing", `No such customer: '${id}'`);
    }
    return { status: 200, body: { id, object: "customer", deleted: true } };
  }
}

/** The body of Stripe's errors (docs.stripe.com/api/errors). */
export function stripeError(status: number, code: string, message: string): Answer {
  const type = status >= 500 ? "api_error" : "invalid_request_error";
  return { status, body: { error: { type, code, message } } };
}
