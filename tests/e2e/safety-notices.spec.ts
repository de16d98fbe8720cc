import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { CoachingChat } from "./pages/coaching-chat";
import { CoinPage } from "./pages/coin-page";
import { openLandingPage } from "./pages/landing-page";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { SafetyNotice } from "./pages/safety-notice";
import { logIn, newPerson, signUp } from "./people";

const REFUSED = "I am going to kill myself tonight";
const THREAT = "I am going to kill my boss";
const SINK = "Put one plate in the sink";
const DARK = "Everyone would be better off if I were dead";

test.use({ timezoneId: "America/New_York", reducedMotion: "reduce" });

test.beforeEach(({ problems }) => problems.allow(/^422 (POST|PATCH) /));

test.describe("a visitor", () => {
  test("keeps the goal, reads who is there, and can keep it over a reload", async ({ page }) => {
    const landing = await openLandingPage(page);
    const notice = new SafetyNotice(page);
    await landing.ask(REFUSED);
    await expect(notice.heading).toBeFocused();
    await expect(landing.goal).toHaveValue(REFUSED);
    await expect(notice.lines.filter({ hasText: "Call 988" })).toHaveAttribute("href", "tel:988");
    await expect(notice.lines.filter({ hasText: "988lifeline.org" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await notice.keepDraft();
    await landing.goal.fill("Water the plants");
    await page.reload();
    await notice.openDrafts(1);
    await notice.draft(REFUSED).getByRole("button", { name: "Put it back" }).click();
    await expect(landing.goal).toHaveValue(REFUSED);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(landing.goal).toHaveValue("Water the plants");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("reads the same", async ({ page, problems }) => {
      problems.allow(/^csp GET \/_next\/static\//);
      const landing = await openLandingPage(page);
      await landing.ask(REFUSED);
      await expect(landing.goal).toHaveValue(REFUSED);
      await expect(page.locator("a[href^='tel:']").first()).toBeVisible();
    });
  });
});

test("a draft is its person's alone, and comes back with them", async ({
  page,
  context,
  signedIn,
}) => {
  const notice = new SafetyNotice(page);
  const planner = new CoinPage(page);
  await planner.open("/decision");
  await ask(page, REFUSED);
  await expect(notice.heading).toBeFocused();
  await expect(planner.goal).toHaveValue(REFUSED);
  await notice.keepDraft();

  await signUp(context, newPerson());
  await planner.open("/decision");
  await expect(planner.goal).toBeVisible();
  await expect(notice.drafts).toHaveCount(0);

  await logIn(context, signedIn);
  await planner.open("/decision");
  await notice.openDrafts(1);
  await notice.draft(REFUSED).getByRole("button", { name: "Delete" }).click();
  await expect(notice.drafts).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice.drafts).toBeVisible();
});

test("logging out leaves a draft, unless its person wanted it gone; a deleted account takes it", async ({
  page,
  context,
  signedIn,
}) => {
  const notice = new SafetyNotice(page);
  const planner = new CoinPage(page);
  await planner.open("/decision");
  await ask(page, REFUSED);
  await notice.keepDraft();
  await ask(page, `${REFUSED}, I mean it`);
  await expect(notice.heading).toBeFocused();
  await notice.untilLogOut.check();
  await notice.keepDraft();
  await expect(notice.drafts).toContainText("(2)");
  await logOut(page);

  await logIn(context, signedIn);
  await planner.open("/decision");
  await expect(notice.drafts).toContainText("(1)");
  const { user } = await (await context.request.get("/api/auth/me")).json();
  await context.addCookies([
    { name: "stepwell-farewell", value: user.id, url: new URL("/goodbye", page.url()).href },
  ]);
  await page.goto("/goodbye");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("privateDrafts"))).toBeNull();
});

test("a browser that keeps nothing says so, and the text stays", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/decision");
  await ask(page, REFUSED);
  await new SafetyNotice(page).keep.click();
  await expect(page.getByText(/^This browser has no room for it/)).toBeVisible();
  await expect(new CoinPage(page).goal).toHaveValue(REFUSED);
});

test("a dark thought gets people to reach, and steps for the next hour", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const notice = new SafetyNotice(page.getByRole("status"));
  await page.goto("/decision");
  await ask(page, DARK);
  await expect(page.getByRole("heading", { name: "Small Steps for Right Now" })).toBeVisible();
  await expect(notice.heading).toBeVisible();
  await expect(notice.lines.filter({ hasText: "Call 988" })).toHaveAttribute("href", "tel:988");
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
});

