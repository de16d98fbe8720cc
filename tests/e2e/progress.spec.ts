import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { givePremium } from "./database";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { makePlan } from "./pages/plan-board";

const GOAL = "Repot the fern before it gives up";

/** A plan with an estimate on each step; the first is done. */
async function beginPlan(page: Page): Promise<string> {
  const id = await makePlan(page, GOAL, [
    { text: "Put the fern on the table", minutes: 2 },
    { text: "Fetch the soil", minutes: 10 },
  ]);
  const { checklist } = await (await page.request.get(`/api/checklist/${id}`)).json();
  const ticked = await page.request.patch(`/api/checklist/${id}/tasks/${checklist.steps[0].id}`, {
    data: { completed: true },
  });
  expect(ticked.ok()).toBe(true);
  return id;
}

test("without Premium the page says what it would show, and leads to Premium", async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  await beginPlan(page);
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Progress");
  await expect(page.getByText("See what you have already done")).toBeVisible();
  await expect(page.getByText(GOAL)).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Upgrade to Premium/ }),
  ).toHaveAttribute("href", "/premium");
  await expectAccessible();
});

test("a visitor is asked to log in, and comes back", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/progress");
  await expect(page).toHaveURL("/login?redirectTo=%2Fprogress");
});

test("a ticked step is on the page at once, in the chart's table and at its plan", async ({
  page,
  signedIn,
}) => {
  await givePremium(signedIn.email);
  await page.goto("/progress");
  await expect(page.getByText("What you finish gathers here")).toBeVisible();
  const id = await beginPlan(page);
  await page.reload();
  await expect(page.getByText("Since you began: 1 task and 0 plans finished")).toBeVisible();
  const weeks = page.getByRole("table", { name: "Tasks finished each week" });
  await expect(weeks.getByRole("row")).toHaveCount(13);
  await expect(weeks.getByRole("row", { name: /, this week 1$/ })).toBeAttached();
  const plan = page.getByRole("link", { name: GOAL });
  await expect(page.getByRole("listitem").filter({ has: plan })).toContainText("1 of 2 tasks");
  await plan.click();
  await expect(page).toHaveURL(`/my-plans/${id}`);
});

test("on a phone the menu leads there", { tag: "@phone" }, async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "Progress" })
    .click();
  await expect(page).toHaveURL("/progress");
});

test("the palette leads there", { tag: "@desk" }, async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  await page.goto("/account", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("progress");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/progress");
});

test("steps and focus time arrive as files for a spreadsheet, from the page and from the account", {
  tag: "@desk",
}, async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  await beginPlan(page);
  await page.goto("/progress");
  const take = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button, exact: true }).click(),
    ]);
    return download;
  };
  const steps = await take("Download tasks");
  expect(steps.suggestedFilename()).toMatch(/^stepwell-steps-[\d-]{10}\.csv$/);
  const text = await readFile(await steps.path(), "utf8");
  expect(text.split("\r\n")).toHaveLength(4);
  expect(text).toContain(`"${GOAL}",`);
  const account = new AccountPage(page);
  await account.open();
  await expect(account.button("your-data", "Download tasks")).not.toHaveAttribute("aria-disabled");
  const focus = await take("Download focus time");
  expect(focus.suggestedFilename()).toMatch(/^stepwell-focus-[\d-]{10}\.csv$/);
});

test("without Premium those files are locked on the account page, and the keyboard finds out why", {
  tag: "@desk",
}, async ({ page, signedIn, expectAccessible }) => {
  expect(signedIn.email).toContain("@");
  const account = new AccountPage(page);
  await account.open();
  const button = account.button("your-data", "Download tasks");
  const badge = account
    .section("your-data")
    .getByRole("link", { name: "Premium: upgrade to use downloads for a spreadsheet" });
  await expect(badge.first()).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.focus();
  await expect(page.getByRole("tooltip")).toContainText(
    "Upgrade to Premium to use downloads for a spreadsheet",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await expectAccessible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the page is accessible and fits a screen of 320 pixels", async ({
      page,
      signedIn,
      expectAccessible,
    }) => {
      await givePremium(signedIn.email);
      await beginPlan(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/progress");
        await expect(page.getByRole("heading", { name: "Plan by plan" })).toBeVisible();
        await expectAccessible();
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide).toBe(0);
      }
    });
  });
}
