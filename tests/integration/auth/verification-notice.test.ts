import { expect, test } from "vitest";
import { submitVerificationNoticeDismissed } from "@/lib/auth/actions";
import { requireSession } from "@/lib/auth/session";
import { wantsVerificationNotice } from "@/lib/auth/verification-notice";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { openSession, signedIn } from "../support/people";
import { statementsOf } from "../support/statements";

function isReminded(browser: Browser): Promise<boolean> {
  return browser.run(async () => wantsVerificationNotice(await requireSession()));
}

test("who has not confirmed the address is reminded, at no cost beyond the session's statement", async () => {
  const { browser, email } = await signedIn();
  const statements = await statementsOf(async () => expect(await isReminded(browser)).toBe(true));
  expect(statements).toHaveLength(1);
  await prisma.user.update({ where: { email }, data: { emailVerified: new Date() } });
  expect(await isReminded(browser)).toBe(false);
});

test("put away, the reminder stays away until the next log-in", async () => {
  const { browser, userId } = await signedIn();
  await browser.run(submitVerificationNoticeDismissed);
  expect(await isReminded(browser)).toBe(false);
  await openSession(userId, browser);
  expect(await isReminded(browser)).toBe(true);
});
