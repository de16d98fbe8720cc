import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { type AuthAnswer, registered, registration } from "../support/accounts";
import { Browser } from "../support/browser";
import { sessionCookieLines } from "../support/cookie-lines";

const path = "/api/auth/register";

test("registering makes an account, signs in by cookie and answers token and user", async () => {
  const browser = new Browser();
  const { email, answer } = await registered(browser);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    message: expect.any(String),
    token: expect.any(String),
    user: { email, firstName: "Ada", lastName: "Lovelace", role: "user", emailVerified: false },
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");

  const me = await browser.call<AuthAnswer>("GET", "/api/auth/me");
  expect(me.body).toEqual({ success: true, user: answer.body.user });
});

test("the session cookie is out of reach of scripts and of other sites", async () => {
  const attributes = ["httponly", "path=/", "samesite=lax"];
  for (const line of await sessionCookieLines()) {
    expect(line.name).toBe("authjs.session-token");
    expect(line.attributes.filter((attribute) => attribute !== "max-age=0")).toEqual(attributes);
  }
});

test("the account keeps what was entered, and the password only as argon2id", async () => {
  const { email } = await registered(new Browser());
  const user = await prisma.user.findUniqueOrThrow({ where: { email } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  expect(user.birthDate?.toISOString()).toBe("1990-12-10T00:00:00.000Z");
  expect(user.termsAcceptedAt).not.toBeNull();
  const session = await prisma.session.findFirstOrThrow({ where: { userId: user.id } });
  expect(session.device).toBe("Firefox on Linux");
});

test("fields that were not asked for change nothing", async () => {
  const id = randomUUID();
  const forged = { role: "admin", emailVerified: new Date(), id, stripeCustomerId: "cus_1" };
  const answer = await new Browser().call<AuthAnswer>("POST", path, registration(forged));
  expect(answer.body.user).toMatchObject({ role: "user", emailVerified: false });
  expect(answer.body.user?.id).not.toBe(id);
});

test("parallel registrations with one address, however written, make exactly one account", async () => {
  const name = randomUUID();
  const spellings = [
    `${name}@example.org`,
    `${name}@EXAMPLE.org`,
    ` ${name.toUpperCase()}@example.org `,
  ];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      new Browser().call<AuthAnswer>(
        "POST",
        path,
        registration({ email: spellings[index % spellings.length] }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      code: "EMAIL_EXISTS",
      message: "An account with this email already exists. Please log in instead.",
    });
  }
  expect(await prisma.user.count({ where: { email: `${name}@example.org` } })).toBe(1);
});

test("a child is refused with AGE_RESTRICTION and leaves no account", async () => {
  const email = `${randomUUID()}@example.org`;
  const birthdate = new Date().toISOString().slice(0, 10);
  const answer = await new Browser().call("POST", path, registration({ email, birthdate }));
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    success: false,
    code: "AGE_RESTRICTION",
    message: "This service is for users 18 and older only.",
  });
  expect(await prisma.user.count({ where: { email } })).toBe(0);
});

test("a form with mistakes answers one message for each, the first as the message", async () => {
  const answer = await new Browser().call<AuthAnswer>(
    "POST",
    path,
    registration({
      email: "nope",
      password: "short",
      confirmPassword: "other",
      tosAccepted: false,
    }),
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    success: false,
    code: "VALIDATION",
    message: "Please enter a valid email address",
    errors: [
      { field: "email", message: "Please enter a valid email address" },
      { field: "password", message: "Password must be at least 8 characters" },
      { field: "tosAccepted", message: "You must accept the Terms of Service" },
      { field: "confirmPassword", message: "Passwords don't match" },
    ],
  });
});

test("another site can't register its visitors", async () => {
  const response = await new Browser().fetch(path, {
    method: "POST",
    body: JSON.stringify(registration()),
    headers: {
      "content-type": "application/json",
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    },
  });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("one email address can't be tried without end", async () => {
  const browser = new Browser();
  const email = `${randomUUID()}@example.org`;
  let last = await browser.call<AuthAnswer>("POST", path, registration({ email }));
  for (let tries = 0; tries < 40 && last.status !== 429; tries += 1) {
    last = await browser.call<AuthAnswer>("POST", path, registration({ email }));
  }
  expect(last.status).toBe(429);
  expect(last.body).toMatchObject({ success: false, code: "RATE_LIMITED" });
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
});
