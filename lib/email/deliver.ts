import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { openValue } from "@/lib/encryption";
import { logger } from "@/lib/logger";
import { MAIL_SEAL } from "./mail";
import { renderMail } from "./render";
import { type Answer, callResend } from "./resend";
import { type MailName, TEMPLATES } from "./templates";

/** Resend knows an idempotency key for 24 hours; after that a further attempt could be a second mail. */
export const LATEST_ATTEMPT_MS = 23 * 60 * 60 * 1000;

/** The longest pause that an attempt waits out by itself. Longer ones are left to the queue. */
const LONGEST_WAIT_SECONDS = 20;

const mailSchema = z.object({
  to: z.string(),
  template: z.custom<MailName>(
    (name) => typeof name === "string" && Object.hasOwn(TEMPLATES, name),
  ),
  props: z.unknown(),
});

type OpenedMail = z.output<typeof mailSchema>;

type Attempt = { id: string; createdOn: Date; signal?: AbortSignal };

/** A mail that Resend did not take yet. `code` is its reason, which the log shows. */
export class MailDelayedError extends Error {
  override name = "MailDelayedError";
  readonly code: string;

  constructor(code: string) {
    super(`The mail could not be sent: ${code}`);
    this.code = code;
  }
}

/**
 * Hands a sealed mail to Resend under the job's id, so that it is sent once however often it is
 * tried. What can never be sent is given up with a line in the log.
 * @throws MailDelayedError when it should be tried again; ZodError for a mail of another version of
 * the product, which that version will send
 */
export async function deliverMail(sealed: string, attempt: Attempt): Promise<void> {
  if (Date.now() - attempt.createdOn.getTime() > LATEST_ATTEMPT_MS) {
    return giveUp(attempt, "too_old");
  }
  const mail = openMail(sealed);
  if (!mail) return giveUp(attempt, "sealed_with_another_secret");
  const { template } = mail;
  const answer = await handOver(mail, attempt);
  if (answer.kind === "later") throw new MailDelayedError(answer.reason);
  if (answer.kind === "refused") return giveUp(attempt, answer.reason);
  logger.info({ jobId: attempt.id, template, resendId: answer.resendId }, "mail sent");
}

/**
 * Writes a mail and hands it to Resend under a key: one call, or two when Resend asks for a short
 * pause between them.
 * @throws ZodError when the props are not those that the template takes
 */
export async function handOver(
  { to, template, props }: OpenedMail,
  { id, signal }: { id: string; signal?: AbortSignal },
): Promise<Answer> {
  const mail = { ...(await renderMail(template, props)), to };
  const call = () => callResend(mail, { idempotencyKey: id, signal });
  const answer = await call();
  if (answer.kind !== "later" || answer.waitSeconds === undefined) return answer;
  if (answer.waitSeconds > LONGEST_WAIT_SECONDS) return answer;
  await wait(answer.waitSeconds * 1000, undefined, signal ? { signal } : {});
  return call();
}

/**
 * A sealed mail. Null when AUTH_SECRET is another one than when it was sealed; no further try changes
 * that.
 * @throws ZodError for a mail of another version of the product
 */
export function openMail(sealed: string): OpenedMail | null {
  let opened: unknown;
  try {
    opened = openValue(MAIL_SEAL, sealed);
  } catch {
    return null;
  }
  return mailSchema.parse(opened);
}

/** The job is done with, and a person may wait in vain: the log says why, without naming anybody. */
function giveUp({ id }: Attempt, reason: string): void {
  logger.error({ jobId: id, reason }, "mail given up");
}
