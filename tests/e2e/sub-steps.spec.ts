import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { NextStep } from "./pages/next-step";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { SubSteps } from "./pages/sub-steps";
import { ownGoal, scriptClaude } from "./sandbox";
import { startWeakLine } from "./weak-line";
import { settled } from "./writes";

const FORM = "File the form";
const REST = "Rest";
const parts = [
  { text: "Find the form.", minutes: 2 },
  { text: "Fill in the name.", minutes: 5 },
  { text: "Sign it.", minutes: 1 },
];

let goal: string;

test.beforeEach(async ({ signedIn }) => {
  goal = ownGoal("Sort out my papers");
  expect(signedIn.email).toContain("@");
});

test("a step is broken down as it is written; Stop leaves it as it was", async ({ page }) => {
  await scriptClaude(goal, {
    answers: [{ steps: parts, end: "stall", endAfterSteps: 2 }, { steps: parts }],
  });
  const form = await openPlan(page);
  await form.choose("Break it down");
  await expect(form.panel.getByRole("listitem")).toHaveCount(2);
  await expect(form.panel.getByRole("button", { name: "Stop" })).toBeFocused();
  await form.panel.getByRole("button", { name: "Stop" }).click();
  await expect(new PlanBoard(page).message("The task stays as it was.")).toBeVisible();
  await expect(form.panel).toHaveCount(0);
  await expect(form.menu).toBeFocused();
  await page.reload();
  await expect(form.list).toHaveCount(0);

  await openAgain(page);
  await form.choose("Break it down");
  await expect(form.list.getByRole("listitem")).toHaveCount(3);
  await expect(form.box("Find the form.")).toBeFocused();
  await expect(new NextStep(page).text("Find the form.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form.list).toHaveCount(0);
});

test("smaller steps are ticked, edited and removed; the last one ticks its step along", async ({
  page,
}) => {
  await scriptClaude(goal, { answers: [{ steps: parts }] });
  const form = await openPlan(page);
  const next = new NextStep(page);
  const board = new PlanBoard(page);
  await next.button("Break it down").click();
  await expect(next.text("Find the form.")).toBeVisible();
  await expect(next.button("Break it down")).toHaveCount(0);
  await next.button("Done").click();
  await expect(form.box("Find the form.")).toBeChecked();

  const name = new SubSteps(page, "Fill in the name.");
  await name.menu.click();
  await expect(page.getByRole("menuitem", { name: "Break it down" })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Not today" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
  await form.list.getByRole("textbox", { name: "Task" }).fill("Write my name.");
  await page.keyboard.press("Enter");
  await expect(next.text("Write my name.")).toBeVisible();

  await new SubSteps(page, "Sign it.").choose("Remove");
  await expect(form.list.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form.list.getByRole("listitem")).toHaveCount(3);

  await form.box("Write my name.").check();
  await form.box("Sign it.").check();
  await expect(board.box(FORM)).toBeChecked();
  await expect(page.getByText("1 of 2 tasks done")).toBeVisible();
  await settled(page);
  await page.reload();
  await expect(board.box(FORM)).toBeChecked();
  await expect(form.box("Write my name.")).toBeChecked();
});

test("broken down again, what is open gives way after a question, and what is done stays", {
  tag: "@desk",
}, async ({ page }) => {
  const others = [
    { text: "Put the form on the table.", minutes: 1 },
    { text: "Read it aloud.", minutes: 4 },
  ];
  await scriptClaude(goal, { answers: [{ steps: parts }, { steps: others }] });
  const form = await openPlan(page);
  await form.choose("Break it down");
  await form.box("Find the form.").check();
  await form.choose("Break down again");
  const question = page.getByRole("group", { name: "Break down again" });
  await expect(question).toContainText("The ones that are done stay.");
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(form.list.getByRole("listitem")).toHaveCount(3);
  await expect(form.menu).toBeFocused();
  await form.choose("Break down again");
  await question.getByRole("button", { name: "Break down again" }).click();
  await expect(form.box("Read it aloud.")).toBeVisible();
  await expect(form.list.getByRole("listitem")).toHaveCount(3);
  await expect(form.box("Find the form.")).toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form.box("Sign it.")).toBeVisible();
  await expect(form.box("Read it aloud.")).toHaveCount(0);
});

test("says at the step what is unclear and who wrote instead, and tries again", {
  tag: "@desk",
}, async ({ page }) => {
  await scriptClaude(goal, {
    answers: [{ steps: [], question: "Which form is it?" }, { status: 400 }],
  });
  const form = await openPlan(page);
  await form.choose("Break it down");
  await expect(form.panel.getByRole("alert")).toHaveText("Which form is it?");
  await form.panel.getByRole("button", { name: "Retry" }).click();
  await expect(form.list.getByRole("listitem").first()).toBeVisible();
  await expect(new PlanBoard(page).message(BUILT_IN)).toBeVisible();
});

test("a cut line leaves the step as it was; mended, Retry breaks it down", {
  tag: "@desk",
}, async ({ page, baseURL, problems }) => {
  problems.allow(/^net::/);
  await scriptClaude(goal, {
    answers: [{ steps: parts, end: "stall", endAfterSteps: 1 }, { steps: parts }],
  });
  const line = await startWeakLine(baseURL ?? "");
  try {
    const id = await makePlan(page, goal, [FORM, REST]);
    const listening = page.waitForResponse("**/api/subscription/status");
    await page.goto(`${line.address}my-plans/${id}`);
    await listening;
    const form = new SubSteps(page, FORM);
    await form.choose("Break it down");
    await expect(form.panel.getByRole("listitem")).toHaveCount(1);
    line.cut();
    await expect(form.panel.getByRole("alert")).toContainText("The connection was lost.");
    await expect(form.list).toHaveCount(0);
    line.mend();
    await form.panel.getByRole("button", { name: "Retry" }).click();
    await expect(form.list.getByRole("listitem")).toHaveCount(3);
  } finally {
    await line.stop();
  }
});

test("a step that waits is marked in the list, and its menu brings it back", async ({ page }) => {
  const form = await openPlan(page);
  const next = new NextStep(page);
  const row = new PlanBoard(page).tasks.getByRole("listitem").filter({ hasText: FORM });
  await form.choose("Not today");
  await expect(row).toContainText("Tomorrow");
  await expect(next.text(REST)).toBeVisible();
  await form.choose("Back for today");
  await expect(row).not.toContainText("Tomorrow");
  await expect(next.text(FORM)).toBeVisible();
});

test("works by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  await scriptClaude(goal, { answers: [{ steps: parts, delayMs: 100 }] });
  const form = await openPlan(page);
  await form.menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type("Bre");
  await expect(page.getByRole("menuitem", { name: "Break it down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.box("Find the form.")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(form.box("Find the form.")).toBeChecked();
  await page.keyboard.press("j");
  await expect(form.box("Fill in the name.")).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await scriptClaude(goal, {
      answers: [
        { steps: [], question: "Which form is it?" },
        { steps: parts, delayMs: 700 },
      ],
    });
    const form = await openPlan(page);
    await form.choose("Break it down");
    await expect(form.panel.getByRole("alert")).toBeVisible();
    await expectAccessible();
    await form.panel.getByRole("button", { name: "Retry" }).click();
    await expect(form.panel.getByRole("listitem").first()).toBeVisible();
    await expectAccessible();
    await expect(form.list.getByRole("listitem")).toHaveCount(3);
    await new SubSteps(page, REST).choose("Not today");
    await form.choose("Break down again");
    await expect(page.getByRole("group", { name: "Break down again" })).toBeVisible();
    await expectAccessible();
  });
}

const BUILT_IN = "Claude could not be reached, so Stepwell's built-in planner wrote this.";

async function openPlan(page: Page): Promise<SubSteps> {
  const id = await makePlan(page, goal, [{ text: FORM, minutes: 20 }, REST]);
  await new NextStep(page).open(id);
  return new SubSteps(page, FORM);
}

/** After a reload, until the page's script listens. */
async function openAgain(page: Page): Promise<void> {
  const listening = page.waitForResponse("**/api/subscription/status");
  await page.reload();
  await listening;
}
