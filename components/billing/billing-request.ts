import { refreshSubscription } from "@/components/billing/subscription-store";
import { ApiError } from "@/lib/api-client";

/** What the person asked for and waits for. One at a time, and every button of the page knows it. */
export type BillingRequest = "upgrade" | "portal";

/** A page that is still here so long after it was told to go was held back: its buttons work again. */
const LEAVING_MAX_MS = 10_000;

let pending: BillingRequest | null = null;
const listeners = new Set<() => void>();

export function readBillingRequest(): BillingRequest | null {
  return pending;
}

/** On the server nobody waits for anything. */
export function readServerBillingRequest(): null {
  return null;
}

export function subscribeToBillingRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does `work` unless something is under way already. Work that ends in "leaving" has sent the whole
 * page elsewhere, so the buttons go on waiting until the page is gone.
 */
export async function runBillingRequest(
  request: BillingRequest,
  work: () => Promise<"done" | "leaving">,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (pending !== null) return;
  publish(request);
  try {
    if ((await work()) === "leaving") await untilBack();
    publish(null);
  } catch (error) {
    publish(null);
    if (showsOldStatus(error)) void refreshSubscription();
    onFailure(error);
  }
}

/** Back brings the very page that was left, as it stood then. */
function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener("pageshow", finish);
      resolve();
    };
    const timer = setTimeout(finish, LEAVING_MAX_MS);
    addEventListener("pageshow", finish);
  });
}

/** Whether the server knows another subscription than this page does. */
function showsOldStatus(error: unknown): boolean {
  return (
    error instanceof ApiError && ["ALREADY_SUBSCRIBED", "NOT_FOUND"].includes(error.code ?? "")
  );
}

function publish(next: BillingRequest | null): void {
  pending = next;
  for (const listener of listeners) listener();
}
