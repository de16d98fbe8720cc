import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { NextStep } from "./pages/next-step";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { settled } from "./writes";

const SINK = "Put one plate in the sink";
const FLOOR = "Mop the floor";
const SHORT = [
  { text: SINK, minutes: 2 },
  { text: FLOOR, minutes: 12 },
];
const LONG = [
  { text: FLOOR, minutes: 12 },
  { text: SINK, minutes: 2 },
];

const BEGIN = /opens a quiet clock/;
const SMALLER = /makes smaller steps of it/;
const WORDS = /These tasks are yours/;

test.beforeEach(({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

function hints(page: Page): Locator {
  return page.getByRole("note", { name: "Hint" });
}

async function openPlan(page: Page, tasks = SHORT): Promise<string> {
  const id = await makePlan(page, "Clean the kitchen", tasks);
  await new NextStep(page).open(id);
  return id;
}

/** The plan on another device of the same person. */
async function elsewhere(page: Page, browser: Browser, scripts = true): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: scripts,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

test("one hint stands behind the first step; read, it is gone on every device, and the next waits for another visit", async ({
  page,
  browser,
}) => {
  const id = await openPlan(page);
  await expect(hints(page)).toHaveCount(1);
  await expect(hints(page)).toHaveText(BEGIN);
  const start = await new NextStep(page).button("Just start").boundingBox();
  const hint = await hints(page).boundingBox();
  expect(hint?.y ?? 0).toBeGreaterThan((start?.y ?? 0) + (start?.height ?? 0));

  await tabTo(hints(page).getByRole("button", { name: "Got it" }));
  await page.keyboard.press("Enter");
  await expect(hints(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Next step" })).toBeFocused();
  await settled(page);

  const other = await elsewhere(page, browser);
  await other.goto(`/my-plans/${id}`);
  await expect(hints(other)).toHaveText(WORDS);
  await other.context().close();
});

test("a hint is gone for good when its thing was used: Just start", { tag: "@desk" }, async ({
  page,
}) => {
  const next = new NextStep(page);
  await openPlan(page);
  await expect(hints(page)).toHaveText(BEGIN);
  await next.button("Just start").click();
  await expect(page.getByRole("dialog")).toContainText(SINK);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(hints(page)).toHaveCount(0);
  await settled(page);
  await page.reload();
  await expect(hints(page)).toHaveText(WORDS);
});

test("a hint is gone for good when its thing was used: smaller steps", { tag: "@desk" }, async ({
  page,
}) => {
  const next = new NextStep(page);
  const id = await openPlan(page, LONG);
  await hints(page).getByRole("button", { name: "Got it" }).click();
  await settled(page);
  await next.open(id);
  await expect(hints(page)).toHaveText(SMALLER);
  await next.button("Break it down").click();
  await expect(hints(page)).toHaveCount(0);
  await expect(new PlanBoard(page).message("Task broken down")).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(hints(page)).toHaveText(WORDS);
});

test("a hint is gone for good when its thing was used before it was shown: own words", {
  tag: "@desk",
}, async ({ page }) => {
  const board = new PlanBoard(page);
  const id = await openPlan(page);
  await board.text(FLOOR).click();
  await board.edited.fill("Sweep the floor");
  await page.keyboard.press("Enter");
  await expect(board.box("Sweep the floor")).toBeVisible();
  // What was on screen stays there.
  await expect(hints(page)).toHaveText(BEGIN);
  // The page sends one action after the other: the first one's answer comes before this one leaves.
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes("just_start") === true,
  );
  await hints(page).getByRole("button", { name: "Got it" }).click();
  await sent;
  await settled(page);
  await board.open(id);
  await expect(new NextStep(page).text(SINK)).toBeVisible();
  await expect(hints(page)).toHaveCount(0);
});

test("none comes while the person is at work", { tag: "@desk" }, async ({ page }) => {
  const next = new NextStep(page);
  await openPlan(page);
  await hints(page).getByRole("button", { name: "Got it" }).click();
  await next.button("Done").click();
  await expect(next.text(FLOOR)).toBeVisible();
  await expect(hints(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("link", { name: "View & Manage Plan" }).click();
  await expect(next.text(FLOOR)).toBeVisible();
  await expect(hints(page)).toHaveCount(0);
});

test("what can't be kept comes back with the next visit, and nothing is said about it", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED POST/);
  const id = await openPlan(page);
  await page.route(`**/my-plans/${id}`, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await hints(page).getByRole("button", { name: "Got it" }).click();
  await expect(hints(page)).toHaveCount(0);
  await settled(page);
  await page.reload();
  await expect(hints(page)).toHaveText(BEGIN);
});

test("without scripts it is there, and its button puts it away", { tag: "@desk" }, async ({
  page,
  browser,
}) => {
  const id = await openPlan(page);
  const plain = await elsewhere(page, browser, false);
  await plain.goto(`/my-plans/${id}`);
  await expect(hints(plain)).toHaveText(BEGIN);
  await hints(plain).getByRole("button", { name: "Got it" }).click();
  await expect(new NextStep(plain).text(SINK)).toBeVisible();
  await expect(hints(plain).filter({ hasText: BEGIN })).toHaveCount(0);
  await plain.context().close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}, and fits 320 pixels`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPlan(page);
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await hints(page).getByRole("button", { name: "Got it" }).click();
    await settled(page);
    await page.reload();
    await expect(hints(page)).toHaveText(WORDS);
    await expectAccessible();
  });
}
