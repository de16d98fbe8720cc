import { showSessionEnded } from "@/components/auth/show-session-ended";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

type Failure = { title: string; reason: string; error: unknown; retry?: () => void };

/** Says what went wrong, with Retry where it makes sense; an ended session gets Log in instead. */
export function tellFailure({ title, reason, error, retry }: Failure): void {
  if (error instanceof ApiError && error.status === 401) {
    showSessionEnded();
    return;
  }
  toast({
    variant: "destructive",
    title,
    description: reason,
    ...(retry ? { action: { label: "Retry", onSelect: retry } } : {}),
  });
}

/** The server's own words, unless it gave none or they speak of endpoints (document 2, section 8). */
export function failureReason(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (!error.isJson) return PLAN_PROBLEMS.unavailable;
  return /endpoint/i.test(error.message) ? PLAN_PROBLEMS.unreachable : error.message || fallback;
}

/** Why a change to a plan came back: the server's own words, or that it can't be kept for later. */
export function changeFailureReason(error: unknown): string {
  const hasAnswer = error instanceof ApiError;
  return hasAnswer ? failureReason(error, PLAN_PROBLEMS.tryAgain) : PLAN_PROBLEMS.needsNetwork;
}
