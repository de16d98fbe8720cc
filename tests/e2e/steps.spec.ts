import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { settled } from "./writes";

const SINK = "Put one plate in the sink";
const STOVE = "Wipe the stove";
const FLOOR = "Mop the floor";
const TOWEL = "Put out a clean towel";
const TASKS = [
  { text: SINK, minutes: 1 },
  { text: STOVE, minutes: 5 },
  { text: FLOOR, minutes: 12 },
  { text: TOWEL, minutes: 2 },
];

test.beforeEach(async ({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

async function openPlan(page: Page): Promise<{ board: PlanBoard; id: string }> {
  const id = await makePlan(page, "Clean the kitchen", TASKS);
  const board = new PlanBoard(page);
  await board.openAlive(id);
  return { board, id };
}

/** Reloads once everything sent has been answered. */
async function reload(page: Page): Promise<void> {
  await settled(page);
  await page.reload();
}

test("a task is edited where it stands: Enter and leaving save, Esc gives up", async ({ page }) => {
  const { board } = await openPlan(page);
  await board.text(STOVE).click();
  await expect(board.edited).toBeFocused();
  await board.edited.fill("  Wipe the\nhob ");
  await board.edited.press("Enter");
  await expect(board.box("Wipe the hob")).toBeFocused();

  await board.text(FLOOR).click();
  await board.edited.fill("Never mind");
  await board.edited.press("Escape");
  await expect(board.box(FLOOR)).toBeFocused();
  await board.text(FLOOR).click();
  await board.edited.fill("Never mind");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(board.box(FLOOR)).toBeVisible();

  await board.text(TOWEL).click();
  await board.edited.fill("Put out two towels");
  await page.getByRole("heading", { name: "Tasks" }).click();
  await expect(board.box("Put out two towels")).toBeVisible();

  await reload(page);
  await expect(board.order).toHaveText([SINK, "Wipe the hob", FLOOR, "Put out two towels"]);
});

test("what is being typed is saved when the page is left", { tag: "@desk" }, async ({ page }) => {
  const { board, id } = await openPlan(page);
  await board.text(SINK).click();
  await board.edited.fill("Put two plates in the sink");
  await page.goto("/dashboard");
  const kept = async () => (await page.request.get(`/api/checklist/${id}`)).text();
  await expect.poll(kept).toContain("Put two plates in the sink");
});

test("an edit without text, with too much or with impossible minutes is not saved and says why", {
  tag: "@desk",
}, async ({ page }) => {
  const { board } = await openPlan(page);
  await board.text(STOVE).click();
  await board.edited.fill("   ");
  await board.edited.press("Enter");
  await expect(page.getByText("Please enter a task description before saving.")).toBeVisible();
  await expect(board.edited).toBeFocused();
  await board.edited.fill("x".repeat(451));
  await expect(board.row("451/500 characters")).toBeVisible();
  await expect(board.tasks.getByText("Character limit approaching")).toBeVisible();
  await board.edited.fill("x".repeat(501));
  await board.edited.press("Enter");
  await expect(page.getByText("A task can have at most 500 characters.")).toBeVisible();
  await board.edited.fill(STOVE);
  await board.minutes.fill("1441");
  await board.minutes.press("Enter");
  await expect(page.getByText("Minutes must be a whole number from 1 to 1440.")).toBeVisible();
  await expect(board.minutes).toBeFocused();
  await board.minutes.fill("90");
  await board.minutes.press("Enter");
  await expect(board.row(STOVE)).toContainText("1 h 30 min");
});

test("minutes are set, cleared and summed honestly", { tag: "@desk" }, async ({ page }) => {
  const { board } = await openPlan(page);
  await expect(page.getByText("about 20 min left", { exact: false })).toBeVisible();
  await board.choose(SINK, "Change minutes");
  await expect(board.minutes).toBeFocused();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("about 27 min left", { exact: false })).toBeVisible();
  await board.choose(FLOOR, "Change minutes");
  await board.minutes.fill("");
  await board.minutes.press("Enter");
  await expect(page.getByText("about 15 min left, and 1 without a time")).toBeVisible();
  await reload(page);
  await expect(page.getByText("about 15 min left, and 1 without a time")).toBeVisible();
});

test("a removed task comes back to its place with Undo", async ({ page }) => {
  const { board } = await openPlan(page);
  await board.choose(STOVE, "Remove");
  await expect(board.order).toHaveText([SINK, FLOOR, TOWEL]);
  await expect(board.box(FLOOR)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(board.order).toHaveText([SINK, STOVE, FLOOR, TOWEL]);
  await board.choose(TOWEL, "Remove");
  await expect(board.box(FLOOR)).toBeFocused();
  await reload(page);
  await expect(board.order).toHaveText([SINK, STOVE, FLOOR]);
});

test("a task is moved by dragging it", async ({ page, isMobile }) => {
  const { board } = await openPlan(page);
  await (isMobile ? dragByTouch : dragByMouse)(page, board, TOWEL, STOVE);
  await expect(board.order).toHaveText([SINK, TOWEL, STOVE, FLOOR]);
  await expect(board.edited).toHaveCount(0);
  await reload(page);
  await expect(board.order).toHaveText([SINK, TOWEL, STOVE, FLOOR]);
});

/** Drops a task on the upper half of another one. */
async function dragByMouse(page: Page, board: PlanBoard, task: string, onto: string) {
  await board.row(task).hover();
  const grip = await boxOf(board.row(task).locator("[data-grip]"));
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  const target = await boxOf(board.row(onto));
  await expect(async () => {
    await page.mouse.move(target.x + 60, target.y + 12);
    await page.mouse.move(target.x + 60, target.y + 8);
    await expect(board.row(onto)).toHaveAttribute("data-drop", "before", { timeout: 200 });
  }).toPass();
  await page.mouse.up();
}

/** Holds a task with a finger until it comes along. */
async function dragByTouch(page: Page, board: PlanBoard, task: string, onto: string) {
  const touch = await page.context().newCDPSession(page);
  // Away from the edges, where the page would scroll along.
  await board.row(onto).evaluate((row) => row.scrollIntoView({ block: "center" }));
  const from = await boxOf(board.text(task));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 20, y }],
    });
  await send("touchStart", from.y + from.height / 2);
  await expect(board.row(task)).toHaveAttribute("data-held", "");
  const target = await boxOf(board.row(onto));
  await send("touchMove", target.y + 30);
  await send("touchMove", target.y + 8);
  await expect(board.row(onto)).toHaveAttribute("data-drop", "before");
  await send("touchEnd");
}

