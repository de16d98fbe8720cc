import { afterAll, expect, test, vi } from "vitest";
import { registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { linkIn, type Mailbox } from "../support/mail";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());

test("a new person gets one mail with a link that proves the address", async () => {
  const { email } = await registered(new Browser());
  const mails = await mailbox.to(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: [email], subject: "Confirm your email address" });
  expect(mails[0]?.text).toContain("Hello Ada,");
  const token = linkIn(mails[0], "/verify-email").searchParams.get("token");
  expect(token).toMatch(/^[\w-]{43}$/);
});
