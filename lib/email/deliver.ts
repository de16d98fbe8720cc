import "server-only";
import { Resend } from "resend";
import { openValue } from "@/lib/encryption";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { MAIL_SEAL, type Mail } from "./mail";
import { renderMail } from "./render";

let client: Resend | undefined;

function resend(): Resend {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env();
  client ??= new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {});
  return client;
}

/** Resend knows an idempotency key for 24 hours; after that a further attempt could be a second mail. */
const LATEST_ATTEMPT_MS = 23 * 60 * 60 * 1000;

/**
 * Hands a sealed mail to Resend under the job's id, so that it arrives once however often it is tried.
 * @throws Error when it should be tried again
 */
export async function deliverMail(
  sealed: string,
  { id, createdOn }: { id: string; createdOn: Date },
): Promise<void> {
  if (Date.now() - createdOn.getTime() > LATEST_ATTEMPT_MS) {
    logger.error({ jobId: id }, "mail given up");
    return;
  }
  const mail = openValue(MAIL_SEAL, sealed) as Mail;
  const { subject, html, text } = await renderMail(mail);
  const { error } = await resend().emails.send(
    { from: env().EMAIL_FROM, to: mail.to, subject, html, text },
    { idempotencyKey: id },
  );
  if (error) throw new Error(`Resend refused the mail: ${error.name}`);
}
