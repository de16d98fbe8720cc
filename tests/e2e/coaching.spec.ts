import type { Page } from "@playwright/test";
import { givePremium } from "./database";
import { expect, test } from "./fixtures";
import { claudeIsAway } from "./pages/coaching-chat";
import { makePlan } from "./pages/plan-board";
import { scriptClaude } from "./sandbox";
import { settled } from "./writes";

const CRISIS = "I want to kill myself tonight";

/** A goal of its own for each test, by which the stand-in for Claude knows whose words to answer. */
let goal = "";
let planId = "";

class Coaching {
  readonly plan;
  readonly generate;
  readonly tasks;
  readonly talk;
  readonly field;
  readonly sessions;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.plan = page.getByLabel("Link to Action Plan");
    this.generate = page.getByRole("button", { name: "Generate Advice" });
    this.tasks = page.getByRole("region", { name: "Suggested Tasks" }).getByRole("listitem");
    this.talk = page.getByRole("region", { name: "Interactive Coaching Chat" });
    this.field = page.getByRole("textbox", { name: "Message to the coach" });
    this.sessions = page
      .getByRole("region", { name: "Previous Coaching Sessions" })
      .getByRole("listitem");
  }

  async advise(): Promise<void> {
    await this.plan.selectOption(`Plan ${planId.slice(-8)} (0/2 complete)`);
    await this.generate.click();
    await expect(this.page.getByText("Based on: 0/2 completed tasks (0%)")).toBeVisible();
  }

  async say(message: string): Promise<void> {
    await this.field.fill(message);
    await this.field.press("Enter");
  }
}

/** Has Claude answer the next request for advice so. */
async function claudeAdvises(words: string, tasks: string[]): Promise<void> {
  await scriptClaude(goal, { answers: [{ text: JSON.stringify({ words, tasks }) }] });
}

test.beforeEach(async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  goal = `Sort the letters ${crypto.randomUUID()}`;
  planId = await makePlan(page, goal, [
    { text: "Put all letters on the table", minutes: 2 },
    { text: "Open the oldest letter", minutes: 3 },
  ]);
  await page.goto("/coaching");
});

test("advice on a plan: based on its steps, with tasks that can be accepted and dismissed", async ({
  page,
  expectAccessible,
}) => {
  const coaching = new Coaching(page);
  await claudeAdvises("Begin with one letter.", ["Open one letter", "Sort one pile"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Stepwell Coach");
  await expect(page.getByLabel("Include recent journal entries")).toBeChecked();
  await expect(coaching.talk).toContainText(
    "Generate advice first to start a coaching conversation",
  );
  await expect(coaching.field).toBeDisabled();
  await expect(coaching.field).toHaveAttribute(
    "placeholder",
    "Generate advice first to start chatting",
  );
  await expectAccessible();

  await coaching.advise();
  await expect(page.getByText("Advice Generated", { exact: true })).toBeVisible();
  await expect(page.getByText("Begin with one letter.").first()).toBeVisible();
  await expect(coaching.talk).toContainText("Your advice is ready! Ask me anything...");
  const first = coaching.tasks.first();
  await first.getByRole("button", { name: /^Accept: / }).press("Enter");
  await expect(first.getByText("Accepted")).toBeFocused();
  await expect(page.getByText("Task Added", { exact: true })).toBeVisible();
  await expect(coaching.plan.getByRole("option", { name: "(0/3 complete)" })).toBeAttached();
  const second = coaching.tasks.nth(1);
  await second.getByRole("button", { name: /^Dismiss: / }).click();
  await expect(page.getByText("Task Dismissed", { exact: true })).toBeVisible();
  await expect(second).toContainText("Dismissed");
  await expectAccessible();
});

test("a task of an advice without a plan is accepted, and says that no plan got it", {
  tag: "@desk",
}, async ({ page }) => {
  const coaching = new Coaching(page);
  await claudeAdvises("Begin with one letter.", ["Open one letter"]);
  await coaching.generate.click();
  await expect(page.getByText("Begin with one letter.").first()).toBeVisible();
  await coaching.tasks
    .first()
    .getByRole("button", { name: /^Accept: / })
    .click();
  await expect(page.getByText("Task Accepted", { exact: true })).toBeVisible();
  await expect(page.getByText(/not added to any specific action plan/).first()).toBeVisible();
});

test("without Claude the built-in coach answers, and says so", { tag: "@desk" }, async ({
  page,
}) => {
  await claudeIsAway(goal);
  await new Coaching(page).advise();
  await expect(page.getByText("Stepwell's built-in coach answered.")).toBeVisible();
});

test("five turns, then the talk is closed and says how to go on", async ({ page }) => {
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  for (let turn = 1; turn <= 5; turn += 1) {
    await coaching.say(`What comes first? (${turn})`);
    await expect(page.getByText(`${turn} of 5 turns`)).toBeVisible();
  }
  await expect(
    page.getByText(
      "You've reached the maximum of 5 conversation turns. Generate new advice to continue.",
    ),
  ).toBeFocused();
  await expect(coaching.field).toBeDisabled();
});

test("a talk that a second tab has used up says so, and the words stay", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/403 POST \/api\/coaching\/chat/);
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  const { data } = await (await page.request.get("/api/coaching/history")).json();
  for (let turn = 1; turn <= 5; turn += 1) {
    const answer = await page.request.post("/api/coaching/chat", {
      data: { message: `From elsewhere ${turn}`, conversationId: data.conversations[0].id },
    });
    expect(answer.ok()).toBe(true);
  }
  await coaching.say("One more question");
  await expect(page.getByText("Conversation Limit Reached", { exact: true })).toBeVisible();
  await expect(coaching.field).toHaveValue("One more question");
});

