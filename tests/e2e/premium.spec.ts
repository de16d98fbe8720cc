import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { manage, upgrade } from "./pages/premium-page";
import { CheckoutPage } from "./pages/stripe-pages";
import { scriptStripe, stripeSubscriptionsOf } from "./sandbox";
import { openCheckout, stripeIdsOf } from "./subscriptions";

// The journeys of a person who buys Premium, through Stripe's pages and back.

const badge = (page: Page) =>
  page.getByRole("banner").getByText("Premium", { exact: true }).filter({ visible: true });
const crowns = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).locator("[data-slot=crown]");

test("Upgrade leads to Stripe, and back to a Premium that is there at once, everywhere", async ({
  page,
  isMobile,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/premium");
  await expect(page.getByRole("heading", { level: 1, name: "Premium" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\$\d+ per month/);
  await upgrade(page).click();
  const checkout = new CheckoutPage(page);
  await checkout.expectOpen();
  await checkout.pay();
  await expect(page.getByRole("heading", { name: "Welcome to Premium" })).toBeVisible();
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Unlimited AI coaching sessions",
    "Advanced progress tracking",
    "Priority support",
    "Export progress data",
    "Reminders by email",
    "A private journal",
    "An AI coach that knows your plans",
  ]);
  if (!isMobile) {
    await expect(badge(page)).toBeVisible();
    await expect(crowns(page)).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Go to My Plans" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/premium");
  await expect(page.getByRole("main")).toContainText("Premium is active");
  await expect(manage(page)).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
});

test("the keyboard alone buys Premium", { tag: "@desk" }, async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/premium");
  await tabTo(upgrade(page));
  await page.keyboard.press("Enter");
  await new CheckoutPage(page).expectOpen();
  await tabTo(page.getByRole("button", { name: "Pay and subscribe" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
  await tabTo(page.getByRole("link", { name: "Go to My Plans" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

test("a declined card costs nothing; cancelled, the same checkout opens again with Try Again", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/premium");
  await upgrade(page).click();
  const checkout = new CheckoutPage(page);
  await checkout.expectOpen();
  const address = page.url();
  await checkout.payWithDeclinedCard();
  await checkout.goBackWithoutPaying();
  const main = page.getByRole("main");
  await expect(main).toContainText("Payment cancelled");
  await expect(main).toContainText("Nothing was charged");
  await expect(main.getByRole("listitem").first()).toBeVisible();
  await main.getByRole("button", { name: "Try Again" }).click();
  await expect(page).toHaveURL(address);
  await checkout.pay();
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
  // The old address of someone who has paid meanwhile.
  await page.goto("/premium/failure");
  await expect(page).toHaveURL("/premium");
  await expect(manage(page)).toBeVisible();
});

test("Back to Home leads from a cancelled payment to the start, which is My Plans", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/premium/failure");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("Try Again says it when the checkout does not open, and works once it can", {
  tag: "@desk",
}, async ({ page, context, signedIn, problems }) => {
  problems.allow(/^503 POST \/api\/checkout\/session/);
  await openCheckout(context);
  const { customer } = await stripeIdsOf(signedIn.email);
  await page.goto("/premium/failure");
  await scriptStripe(customer, [{ status: 500 }]);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Failed to start upgrade process. Please try again.",
  );
  await page.getByRole("button", { name: "Try Again" }).click();
  await new CheckoutPage(page).expectOpen();
});

test("two tabs lead to one checkout; paid in one, the other sells nothing more", {
  tag: "@desk",
}, async ({ page, context, problems, signedIn }) => {
  const other = await context.newPage();
  problems.watch(other);
  problems.allow(/^409 POST \/api\/checkout\/session/);
  const late = await context.newPage();
  for (const tab of [page, other, late]) await tab.goto("/premium");
  await Promise.all([upgrade(page).click(), upgrade(other).click()]);
  await new CheckoutPage(page).expectOpen();
  await new CheckoutPage(other).expectOpen();
  expect(other.url()).toBe(page.url());
  await new CheckoutPage(page).pay();
  await other.reload();
  await expect(other.getByText("This checkout is complete")).toBeVisible();
  expect(await stripeSubscriptionsOf(signedIn.email)).toHaveLength(1);
  await late.bringToFront();
  await expect(manage(late).or(upgrade(late))).toBeVisible();
  if (await upgrade(late).isVisible()) await upgrade(late).click();
  await expect(manage(late)).toBeVisible();
});

test("Back from Stripe finds a button that works again", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/premium");
  await upgrade(page).click();
  const checkout = new CheckoutPage(page);
  await checkout.expectOpen();
  await page.goBack();
  await expect(upgrade(page)).toBeEnabled();
  await upgrade(page).click();
  await checkout.expectOpen();
});

test("the buttons say what is under way and wait for it", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/checkout/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/premium");
  await upgrade(page).dblclick();
  const waiting = page.getByRole("main").getByRole("button", { name: "Starting upgrade..." });
  await expect(waiting).toBeDisabled();
  letGo();
  await new CheckoutPage(page).expectOpen();
});

test("the line or Stripe is gone: told, nothing lost, and the next try works", {
  tag: "@desk",
}, async ({ page, context, isMobile, signedIn, problems }) => {
  problems.allow(/^503 POST \/api\/checkout\/session|ERR_INTERNET_DISCONNECTED/);
  await openCheckout(context);
  const { customer } = await stripeIdsOf(signedIn.email);
  const told = isMobile
    ? page.getByRole("main").getByText("Unable to start checkout. Please try again.")
    : page.getByText("Upgrade Failed", { exact: true });
  await page.goto("/premium");
  await context.setOffline(true);
  await upgrade(page).click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await scriptStripe(customer, [{ cut: "before" }]);
  await upgrade(page).click();
  await expect(told).toBeVisible();
  const reason = page.locator("[data-slot=toast]").filter({ hasText: "Nothing was charged" });
  if (!isMobile) await expect(reason).toBeVisible();
  await upgrade(page).click();
  await new CheckoutPage(page).expectOpen();
});
