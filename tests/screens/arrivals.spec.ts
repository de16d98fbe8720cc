import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures";
import { AuthPage } from "../e2e/pages/auth-page";
import { GooglePage } from "../e2e/pages/google-page";
import { resetLink, verificationLink } from "../e2e/pages/mail-links";
import { newPerson, signUp } from "../e2e/people";
import { takePictures } from "./camera";

/** Keeps a page from going on by itself: what it wants to open never arrives. */
async function holdBack(page: Page, target: string): Promise<void> {
  await page.route(
    ({ pathname, searchParams }) => pathname === target && searchParams.has("_rsc"),
    () => undefined,
  );
}

async function comeByGoogle(page: Page, email: string): Promise<void> {
  await page.goto("/signup", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await new GooglePage(page).continueAs(email);
}

test("new by Google", async ({ page }) => {
  await comeByGoogle(page, newPerson().email);
  await expect(page).toHaveURL(/\/welcome/);
  await takePictures(page, "google-welcome");
});

test("Google, for an account that has a password", async ({ page, context }) => {
  const person = newPerson();
  await signUp(context, person);
  await context.clearCookies();
  await comeByGoogle(page, person.email);
  await expect(page).toHaveURL(/\/link-google/);
  await takePictures(page, "google-connect");
});

test("a forgotten password", async ({ page, context, signedIn }) => {
  await context.clearCookies();
  await holdBack(page, "/login");
  const auth = new AuthPage(page);
  await auth.open("/forgot-password");
  await auth.field("Email").fill(signedIn.email);
  await auth.main.getByRole("button", { name: /Send/ }).click();
  await expect(page.getByText("Reset Link Sent", { exact: true })).toBeVisible();
  await takePictures(page, "forgotten-password-sent");
  await expect(page).toHaveURL("/forgot-password");
  await page.goto(await resetLink(signedIn.email), { waitUntil: "networkidle" });
  await takePictures(page, "reset-password");
});

test("an address is confirmed", async ({ page, signedIn }) => {
  await holdBack(page, "/dashboard");
  await page.goto(await verificationLink(signedIn.email));
  const title = page.getByRole("heading", { name: "Email verified" });
  await expect(title).toBeVisible();
  await takePictures(page, "verify-email");
  await expect(title).toBeVisible();
});
