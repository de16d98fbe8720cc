import { expect, test } from "vitest";
import { issueEmailToken, useEmailToken } from "@/lib/auth/email-token";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { setPassword } from "@/lib/auth/set-password";
import { prisma } from "@/lib/db";
import { type AuthAnswer, PASSWORD, registered, registration } from "../support/accounts";
import { Browser } from "../support/browser";

const logIn = (email: string, password: string) =>
  new Browser().call<AuthAnswer>("POST", "/api/auth/login", { email, password });

test.each([
  ["Password123!", AUTH_PROBLEMS.passwordCommon],
  ["Ada.Lovelace", AUTH_PROBLEMS.passwordPersonal],
])("nobody registers with %s; the message stands at the field", async (password, message) => {
  const form = registration({ password, confirmPassword: password });
  const answer = await new Browser().call<AuthAnswer>("POST", "/api/auth/register", form);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    success: false,
    code: "VALIDATION",
    message,
    errors: [{ field: "password", message }],
  });
  expect(await prisma.user.count({ where: { email: String(form.email) } })).toBe(0);
});

test("a link to a new password outlives a password that is easy to guess", async () => {
  const { email } = await registered(new Browser());
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { email } });
  const token = await prisma.$transaction((transaction) =>
    issueEmailToken(transaction, { userId, purpose: "reset_password" }),
  );
  const reset = (password: string) =>
    prisma.$transaction(async (transaction) => {
      const used = await useEmailToken(transaction, token, "reset_password");
      await setPassword(transaction, used.userId, password);
    });
  await expect(reset("iloveyou2")).rejects.toMatchObject({
    code: "VALIDATION",
    errors: [{ field: "newPassword", message: AUTH_PROBLEMS.passwordCommon }],
  });
  expect((await logIn(email, PASSWORD)).status).toBe(200);
  await reset("difference engine");
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await logIn(email, "difference engine")).status).toBe(200);
});

test("128 characters are a password, and so are they with spaces and signs of any script", async () => {
  const browser = new Browser();
  const password = ` ${"Ж猫🐈 ".repeat(25)}`.padEnd(128, "é");
  expect(password).toHaveLength(128);
  const form = registration({ password, confirmPassword: password });
  const answer = await browser.call("POST", "/api/auth/register", form);
  expect(answer.status).toBe(200);
  expect((await logIn(String(form.email), password)).status).toBe(200);
  expect((await logIn(String(form.email), password.trim())).status).toBe(401);
});