async function boxOf(locator: ReturnType<PlanBoard["row"]>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

test("a finger that moves on at once scrolls the page and takes no task along", {
  tag: "@phone",
}, async ({ page }) => {
  const { board } = await openPlan(page);
  const from = await boxOf(board.text(FLOOR));
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x + 20, y }],
    });
  await send("touchStart", from.y + 10);
  for (let by = 20; by <= 200; by += 20) await send("touchMove", from.y + 10 - by);
  await send("touchEnd");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await expect(board.order).toHaveText([SINK, STOVE, FLOOR, TOWEL]);
  await expect(board.tasks.locator("[data-held]")).toHaveCount(0);
});

test("the keyboard alone goes through the list, ticks, stars, edits, moves, removes and undoes", {
  tag: "@desk",
}, async ({ page }) => {
  const { board } = await openPlan(page);
  const news = page.locator("#task-list-news");
  await page.keyboard.press("j");
  await expect(board.box(SINK)).toBeFocused();
  await page.keyboard.press("x");
  await expect(board.box(SINK)).toBeChecked();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(board.box(STOVE)).toBeFocused();
  await page.keyboard.press("s");
  await expect(board.star(STOVE)).toHaveAttribute("aria-pressed", "true");

  await page.keyboard.press("e");
  await expect(board.edited).toBeFocused();
  await page.keyboard.type(" top");
  await page.keyboard.press("Enter");
  await expect(board.box("Wipe the stove top")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(board.edited).toBeFocused();
  await page.keyboard.press("Escape");

  await page.keyboard.press("Alt+ArrowDown");
  await expect(news).toHaveText("Moved to place 3 of 4.");
  await expect(board.box("Wipe the stove top")).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(board.order).toHaveText(["Wipe the stove top", SINK, FLOOR, TOWEL]);
  await expect(board.box("Wipe the stove top")).toBeFocused();

  await page.keyboard.press("f");
  await expect(page).toHaveURL(/\?focus=[\da-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/my-plans\/[\da-f-]{36}$/);

  const options = page.getByRole("button", { name: `Options for ${TOWEL}` });
  // Leaving the focus view gives the keyboard back to the step, which may come after this.
  await expect(async () => {
    await board.box(TOWEL).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(options).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Move to top" }).press("Enter");
  await expect(board.order).toHaveText([TOWEL, "Wipe the stove top", SINK, FLOOR]);
  await expect(options).toBeFocused();

  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(board.box("Wipe the stove top")).toBeFocused();
  // Sent only once the removal was answered.
  const restored = page.waitForResponse(/\/restore$/);
  await page.keyboard.press("z");
  await expect(board.order).toHaveText([TOWEL, "Wipe the stove top", SINK, FLOOR]);
  await restored;
  await reload(page);
  await expect(board.order).toHaveText([TOWEL, "Wipe the stove top", SINK, FLOOR]);
});

test("a refused edit gives the text back, and Retry keeps it", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/^500 PATCH/);
  const { board } = await openPlan(page);
  await page.route("**/tasks/*", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "Not this time." } }),
  );
  await board.text(STOVE).click();
  await board.edited.fill("Wipe the hob");
  await board.edited.press("Enter");
  await expect(board.message("Failed to update task")).toBeVisible();
  await expect(board.edited).toHaveValue("Wipe the hob");
  await page.unroute("**/tasks/*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(board.box("Wipe the hob")).toBeVisible();
  await expect(board.edited).toHaveCount(0);
  await reload(page);
  await expect(board.box("Wipe the hob")).toBeVisible();
});

