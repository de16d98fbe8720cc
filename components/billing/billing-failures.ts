import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { loginPath } from "@/lib/auth/login-path";
import { BILLING_PROBLEMS } from "@/lib/billing/problems";

/** Refusals that a further try would not change, so that "Please try again" would be wrong. */
const FINAL_CODES = ["ALREADY_SUBSCRIBED", "BILLING_OFF"];

/** On a desktop (document 1, section 8). */
export function tellUpgradeFailure(error: unknown): void {
  tellFailure(BILLING_PROBLEMS.upgradeFailed, BILLING_PROBLEMS.upgradeFailedDefault, error);
}

/** On a desktop (document 1, section 8). */
export function tellPortalFailure(error: unknown): void {
  tellFailure(BILLING_PROBLEMS.portalFailed, BILLING_PROBLEMS.portalFailedDefault, error);
}

/** The alert of a phone (document 1, section 8); `failed` is what a page of its own says in its place. */
export function upgradeAlert(
  error: unknown,
  failed: string = BILLING_PROBLEMS.checkoutFailedOnPhone,
): string {
  return finalReason(error) ?? failed;
}

/** The alert of a phone (document 1, section 8). */
export function portalAlert(error: unknown): string {
  if (hasStatus(error, 401)) return BILLING_PROBLEMS.portalSignedOut;
  if (hasStatus(error, 404)) return BILLING_PROBLEMS.portalNone;
  return finalReason(error) ?? BILLING_PROBLEMS.portalFailedOnPhone;
}

/** The way back to this page, for someone whose session has ended. */
export function logInAfter(error: unknown): (() => void) | null {
  if (!hasStatus(error, 401)) return null;
  return () => location.assign(loginPath(location.pathname + location.search));
}

function tellFailure(title: string, fallback: string, error: unknown): void {
  const logIn = logInAfter(error);
  toast({
    variant: "destructive",
    title,
    description: serverReason(error) ?? fallback,
    ...(logIn ? { action: { label: "Log in", onSelect: logIn } } : {}),
  });
}

/** The server's own words, where it gave some. */
function serverReason(error: unknown): string | null {
  return error instanceof ApiError && error.isJson ? error.message : null;
}

function finalReason(error: unknown): string | null {
  const isFinal = error instanceof ApiError && FINAL_CODES.includes(error.code ?? "");
  return isFinal ? error.message : null;
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
