import { expect, test } from "./fixtures";
import { openLandingPage } from "./pages/landing-page";
import { ownGoal, scriptClaude } from "./sandbox";
import { startWeakLine } from "./weak-line";

const steps = [
  { text: "Open the front door wide.", minutes: 1 },
  { text: "Carry every shoe to the shelf.", minutes: 5 },
  { text: "Hang the coats in the wardrobe.", minutes: 5 },
  { text: "Measure the way for the sofa.", minutes: 3 },
  { text: "Sweep the floor.", minutes: 5 },
];

let goal: string;

test.beforeEach(() => {
  goal = ownGoal("Clear the hallway before the new sofa comes");
});

test("a goal becomes steps, and the steps a plan that waits for the account", async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scriptClaude(goal, { answers: [{ steps, delayMs: 100 }] });
  const landing = await openLandingPage(page);
  await landing.goal.fill(goal);
  await landing.breakItDown.dblclick();
  await expect(page.getByRole("heading", { name: "Breakdown Complete" })).toBeVisible();
  await expect(landing.steps).toHaveCount(5);
  await expectAccessible();

  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await landing.createPlan.dblclick();
  const modal = page.getByRole("dialog", { name: "Ready to Create Your Plan?" });
  await expect(modal.getByRole("link", { name: "I Already Have an Account" })).toHaveAttribute(
    "href",
    "/auth",
  );
  await expectAccessible();
  expect(calls.filter((path) => path.startsWith("/api/"))).toEqual([
    "/api/decisions/breakdown/save",
    "/api/checklist",
  ]);
  const pending = await page.evaluate(() => localStorage.getItem("pendingChecklist"));
  expect(JSON.parse(pending ?? "null")).toEqual({
    id: expect.any(String),
    decisionId: expect.any(String),
    inputText: goal,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  await modal.getByRole("link", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("an empty goal asks for one and sends nothing", { tag: "@desk" }, async ({ page }) => {
  const landing = await openLandingPage(page);
  await landing.breakItDown.click();
  await expect(page.getByText("Enter Your Goal", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please describe the decision or goal you need help with", { exact: true }),
  ).toBeVisible();
  await expect(landing.goal).toBeFocused();
  await expect(landing.goal).toHaveAttribute("aria-invalid", "true");
  await landing.goal.fill("Clean the hall");
  await expect(landing.goal).not.toHaveAttribute("aria-invalid");
});

test("a goal that needs clarity says so; a clearer one clears the question", async ({ page }) => {
  const vague = ownGoal("Hallway, please");
  await scriptClaude(vague, { answers: [{ steps: [], question: "Which hallway?" }] });
  await scriptClaude(goal, { answers: [{ steps }] });
  const landing = await openLandingPage(page);
  await landing.ask(vague);
  await expect(page.getByRole("heading", { name: "Need More Clarity" })).toBeVisible();
  await expect(landing.steps).toHaveCount(0);
  await landing.ask(goal);
  await expect(page.getByRole("heading", { name: "Breakdown Complete" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Need More Clarity" })).toBeHidden();
});

test("steps show while more are written; Stop ends the work and keeps what came", async ({
  page,
}) => {
  await scriptClaude(goal, { answers: [{ steps, end: "stall", endAfterSteps: 2 }] });
  const landing = await openLandingPage(page);
  await landing.ask(goal);
  await expect(landing.steps).toHaveCount(2);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: "Stopped Here" })).toBeVisible();
  await expect(landing.steps).toHaveCount(2);
  await expect(landing.createPlan).toBeVisible();
});

test("10,000 characters are refused in words, and the text stays, also after a reload", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^400 POST \/api\/decisions\/breakdown/);
  const text = "sofa ".repeat(2_000).trim();
  const landing = await openLandingPage(page);
  await landing.ask(text);
  await expect(page.getByText(/within 2,000 characters/).first()).toBeVisible();
  await expect(landing.goal).toHaveValue(text);
  await page.reload();
  await expect(landing.goal).toHaveValue(text);
});

test("a line that breaks keeps the goal and the steps that came, and Retry goes on", async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/ERR_/);
  const line = await startWeakLine(baseURL ?? "");
  try {
    await scriptClaude(goal, { answers: [{ steps, end: "stall", endAfterSteps: 2 }, { steps }] });
    const landing = await openLandingPage(page, line.address);
    await landing.ask(goal);
    await expect(landing.steps).toHaveCount(2);
    line.cut();
    const retry = landing.results.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await expect(landing.goal).toHaveValue(goal);
    await expect(landing.steps).toHaveCount(2);
    line.mend();
    await retry.click();
    await expect(page.getByRole("heading", { name: "Breakdown Complete" })).toBeVisible();
    await expect(landing.steps).toHaveCount(5);
  } finally {
    await line.stop();
  }
});

test("with slow scripts the form answers by itself, and the page goes on from there", {
  tag: "@desk",
}, async ({ page }) => {
  await scriptClaude(goal, { answers: [{ steps }] });
  let letScriptsThrough = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await scriptsMayCome;
    // The page that asked may be gone.
    await route.continue().catch(() => undefined);
  });
  const landing = await openLandingPage(page, "/", "commit");
  await landing.goal.fill(goal);
  await landing.breakItDown.click();
  await expect(page.getByRole("heading", { name: "Breakdown Complete" })).toBeVisible();
  await expect(landing.goal).toHaveValue(goal);
  letScriptsThrough();
  const modal = page.getByRole("dialog", { name: "Ready to Create Your Plan?" });
  await expect(async () => {
    await landing.createPlan.click();
    await expect(modal).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page comes back with the steps, or with what is wrong", { tag: "@desk" }, async ({
    page,
    problems,
  }) => {
    // The browser's word for a script that it was told not to run.
    problems.allow(/^csp GET \/_next\/static\//);
    await scriptClaude(goal, { answers: [{ steps }] });
    const landing = await openLandingPage(page);
    await landing.ask(goal);
    await expect(page.getByRole("heading", { name: "Breakdown Complete" })).toBeVisible();
    await expect(landing.steps).toHaveCount(5);
    await expect(landing.goal).toHaveValue(goal);
    await landing.ask(" ");
    await expect(page.getByRole("heading", { name: "Enter Your Goal" })).toBeVisible();
    await expect(
      page.getByText("Please describe the decision or goal you need help with"),
    ).toBeVisible();
  });
});