test("without a network a move and a removal come back with Retry", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { board } = await openPlan(page);
  // The menu arrives with its first use, so it is used once while there is a network.
  await board.choose(SINK, "Move down");
  await expect(board.order).toHaveText([STOVE, SINK, FLOOR, TOWEL]);
  await settled(page);

  await page.context().setOffline(true);
  await board.choose(TOWEL, "Move to top");
  await expect(board.message("The task was not moved")).toBeVisible();
  await expect(board.order).toHaveText([STOVE, SINK, FLOOR, TOWEL]);
  await board.choose(FLOOR, "Remove");
  await expect(board.message("The task was not removed")).toBeVisible();
  await expect(board.order).toHaveText([STOVE, SINK, FLOOR, TOWEL]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await expect(board.order).toHaveText([STOVE, SINK, TOWEL]);
  await reload(page);
  await expect(board.order).toHaveText([STOVE, SINK, TOWEL]);
});

test("two tabs that disagree: the later write counts for each field, and the order stays whole", {
  tag: "@desk",
}, async ({ page, context }) => {
  const { board: here, id } = await openPlan(page);
  const otherPage = await context.newPage();
  const there = new PlanBoard(otherPage);
  await there.openAlive(id);

  await there.choose(SINK, "Change minutes");
  await there.minutes.fill("9");
  await there.minutes.press("Enter");
  await there.choose(TOWEL, "Move to top");
  await there.choose(FLOOR, "Remove");
  await expect(there.order).toHaveText([TOWEL, SINK, STOVE]);
  await settled(otherPage);

  // This tab has not heard of it, and goes on from what it shows.
  await here.text(SINK).click();
  await here.edited.fill("Put two plates in the sink");
  await here.edited.press("Enter");
  await here.choose(TOWEL, "Move up");
  await settled(page);
  for (const [tab, board] of [
    [page, here],
    [otherPage, there],
  ] as const) {
    await tab.bringToFront();
    await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(board.order).toHaveText(["Put two plates in the sink", STOVE, TOWEL]);
    await expect(board.row("Put two plates in the sink")).toContainText("9 min");
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation while it is changed, in ${colorScheme}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { board } = await openPlan(page);
    await board.text(STOVE).click();
    await board.edited.fill("");
    await board.edited.press("Enter");
    await expectAccessible();
    await board.edited.press("Escape");
    await page.getByRole("button", { name: `Options for ${FLOOR}` }).click();
    await expect(page.getByRole("menuitem", { name: "Move up" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await expect(board.message("Task removed")).toBeVisible();
    await expectAccessible();
  });
}
