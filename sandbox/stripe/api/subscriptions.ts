import { z } from "zod";
import type { Account } from "../account.ts";
import {
  cancelAtPeriodEnd,
  cancelNow,
  changeSubscription,
  keep,
  knownSubscription,
  unpause,
} from "../acts/subscriptions.ts";
import { noSuchGiven, StripeError } from "../errors.ts";
import { hasEnded, itemOf } from "../shapes/subscription.ts";
import type { Subscription } from "../wire.ts";
import { mergedMetadata } from "./customers.ts";
import type { Endpoint } from "./endpoint.ts";
import { listOf } from "./list.ts";
import { expansion, flag, integer, isIn, metadata, page, range, read, text } from "./parameters.ts";

const list = z.strictObject({
  ...page,
  created: range.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      "active",
      "all",
      "canceled",
      "ended",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ])
    .optional(),
});

const changes = z.strictObject({
  ...expansion,
  cancel_at: z.union([z.literal("").transform(() => null), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  metadata: metadata.optional(),
});

const cancellation = z.strictObject({
  ...expansion,
  cancellation_details: z.strictObject({ comment: z.string().optional() }).optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
});

export const subscriptionEndpoints: Endpoint[] = [
  {
    method: "GET",
    path: "/v1/subscriptions",
    answer(account, { given }) {
      const asked = read(list, given);
      requireCustomer(account, asked.customer);
      const found = account.subscriptions
        .all()
        .filter(({ customer }) => asked.customer === undefined || asked.customer === customer)
        .filter((subscription) => hasStatus(subscription, asked.status))
        .filter((one) => asked.price === undefined || itemOf(one).price.id === asked.price)
        .filter(({ created }) => isIn(created, asked.created));
      return listOf("/v1/subscriptions", found, asked);
    },
  },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      return knownSubscription(account, id);
    },
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    answer(account, { params: { id = "" }, given }) {
      const asked = read(changes, given);
      const before = knownSubscription(account, id);
      if (asked.metadata) {
        const merged = mergedMetadata(before.metadata, asked.metadata);
        changeSubscription(account, id, { metadata: merged });
      }
      return changeEnd(account, id, asked);
    },
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    answer(account, { params: { id = "" }, given }) {
      read(cancellation, given);
      return cancelNow(account, id);
    },
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id/resume",
    answer(account, { params: { id = "" }, given }) {
      read(z.strictObject(expansion), given);
      return unpause(account, id);
    },
  },
];

/** A customer that was deleted still has its history. */
export function requireCustomer(account: Account, id: string | undefined): void {
  if (id !== undefined && !account.customers.get(id)) throw noSuchGiven("customer", id, "customer");
}

function changeEnd(account: Account, id: string, asked: z.output<typeof changes>): Subscription {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = asked;
  if (at !== undefined && atPeriodEnd !== undefined) {
    throw new StripeError(
      400,
      "You cannot set both `cancel_at` and `cancel_at_period_end` in one request.",
    );
  }
  if (atPeriodEnd === true) return cancelAtPeriodEnd(account, id, "call");
  if (atPeriodEnd === false || at === null) return keep(account, id);
  if (at === undefined) return knownSubscription(account, id);
  return changeSubscription(account, id, { cancel_at: at, canceled_at: account.now() });
}

/** Without a status, everything that is not canceled. */
function hasStatus(subscription: Subscription, asked: z.output<typeof list>["status"]): boolean {
  if (asked === "all") return true;
  if (asked === "ended") return hasEnded(subscription);
  if (asked === undefined) return subscription.status !== "canceled";
  return subscription.status === asked;
}
