import { expect, test } from "./fixtures";
import { endOfMotion } from "./motion";
import { AuthPage } from "./pages/auth-page";
import { FocusTimer } from "./pages/focus-timer";
import { openLandingPage } from "./pages/landing-page";
import { NextStep } from "./pages/next-step";
import { makePlan } from "./pages/plan-board";
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
