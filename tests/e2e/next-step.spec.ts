import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { NextStep } from "./pages/next-step";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { settled } from "./writes";

const GOAL = "Clean the kitchen";
const SINK = "Put one plate in the sink";
const STOVE = "Wipe the stove";
const FLOOR = "Mop the floor";
const TASKS = [
  { text: SINK, minutes: 2 },
  { text: STOVE, minutes: 5 },
  { text: FLOOR, minutes: 12 },
];

test.beforeEach(async ({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

test("the one next step stands first; done, the one after it comes, and Undo takes it back", async ({
  page,
}) => {
  const next = await openPlan(page, TASKS);
  await expect(next.text(SINK)).toBeVisible();
  await expect(next.card).toContainText("about 2 min");
  await next.button("Done").dblclick();
  await expect(next.text(STOVE)).toBeVisible();
  await expect(next.announcement).toHaveText(`Next step: ${STOVE}`);
  await expect(page.getByText("1 of 3 tasks done")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(next.text(SINK)).toBeVisible();
  await expect(page.getByText("0 of 3 tasks done")).toBeVisible();

  // Stars come first, wherever they are given.
  await new PlanBoard(page).star(FLOOR).click();
  await expect(next.text(FLOOR)).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(next.text(FLOOR)).toBeVisible();
});

test("Just start opens the focus view for the step, with its minutes", async ({ page }) => {
  const next = await openPlan(page, [{ text: FLOOR, minutes: 12 }, SINK]);
  await next.button("Just start").click();
  await expect(page).toHaveURL(/\?focus=[\da-f-]{36}$/);
  const view = page.getByRole("dialog");
  await expect(view).toContainText(FLOOR);
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(next.button("Just start")).toBeFocused();
});

test("at the end the congratulation has its place, once", async ({ page }) => {
  const next = await openPlan(page, [SINK]);
  await next.button("Done").click();
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
  await expect(page.getByText("Congratulations!")).toHaveCount(1);
  await expect(next.card).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Progress" })).toHaveCount(0);
});

test("not today: it leaves for tomorrow, and comes back when asked or by itself", async ({
  page,
}) => {
  const next = await openPlan(page, [SINK, STOVE]);
  await next.button("Not today").click();
  await expect(next.text(STOVE)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(next.text(SINK)).toBeVisible();

  for (const task of [SINK, STOVE]) {
    await expect(next.text(task)).toBeVisible();
    await next.button("Not today").click();
  }
  await expect(next.rest).toContainText("The rest comes back tomorrow.");
  await expect(next.announcement).toContainText("That's all for today.");
  await settled(page);
  await page.reload();
  await expect(next.rest).toContainText("The rest comes back tomorrow.");
  await next.rest.getByRole("button", { name: "Bring it back for today" }).click();
  await expect(next.text(SINK)).toBeVisible();
});

test("a page left open over midnight shows the next morning what was put off", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^net::ERR_FAILED GET/);
  await page.clock.install();
  const next = await openPlan(page, [SINK]);
  const saved = page.waitForResponse("**/tasks/*");
  await next.button("Not today").click();
  await saved;
  await expect(next.rest).toBeVisible();
  // The server goes on living today, as if the line were down in the night.
  await page.route("**/api/checklist/*", (route) => route.abort());
  await page.clock.fastForward("48:00:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(next.text(SINK)).toBeVisible();
});

test("keeps the step when the tick does not reach the server, and says so", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^net::ERR_FAILED PATCH/);
  const next = await openPlan(page, TASKS);
  await page.route("**/tasks/*", (route) => route.abort());
  await next.button("Done").click();
  await expect(new PlanBoard(page).message("Failed to update task")).toBeVisible();
  await expect(next.text(SINK)).toBeVisible();
  await page.unroute("**/tasks/*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(next.text(STOVE)).toBeVisible();
});

test("works by keyboard alone, down to the last step", { tag: "@desk" }, async ({ page }) => {
  const next = await openPlan(page, [SINK, STOVE]);
  await tabTo(next.button("Done"));
  await page.keyboard.press("Enter");
  await expect(next.text(STOVE)).toBeVisible();
  await expect(next.button("Done")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(next.button("Not today")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "That's all for today." })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(next.text(STOVE)).toBeVisible();
  await tabTo(next.button("Done"));
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeFocused();
});

test("an empty plan leads to its first step", { tag: "@desk" }, async ({ page }) => {
  const id = await makePlan(page, GOAL, [SINK]);
  const { checklist } = await (await page.request.get(`/api/checklist/${id}`)).json();
  await page.request.delete(`/api/checklist/${id}/tasks/${checklist.steps[0].id}`);
  await page.goto(`/my-plans/${id}`);
  const next = new NextStep(page);
  await next.card.getByRole("link", { name: "Add one small thing" }).click();
  await expect(new PlanBoard(page).newTask).toBeFocused();
});

test("stands on the page before any script, and nothing jumps when they arrive", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await makePlan(page, GOAL, TASKS);
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`/my-plans/${id}`);
  await expect(new NextStep(plain).text(SINK)).toBeVisible();
  await context.close();

  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) Object.assign(window, { shift: Number(entry.value) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(`/my-plans/${id}`, { waitUntil: "networkidle" });
  // Below what letters move when their font arrives.
  expect(await page.evaluate("window.shift")).toBeLessThan(0.002);
});

test("Top 3: three of seven stars, none while there are three, room again when one is done", {
  tag: "@desk",
}, async ({ page }) => {
  const seven = "ABCDEFG".split("").map((letter) => `Task ${letter}`);
  const id = await makePlan(page, GOAL, [...seven, "Task H"]);
  const { checklist } = await (await page.request.get(`/api/checklist/${id}`)).json();
  for (const { id: taskId } of checklist.steps.slice(0, 7)) {
    await page.request.patch(`/api/checklist/${id}/tasks/priority`, {
      data: { taskId, priority: true },
    });
  }
  const board = new PlanBoard(page);
  await board.open(id);
  await expect(board.top.getByRole("checkbox")).toHaveCount(3);
  await expect(board.top).toContainText("+4 more starred");
  await expect(board.top.getByRole("list", { name: "Available tasks" })).toHaveCount(0);
  // Put off, it makes room for the next star.
  await new NextStep(page).button("Not today").click();
  await expect(board.top.getByRole("checkbox", { name: "Task A" })).toHaveCount(0);
  await expect(board.top.getByRole("checkbox")).toHaveCount(3);
  await expect(board.top).toContainText("+3 more starred");
  await board.top.getByRole("button", { name: "Star" }).first().click();
  await expect(board.top.getByRole("checkbox", { name: "Task B" })).toHaveCount(0);
  await expect(new NextStep(page).text("Task C")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const next = await openPlan(page, [{ text: SINK, minutes: 2 }]);
    await expectAccessible();
    await next.button("Not today").click();
    await expect(next.rest).toBeVisible();
    await expectAccessible();
    await next.rest.getByRole("button", { name: "Bring it back for today" }).click();
    await next.button("Done").click();
    await expect(page.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
    await expectAccessible();
  });
}

async function openPlan(
  page: Page,
  tasks: readonly (string | { text: string; minutes: number })[],
): Promise<NextStep> {
  const next = new NextStep(page);
  await next.open(await makePlan(page, GOAL, tasks));
  return next;
}
