import { mayBuy } from "@/lib/billing/may-buy";
import type { SubscriptionStatus } from "@/lib/billing/types";

/** What this page knows of the person's subscription. Nothing is claimed before the first answer. */
export type SubscriptionState = { isLoading: boolean } & SubscriptionStatus;

const UNKNOWN: SubscriptionState = {
  isLoading: true,
  hasActiveSubscription: false,
  status: "none",
  subscription: null,
};

let state = UNKNOWN;
let begun = 0;
let shown = 0;
const listeners = new Set<() => void>();

/** Known to be without Premium: sees crowns, and locks on what belongs to Premium. */
export function isOnFreePlan(subscription: SubscriptionState): boolean {
  return !subscription.isLoading && !subscription.hasActiveSubscription;
}

/** Has a subscription to manage, also one that is not paid; buys no second one. */
export function isSubscriber(state: SubscriptionState): boolean {
  return state.hasActiveSubscription || !mayBuy(state);
}

/** Known to have nothing to manage: the one who is offered Upgrade. */
export function mayUpgrade(subscription: SubscriptionState): boolean {
  return !subscription.isLoading && !isSubscriber(subscription);
}

export function readSubscription(): SubscriptionState {
  return state;
}

export function readServerSubscription(): SubscriptionState {
  return UNKNOWN;
}

/**
 * Asks the server now; never retried (document 1, section 4). A read that fails leaves what was
 * known, and so does an answer that comes after that of a later read.
 */
export async function refreshSubscription(): Promise<void> {
  begun += 1;
  const read = begun;
  const answer = await askForStatus();
  if (answer === null || read <= shown) return;
  shown = read;
  publish({ isLoading: false, ...answer });
}

/** Reads for the first listener, and again whenever the window regains focus or Back brings the page. */
export function subscribeToSubscription(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    void refreshSubscription();
    addEventListener("focus", refreshOnReturn);
    addEventListener("pageshow", refreshOnReturn);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("focus", refreshOnReturn);
    removeEventListener("pageshow", refreshOnReturn);
    // Whoever looks next may be someone else; answers under way are not for them.
    shown = begun;
    state = UNKNOWN;
  };
}

function refreshOnReturn(event: Event): void {
  // A page that arrives has just been read; one that was kept has not.
  if (event instanceof PageTransitionEvent && !event.persisted) return;
  void refreshSubscription();
}

function publish(next: SubscriptionState): void {
  state = next;
  for (const listener of listeners) listener();
}

async function askForStatus(): Promise<SubscriptionStatus | null> {
  try {
    const response = await fetch("/api/subscription/status");
    if (!response.ok) return null;
    const answer: Partial<SubscriptionStatus> = await response.json();
    return {
      hasActiveSubscription: answer.hasActiveSubscription === true,
      status: answer.status ?? "none",
      subscription: answer.subscription ?? null,
    };
  } catch {
    return null;
  }
}
