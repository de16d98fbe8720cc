import { expect, test } from "vitest";
import { submitLogIn, submitSignUp } from "@/lib/auth/actions";
import { sessionCookieName } from "@/lib/auth/session-token";
import { PASSWORD, registered, registration } from "../support/accounts";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";

test("a form that was posted without scripts signs in and leads on by itself", async () => {
  const browser = new Browser();
  const form = formOf({ ...registration(), tosAccepted: "on", redirectTo: "/decision?a=b" });
  await expect(browser.run(() => submitSignUp(null, form))).rejects.toMatchObject({
    digest: expect.stringContaining(";/decision?a=b;"),
  });
});

test("it never leads to another site", async () => {
  const { email } = await registered(new Browser());
  const form = formOf({ email, password: PASSWORD, redirectTo: "//evil.example" });
  await expect(new Browser().run(() => submitLogIn(null, form))).rejects.toMatchObject({
    digest: expect.stringContaining(";/dashboard;"),
  });
});

test("a form that was sent by script signs in and stays, for the message and its second", async () => {
  const { email } = await registered(new Browser());
  const browser = new Browser();
  const form = formOf({ email, password: PASSWORD, byScript: "1" });
  expect(await browser.run(() => submitLogIn(null, form))).toEqual({ ok: true, data: null });
  expect(browser.cookies.has(sessionCookieName())).toBe(true);
});

test("a refused form comes back with what was typed, passwords apart", async () => {
  const form = formOf({ ...registration({ firstName: "Zoë" }), confirmPassword: "other" });
  const result = await new Browser().run(() => submitSignUp(null, form));
  expect(result).toMatchObject({
    ok: false,
    code: "VALIDATION",
    fieldErrors: {
      confirmPassword: "Passwords don't match",
      tosAccepted: "You must accept the Terms of Service",
    },
    values: { firstName: "Zoë", birthdate: "1990-12-10" },
  });
  expect(JSON.stringify(result)).not.toContain(PASSWORD);
});

test("the refusal of an address or of an age stands at its field", async () => {
  const { email } = await registered(new Browser());
  const twice = formOf({ ...registration({ email }), tosAccepted: "on", byScript: "1" });
  expect(await new Browser().run(() => submitSignUp(null, twice))).toMatchObject({
    ok: false,
    code: "EMAIL_EXISTS",
    fieldErrors: {
      email: "An account with this email already exists. Please log in instead.",
    },
  });
  const birthdate = new Date().toISOString().slice(0, 10);
  const child = formOf({ ...registration({ birthdate }), tosAccepted: "on", byScript: "1" });
  expect(await new Browser().run(() => submitSignUp(null, child))).toMatchObject({
    ok: false,
    code: "AGE_RESTRICTION",
    fieldErrors: { birthdate: "This service is for users 18 and older only." },
  });
});
