import { hashNewPassword } from "@/lib/auth/password";
import { prisma } from "@/lib/db";
import { PASSWORD, registration } from "./accounts";
import { Browser } from "./browser";
import type { Caller } from "./callers";
import { makeThings, type Things } from "./expectations";
import { formOf } from "./forms";
import { openSession, type Person } from "./people";

/** What the owner has, made afresh for each call. */
export type ActionThings = Things & {
  ownerId: string;
  ownerEmail: string;
  /** A session of the owner on another device. */
  otherSessionId: string;
};

export type ActionExpectation = {
  /** The arguments of a valid call about the owner's things. */
  ask: (things: ActionThings) => unknown[];
  /** What each caller gets: "ok", the code of a refusal, "redirect /path" or "answered". */
  outcome: Record<Caller, string>;
};

/** Only the owner may; nobody else learns whether it exists. */
export const ownOnly = {
  signedOut: "UNAUTHENTICATED",
  otherUser: "NOT_FOUND",
  owner: "ok",
  revoked: "UNAUTHENTICATED",
};
/** Acts on whoever is signed in. */
export const anyPerson = { ...ownOnly, otherUser: "ok" };
export const everybody = everyCaller("ok");

export function everyCaller(outcome: string): Record<Caller, string> {
  return { signedOut: outcome, otherUser: outcome, owner: outcome, revoked: outcome };
}

/**
 * Who may call which server action. Each export of a `"use server"` file is a public endpoint,
 * whatever page its form stands on; one without a row here fails the tests.
 */
