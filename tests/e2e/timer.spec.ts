import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { FocusTimer } from "./pages/focus-timer";
import { makePlan, PlanBoard } from "./pages/plan-board";

const SINK = "Put one plate in the sink";
const TASKS = [{ text: SINK, minutes: 1 }, "Wipe the stove", "Mop the floor"];

test.beforeEach(async ({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

function makeKitchenPlan(page: Page): Promise<string> {
  return makePlan(page, "Clean the kitchen", TASKS);
}

/** The statuses that the page sends when a session ends, in order. */
function watchStops(page: Page): string[] {
  const stops: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/timer/stop")) stops.push(request.postDataJSON().status);
  });
  return stops;
}

test.describe("the card", () => {
  test("starts, pauses, survives a reload and stops", async ({ page }) => {
    const timer = new FocusTimer(page);
    const { card } = timer;
    const stops = watchStops(page);
    await timer.open(await makeKitchenPlan(page));
    await expect(card.getByRole("timer")).toHaveText("25:00");
    await expect(card).toContainText("Ready");
    const title = await page.title();
    await timer.press(card, "Start");
    await expect(card).toContainText("Focusing");
    await expect(card).toContainText(SINK);
    await timer.letPass(7);
    await expect(card.getByRole("timer")).toHaveText(timer.near(18));
    await expect(page).toHaveTitle(new RegExp(`${timer.near(18).source}.* · ${SINK}$`));

    await timer.reload();
    await expect(card).toContainText("Focusing");
    await expect(card.getByRole("timer")).toHaveText(timer.near(18));
    await timer.press(card, "Pause", "**/api/timer");
    await timer.letPass(50);
    await expect(card).toContainText("Paused");
    await expect(card.getByRole("timer")).toHaveText(timer.near(18));
    await timer.reload();
    await expect(card).toContainText("Paused");
    await timer.press(card, "Resume", "**/api/timer");
    await timer.letPass(3);
    await expect(card.getByRole("timer")).toHaveText(timer.near(15));

    await timer.press(card, "Stop");
    await expect(new PlanBoard(page).message("You focused for 10 min.")).toBeVisible();
    await expect(card.getByRole("timer")).toHaveText("25:00");
    await expect(card.getByRole("button", { name: "Start" })).toBeFocused();
    await expect(page).toHaveTitle(title);
    expect(stops).toEqual(["interrupted"]);
  });

  test("completes at the end, takes a break of five minutes, and Reset restores 25:00", {
    tag: "@desk",
  }, async ({ page }) => {
    const timer = new FocusTimer(page);
    const { card } = timer;
    const stops = watchStops(page);
    await timer.open(await makeKitchenPlan(page));
    await timer.press(card, "Start");
    const told = page.waitForResponse("**/api/timer/stop");
    await timer.letPass(25);
    await expect(card).toContainText("Complete");
    await expect(card).toContainText("Then a break of 5 minutes.");
    expect((await (await told).json()).session).toMatchObject({
      status: "completed",
      duration: 1500,
    });
    await timer.reload();
    await expect(card).toContainText("Complete");
    await card.getByRole("button", { name: "Take a break" }).click();
    await expect(card.getByRole("timer")).toHaveText(timer.near(5));
    await card.getByRole("button", { name: "Reset" }).click();
    await expect(card.getByRole("timer")).toHaveText("25:00");
    expect(stops).toEqual(["completed"]);

    await timer.press(card, "Start");
    await timer.press(card, "Reset");
    await expect(card).toContainText("Ready");
    await expect(card.getByRole("timer")).toHaveText("25:00");
    expect(stops).toEqual(["completed", "interrupted"]);
  });

  test("says the same in two tabs", { tag: "@desk" }, async ({ page, context, problems }) => {
    const planId = await makeKitchenPlan(page);
    const here = new FocusTimer(page);
    await here.open(planId);
    const otherPage = await context.newPage();
    problems.watch(otherPage);
    const there = new FocusTimer(otherPage);
    await there.goto(`/my-plans/${planId}`);
    await here.press(here.card, "Start");
    await expect(there.card).toContainText("Focusing");
    await there.press(there.card, "Pause", "**/api/timer");
    await expect(here.card).toContainText("Paused");
    await there.press(there.card, "Stop");
    await expect(here.card).toContainText("Ready");
  });

  test("tells what could not be done, and can try again", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^net::ERR_FAILED POST/);
    problems.allow(/^404 POST/);
    const timer = new FocusTimer(page);
    const { message } = messagesOf(page);
    await timer.open(await makeKitchenPlan(page));
    await page.route("**/api/timer/start", (route) => route.abort());
    await timer.card.getByRole("button", { name: "Start" }).click();
    await expect(message("Failed to start timer")).toBeVisible();
    await expect(message("Please try again.")).toBeVisible();
    await page.unroute("**/api/timer/start");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(timer.card).toContainText("Focusing");

    const answer = { success: false, message: "No active session", code: "NOT_FOUND" };
    await page.route("**/api/timer/stop", (route) => route.fulfill({ status: 404, json: answer }));
    await timer.press(timer.card, "Stop");
    await expect(message("Failed to stop timer")).toBeVisible();
    await expect(message("No active session")).toBeVisible();
    await expect(timer.card).toContainText("Focusing");
  });
});

