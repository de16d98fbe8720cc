import { beforeEach, expect, test } from "vitest";
import { saveNewPassword, signOutElsewhere } from "@/lib/auth/account-actions";
import { submitForgotPassword, submitResetPassword } from "@/lib/auth/actions";
import { PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { collectLog } from "../support/log-lines";
import { signedIn } from "../support/people";
import { makePlan } from "../support/plans";

const lines = collectLog();
beforeEach(() => void lines.splice(0));

type Line = { event: string; code?: string; userId?: string; how?: string; pathname?: string };

/** What the log tells of security, without what stands in each line. */
function told(): Line[] {
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "security")
    .map(({ event, code, userId, how, pathname }) =>
      JSON.parse(JSON.stringify({ event, code, userId, how, pathname })),
    );
}

async function account() {
  const browser = new Browser();
  const { email, answer } = await registered(browser);
  return { browser, email, userId: String(answer.body.user?.id) };
}

test("an account that is made, a log-in, one that fails, and a log-out are told, each with its person", async () => {
  const { browser, email, userId } = await account();
  expect(told()).toEqual([
    { event: "account made", userId },
    { event: "signed in", userId, how: "password" },
  ]);
  lines.splice(0);
  await browser.call("POST", "/api/auth/login", { email, password: "not the password" });
  await browser.call("POST", "/api/auth/login", { email, password: PASSWORD });
  await browser.call("POST", "/api/auth/logout");
  expect(told()).toEqual([
    { event: "sign-in refused", userId, how: "password" },
    { event: "signed in", userId, how: "password" },
    { event: "signed out", userId },
  ]);
});

test("a new password is told, and so is one that is not proved", async () => {
  const { browser, userId } = await account();
  lines.splice(0);
  const newPassword = "difference engine";
  const fields = { newPassword, confirmPassword: newPassword };
  const save = (currentPassword: string) =>
    browser.run(() => saveNewPassword(null, formOf({ ...fields, currentPassword })));
  await save("not the password");
  await save(PASSWORD);
  await browser.run(() => signOutElsewhere(null, formOf({})));
  expect(told()).toEqual([
    { event: "password not proved", userId },
    { event: "password changed", userId, how: "password" },
    { event: "signed in", userId, how: "new password" },
    { event: "sessions ended", userId, how: "others" },
  ]);
});

test("who asks for what is someone else's, or for Premium without having it, is told", async () => {
  const owner = await signedIn();
  const { id } = await makePlan(owner.browser);
  const { browser, userId } = await signedIn();
  await browser.call("DELETE", `/api/checklist/${id}`);
  await browser.call("GET", "/api/journals");
  expect(told()).toEqual([
    { event: "refused", code: "NOT_FOUND", userId, pathname: `/api/checklist/${id}` },
    { event: "refused", code: "PREMIUM_REQUIRED", userId, pathname: "/api/journals" },
  ]);
});

test("what another site sends, what comes without a session, and what is too large is told", async () => {
  const visitor = new Browser();
  const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  await visitor.fetch("/api/auth/logout", { method: "POST", headers });
  await visitor.call("GET", "/api/checklist");
  await visitor.call("POST", "/api/decisions/breakdown", { inputText: "x".repeat(200_000) });
  await visitor.call("GET", "/api/no/such/address");
  expect(told().map(({ code }) => code)).toEqual([
    "FOREIGN_ORIGIN",
    "UNAUTHENTICATED",
    "TOO_LARGE",
  ]);
});

test("links that open nothing and limits that are reached are told of actions too, without the query", async () => {
  const visitor = new Browser();
  const form = formOf({
    token: "a-token-of-nobody",
    newPassword: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const path = { "x-current-path": "/reset-password?token=a-token-of-nobody" };
  await visitor.run(() => submitResetPassword(null, form), path);
  const email = `${crypto.randomUUID()}@example.org`;
  for (let tries = 0; tries < 6; tries += 1) {
    await visitor.run(() => submitForgotPassword(null, formOf({ email })));
  }
  expect(told()).toEqual([
    { event: "refused", code: "INVALID_LINK", pathname: "/reset-password" },
    { event: "refused", code: "RATE_LIMITED", pathname: "" },
  ]);
});

test("each line says when, in which request and from which network, of which nothing can be read", async () => {
  const { browser, email } = await account();
  await browser.call("POST", "/api/auth/login", { email, password: "not the password" });
  const other = new Browser();
  await other.call("POST", "/api/auth/login", { email, password: "not the password" });
  const kept = lines.map((line) => JSON.parse(line));
  for (const { time, client } of kept) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(client).toMatch(/^[\w-]{16}$/);
  }
  expect(new Set(kept.map(({ client }) => client)).size).toBe(2);
  const text = lines.join("");
  for (const secret of [
    email,
    PASSWORD,
    "not the password",
    browser.address,
    ...browser.cookies.values(),
  ]) {
    expect(text).not.toContain(secret);
  }
});

test("no text can begin a line of its own", async () => {
  const { browser } = await signedIn();
  await browser.fetch("/api/checklist/%0a%7B%22event%22%3A1%7D");
  expect(told()).toHaveLength(1);
  for (const line of lines) expect(line.trimEnd()).not.toContain("\n");
});
