import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

// What the bar, its menus and the line under it make of each answer. The journeys through Stripe's
// own pages are in premium.spec.ts; here the server's answers are given, so that each can be held.

const PORTAL = "https://billing.stripe.test/p/session/1";
const CHECKOUT = "https://checkout.stripe.test/c/pay/1";

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

function answerFor(status: string, entitled: boolean, graceEndsAt: string | null = null) {
  return {
    success: true,
    hasActiveSubscription: entitled,
    status,
    subscription:
      status === "none"
        ? null
        : {
            status,
            isRunning: status !== "canceled",
            currentPeriodEnd: inDays(20),
            cancelAtPeriodEnd: false,
            cancelAt: null,
            trialEnd: null,
            graceEndsAt,
          },
  };
}

const FREE = answerFor("none", false);
const PREMIUM = answerFor("active", true);

/** Answers for the status in the server's place; `tell` changes what it says from then on. */
async function answerStatus(page: Page, first: object) {
  let answer = first;
  let reads = 0;
  await page.route("**/api/subscription/status", async (route) => {
    reads += 1;
    await route.fulfill({ json: answer });
  });
  return {
    tell(next: object) {
      answer = next;
    },
    reads: () => reads,
  };
}

/** Holds the answer to a call back until it is let go. */
async function holdCall(page: Page, path: string, answer: { status?: number; json: object }) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    await held;
    await route.fulfill(answer);
  });
  return { release, calls: () => calls };
}

/** Stripe's pages, as far as the browser gets to them. */
async function standInForStripe(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(billing|checkout)\.stripe\.test\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Stripe</title><h1>Stripe</h1>" }),
  );
}

const avatar = (page: Page) => page.getByRole("button", { name: "Account", exact: true });
const crowns = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("[data-slot=crown]");
const toast = (page: Page) => page.locator("[data-slot=toast]");

async function openDropdown(page: Page): Promise<Locator> {
  await avatar(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  return page.getByRole("menu");
}

test.describe("the bar of a desktop", () => {
  test.skip(({ isMobile }) => isMobile);

  test("shows crowns to people without Premium, once that is known", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const status = await holdCall(page, "/api/subscription/status", { json: FREE });
    await page.goto("/dashboard");
    await expect.poll(status.calls).toBe(1);
    await expect(crowns(page)).toHaveCount(0);
    status.release();
    await expect(crowns(page)).toHaveCount(3);
    for (const name of ["Coaching", "Journal", "Reminders"]) {
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
      await expect(link).toHaveAccessibleDescription("Premium feature");
    }
    await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toHaveCount(0);
  });

  test("shows a badge and no crowns to subscribers", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    await answerStatus(page, PREMIUM);
    await page.goto("/dashboard");
    await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
    await expect(crowns(page)).toHaveCount(0);
  });

  test("reads the status again on focus and when the menu opens, and never by itself", async ({
    page,
    signedIn,
    problems,
  }) => {
    expect(signedIn.email).toContain("@");
    problems.allow(/^500 GET \/api\/subscription\/status/);
    const status = await answerStatus(page, FREE);
    await page.goto("/dashboard");
    await expect(crowns(page)).toHaveCount(3);
    expect(status.reads()).toBe(1);

    status.tell(PREMIUM);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(crowns(page)).toHaveCount(0);
    expect(status.reads()).toBe(2);

    status.tell(FREE);
    const menu = await openDropdown(page);
    await expect(menu).toContainText("Free Plan");
    expect(status.reads()).toBe(3);

    // What can't be read leaves what was known, and is not asked for again.
    await page.unroute("**/api/subscription/status");
    let failures = 0;
    await page.route("**/api/subscription/status", async (route) => {
      failures += 1;
      await route.fulfill({ status: 500, json: { success: false, message: "broken" } });
    });
    const refused = page.waitForResponse((response) => response.status() === 500);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await refused;
    await expect(menu).toContainText("Free Plan");
    await expect(crowns(page)).toHaveCount(3);
    expect(failures).toBe(1);
  });
});

