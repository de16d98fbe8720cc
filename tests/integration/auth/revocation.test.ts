import { describe, expect, test } from "vitest";
import {
  saveName,
  saveNewPassword,
  signOutDevice,
  signOutElsewhere,
  signOutEverywhere,
} from "@/lib/auth/account-actions";
import { issueEmailToken } from "@/lib/auth/email-token";
import { requirePageSession } from "@/lib/auth/gate";
import { sessionCookieName } from "@/lib/auth/session-token";
import { prisma } from "@/lib/db";
import { submitAccountDeletion } from "@/lib/privacy/actions";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { outcomeOf } from "../support/actions";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";

const DAY_MS = 24 * 60 * 60 * 1000;

type Situation = { userId: string; sessionId: string; elsewhere: Browser };

/** What may end a session; `elsewhere` is another browser of the same person. */
const ends: Record<string, (situation: Situation) => Promise<unknown>> = {
  "a new password by link": async ({ userId }) => {
    const token = await prisma.$transaction((transaction) =>
      issueEmailToken(transaction, { userId, purpose: "reset_password" }),
    );
    const body = { token, newPassword: "a newer engine" };
    const answer = await new Browser().call("POST", "/api/auth/reset-password", body);
    expect(answer.status).toBe(200);
  },
  "a new password on the account page": ({ elsewhere }) => {
    const newPassword = "a newer engine";
    const form = formOf({ currentPassword: PASSWORD, newPassword, confirmPassword: newPassword });
    return elsewhere.run(() => saveNewPassword(null, form));
  },
  "signing out this device": ({ elsewhere, sessionId }) =>
    elsewhere.run(() => signOutDevice(null, formOf({ sessionId }))),
  "signing out elsewhere": ({ elsewhere }) =>
    elsewhere.run(() => signOutElsewhere(null, formOf({}))),
  "signing out everywhere": ({ elsewhere }) =>
    elsewhere.run(() => signOutEverywhere(null, formOf({ byScript: "1" }))),
  "deleting the account": ({ elsewhere }) => {
    const form = formOf({
      confirmation: "delete my account",
      password: PASSWORD,
      byScript: "1",
    });
    return elsewhere.run(() => submitAccountDeletion(null, form));
  },
  "thirty days without a visit": ({ sessionId }) =>
    prisma.session.update({
      where: { id: sessionId },
      data: {
        createdAt: new Date(Date.now() - 40 * DAY_MS),
        lastSeenAt: new Date(Date.now() - 30 * DAY_MS - 1000),
        expiresAt: new Date(Date.now() - 1000),
      },
    }),
};

/** What a session opens: a page, a call and an action. */
async function doorsOf(browser: Browser): Promise<string[]> {
  const page = await outcomeOf(browser.run(requirePageSession));
  const call = await browser.call("GET", "/api/auth/me");
  const name = formOf({ firstName: "Grace", lastName: "Hopper" });
  const action = await outcomeOf(browser.run(() => saveName(null, name)));
  return [page.outcome, String(call.status), action.outcome];
}

const OPEN = ["answered", "200", "ok"];
const SHUT = ["redirect /session-ended?redirectTo=%2Fdashboard", "401", "UNAUTHENTICATED"];

describe.each(Object.entries(ends))("after %s", (_, end) => {
  test("cookie and bearer token are dead at once, for pages, calls and actions", async () => {
    const browser = new Browser();
    const { email, answer } = await registered(browser);
    const client = new Browser();
    client.bearer = answer.body.token;
    const elsewhere = new Browser();
    await elsewhere.call<AuthAnswer>("POST", "/api/auth/login", { email, password: PASSWORD });
    expect([await doorsOf(browser), await doorsOf(client)]).toEqual([OPEN, OPEN]);

    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    const { id: sessionId } = await prisma.session.findFirstOrThrow({
      where: { userId },
      orderBy: { id: "asc" },
    });
    await end({ userId, sessionId, elsewhere });
    expect(browser.cookies.get(sessionCookieName())).toBe(client.bearer);
    expect([await doorsOf(browser), await doorsOf(client)]).toEqual([SHUT, SHUT]);
  });
});

test("logging out shuts the same doors, also for whoever copied the cookie", async () => {
  const browser = new Browser();
  await registered(browser);
  const copy = new Browser();
  copy.cookies = new Map(browser.cookies);
  expect(await doorsOf(copy)).toEqual(OPEN);
  await browser.call("POST", "/api/auth/logout");
  expect([await doorsOf(browser), await doorsOf(copy)]).toEqual([SHUT, SHUT]);
});
