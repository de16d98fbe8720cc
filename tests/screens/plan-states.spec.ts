import type { Page } from "@playwright/test";
import { inDatabase } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { CoachingChat, claudeIsAway, refineByCall } from "../e2e/pages/coaching-chat";
import { FocusTimer } from "../e2e/pages/focus-timer";
import { NextStep } from "../e2e/pages/next-step";
import { makePlan, PlanBoard } from "../e2e/pages/plan-board";
import { ShareDialog } from "../e2e/pages/share-dialog";
import { SubSteps } from "../e2e/pages/sub-steps";
import { shareDecision } from "../e2e/shares";
import { takePictures } from "./camera";
import { KITCHEN, KITCHEN_STEPS } from "./life";

const STOVE = "Wipe the stove";

test.beforeEach(({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

async function openKitchen(page: Page): Promise<string> {
  const id = await makePlan(page, KITCHEN, KITCHEN_STEPS);
  await new PlanBoard(page).openAlive(id);
  return id;
}

test("plan, as long as a plan can be", async ({ page }) => {
  const id = await makePlan(page, "Empty the cellar, box by box", KITCHEN_STEPS);
  await inDatabase((client) =>
    client.query(
      `INSERT INTO steps (id, checklist_id, text, position, updated_at)
       SELECT gen_random_uuid(), $1, 'Box ' || n || ': open it, and keep, give or throw away', n, now()
       FROM generate_series(5, 499) n`,
      [id],
    ),
  );
  await new PlanBoard(page).openAlive(id);
  await takePictures(page, "plan-500-steps", { inView: true });
});

test("plan, without a task", async ({ page }) => {
  const id = await makePlan(page, KITCHEN, [STOVE]);
  const { checklist } = await (await page.request.get(`/api/checklist/${id}`)).json();
  await page.request.delete(`/api/checklist/${id}/tasks/${checklist.steps[0].id}`);
  await new PlanBoard(page).openAlive(id);
  await takePictures(page, "plan-without-tasks");
});

test("plan, the rest waits for tomorrow", async ({ page }) => {
  const next = new NextStep(page);
  await next.open(await makePlan(page, KITCHEN, [STOVE, "Mop the floor"]));
  for (const step of [STOVE, "Mop the floor"]) {
    await expect(next.text(step)).toBeVisible();
    await next.button("Not today").click();
  }
  await expect(next.rest).toBeVisible();
  await takePictures(page, "plan-rest-waits");
});

test("plan, smaller steps", async ({ page }) => {
  await openKitchen(page);
  const stove = new SubSteps(page, STOVE);
  await stove.choose("Break it down");
  await expect(stove.list).toBeVisible();
  await takePictures(page, "plan-smaller-steps");
});

test("plan, a task is edited, and a new one is too long", async ({ page }) => {
  await openKitchen(page);
  const board = new PlanBoard(page);
  await board.text(STOVE).click();
  await expect(board.edited).toBeVisible();
  await board.edited.fill("");
  await board.edited.press("Enter");
  await takePictures(page, "plan-task-edited");
});

test("plan, a tick that did not arrive", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await openKitchen(page);
  await page.route("**/api/checklist/*/tasks/*", (route) => route.abort());
  await new PlanBoard(page).box(STOVE).click();
  await expect(page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
  await takePictures(page, "plan-tick-failed", { inView: true });
});

test("plan, its menu and what asks before deleting", async ({ page }) => {
  await openKitchen(page);
  await page.getByRole("button", { name: `Options for ${KITCHEN}` }).click();
  await takePictures(page, "plan-menu", { inView: true });
  await page.getByRole("menuitem", { name: "Delete Plan" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await takePictures(page, "plan-delete", { inView: true });
});

test("plan, shared", async ({ page, context }) => {
  await shareDecision(context.request);
  const flipped = await page.request.post("/api/decisions/flip", {
    data: { inputText: "Tea or coffee?", options: ["Tea", "Coffee"] },
  });
  const { decision } = await flipped.json();
  await page.request.post("/api/decisions/breakdown/save", {
    data: { inputText: "Tea or coffee?", suggestedTasks: [STOVE], decisionId: decision.id },
  });
  const created = await page.request.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: "" },
  });
  await new PlanBoard(page).openAlive((await created.json()).checklist.id);
  const share = new ShareDialog(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(share.create).toBeVisible();
  await takePictures(page, "share-ask", { inView: true });
  await share.create.click();
  await expect(share.copy).toBeVisible();
  await takePictures(page, "share-link", { inView: true });
});

test("plan, chat used up", async ({ page }) => {
  const goal = `${KITCHEN}, and the hall`;
  const id = await makePlan(page, goal, KITCHEN_STEPS);
  await claudeIsAway(goal);
  await refineByCall(page, id, 5);
  await new CoachingChat(page).open(`/my-plans/${id}`);
  await takePictures(page, "plan-chat-used-up");
});

test("focus, paused, with parked thoughts", async ({ page }) => {
  const timer = new FocusTimer(page);
  await timer.open(await makePlan(page, KITCHEN, KITCHEN_STEPS));
  await timer.card.getByRole("button", { name: "Full screen" }).click();
  await timer.press(timer.view, "Start");
  await timer.letPass(7);
  await timer.press(timer.view, "Pause", "**/api/timer");
  await takePictures(page, "focus-paused", { inView: true });
});
