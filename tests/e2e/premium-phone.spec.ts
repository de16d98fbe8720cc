import type { Page } from "@playwright/test";
import {
  answerStatus,
  avatar,
  CHECKOUT,
  FREE,
  holdCall,
  PORTAL,
  PREMIUM,
  standInForStripe,
  toast,
} from "./billing-answers";
import { expect, test } from "./fixtures";

// Upgrade and Manage in the menus of a phone.

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
      // Opened again, it is as it was left.
      const entry = page.getByRole("button", { name: "Ada Lovelace" });
      if ((await entry.getAttribute("aria-expanded")) === "false") await entry.click();
      return page.getByRole("banner");
    },
  },
];

for (const { name, open } of PHONE_MENUS) {
  test.describe(`${name} of a phone`, () => {
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

    test("tells someone who closed it meanwhile too", async ({ page, signedIn, problems }) => {
      expect(signedIn.email).toContain("@");
      problems.allow(/^500 POST \/api\/checkout\/session/);
      await answerStatus(page, FREE);
      const checkout = await holdCall(page, "/api/checkout/session", { status: 500, json: {} });
      await page.goto("/dashboard");
      const menu = await open(page);
      await menu.getByRole("button", { name: "Upgrade to Premium" }).click();
      await expect(menu.getByRole("button", { name: "Starting upgrade..." })).toBeDisabled();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Starting upgrade..." })).toBeHidden();
      checkout.release();
      await expect(toast(page).getByText("Upgrade Failed", { exact: true })).toBeVisible();
      await open(page);
      await expect(menu.getByRole("button", { name: "Upgrade to Premium" })).toBeEnabled();
      await expect(menu.getByRole("alert")).toBeEmpty();
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