test("the coin keeps question and options, and puts both back", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const coin = new CoinPage(page);
  const notice = new SafetyNotice(page);
  await coin.open("/decision?coin=new");
  await coin.question.fill("What now?");
  await coin.option(1).fill(REFUSED);
  await coin.option(2).fill("Call my sister");
  await coin.flip.click();
  await expect(notice.heading).toBeFocused();
  await expect(coin.option(1)).toHaveValue(REFUSED);
  await notice.keepDraft();
  await coin.option(1).fill("Go for a walk");
  await expect(notice.heading).toBeVisible();
  await coin.flip.click();
  await expect(coin.chosen).toBeVisible();

  await coin.open("/decision?coin=new");
  await notice.openDrafts(1);
  await notice.draft(REFUSED).getByRole("button", { name: "Put it back" }).click();
  await expect(coin.question).toHaveValue("What now?");
  await expect(coin.option(1)).toHaveValue(REFUSED);
  await expect(coin.option(2)).toHaveValue("Call my sister");
});

test.describe("on a plan's page", () => {
  let id: string;

  test.beforeEach(async ({ page, signedIn }) => {
    expect(signedIn.email).toContain("@");
    id = await makePlan(page, "Clean the kitchen", [SINK]);
  });

  test("a task comes back into its field, in the list too", async ({ page }) => {
    const board = new PlanBoard(page);
    const notice = new SafetyNotice(page);
    await board.openAlive(id);
    await board.newTask.fill(REFUSED);
    await board.newTask.press("Enter");
    await expect(page.getByRole("alert").filter({ has: notice.heading })).toBeVisible();
    await expect(board.newTask).toHaveValue(REFUSED);
    await expect(board.newTask).toBeFocused();
    await expect(board.tasks.locator("> li")).toHaveCount(1);
    await board.newTask.fill("Wipe the stove");
    await board.newTask.press("Enter");
    await expect(notice.heading).toHaveCount(0);

    await board.text(SINK).click();
    await board.edited.fill(REFUSED);
    await board.edited.press("Enter");
    await expect(new SafetyNotice(board.tasks).heading).toBeVisible();
    await expect(board.edited).toHaveValue(REFUSED);
    await board.tasks.getByRole("button", { name: "Cancel" }).click();
    await expect(board.text(SINK)).toBeVisible();
  });

  test("a task that is let through has help beside it", async ({ page }) => {
    const board = new PlanBoard(page);
    await board.openAlive(id);
    await board.newTask.fill(DARK);
    await board.newTask.press("Enter");
    await expect(board.box(DARK)).toBeVisible();
    await expect(new SafetyNotice(page.getByRole("status")).heading).toBeVisible();
  });

  test("the coach stays with somebody in crisis, and a threat stays in its field", async ({
    page,
  }) => {
    const chat = new CoachingChat(page);
    await chat.open(`/my-plans/${id}`);
    await chat.say(REFUSED);
    await expect(chat.messages).toHaveCount(2);
    const call = new SafetyNotice(chat.messages.last()).lines.filter({ hasText: "Call 988" });
    await expect(call).toHaveAttribute("href", "tel:988");
    await expect(chat.field).toHaveValue("");

    await chat.say(THREAT);
    const stopped = new SafetyNotice(chat.region, "Held back, and still here");
    await expect(stopped.heading).toBeFocused();
    await expect(chat.field).toHaveValue(THREAT);
    await expect(chat.messages).toHaveCount(2);
    await expect(chat.left(5)).toBeVisible();
  });

  test("a thought while focusing stays in its line", async ({ page }) => {
    const board = new PlanBoard(page);
    await board.openAlive(id);
    await page.getByRole("button", { name: "Just start" }).click();
    const focus = page.getByRole("dialog");
    await focus.getByRole("button", { name: "Start", exact: true }).click();
    const thought = focus.getByRole("textbox", { name: /Park it/ });
    await thought.fill(REFUSED);
    await thought.press("Enter");
    await expect(new SafetyNotice(focus).heading).toBeVisible();
    await expect(thought).toHaveValue(REFUSED);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}, down to 320 px`, async ({
    page,
    signedIn,
    expectAccessible,
  }) => {
    expect(signedIn.email).toContain("@");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 700 });
    const notice = new SafetyNotice(page);
    await new CoinPage(page).open("/decision");
    await ask(page, REFUSED);
    await notice.keepDraft();
    await notice.openDrafts(1);
    await expectAccessible();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

async function ask(page: Page, goal: string): Promise<void> {
  await new CoinPage(page).goal.fill(goal);
  await page.getByRole("button", { name: "Break It Down" }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
}
