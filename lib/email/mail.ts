import "server-only";
import { sealValue } from "@/lib/encryption";
import { enqueue } from "@/lib/jobs/queue";
import type { Prisma } from "@/prisma/generated/client";
import type { MailName, MailProps } from "./templates";

/** A mail to one person. */
export type Mail<Name extends MailName = MailName> = {
  to: string;
  template: Name;
  props: MailProps<Name>;
};

export const MAIL_SEAL = "mail";

/**
 * Has a mail sent, once, as soon as the transaction (if one is given) commits. Address, names and
 * links are sealed until it is sent.
 */
export async function sendMail<Name extends MailName>(
  mail: Mail<Name>,
  transaction?: Prisma.TransactionClient,
): Promise<void> {
  await enqueue("send-mail", { sealed: sealMail(mail) }, transaction);
}

/** A mail that nobody can read until it is sent, see `openMail`. */
export function sealMail<Name extends MailName>(mail: Mail<Name>): string {
  return sealValue(MAIL_SEAL, mail);
}
