import { givePremium } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { JournalPage } from "../e2e/pages/journal-page";
import { makePlan } from "../e2e/pages/plan-board";
import { takePictures } from "./camera";
import { keepEntries, liveForWeeks, liveWithPlans } from "./life";

const PAGES = ["progress", "reminders", "journal", "coaching", "premium"] as const;

for (const screen of PAGES) {
  test(`${screen}, free`, async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    await page.goto(`/${screen}`, { waitUntil: "networkidle" });
    await takePictures(page, `${screen}-free`);
  });

  test(`${screen}, Premium, first visit`, async ({ page, signedIn }) => {
    await givePremium(signedIn.email);
    await page.goto(`/${screen}`, { waitUntil: "networkidle" });
    await takePictures(page, `${screen}-first-visit`);
  });
}

test.describe("with a life behind", () => {
  test.beforeEach(async ({ page, signedIn }) => {
    await givePremium(signedIn.email);
    await liveWithPlans(page);
    await liveForWeeks(signedIn.email);
  });

  test("progress and reminders", async ({ page }) => {
    for (const screen of ["progress", "reminders"]) {
      await page.goto(`/${screen}`, { waitUntil: "networkidle" });
      await takePictures(page, `${screen}-full`);
    }
  });

  test("journal", async ({ page }) => {
    await keepEntries(page);
    const journal = new JournalPage(page);
    await journal.open();
    await takePictures(page, "journal-full");
    await journal.button("Slept badly", "Edit").click();
    await takePictures(page, "journal-edit", { inView: true });
    await page.keyboard.press("Escape");
    await journal.button("Slept badly", "Delete").click();
    await takePictures(page, "journal-delete", { inView: true });
    await page.keyboard.press("Escape");
    await journal.write.click();
    await takePictures(page, "journal-writing");
  });

  test("coaching", async ({ page }) => {
    await page.goto("/coaching", { waitUntil: "networkidle" });
    const id = await makePlan(page, "Sort the letters", [
      { text: "Put all letters on the table", minutes: 2 },
      { text: "Open the oldest letter", minutes: 3 },
    ]);
    await page.reload({ waitUntil: "networkidle" });
    const plan = page.getByLabel("Link to Action Plan");
    await plan.selectOption(`Plan ${id.slice(-8)} (0/2 complete)`);
    await page.getByRole("button", { name: "Generate Advice" }).click();
    await expect(page.getByText("Based on: 0/2 completed tasks (0%)")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await takePictures(page, "coaching-advice");
    const field = page.getByRole("textbox", { name: "Message to the coach" });
    await field.fill("I keep walking past that pile. Where do I begin?");
    await field.press("Enter");
    await expect(page.getByText("1 of 5 turns")).toBeVisible();
    await takePictures(page, "coaching-chat");
  });
});
