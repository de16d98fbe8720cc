import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const GOAL = "Clean the kitchen";
const CREATION_AWAY =
  "The checklist creation service is currently unavailable. Your steps are still here; please try again in a few minutes.";
const STEPS = [
  { text: "Put one plate in the sink", minutes: 2 },
  { text: "Wipe the stove", minutes: 5 },
  { text: "Mop the floor", minutes: 12 },
];

test.beforeEach(async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/decision");
});

test("turns a goal into steps, the steps into a plan, and opens it", async ({ page }) => {
  await ask(page, GOAL);
  const ready = page.getByRole("region", { name: "Action Plan Ready" });
  await expect(ready).toBeVisible();
  const suggested = ready.getByRole("textbox");
  const count = await suggested.count();
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(7);
  const texts = await suggested.evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : "")),
  );
  await ready.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\/[\da-f-]{36}$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Personalized Action Plan" }),
  ).toBeVisible();
  await expect(page.getByText(GOAL, { exact: true })).toBeVisible();
  const tasks = page.getByRole("list", { name: "Tasks", exact: true }).getByRole("listitem");
  await expect(tasks).toHaveCount(count);
  for (const text of texts) await expect(tasks.filter({ hasText: text })).toHaveCount(1);
  await page.getByRole("link", { name: "Make Another Decision" }).click();
  await expect(goalField(page)).toHaveValue("");
});

for (const { stop, least, most } of [
  { stop: "a nudge", least: 3, most: 3 },
  { stop: "tiny steps", least: 8, most: 12 },
]) {
  test(`writes ${least} to ${most} steps for ${stop}`, { tag: "@desk" }, async ({ page }) => {
    await page.getByRole("radio", { name: stop }).check();
    await ask(page, GOAL);
    const suggested = page.getByRole("region", { name: "Action Plan Ready" }).getByRole("textbox");
    await expect(suggested.first()).toBeVisible();
    const count = await suggested.count();
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });
}