test.describe("Upgrade in the dropdown", () => {
  test.skip(({ isMobile }) => isMobile);

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
  test.skip(({ isMobile }) => isMobile);

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

/** The two menus of a phone that hold the entry. */
const PHONE_MENUS = [
  {
    name: "the sheet",
    async open(page: Page) {
      await avatar(page).click();
      const sheet = page.getByRole("dialog", { name: "Account Settings" });
      await expect(sheet).toBeVisible();
      return sheet;
    },
  },
  {
    name: "the menu",
    async open(page: Page) {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Ada Lovelace" }).click();
      return page.getByRole("banner");
    },
  },
];

for (const { name, open } of PHONE_MENUS) {
  test.describe(`${name} of a phone`, () => {
    test.skip(({ isMobile }) => !isMobile);

    test("leads the page to the checkout", async ({ page, context, signedIn }) => {
      expect(signedIn.email).toContain("@");
      await standInForStripe(context);
      await answerStatus(page, FREE);
      const checkout = await holdCall(page, "/api/checkout/session", {
        json: { success: true, sessionUrl: CHECKOUT },
      });
      await page.goto("/dashboard");
      const menu = await open(page);
      await menu.getByRole("button", { name: "Upgrade to Premium" }).click();
      await expect(menu.getByRole("button", { name: "Starting upgrade..." })).toBeDisabled();
      checkout.release();
      await expect(page).toHaveURL(CHECKOUT);
    });

    test("leads the page to the portal", async ({ page, context, signedIn }) => {
      expect(signedIn.email).toContain("@");
      await standInForStripe(context);
      await answerStatus(page, PREMIUM);
      const portal = await holdCall(page, "/api/billing-portal", {
        json: { success: true, url: PORTAL },
      });
      await page.goto("/dashboard");
      const menu = await open(page);
      await menu.getByRole("button", { name: "Manage Subscription" }).click();
      await expect(menu.getByRole("button", { name: "Opening portal..." })).toBeDisabled();
      portal.release();
      await expect(page).toHaveURL(PORTAL);
      expect(context.pages()).toHaveLength(1);
    });

    test("says why the portal did not open", async ({ page, signedIn, problems }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/POST \/api\/billing-portal/);
      await answerStatus(page, PREMIUM);
      let status = 401;
      await page.route("**/api/billing-portal", (route) =>
        status === 0
          ? route.abort("connectionfailed")
          : route.fulfill({ status, json: { success: false, message: "Something else" } }),
      );
      await page.goto("/dashboard");
      const menu = await open(page);
      for (const { answered, said } of [
        { answered: 401, said: "Please log in again to manage your subscription." },
        { answered: 404, said: "No active subscription found to manage." },
        { answered: 503, said: "Unable to access subscription management. Please try again." },
        { answered: 0, said: "Unable to access subscription management. Please try again." },
      ]) {
        status = answered;
        await menu.getByRole("button", { name: "Manage Subscription" }).click();
        await expect(menu.getByRole("alert")).toHaveText(said);
        await expect(menu.getByRole("button", { name: "Log in" })).toHaveCount(
          answered === 401 ? 1 : 0,
        );
      }
    });

    test("says why the checkout did not start", async ({ page, signedIn, problems }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/POST \/api\/checkout\/session/);
      await answerStatus(page, FREE);
      let status = 200;
      await page.route("**/api/checkout/session", (route) =>
        route.fulfill({ status, json: { success: status === 200, message: "Something else" } }),
      );
      await page.goto("/dashboard");
      const menu = await open(page);
      for (const answered of [200, 500, 429]) {
        status = answered;
        await menu.getByRole("button", { name: "Upgrade to Premium" }).click();
        await expect(menu.getByRole("alert")).toHaveText(
          "Unable to start checkout. Please try again.",
        );
      }
    });
  });
}

test.describe("the line under the bar", () => {
  test("says until when Premium goes on without a payment, and can be put away", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await answerStatus(page, answerFor("past_due", true, "2030-03-04T12:00:00.000Z"));
    await page.goto("/dashboard");
    const line = page.getByRole("complementary", { name: "Payment" });
    await expect(line).toContainText(
      "Your last payment did not go through. Premium goes on until Mar 4, 2030.",
    );
    await line.getByRole("button", { name: "Not now" }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await expect(line).toBeVisible();
  });

  test("says that Premium rests when the days of grace are over, and goes with the payment", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const status = await answerStatus(page, answerFor("past_due", false, inDays(-1)));
    await page.goto("/dashboard");
    const line = page.getByRole("complementary", { name: "Payment" });
    await expect(line).toContainText("Premium rests, because a payment did not go through.");
    await expect(line).not.toContainText("goes on until");
    status.tell(PREMIUM);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(line).toBeHidden();
  });

  test("leads to the portal, and tells when it does not open", async ({
    page,
    context,
    isMobile,
    signedIn,
    problems,
  }) => {
    expect(signedIn.email).toContain("@");
    problems.allow(/^503 /);
    await standInForStripe(context);
    await answerStatus(page, answerFor("past_due", true, inDays(3)));
    let status = 503;
    const path = isMobile ? "**/api/billing-portal" : "**/api/subscription/portal";
    await page.route(path, (route) =>
      route.fulfill({
        status,
        json: { success: status === 200, message: "Not now.", url: PORTAL },
      }),
    );
    await page.goto("/dashboard");
    const button = page.getByRole("button", { name: "Update payment method" });
    await button.click();
    await expect(toast(page).getByText("Unable to Open Portal", { exact: true })).toBeVisible();
    await expect(button).toBeEnabled();
    status = 200;
    const opened = isMobile ? null : context.waitForEvent("page");
    await button.click();
    await expect((await opened) ?? page).toHaveURL(PORTAL);
  });

  test("is not there for anybody else", async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    const status = await answerStatus(page, PREMIUM);
    await page.goto("/dashboard");
    for (const answer of [answerFor("trialing", true), answerFor("canceled", false), FREE]) {
      status.tell(answer);
      const read = page.waitForResponse("**/api/subscription/status");
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await read;
      await expect(page.getByRole("complementary", { name: "Payment" })).toHaveCount(0);
    }
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("neither the menu nor the line has an accessibility violation", async ({
      page,
      isMobile,
      signedIn,
      problems,
      expectAccessible,
    }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/^503 /);
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (isMobile) await page.setViewportSize({ width: 320, height: 720 });
      await answerStatus(page, answerFor("past_due", true, inDays(3)));
      await page.route("**/api/billing-portal", (route) =>
        route.fulfill({ status: 503, json: { success: false, message: "Not now." } }),
      );
      await page.goto("/dashboard");
      await expect(page.getByRole("complementary", { name: "Payment" })).toBeVisible();
      await expectAccessible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await avatar(page).click();
      if (isMobile) {
        await page.getByRole("button", { name: "Manage Subscription" }).click();
        await expect(page.getByRole("dialog").getByRole("alert")).not.toBeEmpty();
      } else {
        await expect(page.getByRole("menuitem", { name: "Manage Subscription" })).toBeVisible();
      }
      await expectAccessible();
    });
  });
}
