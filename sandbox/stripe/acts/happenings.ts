import type { Account } from "../account.ts";
import { hasEnded } from "../shapes/subscription.ts";
import type { Subscription } from "../wire.ts";
import {
  cancelAtPeriodEnd,
  cancelNow,
  endPeriod,
  expire,
  failAgain,
  giveUp,
  keep,
  pause,
  payOpen,
  unpause,
} from "./subscriptions.ts";

type Happening = {
  /** Whether it can happen to a subscription that is as this one. */
  suits(subscription: Subscription): boolean;
  happen(account: Account, id: string): Subscription;
};

const isOne =
  (...statuses: Subscription["status"][]) =>
  ({ status }: Subscription) =>
    statuses.includes(status);

const isEnding = ({ cancel_at }: Subscription) => cancel_at !== null;

/** What time, a bank or the person in the portal does to a subscription. */
const HAPPENINGS = {
  /** The period ends and the next one is paid; or the cancellation that was asked for comes. */
  renew: {
    suits: isOne("active", "trialing"),
    happen: (account, id) => endPeriod(account, id, "paid"),
  },
  "end-trial": {
    suits: isOne("trialing"),
    happen: (account, id) => endPeriod(account, id, "paid"),
  },
  /** The period ends and the next one is not paid; or one more try to collect it fails. */
  "fail-payment": {
    suits: isOne("active", "trialing", "past_due", "incomplete"),
    happen: (account, id) =>
      isOne("past_due", "incomplete")(account.subscriptions.get(id) ?? never(id))
        ? failAgain(account, id)
        : endPeriod(account, id, "declined"),
  },
  pay: { suits: isOne("past_due", "unpaid", "incomplete"), happen: payOpen },
  "mark-unpaid": { suits: isOne("past_due"), happen: giveUp },
  pause: { suits: isOne("active", "trialing"), happen: pause },
  expire: { suits: isOne("incomplete"), happen: expire },
  "cancel-at-period-end": {
    suits: (subscription) =>
      isOne("active", "trialing", "past_due")(subscription) && !isEnding(subscription),
    happen: (account, id) => cancelAtPeriodEnd(account, id, "portal"),
  },
  "cancel-now": { suits: (subscription) => !hasEnded(subscription), happen: cancelNow },
  resume: {
    suits: (subscription) =>
      !hasEnded(subscription) && (isEnding(subscription) || subscription.status === "paused"),
    happen: (account, id) =>
      account.subscriptions.get(id)?.status === "paused" ? unpause(account, id) : keep(account, id),
  },
} satisfies Record<string, Happening>;

export type HappeningName = keyof typeof HAPPENINGS;

export function isHappening(name: string): name is HappeningName {
  return Object.hasOwn(HAPPENINGS, name);
}

/** What can happen to a subscription next. */
export function happeningsOf(subscription: Subscription): HappeningName[] {
  return Object.entries(HAPPENINGS).flatMap(([name, { suits }]) =>
    isHappening(name) && suits(subscription) ? [name] : [],
  );
}

/**
 * Lets something happen to a subscription, with all events that Stripe sends about it.
 * @throws Error when it can't happen to one that is as this one
 */
export function happen(account: Account, id: string, name: HappeningName): Subscription {
  const subscription = account.subscriptions.get(id) ?? never(id);
  const happening: Happening = HAPPENINGS[name];
  if (!happening.suits(subscription)) {
    throw new Error(`"${name}" does not happen to a subscription that is ${subscription.status}`);
  }
  return happening.happen(account, id);
}

function never(id: string): never {
  throw new Error(`There is no subscription ${id}`);
}
