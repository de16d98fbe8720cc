import type { Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { CoachingChat, claudeIsAway, claudeWrites, refineByCall } from "./pages/coaching-chat";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { ownGoal } from "./sandbox";

const TASKS = [
  { text: "Open the calendar", minutes: 2 },
  { text: "Call the venue", minutes: 10 },
  { text: "Send the invitations", minutes: 20 },
];

let goal: string;

test.beforeEach(async ({ signedIn }) => {
  goal = ownGoal("Plan a birthday party");
  expect(signedIn.email).toContain("@");
});

test("a plan is refined, seen at once, undone in one tap, and the conversation is kept", async ({
  page,
  expectAccessible,
}) => {
  // Colours that still change are no colours to measure.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  const board = new PlanBoard(page);
  await chat.open(`/my-plans/${id}`);
  await expect(chat.left(5)).toBeVisible();
  await expectAccessible();
  await chat.region.getByRole("button", { name: "Make it smaller" }).click();
  await expect(chat.field).toHaveValue("Make it smaller");
  await expect(chat.field).toBeFocused();

  await claudeWrites(goal, "I made room for candles.", [
    { action: "remove", step: 2 },
    { action: "add", text: "Buy candles", minutes: 5, after: 1 },
  ]);
  await chat.say("  Candles instead of the venue  ");
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.first()).toContainText("Candles instead of the venue");
  await expect(chat.messages.first()).toContainText(/You · \d+:\d\d [AP]M/);
  const answer = chat.messages.last();
  await expect(answer).toContainText("I made room for candles.");
  await expect(answer).toContainText("Added: Buy candles");
  await expect(answer).toContainText("Removed: Call the venue");
  await expect(chat.announced).toHaveText("I made room for candles.");
  await expect(board.box("Buy candles")).toBeVisible();
  await expect(board.box("Call the venue")).toHaveCount(0);
  await expect(chat.field).toHaveValue("");
  await expect(chat.left(4)).toBeVisible();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(chat.field).toBeInViewport({ ratio: 1 });

  await chat.undo.click();
  await expect(answer).toContainText("Undone");
  await expect(board.box("Call the venue")).toBeVisible();
  await expect(board.box("Buy candles")).toHaveCount(0);

  await claudeIsAway(goal);
  await chat.say("Remove step 2");
  await expect(chat.messages.last()).toContainText(
    "Claude could not be reached, so Stepwell's built-in coach answered.",
  );
  await expect(chat.messages.last()).toContainText("Built-in coach");

  await page.reload();
  await chat.show();
  await expect(chat.left(3)).toBeVisible();
  await expect(chat.messages).toHaveCount(4);
  await expect(chat.messages.first()).toContainText("Candles instead of the venue");
  await expect(chat.messages.nth(1)).toContainText("Undone");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();
});

test("after five refinements the upgrade stands in place of the field, and what was said can be read", async ({
  page,
  expectAccessible,
}) => {
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  await claudeIsAway(goal);
  await refineByCall(page, id, 4);
  await chat.open(`/checklist/${id}`);
  await expect(chat.left(1)).toBeVisible();
  await expect(chat.messages).toHaveCount(6);
  await chat.region.getByRole("button", { name: "Earlier messages" }).click();
  await expect(chat.messages).toHaveCount(8);
  await expect(chat.messages.first()).toContainText("Add guest 1");

  await chat.say("Add wrap the present");
  await expect(new PlanBoard(page).box("Wrap the present")).toBeVisible();
  await expect(chat.field).toHaveCount(0);
  await expect(chat.region).toContainText("You have used the 5 free refinements of this plan.");
  await expectAccessible();
  await chat.region.getByRole("link", { name: "Upgrade to Premium" }).click();
  await expect(page).toHaveURL("/premium");
});

test("words appear while they are written; Stop ends it and gives the message back", {
  tag: "@desk",
}, async ({ page }) => {
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  await claudeWrites(
    goal,
    "Let me look at your plan and see what could wait until tomorrow.",
    [{ action: "remove", step: 3 }],
    1_500,
  );
  await chat.open(`/checklist/${id}`);
  await chat.say("What could wait?");
  await expect(chat.messages.first()).toContainText("What could wait?");
  await expect(chat.announced).toHaveText("Your coach is thinking...");
  await expect(chat.messages.last()).toContainText("Let me");
  await chat.field.press("Enter");
  await chat.region.getByRole("button", { name: "Stop" }).click();
  await expect(chat.field).toHaveValue("What could wait?");
  await expect(chat.field).toBeFocused();
  await expect(chat.messages).toHaveCount(0);
  await expect(chat.left(5)).toBeVisible();
  await page.reload();
  await chat.show();
  await expect(chat.field).toHaveValue("What could wait?");
  await expect(chat.messages).toHaveCount(0);
  await expect(new PlanBoard(page).box("Send the invitations")).toBeVisible();
});

