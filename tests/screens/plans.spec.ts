import { setDaysAway } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { CoachingChat } from "../e2e/pages/coaching-chat";
import { CoinPage } from "../e2e/pages/coin-page";
import { FocusTimer } from "../e2e/pages/focus-timer";
import { makePlan, PlanBoard } from "../e2e/pages/plan-board";
import { takePictures } from "./camera";
import {
  KITCHEN,
  KITCHEN_STEPS,
  LONG_GOAL,
  LONG_STEPS,
  leaveHints,
  liveWithPlans,
  tick,
} from "./life";

test.beforeEach(({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

test("dashboard, first visit", async ({ page }) => {
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await takePictures(page, "dashboard-empty");
});

test("dashboard, full", async ({ page, signedIn }) => {
  await liveWithPlans(page);
  await makePlan(page, LONG_GOAL, LONG_STEPS);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await takePictures(page, "dashboard-full");
  await setDaysAway(signedIn.email, 9);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await takePictures(page, "dashboard-welcome-back");
});

test("planner", async ({ page }) => {
  const coin = new CoinPage(page);
  await coin.open("/decision");
  await takePictures(page, "planner-empty");
  await coin.goal.fill(KITCHEN);
  await page.getByRole("button", { name: "Break It Down" }).click();
  await expect(page.getByRole("region", { name: "Action Plan Ready" })).toBeVisible();
  await takePictures(page, "planner-steps");
});

test("planner, unclear", async ({ page }) => {
  const coin = new CoinPage(page);
  await coin.open("/decision");
  await coin.goal.fill("help");
  await page.getByRole("button", { name: "Break It Down" }).click();
  await page.waitForLoadState("networkidle");
  await takePictures(page, "planner-unclear");
});

test("coin", async ({ page }) => {
  const coin = new CoinPage(page);
  await coin.ask("Should I move to Berlin or stay in Oslo?");
  await expect(page.getByRole("heading", { name: "Let a coin decide" })).toBeVisible();
  await takePictures(page, "coin-options");
  await coin.flip.click();
  await expect(coin.chosen).toBeVisible();
  await takePictures(page, "coin-chosen");
});

test("plan, in use", async ({ page }) => {
  const id = await makePlan(page, KITCHEN, KITCHEN_STEPS);
  const board = new PlanBoard(page);
  await board.openAlive(id);
  await takePictures(page, "plan-new");
  await tick(page, id, 2);
  await board.openAlive(id);
  await board.star("Wipe the stove").click();
  await takePictures(page, "plan-half-done");
  await page.getByRole("button", { name: "Options for Wipe the stove" }).click();
  await takePictures(page, "plan-step-menu", { inView: true });
  await page.keyboard.press("Escape");
  await page.goto(`/checklist/${id}`, { waitUntil: "networkidle" });
  await takePictures(page, "checklist");
});

test("plan, hints", async ({ page, signedIn }) => {
  await leaveHints(signedIn.email, ["smaller_steps"]);
  const board = new PlanBoard(page);
  await board.openAlive(await makePlan(page, KITCHEN, KITCHEN_STEPS.slice(2)));
  await takePictures(page, "plan-hint-smaller-steps");
  await leaveHints(signedIn.email, ["own_words"]);
  await board.openAlive(await makePlan(page, LONG_GOAL, LONG_STEPS));
  await takePictures(page, "plan-hint-own-words");
});

test("plan, done", async ({ page }) => {
  const id = await makePlan(page, KITCHEN, KITCHEN_STEPS);
  await tick(page, id, 4);
  const board = new PlanBoard(page);
  await board.openAlive(id);
  await board.box("Mop the floor").check();
  await expect(page.getByText("Congratulations", { exact: false }).first()).toBeVisible();
  await takePictures(page, "plan-done");
});

test("plan, long texts", async ({ page }) => {
  const board = new PlanBoard(page);
  await board.openAlive(await makePlan(page, LONG_GOAL, LONG_STEPS));
  await takePictures(page, "plan-long-texts");
});

test("plan, chat", async ({ page }) => {
  const chat = new CoachingChat(page);
  await chat.open(`/my-plans/${await makePlan(page, KITCHEN, KITCHEN_STEPS)}`);
  await chat.say("Make it fewer steps, I only have an hour");
  await expect(chat.left(4)).toBeVisible();
  await takePictures(page, "plan-chat");
});

test("plan, no network", async ({ page, context, problems }) => {
  problems.allow(/net::ERR/);
  const board = new PlanBoard(page);
  await board.openAlive(await makePlan(page, KITCHEN, KITCHEN_STEPS));
  await context.setOffline(true);
  await board.newTask.fill("Put out a clean towel");
  await board.add.click();
  await takePictures(page, "plan-offline", { inView: true, subject: board.newTask });
});

test("focus", async ({ page }) => {
  const timer = new FocusTimer(page);
  await timer.open(await makePlan(page, KITCHEN, KITCHEN_STEPS));
  await timer.card.getByRole("button", { name: "Full screen" }).click();
  await takePictures(page, "focus-ready", { inView: true });
  await timer.press(timer.view, "Start");
  await takePictures(page, "focus-running", { inView: true });
  await timer.letPass(25);
  await expect(timer.view.getByText("25 minutes, and you stayed with it.")).toBeVisible();
  await takePictures(page, "focus-ended", { inView: true });
});

test("palette and shortcuts", async ({ page }) => {
  await liveWithPlans(page);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search and go anywhere" })).toBeVisible();
  await takePictures(page, "palette", { inView: true });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await takePictures(page, "shortcuts", { inView: true });
});

test("a plan that is none", async ({ page, problems }) => {
  problems.allow(/^404 GET/);
  await page.goto("/my-plans/0195e4a4-0000-7000-8000-000000000000", { waitUntil: "networkidle" });
  await takePictures(page, "plan-not-found");
});
