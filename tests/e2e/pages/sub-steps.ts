import { expect, type Locator, type Page } from "@playwright/test";

/** The smaller steps of one of a plan's steps, in its list. */
export class SubSteps {
  readonly list: Locator;
  /** Where they are being written, or the question and the failure before that. */
  readonly panel: Locator;
  private readonly page: Page;
  private readonly step: string;

  constructor(page: Page, step: string) {
    this.page = page;
    this.step = step;
    this.list = page.getByRole("list", { name: `Smaller steps of: ${step}` });
    this.panel = page.getByRole("group", { name: `Smaller steps for: ${step}` });
  }

  get menu(): Locator {
    return this.page.getByRole("button", { name: `Options for ${this.step}`, exact: true });
  }

  async choose(entry: string): Promise<void> {
    // A menu that is still closing takes the press for one outside of it.
    await expect(this.page.getByRole("menu")).toHaveCount(0);
    await this.menu.click();
    await this.page.getByRole("menuitem", { name: entry, exact: true }).click();
  }

  box(subStep: string): Locator {
    return this.list.getByRole("checkbox", { name: subStep, exact: true });
  }
}
