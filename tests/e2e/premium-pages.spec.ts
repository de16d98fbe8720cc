import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { actOnSubscription } from "./sandbox";
import { statusOf, stripeIdsOf, subscribe } from "./subscriptions";

// What the pages about Premium show, to whom, and whether everybody can read them.

test("a visitor logs in first, and comes back to the page with its whole address", async ({
  page,
}) => {
  for (const address of ["/premium", "/premium/success?session_id=cs_test_1", "/premium/failure"]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(address)}`);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`accessible and within 320 pixels, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 640 });
    });

    async function expectSound(page: Page, expectAccessible: () => Promise<void>): Promise<void> {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }

    for (const address of ["/premium", "/premium/success", "/premium/failure", "/coaching"]) {
      test(`${address} without Premium`, async ({ page, signedIn, expectAccessible }) => {
        expect(signedIn.email).toContain("@");
        await page.goto(address);
        await expectSound(page, expectAccessible);
      });
    }

    for (const address of ["/premium", "/premium/success", "/coaching"]) {
      test(`${address} with Premium`, async ({ page, context, signedIn, expectAccessible }) => {
        expect(signedIn.email).toContain("@");
        await subscribe(context);
        await page.goto(address);
        await expectSound(page, expectAccessible);
      });
    }

    test("the account while a payment is missing", async ({
      page,
      context,
      signedIn,
      expectAccessible,
    }) => {
      await subscribe(context);
      const ids = await stripeIdsOf(signedIn.email);
      await actOnSubscription(ids.subscription, "fail-payment");
      await expect.poll(() => statusOf(context)).toBe("past_due");
      await page.goto("/account");
      await expect(page.getByRole("complementary", { name: "Payment" })).toBeVisible();
      await expectSound(page, expectAccessible);
    });
  });
}
