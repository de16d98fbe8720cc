import path from "node:path";
import type { Service } from "../router.ts";
import { type Account, openAccount } from "./account.ts";
import { passTime } from "./acts/passing-time.ts";
import { catalogueEndpoints } from "./api/catalogue.ts";
import { checkoutSessionEndpoints } from "./api/checkout-sessions.ts";
import { customerEndpoints } from "./api/customers.ts";
import { eventEndpoints } from "./api/events.ts";
import { rememberKeys } from "./api/idempotency.ts";
import { invoiceEndpoints } from "./api/invoices.ts";
import { portalSessionEndpoints } from "./api/portal-sessions.ts";
import { apiRoutes, unknownCall } from "./api/routes.ts";
import { subscriptionEndpoints } from "./api/subscriptions.ts";
import { commandRoutes } from "./commands.ts";
import { checkoutRoutes } from "./pages/checkout.ts";
import { portalRoutes } from "./pages/portal.ts";
import { openScript, type Script } from "./script.ts";
import { openWebhooks, type Send, type Webhooks } from "./webhooks.ts";

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The id that the product knows the price of Premium by. */
  priceId: string;
  /** Brings webhooks to the product; without it nothing is sent. */
  send?: Send | undefined;
  /** Keeps everything over restarts; without it everything is in memory. */
  folder?: string | undefined;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** Pauses before the tries of a webhook after the first. */
  retryDelaysMs?: readonly number[];
};

export type StripeService = Service & {
  account: Account;
  webhooks: Webhooks;
  script: Script;
  /** Lets everything happen whose time has come. */
  passTime(): void;
};

/** Stripe under /stripe: its API, its pages for checkout and portal, and commands for tests. */
export function stripeService(options: StripeOptions): StripeService {
  const { secretKey, webhookSecret, priceId, send, folder, clock, retryDelaysMs } = options;
  const account = openAccount({ priceId, folder, ...(clock ? { clock } : {}) });
  const webhooks = openWebhooks(account, {
    send,
    secret: webhookSecret,
    folder,
    ...(retryDelaysMs ? { retryDelaysMs } : {}),
  });
  const script = openScript();
  const idempotency = rememberKeys(account.now, folder && path.join(folder, "idempotency.jsonl"));
  const endpoints = [
    ...customerEndpoints,
    ...catalogueEndpoints,
    ...subscriptionEndpoints,
    ...invoiceEndpoints,
    ...checkoutSessionEndpoints,
    ...portalSessionEndpoints,
    ...eventEndpoints(webhooks),
  ];
  return {
    name: "stripe",
    unknown: unknownCall,
    account,
    webhooks,
    script,
    passTime: () => passTime(account),
    routes: [
      ...apiRoutes({ account, endpoints, idempotency, script, secretKey }),
      ...checkoutRoutes(account),
      ...portalRoutes(account),
      ...commandRoutes({ account, webhooks, script }),
    ],
  };
}
