import { expect, type Locator, type Page } from "@playwright/test";

/** My Plans: Today, the search and the cards. */
export class MyPlans {
  readonly cards: Locator;
  readonly today: Locator;
  readonly welcome: Locator;
  readonly search: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // A card lists tasks, too.
    this.cards = page.locator('ul[aria-label="Plans"] > li');
    this.today = page.getByRole("region", { name: "Today" });
    this.welcome = page.getByRole("region", { name: "Welcome back." });
    this.search = page.getByRole("searchbox", { name: "Search your plans" });
  }

  /** Opens a view and waits until the page's script listens. */
  async open(address = "/dashboard"): Promise<void> {
    await this.page.goto(address, { waitUntil: "networkidle" });
  }

  titles(): Locator {
    return this.page.getByRole("list", { name: "Plans" }).getByRole("heading");
  }

  async choose(title: string, entry: "Archive" | "Bring back" | "Duplicate" | "Delete Plan") {
    await this.page.getByRole("button", { name: `Options for ${title}` }).click();
    await this.page.getByRole("menuitem", { name: entry }).click();
  }

  async delete(title: string): Promise<void> {
    await this.choose(title, "Delete Plan");
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Delete Plan" }).click();
    await expect(this.page.getByRole("alertdialog")).toBeHidden();
  }

  message(text: string): Locator {
    return this.page
      .getByRole("region", { name: /notifications/i })
      .getByText(text, { exact: true });
  }

  undo(): Promise<void> {
    return this.page.getByRole("button", { name: "Undo" }).click();
  }
}

/** Stars the first steps of a plan through the API; answers their ids. */
export async function starSteps(page: Page, planId: string, count: number): Promise<string[]> {
  const { checklist } = await (await page.request.get(`/api/checklist/${planId}`)).json();
  const ids: string[] = checklist.steps.slice(0, count).map(({ id }: { id: string }) => id);
  for (const taskId of ids) {
    const data = { taskId, priority: true };
    await page.request.patch(`/api/checklist/${planId}/tasks/priority`, { data });
  }
  return ids;
}