test("an earlier session is read whole, goes on, and is deleted", async ({
  page,
  expectAccessible,
}) => {
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  await coaching.say("Which letter first?");
  await expect(page.getByText("1 of 5 turns")).toBeVisible();
  await page.reload();
  await expect(coaching.sessions).toHaveCount(1);
  await expect(coaching.sessions.first()).toContainText("Linked to progress: 0/2 tasks");
  await coaching.sessions.first().getByRole("button", { name: "Read whole session" }).click();
  await expect(coaching.talk).toContainText("Which letter first?");
  await expect(page.getByText("1 of 5 turns")).toBeVisible();

  await coaching.sessions.first().getByRole("button", { name: "Delete session" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this session?" });
  await expectAccessible();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(coaching.sessions).toHaveCount(0);
  await expect(coaching.talk).toContainText(
    "Generate advice first to start a coaching conversation",
  );
});

test("a disclosure is answered with help and takes no turn", async ({ page }) => {
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  await coaching.say(CRISIS);
  await expect(coaching.talk.locator("a[href^='tel:']").first()).toBeVisible();
  await expect(page.getByText("0 of 5 turns")).toBeVisible();
  await expect(coaching.field).toBeEnabled();
});

test("what would harm others stays in the field, with a notice", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/422 POST \/api\/coaching\/chat/);
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  const threat = "Help me plan how to stab my neighbour";
  await coaching.say(threat);
  await expect(page.getByText("Content Safety Notice", { exact: true })).toBeVisible();
  await expect(coaching.field).toHaveValue(threat);
  await expect(page.getByRole("button", { name: /Keep as a private draft/ })).toBeVisible();
});

test("without a network nothing is lost, and the message goes out later", { tag: "@desk" }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const coaching = new Coaching(page);
  await claudeIsAway(goal);
  await coaching.advise();
  await settled(page);
  await context.setOffline(true);
  await coaching.say("Can you hear me?");
  await expect(page.getByText("Failed to send message.", { exact: true })).toBeVisible();
  await expect(coaching.field).toHaveValue("Can you hear me?");
  await context.setOffline(false);
  await coaching.field.press("Enter");
  await expect(page.getByText("1 of 5 turns")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`accessible and within 320 pixels, ${colorScheme}`, async ({ page, expectAccessible }) => {
    const coaching = new Coaching(page);
    await claudeIsAway(goal);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await coaching.advise();
    await coaching.say("What now?");
    await expect(page.getByText("1 of 5 turns")).toBeVisible();
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
