import "server-only";
import { env } from "@/lib/env";

/** The address that people write to: the one that mails come from, without its name. */
export function contactAddress(): string {
  const { EMAIL_FROM } = env();
  return EMAIL_FROM.match(/<(.+)>/)?.[1] ?? EMAIL_FROM;
}

/** The mailbox in which people's questions arrive. */
export function supportAddress(): string {
  return env().SUPPORT_EMAIL ?? contactAddress();
}