test("a failure is apologised for, and the message is in the field again, also after a reload", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^(500|net::ERR_FAILED) POST \/api\/checklist\/refine/);
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  const board = new PlanBoard(page);
  await claudeIsAway(goal);
  await chat.open(`/my-plans/${id}`);
  const answers = [
    (route: Route) => route.fulfill({ status: 500, json: { message: "Not this time." } }),
    (route: Route) => route.abort(),
  ];
  for (const answer of answers) {
    await page.route("**/api/checklist/refine", answer);
    await chat.say("Add buy candles");
    await expect(board.message("Update failed")).toBeVisible();
    await expect(chat.messages.last()).toContainText(
      "I'm sorry, I had trouble processing your request. Please try again or rephrase your message.",
    );
    await expect(chat.field).toHaveValue("Add buy candles");
    await page.unroute("**/api/checklist/refine");
    await page.reload();
    await chat.show();
    await expect(chat.field).toHaveValue("Add buy candles");
  }
  await chat.region.getByRole("button", { name: "Send" }).dblclick();
  await expect(board.box("Buy candles")).toHaveCount(1);
  await expect(chat.left(4)).toBeVisible();
  await expect(chat.messages).toHaveCount(2);
});

test("an answer that was written although the line broke is found, not asked for twice", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^net::ERR_FAILED POST \/api\/checklist\/refine/);
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  await claudeIsAway(goal);
  await chat.open(`/my-plans/${id}`);
  await page.route("**/api/checklist/refine", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await chat.say("Add buy candles");
  await expect(chat.messages.last()).toContainText("Added: Buy candles");
  await expect(new PlanBoard(page).box("Buy candles")).toHaveCount(1);
  await expect(chat.field).toHaveValue("");
  await expect(chat.left(4)).toBeVisible();
});

test("two tabs: each sees what the other said, and the last refinement is used once", {
  tag: "@desk",
}, async ({ page, context, problems }) => {
  problems.allow(/^403 POST \/api\/checklist\/refine/);
  const id = await makePlan(page, goal, TASKS);
  await claudeIsAway(goal);
  const here = new CoachingChat(page);
  await here.open(`/my-plans/${id}`);
  const otherPage = await context.newPage();
  const there = new CoachingChat(otherPage);
  await there.open(`/checklist/${id}`);
  await there.say("Add buy candles");
  await expect(there.left(4)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(here.left(4)).toBeVisible();
  await expect(here.messages).toHaveCount(2);
  await here.undo.click();
  await expect(new PlanBoard(page).box("Buy candles")).toHaveCount(0);

  await here.field.fill("Add ");
  await here.field.press("Shift+Enter");
  await here.field.pressSequentially("wrap the present");
  await expect(here.field).toHaveValue("Add \nwrap the present");
  await refineByCall(page, id, 4);
  await here.field.press("Enter");
  await expect(here.region.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
  await expect(here.region).toContainText("What you wrote is kept here:");
  await expect(here.region).toContainText("wrap the present");
});

test("works by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  const id = await makePlan(page, goal, TASKS);
  const chat = new CoachingChat(page);
  const board = new PlanBoard(page);
  await claudeIsAway(goal);
  await chat.open(`/my-plans/${id}`);
  await board.add.focus();
  await page.keyboard.press("Tab");
  while (!(await chat.field.evaluate((field) => field === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Add buy candles");
  await page.keyboard.press("Enter");
  await expect(board.box("Buy candles")).toBeVisible();
  await expect(chat.field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(chat.undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(board.box("Buy candles")).toHaveCount(0);
  await expect(chat.announced).toHaveText("Your list is as it was before.");
  await page.keyboard.press("Tab");
  await expect(chat.field).toBeFocused();
});

test("Premium shows 999 and no upgrade", { tag: "@desk" }, async ({ page }) => {
  const id = await makePlan(page, goal, TASKS);
  await page.route(`**/api/checklist/${id}/refinements*`, (route) =>
    route.fulfill({
      json: { success: true, data: { messages: [], nextCursor: null, remainingRefinements: 999 } },
    }),
  );
  const chat = new CoachingChat(page);
  await chat.open(`/my-plans/${id}`);
  await expect(
    chat.region.getByText("999 refinements left: with Premium there is no limit."),
  ).toBeVisible();
  await expect(chat.region.getByRole("link", { name: "Upgrade to Premium" })).toHaveCount(0);
});
