import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AuthPage } from "./pages/auth-page";
import { newPerson } from "./people";

const GUESSES = 12;

async function guess(request: APIRequestContext, email: string): Promise<void> {
  for (let times = 0; times < GUESSES; times += 1) {
    await request.post("/api/auth/login", { data: { email, password: "difference engine" } });
  }
}

test("a password that is easy to guess is refused at its field, and another one does", {
  tag: "@desk",
}, async ({ page }) => {
  const auth = new AuthPage(page);
  const person = newPerson();
  await auth.open("/signup");
  await auth.fillSignUp({ ...person, password: "Password123!" });
  await auth.createAccount.click();
  await expect(auth.field("Password")).toBeFocused();
  await expect(auth.field("Password")).toHaveAccessibleDescription(/first that people guess/);
  await expect(auth.field("Email")).toHaveValue(person.email);
  await auth.field("Password").fill(person.password);
  await auth.field("Confirm Password").fill(person.password);
  await auth.createAccount.click();
  await expect(page).toHaveURL("/dashboard");
});

test("a long password can be pasted into both fields, whole", { tag: "@desk" }, async ({
  page,
}) => {
  const auth = new AuthPage(page);
  const password = "p".repeat(60) + "ä€😀 ".repeat(13);
  await auth.open("/signup");
  await auth.field("First Name").evaluate((field) => field.removeAttribute("maxlength"));
  await auth.field("First Name").fill(password);
  await auth.field("First Name").press("ControlOrMeta+a");
  await auth.field("First Name").press("ControlOrMeta+c");
  for (const label of ["Password", "Confirm Password"]) {
    await auth.field(label).press("ControlOrMeta+v");
    await expect(auth.field(label)).toHaveValue(password);
  }
});

test("password managers know which field is which", { tag: "@desk" }, async ({ page }) => {
  const auth = new AuthPage(page);
  const expected = [
    ["/signup", "Email", "email"],
    ["/signup", "Password", "new-password"],
    ["/signup", "Confirm Password", "new-password"],
    ["/login", "Email", "username"],
    ["/login", "Password", "current-password"],
  ] as const;
  for (const [path, label, autocomplete] of expected) {
    if (!page.url().endsWith(path)) await auth.open(path);
    await expect(auth.field(label)).toHaveAttribute("autocomplete", autocomplete);
  }
});

test("whoever guesses too often reads how long to wait, and keeps what was typed", {
  tag: "@desk",
}, async ({ page, context }) => {
  const { email } = newPerson();
  const auth = new AuthPage(page);
  await auth.open("/login");
  await auth.field("Email").fill(email);
  await auth.field("Password").fill("difference engine");
  await guess(context.request, email);
  await auth.signIn.click();
  await expect(auth.main.getByRole("alert")).toHaveText(
    /^That was a lot in a short time\. Please wait .+, then try again\. Nothing is lost\.$/,
  );
  await expect(auth.field("Email")).toHaveValue(email);
});

test("strangers who guess at an account do not keep its owner out of a browser they used", {
  tag: "@desk",
}, async ({ page, context, playwright, baseURL, signedIn }) => {
  await context.clearCookies({ name: /session-token/ });
  const stranger = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": "203.0.113.9" },
  });
  await guess(stranger, signedIn.email);
  await stranger.dispose();
  const auth = new AuthPage(page);
  await auth.open("/login");
  await auth.logIn(signedIn.email, signedIn.password);
  await expect(page).toHaveURL("/dashboard");
});
