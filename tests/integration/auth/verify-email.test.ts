import { afterAll, expect, test, vi } from "vitest";
import { submitResendVerification, submitVerifyEmail } from "@/lib/auth/actions";
import {
  RESEND_ACCOUNT_LIMIT,
  VERIFY_ADDRESS_LIMIT,
  VERIFY_LINK_LIMIT,
} from "@/lib/auth/constants";
import { prisma } from "@/lib/db";
import { type AuthAnswer, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { withDatabaseAway } from "../support/database-away";
import { linkIn, type Mailbox } from "../support/mail";
import { openSession, signedIn } from "../support/people";
import { holdTheClock } from "../support/waiting";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());
holdTheClock();

const invalid = {
  status: 400,
  body: {
    success: false,
    code: "INVALID_LINK",
    message: "This verification link is invalid or has expired.",
  },
};

/** A new person with the token from the mail that they got. */
async function newPerson() {
  const browser = new Browser();
  const { email } = await registered(browser);
  return { browser, email, token: await newestToken(email) };
}

async function newestToken(email: string): Promise<string> {
  const mails = (await mailbox.to(email)).filter(isVerification);
  return linkIn(mails[0], "/verify-email").searchParams.get("token") ?? "";
}

function isVerification({ subject }: { subject: string }): boolean {
  return subject === "Confirm your email address";
}

function verify(token: unknown, browser = new Browser()) {
  return browser.call("POST", "/api/auth/verify-email", { token });
}

function resend(browser: Browser) {
  return browser.call<AuthAnswer>("POST", "/api/auth/resend-verification");
}

async function isVerified(browser: Browser): Promise<unknown> {
  return (await browser.call<AuthAnswer>("GET", "/api/auth/me")).body.user?.emailVerified;
}

async function welcomesTo(email: string): Promise<number> {
  const mails = await mailbox.to(email);
  return mails.filter(({ subject }) => subject === "Welcome to Stepwell").length;
}

test("the link from the mail confirms the address, on any device, and welcomes once", async () => {
  const { browser, email, token } = await newPerson();
  expect(await isVerified(browser)).toBe(false);
  expect(await verify(token)).toMatchObject({ status: 200, body: { success: true } });
  expect(await isVerified(browser)).toBe(true);
  expect(await welcomesTo(email)).toBe(1);
});

test("a link works once; what it did stays", async () => {
  const { browser, token } = await newPerson();
  await verify(token);
  expect(await verify(token)).toMatchObject(invalid);
  expect(await verify(token, browser)).toMatchObject(invalid);
  expect(await isVerified(browser)).toBe(true);
});

test("of parallel uses one succeeds, and one welcome goes out", async () => {
  const { email, token } = await newPerson();
  const answers = await Promise.all(Array.from({ length: 6 }, () => verify(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(await welcomesTo(email)).toBe(1);
});

test("a link that has expired is dead", async () => {
  const { browser, email, token } = await newPerson();
  await prisma.emailToken.updateMany({
    where: { user: { email } },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
  expect(await verify(token)).toMatchObject(invalid);
  expect(await isVerified(browser)).toBe(false);
});

test("a newer link takes the place of the one before", async () => {
  const { browser, email, token } = await newPerson();
  expect(await resend(browser)).toMatchObject({ status: 200, body: { success: true } });
  expect(await verify(token)).toMatchObject(invalid);
  expect((await verify(await newestToken(email))).status).toBe(200);
});

test("a link for a new password confirms nothing here", async () => {
  const { browser, email } = await newPerson();
  await new Browser().call("POST", "/api/auth/forgot-password", { email });
  const [mail] = await mailbox.to(email);
  const token = linkIn(mail, "/reset-password").searchParams.get("token");
  expect(await verify(token)).toMatchObject(invalid);
  expect(await isVerified(browser)).toBe(false);
});

test("a link confirms its owner's address and not that of whoever is signed in", async () => {
  const [ada, eve] = [await newPerson(), await newPerson()];
  await verify(ada.token, eve.browser);
  expect([await isVerified(ada.browser), await isVerified(eve.browser)]).toEqual([true, false]);
});

test("who was confirmed in another way is not welcomed by a late link, but it succeeds", async () => {
  const { email, token } = await newPerson();
  await prisma.user.update({ where: { email }, data: { emailVerified: new Date() } });
  expect((await verify(token)).status).toBe(200);
  expect(await welcomesTo(email)).toBe(0);
});

test.each([undefined, "", 7, "x".repeat(201)])("%s is no link", async (token) => {
  expect(await verify(token)).toMatchObject({
    status: 400,
    body: { code: "VALIDATION", message: invalid.body.message },
  });
});

test("while the database is away nothing happens, and the link stays good", async () => {
  const { token } = await newPerson();
  const answer = await withDatabaseAway(() => verify(token));
  expect(answer).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
  expect((await verify(token)).status).toBe(200);
});

test("tries are limited by client and by link", async () => {
  const refusedOf = async (count: number, call: (index: number) => ReturnType<typeof verify>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
    return answers.filter(({ status }) => status === 429).length;
  };
  const browser = new Browser();
  const guesses = (index: number) => verify(`guess-${index}`, browser);
  expect(await refusedOf(VERIFY_ADDRESS_LIMIT.points + 3, guesses)).toBe(3);
  expect(await refusedOf(VERIFY_LINK_LIMIT.points + 2, () => verify("one link"))).toBe(2);
});

test("sending again mails a further link only to who asks, and only while it is needed", async () => {
  const { browser, email, token } = await newPerson();
  await resend(browser);
  expect((await mailbox.to(email)).filter(isVerification)).toHaveLength(2);
  await verify(await newestToken(email));
  expect(token).not.toBe("");
  expect((await resend(browser)).body).toMatchObject({
    success: true,
    message: "Your email address is confirmed already.",
  });
  expect((await mailbox.to(email)).filter(isVerification)).toHaveLength(2);
});

test("sending again is limited for a person, whatever device asks", async () => {
  const { userId } = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: RESEND_ACCOUNT_LIMIT.points + 2 }, async () => {
      const device = new Browser();
      await openSession(userId, device);
      return resend(device);
    }),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test("the forms without scripts do the same", async () => {
  const { browser, token } = await newPerson();
  const form = new FormData();
  expect(await browser.run(() => submitResendVerification(null, form))).toEqual({
    ok: true,
    data: null,
  });
  form.set("token", token);
  const refused = await browser.run(() => submitVerifyEmail(null, form));
  expect(refused).toMatchObject({ ok: false, code: "INVALID_LINK" });
  expect(JSON.stringify(refused)).not.toContain(token);
  const visitor = await new Browser().run(() => submitResendVerification(null, new FormData()));
  expect(visitor).toMatchObject({ ok: false, code: "UNAUTHENTICATED" });
});
