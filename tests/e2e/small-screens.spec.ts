import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { endOfMotion } from "./motion";
import { AuthPage } from "./pages/auth-page";
import { FocusTimer } from "./pages/focus-timer";
import { openLandingPage } from "./pages/landing-page";
import { NextStep } from "./pages/next-step";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { upgrade } from "./pages/premium-page";
import { ShareDialog } from "./pages/share-dialog";
import { newPerson } from "./people";

for (const width of [320, 360]) {
  test(`a stranger sees the field and its button without scrolling, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const { goal, breakItDown } = await openLandingPage(page);
    await expect(goal).toBeInViewport({ ratio: 1 });
    await expect(breakItDown).toBeInViewport({ ratio: 1 });
  });
}

// The second is a desk at 200 % zoom, the third a phone on its side.
for (const [width, height] of [
  [320, 640],
  [720, 450],
  [844, 390],
] as const) {
  test(`what to press in the focus view is in sight at ${width} by ${height}`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await page.setViewportSize({ width, height });
    const timer = new FocusTimer(page);
    const task = { text: "Put one plate in the sink", minutes: 1 };
    await timer.open(await makePlan(page, "Clean the kitchen", [task]));
    await timer.card.getByRole("button", { name: "Full screen" }).click();
    const button = (name: string) => timer.view.getByRole("button", { name, exact: true });
    await expect(button("Start")).toBeInViewport({ ratio: 1 });
    await timer.press(timer.view, "Start");
    await expect(button("Pause")).toBeInViewport({ ratio: 1 });
    await expect(button("Stop")).toBeInViewport({ ratio: 1 });
  });
}

test("the line that asks to confirm the address takes an eighth of a small screen at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new AuthPage(page).signUp({
    ...newPerson(),
    email: `ada.${Date.now().toString(36)}@example.org`,
  });
  const line = page.getByRole("complementary", { name: "Confirm your email address" });
  await expect(line.getByRole("button", { name: "Send again" })).toBeInViewport({ ratio: 1 });
  await expect(line.getByRole("button", { name: "Not now" })).toBeInViewport({ ratio: 1 });
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(80);
});

test("on a phone a message leaves the buttons of a dialog free", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.setViewportSize({ width: 320, height: 640 });
  const next = new NextStep(page);
  await next.open(await makePlan(page, "Clean the kitchen", ["Put one plate in the sink"]));
  await next.button("Not today").click();
  // Beside a dialog it is out of the way of a screen reader, and in sight.
  const message = page.locator("[data-slot=toast]");
  await expect(message).toContainText("Not today");
  // A message waits while nobody looks at the window.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  const share = new ShareDialog(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(share.create).toBeVisible();
  await page.evaluate(endOfMotion);
  const boxes = [await message.boundingBox(), await share.create.boundingBox()];
  const [end = 640, start = 0] = [(boxes[0]?.y ?? 640) + (boxes[0]?.height ?? 0), boxes[1]?.y];
  expect(end).toBeLessThan(start);
});

/** Whether two things stand clear of each other, each of them with all that belongs to it. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) return false;
  return (
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y ||
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x
  );
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
] as const) {
  test.describe(`what a message is about stays in sight, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ problems }) => problems.allow(/net::ERR/));

    test("a task that was not added", async ({ page, context, signedIn }) => {
      expect(signedIn.email).toContain("@");
      const board = new PlanBoard(page);
      await board.openAlive(await makePlan(page, "Clean the kitchen", ["Wipe the stove"]));
      await context.setOffline(true);
      await board.newTask.fill("Open a window");
      await board.add.click();
      const message = page.locator("[data-slot=toast]");
      await expect(message).toContainText("Failed to Add Task");
      await page.evaluate(endOfMotion);
      await expect(board.newTask).toBeFocused();
      await expect(board.newTask).toBeInViewport({ ratio: 1 });
      expect(await areApart(message, board.newTask)).toBe(true);
      expect(await areApart(message, page.getByText(/^Not added yet/))).toBe(true);
    });

    test("a goal that did not arrive", async ({ page, expectAccessible }) => {
      await page.route("**/api/decisions/**", (route) => route.abort());
      const { ask, goal, breakItDown, results } = await openLandingPage(page);
      await ask("Clean the kitchen");
      const message = page.locator("[data-slot=toast]");
      await expect(message).toContainText("Decision Breakdown Failed");
      await page.evaluate(endOfMotion);
      for (const needed of [goal, breakItDown, results]) {
        expect(await areApart(message, needed)).toBe(true);
      }
      // A message waits while nobody looks at the window.
      await page.evaluate(() => window.dispatchEvent(new Event("blur")));
      await expectAccessible();
      await expect(message).toBeVisible();
    });

    // On phones the reason stands below the button. A window can be made narrow afterwards.
    test("a checkout that did not open", async ({ page, signedIn }) => {
      expect(signedIn.email).toContain("@");
      await page.route("**/api/checkout/session", (route) => route.abort());
      await page.setViewportSize({ width: 1280, height });
      await page.goto("/premium", { waitUntil: "networkidle" });
      await upgrade(page).click();
      const message = page.locator("[data-slot=toast]");
      await expect(message).toContainText("Upgrade Failed");
      await page.evaluate(() => window.dispatchEvent(new Event("blur")));
      await page.setViewportSize({ width, height });
      await upgrade(page).scrollIntoViewIfNeeded();
      await page.evaluate(endOfMotion);
      await expect(upgrade(page)).toBeInViewport({ ratio: 1 });
      expect(await areApart(message, upgrade(page))).toBe(true);
    });
  });
}

test("a message moves away from what gets the focus under it", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.setViewportSize({ width: 320, height: 640 });
  const board = new PlanBoard(page);
  await board.openAlive(await makePlan(page, "Clean the kitchen", ["Wipe the stove"]));
  await new NextStep(page).button("Not today").click();
  const message = page.locator("[data-slot=toast]");
  await expect(message).toContainText("Not today");
  await page.evaluate(endOfMotion);
  // A message waits while nobody looks at the window.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  const line = page.getByRole("complementary", { name: "Confirm your email address" });
  const again = line.getByRole("button", { name: "Send again" });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await areApart(message, again)).toBe(false);
  await again.focus();
  await expect.poll(() => areApart(message, again)).toBe(true);
  await expect(message).toBeInViewport({ ratio: 1 });
});
