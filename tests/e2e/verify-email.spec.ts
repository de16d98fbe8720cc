import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { AuthPage } from "./pages/auth-page";
import { verificationLink, waitForMail } from "./pages/mail-links";
import { logIn, newPerson, signUp } from "./people";

const notice = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Confirm your email address" });
const title = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const sendAgain = (page: Page) => notice(page).getByRole("button", { name: "Send again" });

test("sign up, read the notice, open the link: confirmed, welcomed, and the notice is gone", async ({
  page,
  context,
}) => {
  const person = await new AuthPage(page).signUp();
  await expect(page).toHaveURL("/dashboard");
  await expect(notice(page)).toContainText(person.email);
  await expect(notice(page).getByRole("link", { name: "Open the inbox" })).toHaveAttribute(
    "href",
    /\/mail$/,
  );

  const tab = await context.newPage();
  let posts = 0;
  tab.on("request", (request) => {
    if (request.url().endsWith("/api/auth/verify-email")) posts += 1;
  });
  await tab.goto(await verificationLink(person.email));
  await expect(title(tab)).toHaveText("Email verified");
  await expect(tab).toHaveURL("/verify-email");
  await expect(tab).toHaveURL("/dashboard");
  await expect(notice(tab)).toHaveCount(0);
  expect(posts).toBe(1);
  // The tab that asked for it knows at once, too.
  await expect(notice(page)).toHaveCount(0);
  await waitForMail(person.email, "Welcome to Stepwell");
});

test("a link opened on a device that is not signed in leads to log-in", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  const elsewhere = await browser.newContext({ baseURL });
  await signUp(elsewhere, person);
  await page.goto(await verificationLink(person.email));
  await expect(title(page)).toHaveText("Email verified");
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard");
  const { user } = await (await elsewhere.request.get("/api/auth/me")).json();
  expect(user.emailVerified).toBe(true);
  await elsewhere.close();
});

test("programs that only look at a link do not use it up", async ({ page, context, signedIn }) => {
  const link = await verificationLink(signedIn.email);
  for (let times = 0; times < 2; times += 1) {
    const looked = await context.request.get(link);
    expect(looked.headers()["referrer-policy"]).toBe("strict-origin");
    expect(looked.headers()["content-security-policy"]).toContain("'nonce-");
  }
  await page.goto(link);
  await expect(title(page)).toHaveText("Email verified");
});

test("a used link says so, with kind words for who is confirmed already", async ({
  page,
  context,
  signedIn,
  problems,
}) => {
  problems.allow(/^400 POST \/api\/auth\/verify-email/);
  const link = await verificationLink(signedIn.email);
  await page.goto(link);
  await expect(page).toHaveURL("/dashboard");
  await page.goto(link);
  await expect(page.getByText("Verification Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("This verification link is invalid or has expired.", { exact: true }),
  ).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("The link may be expired or already used.")).toBeVisible();
  await expect(main.getByText("is confirmed already")).toBeVisible();
  await expect(page).toHaveURL("/verify-email");

  await context.clearCookies();
  await page.goto(link);
  await expect(main.getByText("Log in, and we gladly send you a new link.")).toBeVisible();
  await main.getByRole("link", { name: "Go to Login" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto(link);
  await main.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("an old link offers a new one to who is signed in", async ({ page, signedIn, problems }) => {
  problems.allow(/^400 POST \/api\/auth\/verify-email/);
  const old = await verificationLink(signedIn.email);
  await page.request.post("/api/auth/resend-verification");
  await page.goto(old);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("We have sent you a new link.")).toBeVisible();
  await page.goto(await verificationLink(signedIn.email, 3));
  await expect(title(page)).toHaveText("Email verified");
});

test("an address without a token is an invalid link", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(
    page.getByText("This verification link is invalid or has expired.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Go to Login" })).toBeVisible();
});

test("a network that is gone uses nothing up: a second try succeeds", async ({
  page,
  signedIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.route("**/api/auth/verify-email", (route) => route.abort("internetdisconnected"));
  const link = await verificationLink(signedIn.email);
  await page.goto(link);
  await expect(page.getByText("Failed to verify email", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(link);
  await page.unroute("**/api/auth/verify-email");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(title(page)).toHaveText("Email verified");
});

test("the notice sends again, can be put away, and comes back with the next log-in", async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto("/dashboard");
  const first = await verificationLink(signedIn.email);
  await sendAgain(page).click();
  await expect(notice(page)).toContainText("We have sent you a new link.");
  expect(await verificationLink(signedIn.email, 2)).not.toBe(first);

  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await notice(page).getByRole("button", { name: "Not now" }).click();
  await expect(notice(page)).toHaveCount(0);
  await saved;
  await page.goto("/decision");
  await expect(title(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await logIn(context, signedIn);
  await page.goto("/decision");
  await expect(notice(page)).toBeVisible();
});

test("the notice says when the network is gone, and the page stays as it is", async ({
  page,
  context,
  signedIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  expect(signedIn.email).toContain("@");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await sendAgain(page).click();
  await expect(notice(page)).toContainText("There was an error sending the link.");
  await notice(page).getByRole("button", { name: "Not now" }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(title(page)).toHaveText("My Plans");
  await context.setOffline(false);
});

test("the keyboard alone reaches everything in the notice", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/dashboard");
  await tabTo(notice(page).getByRole("link", { name: "Open the inbox" }));
  await tabTo(sendAgain(page));
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("We have sent you a new link.");
  await tabTo(notice(page).getByRole("button", { name: "Not now" }));
  await page.keyboard.press("Enter");
  await expect(notice(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("a button confirms the address, once", async ({ page, signedIn }) => {
    const link = await verificationLink(signedIn.email);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm My Email" }).click();
    await expect(title(page)).toHaveText("Email verified");
    await page.getByRole("link", { name: "Go to My Plans" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(notice(page)).toHaveCount(0);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm My Email" }).click();
    await expect(page.getByText("The link may be expired or already used.")).toBeVisible();
  });

  test("the notice sends again and can be put away", async ({ page, signedIn }) => {
    await page.goto("/dashboard");
    await sendAgain(page).click();
    await expect(notice(page)).toContainText("We have sent you a new link.");
    await verificationLink(signedIn.email, 2);
    await notice(page).getByRole("button", { name: "Not now" }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveURL("/dashboard");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("every state is accessible", async ({ page, signedIn, problems, expectAccessible }) => {
      problems.allow(/^400 POST \/api\/auth\/verify-email/);
      await page.goto("/dashboard");
      await expect(notice(page)).toBeVisible();
      await expectAccessible();
      await page.goto("/verify-email");
      await expectAccessible();

      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/api/auth/verify-email", async (route) => {
        await released;
        await route.continue();
      });
      await page.goto("/verify-email?token=nobodys");
      await expect(page.getByText("One moment...")).toBeVisible();
      await expectAccessible();
      release();
      await expect(title(page)).toHaveText("Verification failed");
      await expectAccessible();

      // The screen leads on after two seconds; the next page is kept waiting while this one is looked at.
      await page.route(/\/dashboard\b/, () => undefined);
      await page.goto(await verificationLink(signedIn.email));
      await expect(title(page)).toHaveText("Email verified");
      await expectAccessible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}
