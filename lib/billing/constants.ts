import type { RateLimit } from "@/lib/rate-limit";

/** Days that Premium goes on after a payment did not go through. */
export const GRACE_DAYS = 7;

/** Statuses in which Stripe will never charge again. */
export const ENDED_STATUSES: readonly string[] = ["canceled", "incomplete_expired"];

/** Days that a message of Stripe is remembered. Stripe sends one for three days and keeps it for 30. */
export const EVENT_KEPT_DAYS = 90;

/** By account: more than anybody clicks, since each one asks Stripe a few times. */
export const CHECKOUT_LIMIT: RateLimit = { name: "checkout", points: 60, seconds: 60 * 60 };
export const PORTAL_LIMIT: RateLimit = { name: "portal", points: 60, seconds: 60 * 60 };

/** Readings of Stripe by the pages that Stripe's own lead to, by account; beyond them they show what is known. */
export const PAGE_READING_LIMIT: RateLimit = {
  name: "stripe-reading",
  points: 30,
  seconds: 10 * 60,
};

/** Milliseconds that such a page waits for Stripe before it shows what is known. */
export const PAGE_PATIENCE_MS = 4_000;

/** What the address says of someone who comes from Stripe's portal. */
export const FROM_PORTAL = { name: "from", value: "portal" } as const;

/** Document 1, section 8, "Subscription and account menu"; document 2, section 8. */
export const BILLING_TEXTS = {
  startingUpgrade: "Starting upgrade...",
  openingPortal: "Opening portal...",
  upgrade: "Upgrade to Premium",
  manage: "Manage Subscription",
  updatePayment: "Update payment method",
} as const;

/** The tooltip of a locked control (document 2, section 2). */
export function lockedText(feature: string): string {
  return `${BILLING_TEXTS.upgrade} to use ${feature}`;
}
