import { expect } from "@playwright/test";
import { mailsTo } from "../sandbox";

/** Waits for a mail with this subject; the newest counts. `sent` is how many of them there must be. */
export async function waitForMail(email: string, subject: string, sent = 1) {
  const found = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  await expect.poll(async () => (await found()).length).toBe(sent);
  const [newest] = await found();
  if (!newest) throw new Error(`No mail "${subject}" to ${email}`);
  return newest;
}

/** Waits for the mail that asks to confirm an address, and gives the path and query of its link. */
export function verificationLink(email: string, sent = 1): Promise<string> {
  return linkOf(email, "Confirm your email address", "/verify-email", sent);
}

/** Waits for the mail that offers a new password, and gives the path and query of its link. */
export function resetLink(email: string, sent = 1): Promise<string> {
  return linkOf(email, "Choose a new password", "/reset-password", sent);
}

async function linkOf(email: string, subject: string, pathname: string, sent: number) {
  const { text } = await waitForMail(email, subject, sent);
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((address) => new URL(address));
  const link = links.find((url) => url.pathname === pathname);
  if (!link) throw new Error(`No link to ${pathname} in: ${text}`);
  return link.pathname + link.search;
}
