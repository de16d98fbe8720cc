import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LOGIN_ACCOUNT_LIMIT } from "@/lib/auth/constants";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered } from "../support/accounts";
import { Browser } from "../support/browser";

const path = "/api/auth/login";

function logIn(browser: Browser, email: string, password: string) {
  return browser.call<AuthAnswer>("POST", path, { email, password });
}

test("logging in answers token and user, and works however the address is written", async () => {
  const { email } = await registered(new Browser());
  const browser = new Browser();
  const answer = await logIn(browser, ` ${email.toUpperCase()} `, PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ success: true, token: expect.any(String), user: { email } });
  const me = await browser.call<AuthAnswer>("GET", "/api/auth/me");
  expect(me.body.user).toMatchObject({ email });
});

test("the token serves a client without cookies as Bearer", async () => {
  const { email } = await registered(new Browser());
  const { body } = await logIn(new Browser(), email, PASSWORD);
  const client = new Browser();
  client.bearer = body.token;
  expect((await client.call<AuthAnswer>("GET", "/api/auth/me")).body.user).toMatchObject({ email });
});

test("a wrong password and an unknown address get the same answer", async () => {
  const { email } = await registered(new Browser());
  const wrong = await logIn(new Browser(), email, "difference engine");
  const unknown = await logIn(new Browser(), `${randomUUID()}@example.org`, "difference engine");
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    success: false,
    code: "INVALID_CREDENTIALS",
    message: "Invalid email or password. Please check your credentials.",
  });
  expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
});

test("a refusal gives no session, whatever the client asks next-auth for", async () => {
  const own = new Browser();
  await registered(own);
  const { email } = await registered(new Browser());
  const before = new Map(own.cookies);
  const response = await own.fetch(path, {
    method: "POST",
    body: JSON.stringify({ email, password: "difference engine" }),
    headers: { "content-type": "application/json", "x-auth-return-redirect": "1" },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).not.toHaveProperty("token");
  expect(own.cookies).toEqual(before);
});

test("an account without a password says that it uses Google", async () => {
  const { email } = await registered(new Browser());
  await prisma.user.update({ where: { email }, data: { passwordHash: null } });
  const answer = await logIn(new Browser(), email, PASSWORD);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({
    code: "OAUTH_ONLY",
    message: expect.stringMatching(/Google/),
  });
});

test("guesses at one account end in 429 wherever they come from, parallel ones too", async () => {
  const { email } = await registered(new Browser());
  const answers = await Promise.all(
    Array.from({ length: LOGIN_ACCOUNT_LIMIT.points + 5 }, () =>
      logIn(new Browser(), email, "difference engine"),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(LOGIN_ACCOUNT_LIMIT.points);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("logging in with the right password is never too often", async () => {
  const { email } = await registered(new Browser());
  for (let times = 0; times < LOGIN_ACCOUNT_LIMIT.points + 2; times += 1) {
    expect((await logIn(new Browser(), email, PASSWORD)).status).toBe(200);
  }
});

test.each([
  ["no JSON", "{", "application/json", 400],
  ["a form", "email=a&password=b", "application/x-www-form-urlencoded", 400],
  ["a list", "[]", "application/json", 400],
  ["operators", '{"email":{"$gt":""},"password":{"$gt":""}}', "application/json", 400],
  ["five megabytes", `"${"x".repeat(5_000_000)}"`, "application/json", 413],
])("%s gets a clear answer in JSON", async (_, body, contentType, status) => {
  const response = await new Browser().fetch(path, {
    method: "POST",
    body,
    headers: { "content-type": contentType },
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

test("another method is refused in JSON", async () => {
  const response = await new Browser().fetch(path);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});
