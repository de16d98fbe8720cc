import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { CheckoutPage, PortalPage } from "./pages/stripe-pages";
import {
  actOnSubscription,
  releaseWebhooks,
  ruleWebhooks,
  scriptStripe,
  stripeSubscriptionsOf,
} from "./sandbox";
import { openCheckout, setPaymentMissing, statusOf, stripeIdsOf, subscribe } from "./subscriptions";

// The journeys of a person who buys, manages and ends Premium, through Stripe's pages and back.

const upgrade = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Upgrade to Premium" });
const manage = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Manage Subscription" });
const subscription = (page: Page): Locator => page.locator("#subscription");
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

test("each benefit leads to where it is", async ({ page, context, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await subscribe(context);
  for (const [link, address] of [
    ["Open a plan", "/dashboard"],
    ["See your progress", "/progress"],
    ["Get help", "/account#help"],
    ["Export", "/account#your-data"],
  ] as const) {
    await page.goto("/premium/success");
    await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    const [, place] = address.split("#");
    if (place) await expect(page.locator(`#${place}`)).toBeVisible();
  }
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

test("Try Again says it when the checkout does not open, and works once it can", async ({
  page,
  context,
  signedIn,
  problems,
}) => {
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

test("the page of a payment does not wait for a message of Stripe", async ({
  page,
  context,
  signedIn,
}) => {
  const sessionUrl = await openCheckout(context);
  const { customer } = await stripeIdsOf(signedIn.email);
  await ruleWebhooks(customer, "hold");
  await page.goto(sessionUrl);
  await new CheckoutPage(page).pay();
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
});

test("with Stripe away and its messages late, the page confirms until one is here", async ({
  page,
  context,
  signedIn,
}) => {
  const sessionUrl = await openCheckout(context);
  const { customer } = await stripeIdsOf(signedIn.email);
  await ruleWebhooks(customer, "hold");
  await page.goto(sessionUrl);
  await scriptStripe(customer, [{ status: 500 }]);
  await new CheckoutPage(page).pay();
  await expect(page.getByText("Subscription Status: Confirming...")).toBeVisible();
  await scriptStripe(customer, []);
  await releaseWebhooks(customer);
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
});

test("after half a minute the page says calmly that it may take longer, and looks again when asked", async ({
  page,
  context,
  signedIn,
}) => {
  const sessionUrl = await openCheckout(context);
  const { customer } = await stripeIdsOf(signedIn.email);
  await ruleWebhooks(customer, "hold");
  await page.clock.install();
  await page.goto(sessionUrl);
  await scriptStripe(customer, [{ status: 500 }]);
  await new CheckoutPage(page).pay();
  await expect(page.getByText("Subscription Status: Confirming...")).toBeVisible();
  const calmWord = page.getByText("Your payment is not confirmed yet.");
  // The page begins to ask once its scripts run.
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(calmWord).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(page.getByText("Subscription Status: Active")).toBeVisible();
});

test("who never paid is told so kindly, whatever the address says", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  for (const address of [
    "/premium/success",
    "/premium/success?session_id=cs_test_of_someone_else",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Welcome to Premium" })).toBeVisible();
    await expect(page.getByText("There is no payment of yours yet")).toBeVisible();
    await expect(page.getByText("Subscription Status")).toHaveCount(0);
  }
});

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
    await expect(subscription(page)).toContainText(told);
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

test("a payment that does not go through: days of grace, then rest, and Premium again once paid", async ({
  page,
  context,
  signedIn,
}) => {
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

test("two tabs lead to one checkout; paid in one, the other sells nothing more", async ({
  page,
  context,
  problems,
  signedIn,
}) => {
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

test("Back from Stripe finds a button that works again", async ({ page, signedIn }) => {
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

test("the buttons say what is under way and wait for it", async ({ page, signedIn }) => {
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

test("the line or Stripe is gone: told, nothing lost, and the next try works", async ({
  page,
  context,
  isMobile,
  signedIn,
  problems,
}) => {
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
  if (!isMobile) await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await upgrade(page).click();
  await new CheckoutPage(page).expectOpen();
});

test("the pages of what is still being built say so, to people with Premium and without", async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const pages = ["/coaching", "/journal", "/reminders"];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
    await expect(page.getByText("it is not there yet")).toBeVisible();
  }
  await subscribe(context);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByText("We are still building this")).toBeVisible();
    await expect(page.getByRole("main").getByText("Upgrade to Premium")).toHaveCount(0);
  }
});

test("a visitor logs in first, and comes back to the page with its whole address", async ({
  page,
}) => {
  for (const address of ["/premium", "/premium/success?session_id=cs_test_1", "/premium/failure"]) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(address)}`);
  }
});

test("the keyboard alone buys Premium", async ({ page, signedIn }) => {
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

for (const colorScheme of ["light", "dark"] as const) {
  test(`the pages of Premium are accessible and fit 320 pixels, ${colorScheme}`, async ({
    page,
    context,
    signedIn,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    const expectSound = async (addresses: string[]) => {
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectAccessible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, address).toBe(320);
      }
    };
    await expectSound(["/premium", "/premium/success", "/premium/failure", "/coaching"]);
    await subscribe(context);
    await expectSound(["/premium", "/premium/success", "/coaching", "/account"]);
    const ids = await stripeIdsOf(signedIn.email);
    await actOnSubscription(ids.subscription, "fail-payment");
    await expect.poll(() => statusOf(context)).toBe("past_due");
    await expectSound(["/premium"]);
  });
}