test.describe("the focus view", () => {
  test("works by keyboard alone, and its address closes and keeps it", { tag: "@desk" }, async ({
    page,
  }) => {
    const timer = new FocusTimer(page);
    const { view, card } = timer;
    const planId = await makeKitchenPlan(page);
    await timer.open(planId);
    await card.getByRole("button", { name: "Full screen" }).press("Enter");
    await expect(view.getByRole("heading", { name: SINK })).toBeVisible();
    await expect(page).toHaveURL(/\?focus=[\da-f-]{36}$/);
    await expect(view.getByRole("button", { name: "Start" })).toBeFocused();
    await expect(view.getByRole("button", { name: "25 minutes" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await view.getByRole("button", { name: "10 minutes" }).press("Enter");
    await view.getByRole("button", { name: "One minute more" }).press("Enter");
    await expect(view.getByRole("timer")).toHaveText("11:00");
    await view.getByRole("button", { name: "Start" }).press("Enter");
    await expect(view.getByText("Focusing", { exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(view.getByText("Paused", { exact: true })).toBeVisible();
    await view.getByRole("timer").click();
    await page.keyboard.press("Space");
    await expect(view.getByText("Focusing", { exact: true })).toBeVisible();

    await timer.reload();
    await expect(view.getByText("Focusing", { exact: true })).toBeVisible();
    await expect(view.getByRole("timer")).toHaveText(timer.near(11));
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(`/my-plans/${planId}`);
    await expect(card).toContainText("Focusing");
    await card.getByRole("button", { name: "Full screen" }).click();
    await expect(view).toBeVisible();
    await page.goBack();
    await expect(view).toBeHidden();
    await expect(card).toContainText("Focusing");
  });

  test("parks what comes to mind, ends kindly and ticks the step", async ({
    page,
    expectAccessible,
  }) => {
    const timer = new FocusTimer(page);
    const { view, card, thoughts } = timer;
    const board = new PlanBoard(page);
    await timer.open(await makeKitchenPlan(page));
    await card.getByRole("button", { name: "Full screen" }).click();
    await timer.press(view, "Start");
    const line = view.getByRole("textbox", { name: "Park it" });
    for (const thought of ["Call mum", "Buy milk", "That song"]) {
      await line.fill(thought);
      await line.press("Enter");
      await expect(view.getByText(`Parked: ${thought}`)).toBeVisible();
      await expect(line).toHaveValue("");
      await expect(line).toBeFocused();
    }
    await view.getByRole("button", { name: "Sound" }).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
    await timer.letPass(25);
    await expect(view.getByText("25 minutes, and you stayed with it.")).toBeVisible();
    await view.getByRole("checkbox", { name: "Done with this step?" }).check();
    await view.getByRole("button", { name: "Take a break" }).click();
    await expect(view.getByRole("timer")).toHaveText(timer.near(5));
    await view.getByRole("button", { name: "Back to the plan" }).click();
    await expect(board.box(SINK)).toBeChecked();

    const row = (text: string) => thoughts.getByRole("listitem").filter({ hasText: text });
    await expect(thoughts.getByRole("listitem")).toHaveCount(3);
    await row("Call mum").getByRole("button", { name: "Make it a task" }).click();
    await expect(board.box("Call mum")).toBeVisible();
    // Its message comes first: there is room for one, and the next has Undo.
    await expect(row("Call mum")).toHaveCount(0);
    await row("That song").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await row("Buy milk").getByRole("button", { name: "Done" }).click();
    await expect(thoughts.getByRole("listitem")).toHaveText([/That song/]);
    await expectAccessible();
    await timer.reload();
    await expect(thoughts.getByRole("listitem")).toHaveText([/That song/]);
    await card.getByRole("button", { name: "Full screen" }).click();
    await expect(view.getByRole("button", { name: "Sound" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  test("keeps a thought in its line when there is no line to the server", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^net::ERR_FAILED POST/);
    const timer = new FocusTimer(page);
    await timer.open(await makeKitchenPlan(page));
    await timer.card.getByRole("button", { name: "Full screen" }).click();
    await timer.press(timer.view, "Start");
    await page.route("**/thoughts", (route) => route.abort());
    const line = timer.view.getByRole("textbox", { name: "Park it" });
    await line.fill("Call mum");
    await line.press("Enter");
    await expect(messagesOf(page).message("Not parked yet")).toBeVisible();
    await expect(line).toHaveValue("Call mum");
    await page.unroute("**/thoughts");
    await timer.reload();
    await expect(line).toHaveValue("Call mum");
    await line.press("Enter");
    await expect(timer.view.getByText("Parked: Call mum")).toBeVisible();
  });
});

function messagesOf(page: Page) {
  const board = new PlanBoard(page);
  return { message: (text: string) => board.message(text) };
}
