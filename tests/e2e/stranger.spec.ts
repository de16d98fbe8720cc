import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AuthPage } from "./pages/auth-page";
import { PlanBoard } from "./pages/plan-board";
import { newPerson, type Person } from "./people";
import { shareDecision } from "./shares";

// Options that nobody could read out of the question.
const QUESTION = "What comes first this autumn?";
const OPTIONS = ["Repaint the kitchen", "Build a bookshelf"];

/** The signed-in person shares a decision and leaves; the browser is a stranger's then. */
async function linkOfSomeoneElse(context: BrowserContext, owner: Person): Promise<string> {
  expect(owner.email).toContain("@");
  const shareId = await shareDecision(context.request, { inputText: QUESTION, options: OPTIONS });
  await context.clearCookies();
  return `/shared/${shareId}`;
}

test("a stranger's click on a shared link ends in a plan of their own", async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto(await linkOfSomeoneElse(context, signedIn));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(QUESTION);
  await page.getByRole("link", { name: "Sign Up to Create Your Own Plan" }).click();

  const auth = new AuthPage(page);
  await expect(page.getByText("Based on:").locator("..")).toContainText(QUESTION);
  await auth.fillSignUp(newPerson());
  await auth.createAccount.click();

  await expect(page).toHaveURL(/\/checklist\/new\?from=shared&shareId=/);
  const goal = page.getByRole("textbox", { name: /goal or decision/ });
  await expect(goal).toHaveValue(QUESTION);
  await expect(
    page.getByRole("button", { name: `Flip a coin between ${OPTIONS.join(" and ")}` }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Start from the coin's choice" }).click();
  await expect(goal).toHaveValue(new RegExp(OPTIONS.join("|")));
  await goal.fill("Build a bookshelf for my mother's hallway");
  await page.getByRole("button", { name: "Break It Down" }).click();
  await expect(page.getByRole("heading", { name: "Action Plan Ready" })).toBeVisible();
  await page.getByRole("button", { name: /^Create/ }).click();

  await expect(page).toHaveURL(/\/checklist\/[\da-f-]{36}$/);
  await expect(new PlanBoard(page).tasks.getByRole("checkbox").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(
    page.getByRole("heading", { name: "Build a bookshelf for my mother's hallway" }),
  ).toBeVisible();
});

test("a stranger who has an account comes to the same place by logging in", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  await page.goto(await linkOfSomeoneElse(context, signedIn));
  await page.getByRole("link", { name: "Sign Up to Create Your Own Plan" }).click();
  const auth = new AuthPage(page);
  await expect(auth.createAccount).toBeVisible();
  await auth.main.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await auth.logIn(signedIn.email, signedIn.password);
  await expect(page).toHaveURL(/\/checklist\/new\?from=shared&shareId=/);
  await expect(page.getByRole("textbox", { name: /goal or decision/ })).toHaveValue(QUESTION);
});
