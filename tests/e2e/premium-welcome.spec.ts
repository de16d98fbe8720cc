import { expect, test } from "./fixtures";
import { CheckoutPage } from "./pages/stripe-pages";
import { releaseWebhooks, ruleWebhooks, scriptStripe } from "./sandbox";
import { openCheckout, stripeIdsOf, subscribe } from "./subscriptions";

// The page after a payment, whatever has become of the payment and of Stripe meanwhile.

test("the page of a payment does not wait for a message of Stripe", { tag: "@desk" }, async ({
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

test("with Stripe away and its messages late, the page confirms until one is here", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
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

test("after half a minute the page says calmly that it may take longer, and looks again when asked", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
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

test("who never paid is told so kindly, whatever the address says", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
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
