import { expect, test } from "./fixtures";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { newPerson, signUp } from "./people";
import { settled } from "./writes";

const GOAL = "Clean the kitchen";
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

test.describe("My Plans", () => {
  test("invites to a first goal while there is no plan", async ({ page }) => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "My Plans" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ready to Get Organized?" })).toBeVisible();
    await page.getByRole("link", { name: "Create Your First Goal" }).click();
    await expect(page).toHaveURL("/decision");
  });

  test("shows a plan's title, progress, three tasks, the rest as a number, and the tip", async ({
    page,
  }) => {
    const goal = `Clean ${"every room ".repeat(10)}`.trim();
    const long = `Write ${"a long letter ".repeat(10)}`.trim();
    await makePlan(page, goal, [long, SINK, STOVE, FLOOR, TOWEL]);
    await page.goto("/dashboard");
    const plan = page.getByRole("list", { name: "Plans" }).getByRole("listitem").first();
    await expect(plan.getByRole("heading")).toHaveText(`${goal.slice(0, 50)}...`);
    await expect(plan).toContainText("0 of 5 tasks done");
    await expect(plan.getByText("0%", { exact: true })).toBeVisible();
    await expect(plan).toContainText(`${long.slice(0, 80)}...`);
    await expect(plan).toContainText("+2 more");
    await expect(plan).toContainText("Tip:");
    await expect(plan).toContainText(STOVE);
    await expect(plan).not.toContainText(FLOOR);
    await plan.getByRole("link", { name: "View & Manage Plan" }).click();
    await expect(page).toHaveURL(/\/my-plans\/[\da-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${goal.slice(0, 60)}...`);
  });

  test("deletes a plan after asking", async ({ page }) => {
    await makePlan(page, "Keep this one", [SINK]);
    await makePlan(page, GOAL, [SINK]);
    await page.goto("/dashboard");
    const plans = page.getByRole("link", { name: "View & Manage Plan" });
    await expect(plans).toHaveCount(2);
    await page.getByRole("button", { name: `Options for ${GOAL}` }).click();
    await page.getByRole("menuitem", { name: "Delete Plan" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alertdialog")).toBeHidden();

    await page.getByRole("button", { name: `Options for ${GOAL}` }).click();
    await page.getByRole("menuitem", { name: "Delete Plan" }).click();
    await page.getByRole("button", { name: "Delete Plan" }).click();
    await expect(plans).toHaveCount(1);
    await expect(page.getByRole("heading", { name: GOAL })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("says Deleting... meanwhile, and keeps the plan when it cannot be deleted", {
    tag: "@desk",
  }, async ({ page, problems }) => {
    problems.allow(/^net::ERR_FAILED DELETE/);
    const id = await makePlan(page, GOAL, [SINK]);
    await page.goto("/dashboard");
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/checklist/${id}`, async (route) => {
      await answered;
      await route.abort();
    });
    await page.getByRole("button", { name: `Options for ${GOAL}` }).click();
    await page.getByRole("menuitem", { name: "Delete Plan" }).click();
    await page.getByRole("button", { name: "Delete Plan" }).click();
    await expect(page.getByRole("button", { name: "Deleting..." })).toBeVisible();
    answer();
    const board = new PlanBoard(page);
    await expect(board.message("Failed to delete plan")).toBeVisible();
    await expect(board.message("Something went wrong. Please try again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: GOAL })).toBeVisible();
  });

  test("shows on the way back what was ticked", async ({ page }) => {
    const id = await makePlan(page, GOAL, TASKS);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "View & Manage Plan" }).click();
    await expect(page).toHaveURL(`/my-plans/${id}`);
    await new PlanBoard(page).box(SINK).check();
    await page.goBack();
    await expect(page.getByText("1 of 4 tasks done")).toBeVisible();
    await page.goForward();
    await expect(new PlanBoard(page).box(SINK)).toBeChecked();
  });
});