export const ACTION_EXPECTATIONS: Record<string, ActionExpectation> = {
  "lib/auth/actions.ts submitSignUp": {
    ask: () => [null, formOf({ ...registration(), tosAccepted: "on", byScript: "1" })],
    outcome: everybody,
  },
  "lib/auth/actions.ts submitLogIn": {
    ask: ({ ownerEmail }) => [null, formOf({ email: ownerEmail, password: `not ${PASSWORD}` })],
    outcome: everyCaller("INVALID_CREDENTIALS"),
  },
  "lib/auth/actions.ts submitForgotPassword": {
    ask: ({ ownerEmail }) => [null, formOf({ email: ownerEmail })],
    outcome: everybody,
  },
  "lib/auth/actions.ts submitVerifyEmail": {
    ask: () => [null, formOf({ token: "nobody's" })],
    outcome: everyCaller("INVALID_LINK"),
  },
  "lib/auth/actions.ts submitResetPassword": {
    ask: () => {
      const newPassword = "difference engine";
      return [null, formOf({ token: "nobody's", newPassword, confirmPassword: newPassword })];
    },
    outcome: everyCaller("INVALID_LINK"),
  },
  "lib/auth/actions.ts submitResendVerification": {
    ask: () => [null, formOf({})],
    outcome: anyPerson,
  },
  "lib/auth/actions.ts submitVerificationNoticeDismissed": {
    ask: () => [],
    outcome: everyCaller("answered"),
  },
  "lib/reminders/actions.ts submitUnsubscribe": {
    ask: () => [null, formOf({ token: "nobody's" })],
    outcome: everyCaller("INVALID_LINK"),
  },
  "lib/checklists/actions.ts submitWelcomeAnswer": {
    ask: () => [formOf({ stepId: crypto.randomUUID() })],
    outcome: everyCaller("answered"),
  },
  "lib/checklists/actions.ts submitHintPutAway": {
    ask: () => [formOf({ hint: "just_start" })],
    outcome: everyCaller("answered"),
  },
  "lib/decisions/share/actions.ts submitStopSharing": {
    ask: ({ shareId }) => [null, formOf({ shareId })],
    outcome: ownOnly,
  },
  "lib/auth/google-actions.ts submitLinkGoogle": {
    ask: () => [null, formOf({ password: PASSWORD, byScript: "1" })],
    // Nothing waits to be connected in any of these browsers.
    outcome: everyCaller("INVALID_LINK"),
  },
  "lib/auth/google-actions.ts submitWelcome": {
    ask: () => [
      null,
      formOf({
        firstName: "Grace",
        lastName: "Hopper",
        birthdate: "1990-12-10",
        tosAccepted: "on",
        byScript: "1",
      }),
    ],
    outcome: anyPerson,
  },
  "lib/auth/google-actions.ts leaveWelcome": {
    ask: () => [],
    outcome: everyCaller("redirect /"),
  },
  "lib/auth/account-actions.ts saveName": {
    ask: () => [null, formOf({ firstName: "Grace", lastName: "Hopper" })],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts saveTimeZone": {
    ask: () => [null, formOf({ timeZone: "Europe/Berlin" })],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts noteBrowserTimeZone": {
    ask: () => [null, formOf({ timeZone: "Europe/Berlin" })],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts askForNewEmail": {
    ask: () => [
      null,
      formOf({ newEmail: `${crypto.randomUUID()}@example.org`, password: PASSWORD }),
    ],
    // The other person has no password.
    outcome: { ...anyPerson, otherUser: "CONFLICT" },
  },
  "lib/auth/account-actions.ts sendEmailLinkAgain": {
    ask: () => [null, formOf({})],
    outcome: { ...anyPerson, otherUser: "NOT_FOUND", owner: "NOT_FOUND" },
  },
  "lib/auth/account-actions.ts keepOldEmail": {
    ask: () => [null, formOf({})],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts confirmNewEmail": {
    ask: () => [null, formOf({ token: "a-token-that-nobody-was-sent" })],
    outcome: everyCaller("INVALID_LINK"),
  },
  "lib/auth/account-actions.ts sendPasswordLink": {
    ask: () => [null, formOf({})],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts saveNewPassword": {
    ask: () => [
      null,
      formOf({
        currentPassword: PASSWORD,
        newPassword: "difference engine",
        confirmPassword: "difference engine",
      }),
    ],
    outcome: { ...anyPerson, otherUser: "INVALID_CREDENTIALS" },
  },
  "lib/auth/account-actions.ts signOutDevice": {
    ask: ({ otherSessionId }) => [null, formOf({ sessionId: otherSessionId })],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts signOutElsewhere": {
    ask: () => [null, formOf({})],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts disconnectFromGoogle": {
    ask: () => [null, formOf({})],
    outcome: anyPerson,
  },
  "lib/auth/account-actions.ts signOutEverywhere": {
    ask: () => [null, formOf({ byScript: "1" })],
    outcome: anyPerson,
  },
  "lib/support/actions.ts submitHelpRequest": {
    ask: () => [null, formOf({ message: "Where did my plan go?" })],
    outcome: anyPerson,
  },
  "lib/privacy/actions.ts submitAccountDeletion": {
    ask: () => [
      null,
      formOf({ confirmation: "delete my account", password: PASSWORD, byScript: "1" }),
    ],
    outcome: anyPerson,
  },
  "lib/decisions/actions.ts breakDownGoal": {
    ask: () => [null, formOf({ inputText: "Learn to swim" })],
    outcome: everyCaller("answered"),
  },
};

/** Made once: each hash costs on purpose. */
let passwordHash: Promise<string> | undefined;

/** Makes what the actions of the table are about. The owner's password is PASSWORD from here on. */
export async function makeActionThings(owner: Person, inputText: string): Promise<ActionThings> {
  const nobody = { email: "", firstName: null, lastName: null };
  passwordHash ??= hashNewPassword(PASSWORD, nobody, "password");
  await prisma.user.update({
    where: { id: owner.userId },
    data: { passwordHash: await passwordHash },
  });
  return {
    ...(await makeThings(owner.browser, inputText)),
    ownerId: owner.userId,
    ownerEmail: owner.email,
    otherSessionId: await openSession(owner.userId, new Browser()),
  };
}

/** What nobody but the owner may have changed after a call. */
export function belongings(userId: string): Promise<unknown> {
  return prisma.user.findUnique({
    where: { id: userId },
    include: {
      accounts: true,
      sessions: { select: { id: true }, orderBy: { id: "asc" } },
      checklists: { select: { id: true, steps: true }, orderBy: { id: "asc" } },
      journalEntries: true,
    },
  });
}
