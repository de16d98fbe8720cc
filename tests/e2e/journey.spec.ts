import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AuthPage } from "./pages/auth-page";
import { openLandingPage } from "./pages/landing-page";
import { PlanBoard } from "./pages/plan-board";
import { logIn, newPerson } from "./people";

const GOAL = "Clean the kitchen before my mother comes on Saturday";
const OWN_TASK = "Buy flowers for the table";

const breakdownComplete = (page: Page) => page.getByRole("heading", { name: "Breakdown Complete" });
const readyModal = (page: Page) => page.getByRole("dialog", { name: "Ready to Create Your Plan?" });

/** From the landing page to the modal that leads to sign-up. */
async function planAsVisitor(page: Page): Promise<string[]> {
  const landing = await openLandingPage(page);
  await landing.ask(GOAL);
  await expect(breakdownComplete(page)).toBeVisible();
  const steps = await landing.steps.allInnerTexts();
  await landing.createPlan.click();
  await expect(readyModal(page)).toBeVisible();
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

  await readyModal(page).getByRole("link", { name: "Create Free Account" }).click();
  const auth = new AuthPage(page);
  const person = newPerson();
  await auth.fillSignUp(person);
  await auth.createAccount.click();
  await expect(page).toHaveURL(/\/my-plans\/[0-9a-f-]{36}$/);
  const board = new PlanBoard(page);
  const boxes = board.tasks.getByRole("checkbox");
  await expect(boxes).toHaveCount(steps.length);
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
  await expect(kept.top.getByText(OWN_TASK)).toBeVisible();
  await tomorrow.close();
});

test("someone who has an account already finds the visitor's plan after logging in", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  await context.clearCookies();
  await planAsVisitor(page);
  await readyModal(page).getByRole("link", { name: "I Already Have an Account" }).click();
  await new AuthPage(page).logIn(signedIn.email, signedIn.password);
  await expect(page).toHaveURL(/\/my-plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GOAL.slice(0, 60));
});

test("a cut network loses neither goal nor steps, and the second try makes one plan", {
  tag: "@desk",
}, async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const landing = await openLandingPage(page);
  await context.setOffline(true);
  await landing.ask(GOAL);
  await expect(page.getByRole("heading", { name: "Not Finished Yet" })).toBeVisible();
  await expect(landing.goal).toHaveValue(GOAL);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(breakdownComplete(page)).toBeVisible();

  await context.setOffline(true);
  await landing.createPlan.click();
  await expect(page.getByText("Failed to create action plan", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await landing.createPlan.click();
  await expect(readyModal(page)).toBeVisible();
});
