import type { Locator, Page } from "@playwright/test";

/** The card of the one next step, on a plan's page. */
export class NextStep {
  readonly card: Locator;
  /** The card when everything waits for tomorrow. */
  readonly rest: Locator;
  readonly announcement: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole("region", { name: "Next step" });
    this.rest = page.getByRole("region", { name: "That's all for today." });
    this.announcement = page.getByRole("status").filter({ hasText: /Next step|all for today/ });
  }

  /** Opens a plan and waits until its script listens: the page then asks for the subscription. */
  async open(id: string): Promise<void> {
    const listening = this.page.waitForResponse("**/api/subscription/status");
    await this.page.goto(`/my-plans/${id}`);
    await listening;
  }

  text(words: string): Locator {
    return this.card.getByText(words, { exact: true });
  }

  button(name: string): Locator {
    return this.card.getByRole("button", { name, exact: true });
  }
}
