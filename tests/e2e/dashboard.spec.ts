import { seedPlans } from "../bench/seed";
import { inDatabase, setDaysAway } from "./database";
import { expect, test } from "./fixtures";
import { MyPlans, starSteps } from "./pages/my-plans";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { settled } from "./writes";

const KITCHEN = "Clean the kitchen";
const TRIP = "Pack for the trip";
const LETTER = "Write to the landlord";
const TASKS = [{ text: "Put one plate in the sink", minutes: 2 }, "Wipe the stove"];

test.beforeEach(async ({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

async function threePlans(page: Parameters<typeof makePlan>[0]): Promise<string[]> {
  const ids: string[] = [];
  for (const goal of [LETTER, TRIP, KITCHEN]) ids.push(await makePlan(page, goal, TASKS));
  return ids.toReversed();
}

test.describe("Today", () => {
  test("holds the starred tasks of all plans; a tick shows at once and can be undone", async ({
    page,
  }) => {
    const [kitchen = "", trip = ""] = await threePlans(page);
    const plans = new MyPlans(page);
    await plans.open();
    await expect(plans.today).toContainText("Star a task in any plan");
    await starSteps(page, kitchen, 1);
    await starSteps(page, trip, 1);
    await plans.open();
    const [first, second] = [
      plans.today.getByRole("checkbox").first(),
      plans.today.getByRole("checkbox").nth(1),
    ];
    await expect(plans.today).toContainText("2 min");
    await first.check();
    await expect(plans.message("Done. One step further.")).toBeVisible();
    await expect(page.getByText("1 of 2 tasks done")).toBeVisible();
    await expect(first).toBeChecked();
    await plans.undo();
    await expect(first).not.toBeChecked();
    await expect(page.getByText("1 of 2 tasks done")).toHaveCount(0);
    await first.check();
    await second.check();
    await expect(plans.today).toContainText("That was all for today. Well done.");
    await page.keyboard.press("z");
    await expect(second).not.toBeChecked();
    await plans.today.getByRole("link", { name: TRIP }).click();
    await expect(page).toHaveURL(`/my-plans/${trip}`);
    await page.goBack();
    await expect(plans.today.getByRole("checkbox")).toHaveCount(1);
  });

  test("takes a tick back that failed, with Retry", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^net::ERR_FAILED PATCH/);
    await starSteps(page, await makePlan(page, KITCHEN, TASKS), 1);
    const plans = new MyPlans(page);
    await plans.open();
    await page.route("**/tasks/*", (route) => route.abort());
    await plans.today.getByRole("checkbox").click();
    await expect(plans.message("Failed to update task")).toBeVisible();
    await expect(plans.today.getByRole("checkbox")).not.toBeChecked();
    await page.unroute("**/tasks/*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(plans.today.getByRole("checkbox")).toBeChecked();
    await expect(page.getByText("1 of 2 tasks done")).toBeVisible();
  });
});

test.describe("after days away", () => {
  test.beforeEach(async ({ page, signedIn }) => {
    await starSteps(page, await makePlan(page, KITCHEN, TASKS), 1);
    await makePlan(page, TRIP, ["Find the suitcase", "Wash the coat"]);
    await setDaysAway(signedIn.email, 9);
  });

  test("one step is offered, the rest waits, and nobody counts the days", async ({ page }) => {
    const plans = new MyPlans(page);
    await plans.open();
    await expect(plans.welcome).toContainText("Pick one task for today. The rest can wait.");
    await expect(plans.welcome).not.toContainText(/days|\d/);
    await plans.welcome.getByRole("button", { name: /Find the suitcase/ }).click();
    await expect(plans.welcome).toBeHidden();
    await expect(plans.today.getByRole("heading")).toBeFocused();
    await expect(plans.today.getByRole("checkbox")).toHaveCount(1);
    await expect(plans.today).toContainText("The rest can wait.");
    await settled(page);
    await plans.open();
    await plans.today.getByRole("checkbox", { name: "Find the suitcase" }).check();
    await expect(plans.today).toContainText("That was all for today. Well done.");
    await expect(page.getByText("1 of 2 tasks done")).toBeVisible();
    await plans.today.getByRole("button", { name: "Show the rest" }).click();
    await expect(plans.today.getByRole("checkbox", { name: /plate/ })).toBeVisible();
    await settled(page);
    await plans.open();
    await expect(plans.welcome).toBeHidden();
    await expect(plans.today.getByRole("checkbox", { name: /plate/ })).toBeVisible();
  });

  test("the welcome can be put away, without scripts too", { tag: "@desk" }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    const plans = new MyPlans(plain);
    await plain.goto("/dashboard");
    await plans.welcome.getByRole("button", { name: "Not now" }).click();
    await expect(plans.today).toBeVisible();
    await plain.goto("/dashboard");
    await expect(plans.welcome).toBeHidden();
    await context.close();
  });
});

test.describe("the menu of a plan", () => {
  test("archives with Undo, and brings back from the archive", async ({ page }) => {
    await threePlans(page);
    const plans = new MyPlans(page);
    await plans.open();
    await plans.choose(TRIP, "Archive");
    await expect(plans.titles()).toHaveText([KITCHEN, LETTER]);
    await plans.undo();
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
    await plans.choose(TRIP, "Archive");
    await settled(page);
    await page.getByRole("link", { name: "Archived" }).click();
    await expect(page).toHaveURL("/dashboard?status=archived");
    await expect(plans.titles()).toHaveText([TRIP]);
    await plans.choose(TRIP, "Bring back");
    await expect(page.getByText("Nothing is archived.")).toBeVisible();
    await settled(page);
    await plans.open();
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
  });

  test("takes an archiving back that failed, with Retry", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^500 PATCH/);
    await threePlans(page);
    const plans = new MyPlans(page);
    await plans.open();
    await page.route("**/api/checklist/*", (route) =>
      route.fulfill({ status: 500, json: { success: false, message: "Not this time." } }),
    );
    await plans.choose(KITCHEN, "Archive");
    await expect(plans.message("The plan was not archived")).toBeVisible();
    await expect(plans.message("Not this time.")).toBeVisible();
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
    await page.unroute("**/api/checklist/*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(plans.titles()).toHaveText([TRIP, LETTER]);
  });

  test("deletes with Undo, by button and by key, and the plan returns to its place", async ({
    page,
  }) => {
    await threePlans(page);
    const plans = new MyPlans(page);
    await plans.open();
    await plans.delete(TRIP);
    await expect(plans.titles()).toHaveText([KITCHEN, LETTER]);
    await plans.undo();
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
    await plans.delete(TRIP);
    await plans.delete(KITCHEN);
    await expect(plans.titles()).toHaveText([LETTER]);
    await page.keyboard.press("z");
    await expect(plans.titles()).toHaveText([KITCHEN, LETTER]);
    await page.keyboard.press("z");
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
    await settled(page);
    await plans.open();
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
  });

  test("says why a plan stays away, and what did not work", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/^(409|500) POST/);
    const id = await makePlan(page, KITCHEN, TASKS);
    const { checklist } = await (await page.request.get(`/api/checklist/${id}`)).json();
    const plans = new MyPlans(page);
    await plans.open();
    await page.route("**/restore", (route) => route.fulfill({ status: 500, json: {} }));
    await plans.delete(KITCHEN);
    await plans.undo();
    await expect(plans.message("The plan did not come back")).toBeVisible();
    await expect(plans.titles()).toHaveCount(0);
    await page.unroute("**/restore");
    await page.request.post("/api/checklist", { data: { decisionId: checklist.decisionId } });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(
      plans.message("There is a newer plan for this goal. Delete that one to bring this one back."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeHidden();
  });

  test("on the plan's own page: deletes and leads back, and opens a copy", {
    tag: "@desk",
  }, async ({ page }) => {
    const id = await makePlan(page, KITCHEN, TASKS);
    const plans = new MyPlans(page);
    await page.goto(`/my-plans/${id}`, { waitUntil: "networkidle" });
    await plans.choose(KITCHEN, "Duplicate");
    await expect(plans.message("A fresh copy of your plan is ready.")).toBeVisible();
    await expect(page).not.toHaveURL(`/my-plans/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(KITCHEN);
    await expect(new PlanBoard(page).box("Wipe the stove")).toBeVisible();

    await page.goto(`/my-plans/${id}`, { waitUntil: "networkidle" });
    await plans.delete(KITCHEN);
    await expect(page).toHaveURL("/dashboard");
    await expect(plans.titles()).toHaveCount(1);
    await plans.undo();
    await expect(page).toHaveURL(`/my-plans/${id}`);
    await expect(new PlanBoard(page).box("Wipe the stove")).toBeVisible();
  });
});

test.describe("search and lists", { tag: "@desk" }, () => {
  test("finds plans by words, says when there are none, and clears", async ({ page }) => {
    await threePlans(page);
    const plans = new MyPlans(page);
    await plans.open();
    await plans.search.fill("land");
    await plans.search.press("Enter");
    await expect(page).toHaveURL("/dashboard?q=land");
    await expect(
      page.getByRole("status").filter({ hasText: "One plan with “land”" }),
    ).toBeVisible();
    await expect(plans.titles()).toHaveText([LETTER]);
    await expect(plans.search).toHaveValue("land");
    await plans.search.fill("nobody");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByText("No plan holds these words.")).toBeVisible();
    await page.getByRole("link", { name: "Clear the search" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(plans.search).toHaveValue("");
    await expect(plans.titles()).toHaveText([KITCHEN, TRIP, LETTER]);
  });

  test("pages through 2,000 plans with words and status kept, without scripts", async ({
    page,
    browser,
    baseURL,
    signedIn,
  }) => {
    await inDatabase(async (client) => {
      const { rows } = await client.query("SELECT id FROM users WHERE email = $1", [
        signedIn.email,
      ]);
      await seedPlans(client, rows[0].id, 2_000, 2);
    });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    const plans = new MyPlans(plain);
    await plain.goto("/dashboard");
    await expect(plans.titles()).toHaveCount(12);
    await plain.getByRole("link", { name: "Older plans" }).click();
    await expect(plans.titles().first()).toHaveText("Get ready for adventure number 1988");
    await plans.search.fill("adventure 150");
    await plans.search.press("Enter");
    await expect(plans.titles()).toHaveCount(11);
    await plans.search.fill("adventure 17");
    await plain.getByRole("button", { name: "Search", exact: true }).click();
    await expect(plain.getByText("More than 12 plans with “adventure 17”")).toBeVisible();
    await plain.getByRole("link", { name: "Older plans" }).click();
    await expect(plain).toHaveURL(/\?q=adventure\+17&cursor=/);
    await expect(plans.search).toHaveValue("adventure 17");
    await expect(plans.titles()).toHaveCount(12);
    await plain.getByRole("link", { name: "Newest plans" }).click();
    await expect(plain).toHaveURL("/dashboard?q=adventure+17");
    await context.close();
  });

  test("completed plans stand in a list of their own", async ({ page }) => {
    const id = await makePlan(page, KITCHEN, ["Put one plate in the sink"]);
    await makePlan(page, TRIP, TASKS);
    const [stepId] = await starSteps(page, id, 1);
    await page.request.patch(`/api/checklist/${id}/tasks/${stepId}`, { data: { completed: true } });
    const plans = new MyPlans(page);
    await plans.open();
    await expect(plans.titles()).toHaveText([TRIP]);
    await page.getByRole("link", { name: "Completed" }).click();
    await expect(plans.titles()).toHaveText([KITCHEN]);
    await plans.search.fill("the");
    await plans.search.press("Enter");
    await expect(plans.titles()).toHaveText([TRIP, KITCHEN]);
    await expect(plans.cards.nth(1)).toContainText("Completed");
    await page.getByRole("link", { name: "Completed" }).click();
    await expect(page).toHaveURL("/dashboard?q=the&status=done");
    await expect(plans.titles()).toHaveText([KITCHEN]);
  });
});

test("a card leads to its plan without loading the page anew, says so, and opens another tab when asked", {
  tag: "@desk",
}, async ({ page, context }) => {
  const id = await makePlan(page, KITCHEN, TASKS);
  const plans = new MyPlans(page);
  await plans.open();
  const link = plans.cards.getByRole("link", { name: /View/ });
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await expect(other).toHaveURL(`/my-plans/${id}`);
  await other.close();
  await expect(page).toHaveURL("/dashboard");

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/my-plans/${id}*`, async (route) => {
    await answered;
    await route.continue();
  });
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  await link.click();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(1);
  answer();
  await expect(page).toHaveURL(`/my-plans/${id}`);
  await expect(page.locator("html[data-kept]")).toHaveCount(1);
});

test("plans are reached and opened by keyboard alone", { tag: "@desk" }, async ({ page }) => {
  const [, trip] = await threePlans(page);
  const plans = new MyPlans(page);
  await plans.open();
  const link = (at: number) => plans.cards.nth(at).getByRole("link", { name: /View/ });
  await page.keyboard.press("k");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(link(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(link(1)).toBeFocused();
  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog")).toContainText("Next plan");
  await page.keyboard.press("Escape");
  await expect(link(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/my-plans/${trip}`);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`My Plans has no accessibility violation in ${colorScheme}`, async ({
    page,
    isMobile,
    signedIn,
    expectAccessible,
  }) => {
    test.skip(isMobile === (colorScheme === "light"), "light on a desk, dark on a phone");
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const [kitchen = ""] = await threePlans(page);
    await starSteps(page, kitchen, 2);
    await setDaysAway(signedIn.email, 4);
    const plans = new MyPlans(page);
    await plans.open();
    await expect(plans.welcome).toBeVisible();
    await expectAccessible();
    await plans.welcome.getByRole("button", { name: "Not now" }).click();
    await plans.today.getByRole("checkbox").first().check();
    await expect(plans.message("Done. One step further.")).toBeVisible();
    await expectAccessible();
    await plans.choose(TRIP, "Archive");
    await page.getByRole("button", { name: `Options for ${LETTER}` }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectAccessible();
    await plans.open("/dashboard?q=trip");
    await expectAccessible();
    await plans.open("/dashboard?q=nothing");
    await expectAccessible();
    await page.keyboard.press("Shift+?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  });
}
