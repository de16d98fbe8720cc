import type { Locator, Page } from "@playwright/test";

/** The landing page, where a visitor tries a breakdown. */
export class LandingPage {
  readonly page: Page;
  readonly goal: Locator;
  readonly breakItDown: Locator;
  readonly steps: Locator;
  readonly createPlan: Locator;
  readonly modal: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole("main");
    this.goal = main.getByRole("textbox", { name: "What goal or decision do you need help with?" });
    this.breakItDown = main.getByRole("button", { name: "Break It Down" });
    this.steps = main.getByRole("list", { name: "Your steps" }).getByRole("listitem");
    this.createPlan = main.getByRole("button", { name: "Create My Action Plan" });
    this.modal = page.getByRole("dialog", { name: "Ready to Create Your Plan?" });
  }

  heading(name: string): Locator {
    return this.page.getByRole("heading", { name });
  }
}
