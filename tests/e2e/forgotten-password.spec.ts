import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { AuthPage } from "./pages/auth-page";
import { resetLink, waitForMail } from "./pages/mail-links";
import { logIn, newPerson, type Person } from "./people";

const NEW_PASSWORD = "note G of the translator";
const SENT = "If an account with that email exists, we've sent a password reset link.";

const sendLink = (auth: AuthPage) => auth.main.getByRole("button", { name: "Send Reset Link" });
const resetButton = (auth: AuthPage) => auth.main.getByRole("button", { name: "Reset Password" });
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });

async function askForLink(page: Page, email: string): Promise<string> {
  const response = await page.request.post("/api/auth/forgot-password", { data: { email } });
  expect(response.ok()).toBe(true);
  return resetLink(email);
}

async function fillPasswords(auth: AuthPage, password: string, again = password): Promise<void> {
  await auth.field("New Password").fill(password);
  await auth.field("Confirm Password").fill(again);
}

async function logInStatus(page: Page, { email }: Person, password: string): Promise<number> {
  const data = { email, password };
  return (await page.request.post("/api/auth/login", { data })).status();
}

test("a forgotten password: mail, link, new password; the old one and other devices are out", async ({
  page,
  context,
  browser,
  baseURL,
  signedIn,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  await logIn(elsewhere, signedIn);
  await context.clearCookies();

  const auth = new AuthPage(page);
  await auth.open("/login?redirectTo=%2Fdashboard%3Fa%3D1");
  await auth.main.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(title(page)).toHaveText("Reset your password");
  await auth.field("Email").fill(signedIn.email);
  await sendLink(auth).click();
  await expect(page.getByText("Reset Link Sent", { exact: true })).toBeVisible();
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%3Fa%3D1");
  const inbox = auth.main.getByRole("link", { name: "Open the inbox" });
  await expect(inbox).toHaveAttribute("href", /\/mail$/);

  await page.goto(await resetLink(signedIn.email));
  await expect(auth.main.getByText(signedIn.email)).toBeVisible();
  await fillPasswords(auth, NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(title(page)).toHaveText("Your password is changed");
  await expect(page).toHaveURL("/reset-password");
  await expect(page).toHaveURL("/auth");

  expect((await elsewhere.request.get("/api/auth/me")).status()).toBe(401);
  await elsewhere.close();
  expect(await logInStatus(page, signedIn, signedIn.password)).toBe(401);
  await auth.logIn(signedIn.email, NEW_PASSWORD);
  await expect(page).toHaveURL("/dashboard");
  await waitForMail(signedIn.email, "Your password was changed");
});

test("a signed-in person is signed out by it, and comes to the log-in screen", async ({
  page,
  signedIn,
}) => {
  const auth = new AuthPage(page);
  await page.goto(await askForLink(page, signedIn.email));
  await fillPasswords(auth, NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(page).toHaveURL("/auth");
  await expect(auth.signIn).toBeVisible();
});

test("nobody learns from the screen whether an address has an account", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await auth.field("Email").fill(newPerson().email);
  await sendLink(auth).click();
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/login");
});

test("an address that is none is named at its field", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await auth.field("Email").fill("ada@example");
  await sendLink(auth).click();
  await expect(auth.field("Email")).toBeFocused();
  await expect(auth.field("Email")).toHaveAccessibleDescription("Invalid email address");
  await expect(auth.field("Email")).toHaveValue("ada@example");
});

test("looking at a link uses nothing up, tells no other site, and a used one says so", async ({
  page,
  context,
  signedIn,
}) => {
  const link = await askForLink(page, signedIn.email);
  const looked = await context.request.get(link);
  expect(looked.headers()["referrer-policy"]).toBe("strict-origin");
  expect(looked.headers()["content-security-policy"]).toContain("'nonce-");
  const auth = new AuthPage(page);
  await auth.open(link);
  await page.reload();
  await fillPasswords(auth, NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(title(page)).toHaveText("Your password is changed");

  await page.goto(link);
  await expect(
    auth.main.getByText("This password reset link is invalid or has expired."),
  ).toBeVisible();
  await auth.main.getByRole("link", { name: "Request a New Link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a link that died while the form stood open says so", async ({ page, signedIn, problems }) => {
  problems.allow(/^400 /);
  const link = await askForLink(page, signedIn.email);
  const auth = new AuthPage(page);
  await auth.open(link);
  await page.request.post("/api/auth/forgot-password", { data: { email: signedIn.email } });
  await resetLink(signedIn.email, 2);
  await fillPasswords(auth, NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(page.getByText("Reset Failed", { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText("This link does not work");
  await expect(page).toHaveURL("/reset-password");
});

test("a password that will not do leaves the link good, with the cursor where to mend it", async ({
  page,
  signedIn,
}) => {
  const auth = new AuthPage(page);
  await auth.open(await askForLink(page, signedIn.email));
  await fillPasswords(auth, "short", "other");
  await resetButton(auth).click();
  await expect(auth.field("New Password")).toBeFocused();
  await expect(auth.main.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(auth.main.getByText("Passwords don't match")).toBeVisible();
  // Only the server knows that many people use it.
  await fillPasswords(auth, "password1");
  await resetButton(auth).click();
  await expect(auth.field("New Password")).toBeFocused();
  await expect(auth.field("New Password")).toHaveAttribute("aria-invalid", "true");
  await fillPasswords(auth, NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(title(page)).toHaveText("Your password is changed");
});

test("a network that is gone keeps both forms, and the next try succeeds", async ({
  page,
  context,
  signedIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await auth.field("Email").fill(signedIn.email);
  await context.setOffline(true);
  await sendLink(auth).click();
  await expect(page.getByText("Request Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("There was an error sending the reset link. Please try again.", { exact: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await sendLink(auth).click();
  await expect(page.getByText("Reset Link Sent", { exact: true })).toBeVisible();

  await auth.open(await resetLink(signedIn.email));
  await fillPasswords(auth, NEW_PASSWORD);
  await context.setOffline(true);
  await resetButton(auth).click();
  await expect(page.getByText("Reset Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("There was an error resetting your password. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(auth.field("New Password")).toHaveValue(NEW_PASSWORD);
  await resetButton(auth).click();
  await expect(title(page)).toHaveText("Your password is changed");
});

test("a message is shown also where the line was cut before its looks arrived", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to load/);
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await context.setOffline(true);
  await auth.field("Email").fill(newPerson().email);
  await sendLink(auth).click();
  const alert = page.getByRole("alert").filter({ hasText: "Request Failed" });
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await sendLink(auth).click();
  await expect(page.getByText("Reset Link Sent", { exact: true })).toBeVisible();
});

test("the keyboard alone asks for a link and chooses a password", async ({ page, signedIn }) => {
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await tabTo(auth.field("Email"));
  await page.keyboard.type(signedIn.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Reset Link Sent", { exact: true })).toBeVisible();

  await auth.open(await resetLink(signedIn.email));
  await tabTo(auth.field("New Password"));
  await page.keyboard.type(NEW_PASSWORD);
  await tabTo(auth.field("Confirm Password"));
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Your password is changed");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("a link is asked for and a password chosen", async ({ page, signedIn }) => {
    const auth = new AuthPage(page);
    await page.goto("/forgot-password");
    await auth.field("Email").fill(signedIn.email);
    await sendLink(auth).click();
    await expect(auth.main.getByText(SENT)).toBeVisible();
    await expect(auth.main.getByRole("link", { name: "Open the inbox" })).toBeVisible();

    await page.goto(await resetLink(signedIn.email));
    await fillPasswords(auth, NEW_PASSWORD, "another one of hers");
    await resetButton(auth).click();
    await expect(auth.main.getByText("Passwords don't match")).toBeVisible();
    await fillPasswords(auth, NEW_PASSWORD);
    await resetButton(auth).click();
    await expect(title(page)).toHaveText("Your password is changed");
    await auth.main.getByRole("link", { name: "Go to Login" }).click();
    await auth.logIn(signedIn.email, NEW_PASSWORD);
    await expect(page).toHaveURL("/dashboard");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("every state is accessible", async ({ page, signedIn, expectAccessible }) => {
      const auth = new AuthPage(page);
      await page.goto("/reset-password");
      await expectAccessible();
      await auth.open(await askForLink(page, signedIn.email));
      await expectAccessible();
      await resetButton(auth).click();
      await expect(auth.field("New Password")).toBeFocused();
      await expectAccessible();
      // The screen leads on after three seconds; the next page is kept waiting while this one is looked at.
      await page.route(/\/auth(\?|$)/, () => undefined);
      await fillPasswords(auth, NEW_PASSWORD);
      await resetButton(auth).click();
      await expect(title(page)).toHaveText("Your password is changed");
      await expectAccessible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}
