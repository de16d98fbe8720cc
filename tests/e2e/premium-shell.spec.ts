import {
  answerFor,
  answerStatus,
  avatar,
  crowns,
  FREE,
  holdCall,
  inDays,
  openDropdown,
  PORTAL,
  PREMIUM,
  standInForStripe,
  toast,
} from "./billing-answers";
import { expect, test } from "./fixtures";

// What the bar and the line under it make of each answer about a subscription.

test.describe("the bar of a desktop", { tag: "@desk" }, () => {
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
