import { givePremium, inDatabase } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { upgrade } from "../e2e/pages/premium-page";
import { setPaymentMissing } from "../e2e/subscriptions";
import { takePictures } from "./camera";

function setStatus(email: string, status: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `UPDATE subscriptions SET status = $2
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email, status],
    ),
  );
}

test("after a payment, and after none", async ({ page, signedIn }) => {
  await page.goto("/premium/failure", { waitUntil: "networkidle" });
  await takePictures(page, "payment-cancelled");
  await page.goto("/premium/success", { waitUntil: "networkidle" });
  await takePictures(page, "payment-none");
  await givePremium(signedIn.email);
  await page.goto("/premium/success", { waitUntil: "networkidle" });
  await takePictures(page, "payment-made");
  await page.goto("/account", { waitUntil: "networkidle" });
  await takePictures(page, "account-premium");
});

test("a payment is missing", async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  await setStatus(signedIn.email, "past_due");
  await setPaymentMissing(signedIn.email, 2);
  await page.goto("/account", { waitUntil: "networkidle" });
  await expect(page.getByRole("complementary", { name: "Payment" })).toBeVisible();
  await takePictures(page, "payment-missing");
});

test("the checkout does not open", async ({ page, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/ERR_FAILED/);
  await page.route("**/api/checkout/session", (route) => route.abort());
  await page.goto("/premium", { waitUntil: "networkidle" });
  await upgrade(page).click();
  await expect(page.getByText("Upgrade Failed", { exact: true })).toBeVisible();
  await takePictures(page, "checkout-failed", { inView: true, widths: [768, 1440] });
  // On phones it is told below the button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload({ waitUntil: "networkidle" });
  await upgrade(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await takePictures(page, "checkout-failed", { inView: true, widths: [320, 390] });
});
