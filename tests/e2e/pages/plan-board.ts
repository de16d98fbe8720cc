import { expect, type Locator, type Page } from "@playwright/test";

/** Makes a plan of the signed-in person through the API; answers its id. */
export async function makePlan(
  page: Page,
  goal: string,
  tasks: readonly (string | { text: string; minutes: number })[],
): Promise<string> {
  const saved = await page.request.post("/api/decisions/breakdown/save", {
    data: { inputText: goal, suggestedTasks: tasks },
  });
  const { decision } = await saved.json();
  const created = await page.request.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: goal },
  });
  const { checklist } = await created.json();
  return checklist.id;
}

/** The plan's page (and the checklist page, which shows the same board). */
export class PlanBoard {
  readonly tasks: Locator;
  readonly top: Locator;
  readonly newTask: Locator;
  readonly add: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.tasks = page.getByRole("list", { name: "Tasks", exact: true });
    this.top = page.getByRole("region", { name: "Top 3" });
    this.newTask = page.getByRole("textbox", { name: "Add a task" });
    this.add = page.getByRole("button", { name: "Add", exact: true });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/my-plans/${id}`);
  }

  /** Opens the plan and waits until its script listens: then it asks for the subscription. */
  async openAlive(id: string): Promise<void> {
    const listening = this.page.waitForResponse("**/api/subscription/status");
    await this.open(id);
    await listening;
  }

  row(task: string): Locator {
    return this.tasks.locator("> li").filter({ hasText: task });
  }

  /** The text of a task, which a click edits. */
  text(task: string): Locator {
    return this.tasks.getByRole("button", { name: `Edit: ${task}` });
  }

  /** The field of the task that is being edited. */
  get edited(): Locator {
    return this.tasks.getByRole("textbox", { name: "Task" });
  }

  get minutes(): Locator {
    return this.tasks.getByRole("textbox", { name: "Minutes" });
  }

  /** The tasks' texts in the order in which they are shown. */
  get order(): Locator {
    return this.tasks.locator("> li [id$=-text]");
  }

  async choose(task: string, entry: string): Promise<void> {
    // A menu that is still closing takes the press for one outside of it.
    await expect(this.page.getByRole("menu")).toHaveCount(0);
    await this.page.getByRole("button", { name: `Options for ${task}` }).click();
    await this.page.getByRole("menuitem", { name: entry, exact: true }).click();
  }

  box(task: string): Locator {
    return this.tasks.getByRole("checkbox", { name: task, exact: true });
  }

  star(task: string): Locator {
    return this.tasks
      .getByRole("listitem")
      .filter({ hasText: task })
      .getByRole("button", { name: "Star" });
  }

  message(text: string): Locator {
    return this.page
      .getByRole("region", { name: /notifications/i })
      .getByText(text, { exact: true });
  }
}
