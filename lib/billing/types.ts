/** What `GET /api/subscription/status` answers. Times are ISO 8601 in UTC. */
export type SubscriptionStatus = {
  /** Whether the person has Premium now. */
  hasActiveSubscription: boolean;
  /** Stripe's own word, or "none" for a person who never subscribed. */
  status: string;
  subscription: {
    status: string;
    /** Whether Stripe may still charge for it: then it is managed, and no second one is bought. */
    isRunning: boolean;
    currentPeriodEnd: string | null;
    /** Whether it ends by itself, at `cancelAt`. */
    cancelAtPeriodEnd: boolean;
    cancelAt: string | null;
    trialEnd: string | null;
    /** After a payment that did not go through: until when Premium goes on, or went on. */
    graceEndsAt: string | null;
  } | null;
};

/** What Premium costs, in words: "$9" and "per month". */
export type PremiumPrice = { amount: string; interval: string };
