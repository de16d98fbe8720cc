import {
  answerFor,
  answerStatus,
  avatar,
  CHECKOUT,
  crowns,
  FREE,
  holdCall,
  openDropdown,
  PORTAL,
  PREMIUM,
  standInForStripe,
  toast,
} from "./billing-answers";
import { expect, test } from "./fixtures";

// Upgrade and Manage in the menu of a desktop.

test.describe("Upgrade in the dropdown", () => {
  test("waits with the menu open, asks once, and leads the page to the checkout", async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await standInForStripe(context);
    await answerStatus(page, FREE);
    const checkout = await holdCall(page, "/api/checkout/session", {
      json: { success: true, sessionUrl: CHECKOUT },
    });
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await menu.getByRole("menuitem", { name: "Upgrade to Premium" }).click();
    const waiting = menu.getByRole("menuitem", { name: "Starting upgrade..." });
    await expect(waiting).toBeDisabled();
    await waiting.click({ force: true });
    await expect(menu).toBeVisible();
    checkout.release();
    await expect(page).toHaveURL(CHECKOUT);
    expect(checkout.calls()).toBe(1);
  });

  test("works again for someone who comes back", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const status = await answerStatus(page, FREE);
    // An address that answers nothing leaves the page as it stands, as Back does.
    await page.route("**/nowhere", (route) => route.fulfill({ status: 204 }));
    await page.route("**/api/checkout/session", (route) =>
      route.fulfill({ json: { success: true, sessionUrl: "/nowhere" } }),
    );
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await menu.getByRole("menuitem", { name: "Upgrade to Premium" }).click();
    await expect(menu.getByRole("menuitem", { name: "Starting upgrade..." })).toBeDisabled();
    const reads = status.reads();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expect(menu.getByRole("menuitem", { name: "Upgrade to Premium" })).toBeEnabled();
    await expect.poll(status.reads).toBe(reads + 1);
  });

  for (const { name, answer, reason } of [
    {
      name: "the server's words",
      answer: { status: 503, json: { success: false, code: "BILLING_DOWN", message: "Not now." } },
      reason: "Not now.",
    },
    {
      name: "an answer without an address",
      answer: { json: { success: true } },
      reason: "Unable to start upgrade process. Please try again.",
    },
    {
      name: "a lost network",
      answer: null,
      reason: "Unable to start upgrade process. Please try again.",
    },
  ]) {
    test(`tells why it did not start: ${name}`, async ({ page, signedIn, problems }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/POST \/api\/checkout\/session/);
      await answerStatus(page, FREE);
      await page.route("**/api/checkout/session", (route) =>
        answer ? route.fulfill(answer) : route.abort("connectionfailed"),
      );
      await page.goto("/dashboard");
      const menu = await openDropdown(page);
      await menu.getByRole("menuitem", { name: "Upgrade to Premium" }).click();
      await expect(toast(page)).toHaveAttribute("data-variant", "destructive");
      await expect(toast(page).getByText("Upgrade Failed", { exact: true })).toBeVisible();
      await expect(toast(page).getByText(reason, { exact: true })).toBeVisible();
      await expect(menu.getByRole("menuitem", { name: "Upgrade to Premium" })).toBeEnabled();
      await expect(page).toHaveURL("/dashboard");
    });
  }

  test("turns into Manage for someone who subscribed elsewhere meanwhile", async ({
    page,
    signedIn,
    problems,
  }) => {
    expect(signedIn.email).toContain("@");
    problems.allow(/^409 POST \/api\/checkout\/session/);
    const status = await answerStatus(page, FREE);
    await page.route("**/api/checkout/session", async (route) => {
      status.tell(PREMIUM);
      await route.fulfill({
        status: 409,
        json: { success: false, code: "ALREADY_SUBSCRIBED", message: "You have one already." },
      });
    });
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await menu.getByRole("menuitem", { name: "Upgrade to Premium" }).click();
    await expect(toast(page)).toContainText("You have one already.");
    await expect(menu.getByRole("menuitem", { name: "Manage Subscription" })).toBeEnabled();
  });

  test("goes by keyboard alone", async ({ page, context, signedIn }) => {
    expect(signedIn.email).toContain("@");
    await standInForStripe(context);
    await answerStatus(page, FREE);
    await page.route("**/api/checkout/session", (route) =>
      route.fulfill({ json: { success: true, sessionUrl: CHECKOUT } }),
    );
    await page.goto("/dashboard");
    await expect(crowns(page)).toHaveCount(3);
    await avatar(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Upgrade to Premium" })).toBeVisible();
    await page.keyboard.press("Home");
    await expect(page.getByRole("menuitem", { name: "Upgrade to Premium" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(CHECKOUT);
  });
});

test.describe("Manage in the dropdown", () => {
  test("opens the portal in a tab of its own, which has no hold on this page", async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await standInForStripe(context);
    await answerStatus(page, PREMIUM);
    const portal = await holdCall(page, "/api/subscription/portal", {
      json: { success: true, url: PORTAL },
    });
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    const opened = context.waitForEvent("page");
    await menu.getByRole("menuitem", { name: "Manage Subscription" }).click();
    const tab = await opened;
    await expect(menu.getByRole("menuitem", { name: "Opening portal..." })).toBeDisabled();
    await expect(tab.getByText("Opening portal...")).toBeVisible();
    portal.release();
    await expect(tab).toHaveURL(PORTAL);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/dashboard");
    await expect(menu.getByRole("menuitem", { name: "Manage Subscription" })).toBeEnabled();
    expect(portal.calls()).toBe(1);
  });

  test("takes the page itself where the browser gives no tab", async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await standInForStripe(context);
    await answerStatus(page, PREMIUM);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.route("**/api/subscription/portal", (route) =>
      route.fulfill({ json: { success: true, url: PORTAL } }),
    );
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await menu.getByRole("menuitem", { name: "Manage Subscription" }).click();
    await expect(page).toHaveURL(PORTAL);
  });

  for (const { name, answer, reason } of [
    {
      name: "the server's words",
      answer: {
        status: 404,
        json: { success: false, message: "No active subscription found to manage." },
      },
      reason: "No active subscription found to manage.",
    },
    {
      name: "a lost network",
      answer: null,
      reason: "Unable to open billing portal. Please try again.",
    },
  ]) {
    test(`takes its tab away again and tells why: ${name}`, async ({
      page,
      context,
      signedIn,
      problems,
    }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/GET \/api\/subscription\/portal/);
      await answerStatus(page, PREMIUM);
      await page.route("**/api/subscription/portal", (route) =>
        answer ? route.fulfill(answer) : route.abort("connectionfailed"),
      );
      await page.goto("/dashboard");
      const menu = await openDropdown(page);
      const opened = context.waitForEvent("page");
      await menu.getByRole("menuitem", { name: "Manage Subscription" }).click();
      const tab = await opened;
      await expect.poll(() => tab.isClosed()).toBe(true);
      await expect(toast(page).getByText("Unable to Open Portal", { exact: true })).toBeVisible();
      await expect(toast(page).getByText(reason, { exact: true })).toBeVisible();
      await expect(menu.getByRole("menuitem", { name: "Manage Subscription" })).toBeEnabled();
    });
  }

  test("leads someone whose session has ended to the log-in screen and back", async ({
    page,
    signedIn,
    problems,
  }) => {
    expect(signedIn.email).toContain("@");
    problems.allow(/^401 /);
    await answerStatus(page, PREMIUM);
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await page.context().clearCookies();
    await menu.getByRole("menuitem", { name: "Manage Subscription" }).click();
    await expect(toast(page).getByText("Unable to Open Portal", { exact: true })).toBeVisible();
    await toast(page).getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard");
  });

  test("stands for every subscription that may still be charged for, also without Premium", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const status = await answerStatus(page, answerFor("unpaid", false));
    await page.goto("/dashboard");
    const menu = await openDropdown(page);
    await expect(menu).toContainText("Free Plan");
    await expect(menu.getByRole("menuitem").first()).toHaveText("Manage Subscription");
    await expect(crowns(page)).toHaveCount(3);
    status.tell(answerFor("canceled", false));
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(menu.getByRole("menuitem").first()).toHaveText("Upgrade to Premium");
  });
});