test("lets every suggested step be edited, moved and removed before it is saved", async ({
  page,
}) => {
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await page.getByRole("textbox", { name: "Step 2" }).fill("Wipe the stove and the table");
  await page.getByRole("button", { name: "Move step 2 up" }).click();
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(
    "Wipe the stove and the table",
  );
  await expect(page.getByRole("button", { name: "Move step 1 up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove step 3" }).click();
  await expect(page.getByRole("textbox", { name: "Step 3" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Step 3" })).toHaveValue("Mop the floor");
  await page.getByRole("button", { name: "Remove step 2" }).click();
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
  await expect(
    page.getByRole("list", { name: "Tasks", exact: true }).getByRole("checkbox"),
  ).toHaveCount(2);
  await expect(page.getByRole("checkbox", { name: "Wipe the stove and the table" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Mop the floor" })).toBeVisible();
});

test("breaks a suggested step down before it is saved, with Stop, Retry and Undo", async ({
  page,
  problems,
}) => {
  problems.allow(/^502 POST/);
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await expect(page.getByRole("textbox", { name: "Step 3" })).toHaveValue("Mop the floor");
  await page.unroute("**/api/decisions/breakdown");

  // Never answered: until Stop, the step is as it was.
  await page.route("**/api/decisions/breakdown", () => undefined);
  await page.getByRole("button", { name: "Break step 3 down" }).click();
  const parts = page.getByRole("group", { name: "Smaller steps for: Mop the floor" });
  await expect(parts.getByRole("button", { name: "Stop" })).toBeFocused();
  await parts.getByRole("button", { name: "Stop" }).click();
  await expect(parts).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Break step 3 down" })).toBeFocused();
  await page.unroute("**/api/decisions/breakdown");

  await page.route("**/api/decisions/breakdown", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<!doctype html><p>Away" }),
  );
  await page.getByRole("button", { name: "Break step 3 down" }).click();
  await expect(parts.getByText("The step is as it was.")).toBeVisible();
  await page.unroute("**/api/decisions/breakdown");

  await parts.getByRole("button", { name: "Retry" }).click();
  const ready = page.getByRole("region", { name: "Action Plan Ready" });
  await expect(page.getByText("Step broken down", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Break step 3 down" })).toBeFocused();
  expect(await ready.getByRole("textbox").count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole("textbox", { name: "Step 3" })).not.toHaveValue("Mop the floor");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ready.getByRole("textbox")).toHaveCount(3);
  await expect(page.getByRole("textbox", { name: "Step 3" })).toHaveValue("Mop the floor");
});

test("offers a small start where the first step became a big one, and forces none", async ({
  page,
  expectAccessible,
}) => {
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  const offer = page.getByRole("button", { name: "Make step 1 smaller" });
  await expect(page.getByRole("heading", { name: "Action Plan Ready" })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole("button", { name: "Remove step 1" }).click();
  await expect(offer).toBeVisible();
  await expectAccessible();
  await page.unroute("**/api/decisions/breakdown");
  await offer.click();
  await expect(page.getByText("Step broken down", { exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
});

test("works by keyboard alone, from the goal to the order of steps", { tag: "@desk" }, async ({
  page,
}) => {
  await answerWith(page, STEPS);
  await goalField(page).focus();
  await page.keyboard.type(GOAL);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Action Plan Ready" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Step 1" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  const second = page.getByRole("textbox", { name: "Step 2" });
  await expect(second).toHaveValue("Put one plate in the sink");
  await expect(second).toBeFocused();
  await expect(page.getByText("Step is now number 2 of 3")).toBeAttached();
});

test("returns to the goal as it was with Try Again", { tag: "@desk" }, async ({ page }) => {
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(goalField(page)).toHaveValue(GOAL);
  await expect(goalField(page)).toBeFocused();
});

test("keeps a goal that was typed over a reload", { tag: "@desk" }, async ({ page }) => {
  await goalField(page).fill("Find the letter from the tax office");
  await page.reload();
  await expect(goalField(page)).toHaveValue("Find the letter from the tax office");
});

test("keeps edited steps over a reload", { tag: "@desk" }, async ({ page }) => {
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await page.getByRole("textbox", { name: "Step 2" }).fill("Wipe the stove and the table");
  await page.getByRole("button", { name: "Remove step 3" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Action Plan Ready" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Step 2" })).toHaveValue(
    "Wipe the stove and the table",
  );
  await expect(page.getByRole("textbox", { name: "Step 3" })).toHaveCount(0);
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
  await page.goto("/decision");
  await expect(goalField(page)).toHaveValue("");
});

test("fills in an example, and needs a goal to begin", async ({ page }) => {
  const begin = page.getByRole("button", { name: "Break It Down" });
  await expect(begin).toBeDisabled();
  await goalField(page).press("Enter");
  await expect(page.getByText("Please enter your decision or goal.")).toBeVisible();
  await page.getByRole("button", { name: "File my taxes" }).click();
  await expect(goalField(page)).toHaveValue("File my taxes");
  await expect(begin).toBeEnabled();
});

test("says that a goal is too long and keeps it", { tag: "@desk" }, async ({ page }) => {
  const long = "clean ".repeat(400);
  await goalField(page).fill(long);
  await expect(page.getByText("Please keep your goal within 2,000 characters.")).toBeVisible();
  await goalField(page).press("Enter");
  await expect(goalField(page)).toHaveValue(long);
});

test("asks for more where a goal is too vague", { tag: "@desk" }, async ({ page }) => {
  await page.route("**/api/decisions/breakdown", (route) =>
    route.fulfill({
      json: { success: false, needsRefinement: true, message: "What is it about?", tasks: [] },
    }),
  );
  await ask(page, "stuff");
  await expect(page.getByText("What is it about?")).toBeVisible();
  await expect(goalField(page)).toHaveValue("stuff");
  await expect(goalField(page)).toBeFocused();
});

test("says when the service is away, and keeps the goal", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/^502 POST/);
  await page.route("**/api/decisions/breakdown", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<!doctype html><p>Bad gateway" }),
  );
  await ask(page, GOAL);
  await expect(
    page.getByText("The goal breakdown service is currently unavailable."),
  ).toBeVisible();
  await expect(goalField(page)).toHaveValue(GOAL);
});

test("says when there is no connection", { tag: "@desk" }, async ({ page, problems }) => {
  problems.allow(/^net::ERR_FAILED POST/);
  await page.route("**/api/decisions/breakdown", (route) => route.abort());
  await ask(page, GOAL);
  await expect(
    page.getByText("Unable to connect. Please check your internet connection."),
  ).toBeVisible();
});

test("can be stopped, back to the goal", { tag: "@desk" }, async ({ page }) => {
  await page.route("**/api/decisions/breakdown", () => undefined);
  await ask(page, GOAL);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(goalField(page)).toHaveValue(GOAL);
  await expect(goalField(page)).toBeFocused();
});

test("keeps the steps when the plan cannot be created, and tries again", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/^503 POST/);
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await page.route("**/api/checklist", (route) =>
    route.fulfill({ status: 503, contentType: "text/html", body: "<!doctype html><p>Away" }),
  );
  await page.getByRole("textbox", { name: "Step 1" }).fill("Put two plates in the sink");
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page.getByText("Failed to create action plan", { exact: true })).toBeVisible();
  await expect(page.getByText(CREATION_AWAY, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Step 1" })).toHaveValue(
    "Put two plates in the sink",
  );
  await page.unroute("**/api/checklist");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
  await expect(page.getByRole("checkbox", { name: "Put two plates in the sink" })).toBeVisible();
});

test("makes one plan of a double click", { tag: "@desk" }, async ({ page }) => {
  await answerWith(page, STEPS);
  await ask(page, GOAL);
  await page.getByRole("button", { name: "Create My Action Plan" }).dblclick();
  await expect(page).toHaveURL(/\/checklist\//);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "View & Manage Plan" })).toHaveCount(1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible();
    await goalField(page).press("Enter");
    await expectAccessible();
    await answerWith(page, STEPS);
    await ask(page, GOAL);
    await expect(page.getByRole("heading", { name: "Action Plan Ready" })).toBeVisible();
    await expectAccessible();
  });
}

function goalField(page: Page) {
  return page.getByRole("textbox", { name: "What goal or decision do you need help with?" });
}

async function ask(page: Page, goal: string): Promise<void> {
  await goalField(page).fill(goal);
  await page.getByRole("button", { name: "Break It Down" }).click();
}

/** Answers the next breakdowns with these steps, as a stream. */
async function answerWith(page: Page, steps: { text: string; minutes: number }[]): Promise<void> {
  const tasks = steps.map(({ text }) => text);
  const events = [
    ...steps.map((step) => ({ event: "task", data: step })),
    { event: "done", data: { success: true, tasks, steps, planner: "built-in" } },
  ];
  await page.route("**/api/decisions/breakdown", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: events
        .map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(""),
    }),
  );
}
