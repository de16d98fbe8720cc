import "server-only";
import { type ErrorResponse, Resend } from "resend";
import { env } from "@/lib/env";
import type { RenderedMail } from "./render";

/** What became of a call. `reason` is Resend's name for the error, or ours for a broken answer. */
export type Answer =
  | { kind: "sent"; resendId: string }
  /** The same mail under the same key will never be taken. */
  | { kind: "refused"; reason: string }
  /** Worth another try, after `waitSeconds` if Resend said so. `mayBeSent`: nobody can tell. */
  | { kind: "later"; reason: string; mayBeSent: boolean; waitSeconds?: number };

/** A call that takes longer is given up; if Resend took it after all, the key keeps it one mail. */
const CALL_MS = 15_000;

/**
 * Errors that lie in the mail or in this program (https://resend.com/docs/api-reference/errors).
 * Everything else may pass: the network, limits and quotas, Resend's own trouble, and a key that the
 * operator is about to put right.
 */
const NEVER: ReadonlySet<string> = new Set<ErrorResponse["name"]>([
  "validation_error",
  "missing_required_field",
  "invalid_parameter",
  "invalid_from_address",
  "invalid_attachment",
  "invalid_access",
  "invalid_region",
  "invalid_idempotency_key",
  "invalid_idempotent_request",
  "not_found",
  "method_not_allowed",
  "security_error",
]);

/** Of the errors that may pass, those with which Resend says that it took nothing. */
const NOT_TAKEN: ReadonlySet<string> = new Set<ErrorResponse["name"]>([
  "rate_limit_exceeded",
  "daily_quota_exceeded",
  "monthly_quota_exceeded",
  "missing_api_key",
  "invalid_api_key",
  "restricted_api_key",
]);

let client: Resend | undefined;

function resend(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env();
  client ??= new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {});
  return client;
}

/**
 * Asks Resend to send a mail; of all calls with the same key within 24 hours one sends. Takes 15
 * seconds at most. Never throws.
 */
export async function callResend(
  mail: RenderedMail & { to: string },
  { idempotencyKey, signal }: { idempotencyKey: string; signal?: AbortSignal | undefined },
): Promise<Answer> {
  const { to, subject, html, text, headers, replyTo } = mail;
  const timeout = AbortSignal.timeout(CALL_MS);
  const {
    data,
    error,
    headers: answered,
  } = await resend().emails.send(
    {
      from: env().EMAIL_FROM,
      to,
      subject,
      html,
      text,
      headers,
      ...(replyTo === undefined ? {} : { replyTo }),
    },
    { idempotencyKey, signal: signal ? AbortSignal.any([signal, timeout]) : timeout },
  );
  // A broken answer can be anything, whatever the types say.
  const resendId: unknown = data?.id;
  if (typeof resendId === "string") return { kind: "sent", resendId };
  const reason: unknown = error?.name;
  if (typeof reason !== "string") {
    return { kind: "later", reason: "unreadable_answer", mayBeSent: true };
  }
  if (NEVER.has(reason)) return { kind: "refused", reason };
  const waitSeconds = Number(answered?.["retry-after"] ?? Number.NaN);
  const mayBeSent = !NOT_TAKEN.has(reason);
  return { kind: "later", reason, mayBeSent, ...(waitSeconds >= 0 ? { waitSeconds } : {}) };
}
