import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { manage } from "./pages/premium-page";
import { lookAgain, PortalPage } from "./pages/stripe-pages";
import { actOnSubscription } from "./sandbox";
import { setPaymentMissing, statusOf, stripeIdsOf, subscribe } from "./subscriptions";

// The journeys of a person who has Premium: ended, resumed, a payment missing and made.

const subscription = (page: Page): Locator => page.locator("#subscription");

test("cancelled at the end of the period, resumed, and ended now: the account tells each", async ({
  page,
  context,
  isMobile,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await subscribe(context);
  await page.goto("/account");
  await expect(subscription(page)).toContainText(
    /Premium is active. It renews on .+ for \$\d+ per month/,
  );
  for (const [choice, told] of [
    ["Cancel at the end of the period", /Premium stays until .+ nothing more is charged/],
    ["Don’t cancel", /Premium is active/],
    ["Cancel now", /You are on the Free Plan\. Your subscription has ended/],
  ] as const) {
    const portal = await PortalPage.openedBy(
      subscription(page).getByRole("button", { name: "Manage Subscription" }),
      isMobile,
    );
    await portal.choose(choice);
    await portal.leave(page);
    // The page that the portal leads to has asked Stripe itself; for one that stood open beside it,
    // Stripe's message may take a moment.
    await expect(async () => {
      if (!isMobile) await lookAgain(page);
      await expect(subscription(page)).toContainText(told, { timeout: 2_000 });
    }).toPass();
  }
  await expect(
    subscription(page).getByRole("button", { name: "Upgrade to Premium" }),
  ).toBeVisible();
  // The invoices of what was paid stay within reach.
  await PortalPage.openedBy(
    subscription(page).getByRole("button", { name: "See past invoices" }),
    isMobile,
  );
});

test("a payment that does not go through: days of grace, then rest, and Premium again once paid", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  await subscribe(context);
  const ids = await stripeIdsOf(signedIn.email);
  await actOnSubscription(ids.subscription, "fail-payment");
  await expect.poll(() => statusOf(context)).toBe("past_due");
  const notice = page.getByRole("complementary", { name: "Payment" });
  await page.goto("/account");
  await expect(notice).toContainText("Premium goes on until");
  await expect(subscription(page)).toContainText("Your last payment did not go through");
  await expect(subscription(page)).toContainText(/Premium goes on until \w{3} \d/);

  await setPaymentMissing(signedIn.email, 8);
  await page.goto("/coaching");
  await expect(notice).toContainText("Premium rests");
  await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
  await page.goto("/premium");
  await expect(page.getByRole("main")).toContainText("Premium rests");
  await expect(manage(page)).toBeVisible();

  await actOnSubscription(ids.subscription, "pay");
  await expect.poll(() => statusOf(context)).toBe("active");
  await page.goto("/premium");
  await expect(page.getByRole("main")).toContainText("Premium is active");
  await expect(notice).toHaveCount(0);
});
