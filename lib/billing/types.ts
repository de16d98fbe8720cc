/** What `GET /api/subscription/status` answers. Times are ISO 8601 in UTC. */
export type SubscriptionStatus = {
  hasActiveSubscription: boolean;
  /** Stripe's own word, or "none" for a person who never subscribed. */
  status: string;
  subscription: {
    status: string;
    currentPeriodEnd: string | null;
    cancelAtPeriodEnd: boolean;
    trialEnd: string | null;
  } | null;
};
