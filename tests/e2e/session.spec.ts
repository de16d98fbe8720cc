import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AuthPage } from "./pages/auth-page";
import { logIn } from "./people";

const goal = "Repot the fern before it gives up";

/** A visitor's plan, made through the API; the claim cookie stays in the browser. */
async function makePlan(request: APIRequestContext): Promise<string> {
  const saved = await request.post("/api/decisions/breakdown/save", {
    data: { inputText: goal, suggestedTasks: ["Put the fern on the table", "Fetch the soil"] },
  });
  const { decision } = await saved.json();
  const created = await request.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: goal },
  });
  const { checklist } = await created.json();
  return checklist.id;
}

async function rememberPlan(page: Page, id: string): Promise<void> {
  await page.evaluate(
    ([planId, inputText]) => {
      const createdAt = new Date().toISOString();
      const record = { id: planId, decisionId: planId, inputText, createdAt };
      localStorage.setItem("pendingChecklist", JSON.stringify(record));
    },
    [id, goal],
  );
}

function pendingPlan(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("pendingChecklist"));
}

test("the plan made before signing up is what one sees after it", { tag: "@desk" }, async ({
  page,
  context,
}) => {
  const auth = new AuthPage(page);
  const id = await makePlan(context.request);
  await auth.open("/signup");
  await rememberPlan(page, id);
  await auth.signUp();
  await expect(page).toHaveURL(`/my-plans/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: goal })).toBeVisible();
  expect(await pendingPlan(page)).toBeNull();
});

test("a plan that can't be moved is kept in the browser, and signing up succeeds", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(/^404 POST \/api\/checklist\/migrate-anonymous|pending plan could not be moved/);
  const auth = new AuthPage(page);
  await auth.open("/signup");
  await rememberPlan(page, "01a1f8a1-556b-7068-bfac-aa4f5a8c71d1");
  await auth.signUp();
  await expect(page).toHaveURL("/dashboard");
  expect(await pendingPlan(page)).toContain(goal);
});

test("the dashboard claims the plan of someone who came in another way", { tag: "@desk" }, async ({
  page,
  context,
  signedIn,
}) => {
  await context.clearCookies({ name: /session-token/ });
  const id = await makePlan(context.request);
  await page.goto("/terms-of-service");
  await rememberPlan(page, id);
  await logIn(context, signedIn);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: goal })).toBeVisible();
  await expect.poll(() => pendingPlan(page)).toBeNull();
});

test("a session that was ended elsewhere leads to log-in once, and / is the landing page again", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const cookies = await context.cookies();
  await context.request.post("/api/auth/logout");
  await context.addCookies(cookies);
  await page.goto("/dashboard?a=1");
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%3Fa%3D1");
  await page.goto("/");
  await expect(page).toHaveURL("/");
});
