import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findCustomerId, findSubscription, findSubscriptionStatus, isEnded } from "./data";
import { mayBuy } from "./may-buy";
import { findPrice } from "./price";
import { readForPage } from "./read-for-page";
import { billing } from "./stripe";
import type { PremiumPrice, SubscriptionStatus } from "./types";

/** The signed-in person's subscription. */
export const loadSubscription = cache(async (): Promise<SubscriptionStatus> => {
  const { user } = await requirePageSession();
  return findSubscriptionStatus(user.id);
});

/** What the pages say of Premium to the signed-in person. */
export type PremiumView = {
  /** Whether it can be bought and managed here. */
  isOffered: boolean;
  /** Whether there is anything to say of it: an own subscription is told also where billing is off. */
  isShown: boolean;
  status: SubscriptionStatus;
  /** Whether Stripe may still charge for the person's subscription. */
  isRunning: boolean;
  /** Today's price; null while Stripe does not tell. */
  price: PremiumPrice | null;
  /** What the person's own subscription costs, in words; null where it is another price than today's. */
  ownPrice: string | null;
  timeZone: string | null;
};

/**
 * `comesFromStripe`: the person may have changed the subscription a moment ago, so Stripe is asked
 * anew and nobody has to wait for a webhook.
 */
export const loadPremium = cache(async (comesFromStripe = false): Promise<PremiumView> => {
  const { user } = await requirePageSession();
  const configured = billing();
  const customer = configured && comesFromStripe ? await findCustomerId(user.id) : null;
  if (customer !== null) await readForPage(user.id, customer);
  const [status, subscription, price] = await Promise.all([
    loadSubscription(),
    findSubscription(user.id),
    findPrice(),
  ]);
  const isToday = price !== null && subscription?.stripePriceId === configured?.priceId;
  return {
    isOffered: configured !== null,
    isShown: configured !== null || status.subscription !== null,
    status,
    isRunning: status.subscription?.isRunning === true,
    price,
    ownPrice: isToday ? `${price.amount} ${price.interval}` : null,
    timeZone: user.timeZone,
  };
});

/** How the person who comes from Stripe's checkout is met. */
export type PremiumWelcome = {
  status: SubscriptionStatus;
  /** They come from a checkout whose payment Stripe has yet to confirm. */
  isConfirming: boolean;
  timeZone: string | null;
};

/**
 * The signed-in person after a checkout: Stripe is asked anew about their own customer, whatever the
 * address says, so that nobody has to wait for a webhook.
 */
export const loadWelcome = cache(async (checkoutId: string): Promise<PremiumWelcome> => {
  const { user } = await requirePageSession();
  const customer = billing() && (await findCustomerId(user.id));
  const isRead = customer !== null && (await readForPage(user.id, customer));
  const status = await findSubscriptionStatus(user.id);
  const { subscription } = status;
  // One that ended, by Stripe's word of this moment: an old address, kept in the history.
  const isOver = isRead && subscription !== null && isEnded(subscription.status);
  const comesFromCheckout = customer !== null && checkoutId.startsWith("cs_");
  return {
    status,
    isConfirming: comesFromCheckout && mayBuy(status) && !isOver,
    timeZone: user.timeZone,
  };
});
