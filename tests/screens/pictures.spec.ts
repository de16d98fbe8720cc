import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { givePremium } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { endOfMotion } from "../e2e/motion";
import { FocusTimer } from "../e2e/pages/focus-timer";
import { JournalPage } from "../e2e/pages/journal-page";
import { openLandingPage } from "../e2e/pages/landing-page";
import { makePlan } from "../e2e/pages/plan-board";
import { confirmAddress, KITCHEN, KITCHEN_STEPS, keepEntries, leaveHints, tick } from "./life";

const PHONE = { width: 390, height: 720 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ deviceScaleFactor: 1.5 });

test.beforeEach(async ({ page, signedIn }) => {
  await confirmAddress(signedIn.email);
  await leaveHints(signedIn.email, []);
  await givePremium(signedIn.email);
  await page.setViewportSize(PHONE);
});

/** Writes what is in view for the landing page, in both themes. */
async function keepForLanding(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await take(page, `public/pictures/${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

async function keepForReadme(page: Page, name: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await take(page, `docs/images/${name}`);
}

async function take(page: Page, name: string): Promise<void> {
  // No button looks as if the pointer were on it.
  await page.mouse.move(0, 0);
  await page.evaluate(endOfMotion);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(fileURLToPath(new URL(`../../${name}.webp`, import.meta.url)), data, "base64");
}

test("plan", async ({ page }) => {
  const id = await makePlan(page, KITCHEN, KITCHEN_STEPS);
  await tick(page, id, 1);
  await page.goto(`/my-plans/${id}`, { waitUntil: "networkidle" });
  await keepForLanding(page, "plan");
  await keepForReadme(page, "plan");
});

test("focus", async ({ page }) => {
  const timer = new FocusTimer(page);
  await timer.open(await makePlan(page, KITCHEN, KITCHEN_STEPS));
  await timer.card.getByRole("button", { name: "Full screen" }).click();
  await timer.press(timer.view, "Start");
  await timer.letPass(7);
  await expect(timer.view.getByRole("timer")).toHaveText(timer.near(18));
  await keepForLanding(page, "focus");
  await keepForReadme(page, "focus");
});

test("journal", async ({ page }) => {
  await keepEntries(page);
  await new JournalPage(page).open();
  await keepForLanding(page, "journal");
});

test("landing", async ({ page, context }) => {
  await context.clearCookies();
  await page.setViewportSize(DESKTOP);
  const landing = await openLandingPage(page);
  await landing.ask(KITCHEN);
  await expect(landing.createPlan).toBeVisible();
  await keepForReadme(page, "landing");
});
