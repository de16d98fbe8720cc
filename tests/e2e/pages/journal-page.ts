import { expect, type Locator, type Page } from "@playwright/test";

export type WrittenEntry = { content: string; mood?: number; checklistId?: string };

/** The journal of somebody with Premium. */
export class JournalPage {
  readonly composer: Locator;
  readonly write: Locator;
  readonly field: Locator;
  readonly save: Locator;
  readonly entries: Locator;
  readonly search: Locator;
  readonly dialog: Locator;
  readonly calendar: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.composer = page.getByRole("region", { name: "New Journal Entry" });
    this.write = this.composer.getByRole("button", { name: "Write Entry" });
    this.field = this.composer.getByRole("textbox", { name: "Your entry" });
    this.save = this.composer.getByRole("button", { name: "Save Entry" });
    this.entries = page.getByRole("list", { name: "Entries" }).locator(":scope > li");
    this.search = page.getByRole("searchbox", { name: "Search your entries" });
    this.dialog = page.getByRole("dialog", { name: "Edit Journal Entry" });
    this.calendar = page.getByRole("group").filter({ hasText: "Days you wrote" });
  }

  /** Its buttons work as soon as the page is alive. */
  async open(address = "/journal"): Promise<void> {
    await this.page.goto(address, { waitUntil: "networkidle" });
    await expect(this.page.getByRole("heading", { name: "Your Journal Entries" })).toBeVisible();
  }

  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  /** The button of an entry: Edit or Delete. */
  button(text: string, name: "Edit" | "Delete"): Locator {
    return this.entry(text).getByRole("button", { name: new RegExp(`^${name} entry of `) });
  }

  mood(place: Locator, name: string): Locator {
    return place.getByRole("radio", { name, exact: true });
  }

  async add(text: string): Promise<void> {
    await this.write.click();
    await this.field.fill(text);
    await this.save.click();
    await expect(this.entry(text)).toBeVisible();
  }

  /** Keeps an entry without the screen. */
  async addByCall(entry: WrittenEntry): Promise<string> {
    const response = await this.page.request.post("/api/journals", { data: entry });
    if (!response.ok()) throw new Error(`No entry: ${await response.text()}`);
    const { data }: { data: { entry: { id: string } } } = await response.json();
    return data.entry.id;
  }
}
