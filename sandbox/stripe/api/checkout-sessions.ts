import { z } from "zod";
import type { Account } from "../account.ts";
import { expireSession, knownSession } from "../acts/checkout.ts";
import { noSuchGiven, StripeError } from "../errors.ts";
import { lineItemOf, newCheckoutSession } from "../shapes/checkout-session.ts";
import { isDeleted } from "../shapes/event.ts";
import type { Customer, Price } from "../wire.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { expansion, flag, integer, isIn, metadata, page, range, read, text } from "./parameters.ts";
import { requireCustomer } from "./subscriptions.ts";

const address = z.string().regex(/^https?:\/\/\S+$/, "Not a valid URL");

const creation = z.strictObject({
  ...expansion,
  allow_promotion_codes: flag.optional(),
  cancel_url: address.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  expires_at: integer.optional(),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer.pipe(z.literal(1)) }))
    .length(1),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.literal("subscription"),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: integer.pipe(z.number().min(1)).optional(),
    })
    .optional(),
  success_url: address,
  ui_mode: z.literal("hosted_page").optional(),
});

const list = z.strictObject({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  subscription: text.optional(),
});

export const checkoutSessionEndpoints: Endpoint[] = [
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    answer(account, { given, pages }) {
      const asked = read(creation, given);
      const price = priceOf(account, asked.line_items[0]?.price ?? "");
      const session = newCheckoutSession(
        {
          customer: customerOf(account, asked),
          customerEmail: asked.customer_email ?? null,
          price,
          successUrl: asked.success_url,
          cancelUrl: asked.cancel_url ?? null,
          clientReferenceId: asked.client_reference_id ?? null,
          metadata: asked.metadata ?? {},
          expiresAt: asked.expires_at,
          allowPromotionCodes: asked.allow_promotion_codes ?? null,
          locale: asked.locale ?? null,
          pages,
        },
        account.now(),
      );
      const { metadata: kept = {}, trial_period_days: trialDays } = asked.subscription_data ?? {};
      account.orders.put(session.id, { price: price.id, trialDays, metadata: kept });
      account.checkoutSessions.put(session.id, session);
      return session;
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    answer(account, { given }) {
      const asked = read(list, given);
      requireCustomer(account, asked.customer);
      const of = asked.subscription;
      const found = account.checkoutSessions
        .all()
        .filter(({ customer }) => asked.customer === undefined || asked.customer === customer)
        .filter(({ status }) => asked.status === undefined || asked.status === status)
        .filter(({ subscription }) => of === undefined || subscription === of)
        .filter(({ created }) => isIn(created, asked.created));
      return listOf("/v1/checkout/sessions", found, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      return knownSession(account, id);
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    answer(account, { params: { id = "" }, given }) {
      const asked = read(z.strictObject(page), given);
      const session = knownSession(account, id);
      const price = priceOf(account, account.orders.get(id)?.price ?? "");
      const url = `/v1/checkout/sessions/${id}/line_items`;
      return listOf(url, [lineItemOf(session, price)], asked);
    },
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      return expireSession(account, id);
    },
  },
];

function priceOf(account: Account, id: string): Price {
  const price = account.prices.get(id);
  if (!price) throw noSuchGiven("price", id, "line_items[0][price]");
  if (price.active) return price;
  throw new StripeError(
    400,
    "The price specified is inactive. This field only accepts active prices.",
    { parameter: "line_items[0][price]" },
  );
}

function customerOf(account: Account, asked: z.output<typeof creation>): Customer | null {
  const { customer: id, customer_email: email } = asked;
  if (id === undefined) return null;
  if (email !== undefined) {
    throw new StripeError(
      400,
      "You may only specify one of these parameters: customer, customer_email.",
    );
  }
  const customer = account.customers.get(id);
  if (!customer || isDeleted(customer)) throw noSuchGiven("customer", id, "customer");
  return customer;
}