test.describe("a plan", () => {
  test("keeps a tick over a reload and encourages by how far one is", async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, TASKS));
    await expect(page.getByText("Every journey begins with a single step!")).toBeVisible();
    await expect(page.getByText("about 20 min left")).toBeVisible();
    for (const [task, words] of [
      [SINK, "You're off to a good start!"],
      [STOVE, "Great progress! Keep going!"],
      [FLOOR, "You're almost there!"],
      [TOWEL, "Congratulations!"],
    ] as const) {
      await board.box(task).check();
      await expect(page.getByText(words)).toBeVisible();
    }
    await expect(page.getByText("100%", { exact: true })).toBeVisible();
    await settled(page);
    // The page asks for the subscription once its script listens.
    const listening = page.waitForResponse("**/api/subscription/status");
    await page.reload();
    await listening;
    await expect(board.box(SINK)).toBeChecked();
    await expect(page.getByText("Congratulations!")).toBeVisible();
    await board.box(SINK).uncheck();
    await expect(page.getByText("You're almost there!")).toBeVisible();
    await settled(page);
    await page.reload();
    await expect(board.box(SINK)).not.toBeChecked();
  });

  test("takes back a tick that failed, and only that, and can try again", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^500 PATCH/);
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, TASKS));
    await board.box(STOVE).check();
    await page.route("**/tasks/*", (route) =>
      route.fulfill({ status: 500, json: { success: false, message: "Not this time." } }),
    );
    await board.box(SINK).click();
    await expect(board.message("Failed to update task")).toBeVisible();
    await expect(board.message("Not this time.")).toBeVisible();
    await expect(board.box(SINK)).not.toBeChecked();
    await expect(board.box(STOVE)).toBeChecked();
    await page.unroute("**/tasks/*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(board.box(SINK)).toBeChecked();
    await expect(page.getByText("2 of 4 tasks done")).toBeVisible();
    await settled(page);
    await page.reload();
    await expect(board.box(SINK)).toBeChecked();
  });

  test("ends where the last of many fast taps wanted it", { tag: "@desk" }, async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, TASKS));
    let underWay = 0;
    let most = 0;
    await page.route("**/tasks/*", async (route) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await route.continue();
      underWay -= 1;
    });
    const answered = page.waitForResponse(
      (response) => response.request().postData() === '{"completed":true}',
    );
    for (let tap = 0; tap < 7; tap += 1) await board.box(SINK).click();
    await answered;
    await expect(board.box(SINK)).toBeChecked();
    expect(most).toBe(1);
    await settled(page);
    await page.reload();
    await expect(board.box(SINK)).toBeChecked();
  });

  test("shows in one tab what another has ticked", { tag: "@desk" }, async ({ page, context }) => {
    const id = await makePlan(page, GOAL, TASKS);
    const here = new PlanBoard(page);
    await here.open(id);
    const otherPage = await context.newPage();
    const there = new PlanBoard(otherPage);
    await there.open(id);
    await there.box(STOVE).check();
    await expect(otherPage.getByText("1 of 4 tasks done")).toBeVisible();
    await settled(otherPage);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(here.box(STOVE)).toBeChecked();
  });

  test("adds a task, trimmed, and says so", async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, TASKS));
    await board.newTask.fill("   Open a window  ");
    await board.newTask.press("Enter");
    await expect(board.box("Open a window")).toBeVisible();
    await expect(board.message("Task Added")).toBeVisible();
    await expect(board.newTask).toHaveValue("");
    await expect(board.newTask).toBeFocused();
    await page.reload();
    await expect(board.tasks.getByRole("listitem")).toHaveCount(5);
  });

  test("adds a task once when Add is clicked twice", { tag: "@desk" }, async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, [SINK]));
    await board.newTask.fill("Open a window");
    await board.add.dblclick();
    await expect(board.message("Task Added")).toBeVisible();
    await page.reload();
    await expect(board.tasks.getByRole("listitem")).toHaveCount(2);
  });

  test("asks for a task's text, counts characters and warns near the limit", {
    tag: "@desk",
  }, async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, [SINK]));
    await board.newTask.fill("   ");
    await board.add.click();
    await expect(board.message("Task Required")).toBeVisible();
    await expect(board.message("Please enter a task description before adding.")).toBeVisible();

    await board.newTask.fill("x".repeat(450));
    await expect(page.getByText("450/500 characters")).toBeVisible();
    await expect(page.getByText("Character limit approaching")).toBeHidden();
    await board.newTask.fill("x".repeat(451));
    await expect(page.getByText("Character limit approaching")).toBeVisible();
    await board.newTask.fill("x".repeat(501));
    await board.add.click();
    await expect(page.getByText("A task can have at most 500 characters.")).toBeVisible();
    await expect(board.tasks.getByRole("listitem")).toHaveCount(1);
    await expect(board.newTask).toHaveValue("x".repeat(501));
  });

  test("gives back the text of a task that could not be added, also after a reload", {
    tag: "@desk",
  }, async ({ page, problems }) => {
    problems.allow(/^net::ERR_FAILED POST/);
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, [SINK]));
    await page.route("**/tasks", (route) => route.abort());
    await board.newTask.fill("Open a window");
    await board.newTask.press("Enter");
    await expect(board.message("Failed to Add Task")).toBeVisible();
    await expect(
      board.message("There was a problem adding your task. Please try again."),
    ).toBeVisible();
    await expect(board.tasks.getByRole("listitem")).toHaveCount(1);
    await expect(board.newTask).toHaveValue("Open a window");
    await page.unroute("**/tasks");
    await page.reload();
    await expect(board.newTask).toHaveValue("Open a window");
    await board.add.click();
    await expect(board.box("Open a window")).toBeVisible();
  });

  test("gives back a task that meets no network, and offers to try again when nothing more loads", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const board = new PlanBoard(page);
    await board.openAlive(await makePlan(page, GOAL, [SINK]));
    await context.setOffline(true);
    await board.newTask.fill("Open a window");
    await board.newTask.press("Enter");
    await expect(page.getByText("Failed to Add Task", { exact: true })).toBeVisible();
    await expect(page.getByText("This one needs a network. Your words are back")).toBeVisible();
    await expect(board.newTask).toHaveValue("Open a window");
    await expect(
      page.getByText("Not added yet. Your words are safe here; add them again when you are ready."),
    ).toBeVisible();
    await context.setOffline(false);
    // Plain while nothing loads, in the list of messages as soon as that is there.
    const message = page.locator("[data-slot=toast]");
    await message
      .filter({ hasText: "Failed to Add Task" })
      .getByRole("button", { name: "Retry", exact: true })
      .click();
    await expect(board.box("Open a window")).toBeVisible();
    await expect(board.newTask).toHaveValue("");
    await expect(page.getByText("Not added yet.")).toHaveCount(0);
  });

  test("offers to log in when the session ended, and keeps what was typed", {
    tag: "@desk",
  }, async ({ page, context, problems }) => {
    problems.allow(/^401 /);
    const board = new PlanBoard(page);
    const id = await makePlan(page, GOAL, [SINK]);
    await board.open(id);
    await context.clearCookies();
    await board.newTask.fill("Open a window");
    await board.newTask.press("Enter");
    await expect(board.message("Please log in again")).toBeVisible();
    await expect(board.newTask).toHaveValue("Open a window");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(`/my-plans/${id}`)}`);
  });

  test("shows at most three stars in Top 3 and up to five tasks to pick", async ({
    page,
    isMobile,
  }) => {
    const board = new PlanBoard(page);
    const tasks = ["one", "two", "three", "four", "five", "six", "seven"];
    await board.open(await makePlan(page, GOAL, tasks));
    if (isMobile) await board.top.getByRole("button", { name: "Pick from your tasks" }).click();
    const available = board.top.getByRole("list", { name: "Available tasks" });
    await expect(available.getByRole("listitem")).toHaveCount(5);
    await available.getByRole("button", { name: "two" }).click();
    await expect(board.star("two")).toHaveAttribute("aria-pressed", "true");
    for (const task of ["three", "four", "five"]) await board.star(task).click();
    await expect(board.top.getByRole("checkbox")).toHaveCount(3);
    await expect(available).toBeHidden();
    await expect(board.top.getByText("+1 more starred in the list")).toBeVisible();
    await settled(page);
    await page.reload();
    await expect(board.star("five")).toHaveAttribute("aria-pressed", "true");
    await board.top.getByRole("checkbox", { name: "two" }).click();
    await expect(board.box("two")).toBeChecked();
    await expect(board.top.getByRole("checkbox", { name: "five" })).toBeVisible();
  });

  test("takes back a star that failed", { tag: "@desk" }, async ({ page, problems }) => {
    problems.allow(/^net::ERR_FAILED PATCH/);
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, [SINK]));
    await page.route("**/tasks/priority", (route) => route.abort());
    await board.star(SINK).click();
    await expect(board.message("Failed to update priority")).toBeVisible();
    await expect(board.star(SINK)).toHaveAttribute("aria-pressed", "false");
  });

  test("shows markup, emoji and right-to-left text as they were typed", { tag: "@desk" }, async ({
    page,
  }) => {
    const board = new PlanBoard(page);
    const markup = '<img src=x onerror="document.title=1"> & co';
    const hebrew = "שטוף את הכלים 🧼";
    await board.open(await makePlan(page, "<b>Kitchen</b> 👩‍🍳", [markup, hebrew]));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Kitchen</b> 👩‍🍳");
    await expect(board.box(markup)).toBeVisible();
    await expect(board.box(hebrew)).toBeVisible();
  });

  test("shows a long goal to its end, below the heading that is cut", async ({ page }) => {
    const long =
      "Sort out the papers of the flat, the car and the bike before my sister visits in May";
    await new PlanBoard(page).open(await makePlan(page, long, ["Open the first letter"]));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Sort out the papers of the flat, the car and the bike before...",
    );
    await expect(page.getByText(long, { exact: true })).toBeVisible();
  });

  test("works by keyboard alone", { tag: "@desk" }, async ({ page }) => {
    const board = new PlanBoard(page);
    await board.open(await makePlan(page, GOAL, [SINK, STOVE]));
    await board.box(SINK).focus();
    await page.keyboard.press("Space");
    await expect(board.box(SINK)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(board.star(SINK)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(board.star(SINK)).toHaveAttribute("aria-pressed", "true");
    for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab");
    await expect(board.box(STOVE)).toBeFocused();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await expect(board.newTask).toBeFocused();
    await page.keyboard.type("Open a window");
    await page.keyboard.press("Enter");
    await expect(board.box("Open a window")).toBeVisible();
  });

  test("can be read without scripts", { tag: "@desk" }, async ({ page, browser, baseURL }) => {
    const id = await makePlan(page, GOAL, TASKS);
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(`/my-plans/${id}`);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(GOAL);
    await expect(new PlanBoard(plain).box(STOVE)).toBeVisible();
    await plain.goto("/dashboard");
    await expect(plain.getByText("0 of 4 tasks done")).toBeVisible();
    await context.close();
  });
});

test.describe("a plan that is not there", () => {
  test("answers 404 to someone else's plan, with a way back", { tag: "@desk" }, async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    problems.allow(/^404 GET \/my-plans/);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const stranger = await context.newPage();
    await signUp(context, newPerson());
    const id = await makePlan(stranger, "A private goal", [SINK]);
    await context.close();
    const response = await page.goto(`/my-plans/${id}`);
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "Plan not found or failed to load" }),
    ).toBeVisible();
    await expect(page.getByText("A private goal")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to My Plans" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("offers Retry and a new decision on the checklist page", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^404 GET \/checklist/);
    await page.goto("/checklist/0192f0c1-1111-7000-8000-0000abcd1234");
    await expect(page.getByRole("heading", { name: "Unable to Load Checklist" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await page.getByRole("link", { name: "Create New Decision" }).click();
    await expect(page).toHaveURL("/decision");
    await page.goto("/checklist");
    await expect(page.getByRole("heading", { name: "Checklist Not Found" })).toBeVisible();
  });

  test("goes away in this tab when another tab deleted it", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^404 GET /);
    const id = await makePlan(page, GOAL, [SINK]);
    await new PlanBoard(page).open(id);
    await page.request.delete(`/api/checklist/${id}`);
    const gone = page.getByRole("heading", { name: "Plan not found or failed to load" });
    // A page listens only once its script runs; a person would come back again, too.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(gone).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/dashboard");
    await expectAccessible();
    const id = await makePlan(page, GOAL, TASKS);
    await page.reload();
    await expectAccessible();
    await page.getByRole("button", { name: `Options for ${GOAL}` }).click();
    await page.getByRole("menuitem", { name: "Delete Plan" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible();
    const board = new PlanBoard(page);
    await board.open(id);
    await board.star(STOVE).click();
    await board.box(SINK).check();
    await board.newTask.fill("x".repeat(460));
    await expectAccessible();
    for (const task of [STOVE, FLOOR, TOWEL]) await board.box(task).check();
    await expect(page.getByText("Congratulations!")).toBeVisible();
    await expectAccessible();
    await page.goto(`/checklist/${id}`);
    await expectAccessible();
  });
}
