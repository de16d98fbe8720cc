import { expect, test } from "../e2e/fixtures";
import { openLandingPage } from "../e2e/pages/landing-page";
import { shareDecision } from "../e2e/shares";
import { takePictures } from "./camera";

const PAGES = {
  "sign-up": "/signup",
  "log-in": "/login",
  "sign-in-choice": "/auth",
  "forgotten-password": "/forgot-password",
  "reset-password-cut-link": "/reset-password",
  "verify-email-cut-link": "/verify-email",
  "session-ended": "/session-ended",
  terms: "/terms-of-service",
  privacy: "/privacy-policy",
  "age-limit": "/age-limit",
  goodbye: "/goodbye",
  "unsubscribe-cut-link": "/unsubscribe",
  offline: "/offline",
} as const;

for (const [screen, address] of Object.entries(PAGES)) {
  test(screen, async ({ page, problems }) => {
    problems.allow(/^4\d\d GET/);
    await page.goto(address, { waitUntil: "networkidle" });
    await takePictures(page, screen);
  });
}

test("landing", async ({ page }) => {
  await openLandingPage(page);
  await page.waitForLoadState("networkidle");
  await takePictures(page, "landing");
  await takePictures(page, "landing-first-look", { inView: true });
});

test("landing, steps", async ({ page }) => {
  const landing = await openLandingPage(page);
  await landing.ask("Clean the kitchen before my sister comes on Saturday");
  await expect(landing.createPlan).toBeVisible();
  await takePictures(page, "landing-steps");
  await landing.createPlan.click();
  await expect(page.getByRole("dialog", { name: "Ready to Create Your Plan?" })).toBeVisible();
  await takePictures(page, "landing-ready", { inView: true });
});

test("landing, questions back and an empty field", async ({ page }) => {
  const landing = await openLandingPage(page);
  await landing.ask("help");
  await expect(landing.results.getByRole("button", { name: "Stop" })).toBeVisible();
  await expect(landing.results.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await takePictures(page, "landing-unclear", { inView: true });
  await landing.ask(" ");
  await takePictures(page, "landing-empty-field", { inView: true });
});

test("landing, no network", async ({ page, problems }) => {
  problems.allow(/net::ERR/);
  const landing = await openLandingPage(page);
  await page.route("**/api/decisions/**", (route) => route.abort());
  await landing.ask("Clean the kitchen");
  await expect(landing.results.getByRole("button", { name: "Retry" })).toBeVisible();
  await takePictures(page, "landing-no-network", { inView: true });
});

test("sign-up, with mistakes", async ({ page }) => {
  await page.goto("/signup", { waitUntil: "networkidle" });
  await page
    .getByRole("button", { name: /^(Create|Sign Up)/ })
    .last()
    .click();
  await takePictures(page, "sign-up-mistakes");
});

test("log-in, refused", async ({ page, problems }) => {
  problems.allow(/^401 POST/);
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForLoadState("networkidle");
  await takePictures(page, "log-in-refused");
});

test("a shared decision, and one that is gone", async ({ page, context, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/^404 GET/);
  const shareId = await shareDecision(context.request, {
    inputText: "Should I repaint the hallway this winter or wait until spring?",
    options: ["Repaint it this winter", "Wait until spring"],
  });
  await context.clearCookies();
  await page.goto(`/shared/${shareId}`, { waitUntil: "networkidle" });
  await takePictures(page, "shared-decision");
  await page.goto("/shared/no-such-share", { waitUntil: "networkidle" });
  await takePictures(page, "shared-decision-gone");
});

test("an address that is none", async ({ page, problems }) => {
  problems.allow(/^404 GET/);
  await page.goto("/no-such-page", { waitUntil: "networkidle" });
  await takePictures(page, "not-found");
});
