import { expect, type Locator, type Page } from "@playwright/test";

/** The coin on the planner's page. */
export class CoinPage {
  readonly question: Locator;
  readonly goal: Locator;
  readonly flip: Locator;
  readonly flipAgain: Locator;
  readonly makePlan: Locator;
  readonly chosen: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole("textbox", { name: "Your question" });
    this.goal = page.getByRole("textbox", {
      name: "What goal or decision do you need help with?",
    });
    this.flip = page.getByRole("button", { name: "Flip the coin" });
    this.flipAgain = page.getByRole("button", { name: "Flip again" });
    this.makePlan = page.getByRole("button", { name: "Make a plan for this" });
    this.chosen = page.getByRole("heading", { name: /^The coin chose/ });
  }

  option(position: number): Locator {
    return this.page.getByRole("textbox", { name: `Option ${position}` });
  }

  /** Opens an address, or loads the page anew, and waits until its script listens. */
  async open(address?: string): Promise<void> {
    const listening = this.page.waitForResponse("**/api/subscription/status");
    await (address === undefined ? this.page.reload() : this.page.goto(address));
    await listening;
  }

  /** Types a question on the planner and goes to the coin by what was read in it. */
  async ask(question: string): Promise<void> {
    await this.open("/decision");
    await this.goal.fill(question);
    await this.page.getByRole("button", { name: /^Flip a coin between/ }).click();
    await expect(this.flip).toBeVisible();
  }

  /** What the coin chose, in the words on the screen. */
  async choice(): Promise<string> {
    await expect(this.chosen).toBeVisible();
    return ((await this.chosen.textContent()) ?? "").replace(/^The coin chose\s*/, "");
  }
}
