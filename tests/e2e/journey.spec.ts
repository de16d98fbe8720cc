import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AuthPage } from "./pages/auth-page";
import { LandingPage } from "./pages/landing-page";
import { logIn, newPerson } from "./people";
import { PlanBoard } from "./support/plans";

const GOAL = "Clean the kitchen before my mother comes on Saturday";
const OWN_TASK = "Buy flowers for the table";

/** From the landing page to the modal that leads to sign-up. */
async function planAsVisitor(page: Page): Promise<string[]> {
  const landing = new LandingPage(page);
  await page.goto("/");
  await landing.goal.fill(GOAL);
  await landing.breakItDown.click();
  await expect(landing.heading("Breakdown Complete")).toBeVisible();
  const steps = await landing.steps.allInnerTexts();
  await landing.createPlan.click();
  await expect(landing.modal).toBeVisible();
  return steps;
}

test("a typed goal becomes a plan that is kept", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const steps = await planAsVisitor(page);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  await expectAccessible();

  const landing = new LandingPage(page);
  await landing.modal.getByRole("link", { name: "Create Free Account" }).click();
  const auth = new AuthPage(page);
  const person = newPerson();
  await auth.fillSignUp(person);
  await auth.createAccount.click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: GOAL.slice(0, 50) })).toBeVisible();
  await expect(page.getByText(`0 of ${steps.length} tasks done`)).toBeVisible();

  await page.getByRole("link", { name: "View & Manage Plan" }).click();
  const board = new PlanBoard(page);
  const boxes = board.tasks.getByRole("checkbox");
  await expect(boxes).toHaveCount(steps.length);
  const first = (await boxes.first().getAttribute("aria-label")) ?? "";
  await boxes.first().check();
  await board.newTask.fill(OWN_TASK);
  await board.newTask.press("Enter");
  await expect(board.box(OWN_TASK)).toBeVisible();
  await board.star(OWN_TASK).click();
  await expect(board.top.getByText(OWN_TASK)).toBeVisible();
  await expectAccessible();

  // Tomorrow, in a browser that knows nothing.
  const tomorrow = await browser.newContext({ baseURL });
  await logIn(tomorrow, person);
  const nextDay = await tomorrow.newPage();
  await nextDay.goto("/dashboard");
  await expect(nextDay.getByText(`1 of ${steps.length + 1} tasks done`)).toBeVisible();
  await nextDay.getByRole("link", { name: "View & Manage Plan" }).click();
  const kept = new PlanBoard(nextDay);
  await expect(kept.tasks.getByRole("checkbox").first()).toBeChecked();
  await expect(kept.box(first)).toBeChecked();
  await expect(kept.top.getByText(OWN_TASK)).toBeVisible();
  await tomorrow.close();
});

test("someone who has an account already finds the visitor's plan after logging in", async ({
  page,
  context,
  signedIn,
}) => {
  await context.clearCookies();
  await planAsVisitor(page);
  const landing = new LandingPage(page);
  await landing.modal.getByRole("link", { name: "I Already Have an Account" }).click();
  await new AuthPage(page).logIn(signedIn.email, signedIn.password);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: GOAL.slice(0, 50) })).toBeVisible();
});

test("a goal sent before the scripts arrive is broken down all the same", async ({ page }) => {
  const held: Route[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    held.push(route);
    await released;
    await route.continue();
  });
  const landing = new LandingPage(page);
  await page.goto("/", { waitUntil: "commit" });
  await landing.goal.fill(GOAL);
  await landing.breakItDown.click();
  await expect(landing.heading("Breakdown Complete")).toBeVisible();
  await expect(landing.goal).toHaveValue(GOAL);
  expect(held.length).toBeGreaterThan(0);
  const steps = await landing.steps.allInnerTexts();
  release();
  await landing.createPlan.click();
  await expect(landing.modal).toBeVisible();
  await expect(landing.steps).toHaveText(steps);
});

test("a cut network loses neither goal nor steps, and the second try makes one plan", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const landing = new LandingPage(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await context.setOffline(true);
  await landing.goal.fill(GOAL);
  await landing.breakItDown.click();
  await expect(landing.heading("Not Finished Yet")).toBeVisible();
  await expect(landing.goal).toHaveValue(GOAL);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(landing.heading("Breakdown Complete")).toBeVisible();

  await context.setOffline(true);
  await landing.createPlan.click();
  await expect(page.getByText("Failed to create action plan")).toBeVisible();
  await context.setOffline(false);
  await landing.createPlan.click();
  await expect(landing.modal).toBeVisible();
});

test("a reload keeps the goal that was being typed", async ({ page }) => {
  const landing = new LandingPage(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await landing.goal.pressSequentially("Sort out");
  await page.reload();
  await expect(landing.goal).toHaveValue("Sort out");
});
