import { expect, type Locator, type Page } from "@playwright/test";
import { scriptClaude } from "../sandbox";

/** The chat on a plan's page. */
export class CoachingChat {
  readonly region: Locator;
  readonly field: Locator;
  readonly messages: Locator;
  readonly undo: Locator;
  /** What screen readers are told. */
  readonly announced: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole("region", { name: "Coaching chat" });
    this.field = this.region.getByRole("textbox", { name: "Message to your coach" });
    this.messages = this.region.getByRole("list", { name: "Coaching chat" }).locator(":scope > li");
    this.undo = this.region.getByRole("button", { name: "Undo" });
    this.announced = this.region.getByRole("status");
  }

  /** Its parts are fetched when it comes near the window. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.show();
  }

  async show(): Promise<void> {
    await this.page.getByRole("heading", { name: "Coaching chat" }).scrollIntoViewIfNeeded();
    await expect(this.region.getByText(/refinements/).first()).toBeVisible();
  }

  async say(message: string): Promise<void> {
    await this.field.fill(message);
    await this.field.press("Enter");
  }

  left(count: number): Locator {
    return this.region.getByText(`${count} of 5 free refinements left for this plan.`);
  }
}

/** Has Claude decline every request at once, so that the built-in coach answers. */
export async function claudeIsAway(goal: string): Promise<void> {
  await scriptClaude(goal, { answers: [{ status: 401 }], repeat: true });
}

/** Has Claude answer the next message so; each eighth of it takes `delayMs`. */
export async function claudeWrites(
  goal: string,
  reply: string,
  changes: unknown[],
  delayMs = 0,
): Promise<void> {
  const text = JSON.stringify({ reply, isQuestion: false, changes });
  await scriptClaude(goal, { answers: [{ text, delayMs }] });
}

/** Uses up refinements of a plan without the screen. */
export async function refineByCall(page: Page, checklistId: string, times: number): Promise<void> {
  for (let turn = 1; turn <= times; turn += 1) {
    const response = await page.request.post("/api/checklist/refine", {
      data: { checklistId, chatMessage: `Add guest ${turn}`, currentSteps: [], decisionId: "" },
    });
    expect(response.status()).toBe(200);
  }
}
