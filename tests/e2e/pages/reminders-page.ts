import { expect, type Locator, type Page } from "@playwright/test";

/** The page of the reminders, for people with Premium. */
export class RemindersPage {
  readonly toggle: Locator;
  readonly frequency: Locator;
  readonly interval: Locator;
  readonly time: Locator;
  readonly days: Locator;
  readonly status: Locator;
  readonly card: Locator;
  readonly preview: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole("region", { name: "Reminder Settings" });
    this.preview = page.getByRole("region", { name: "Email Preview" });
    this.toggle = this.card.getByRole("switch", { name: "Enable Email Reminders" });
    this.frequency = this.card.getByRole("combobox", { name: "Reminder Frequency" });
    this.interval = this.card.getByRole("spinbutton", { name: "Custom Interval (days)" });
    this.time = this.card.getByLabel("Time of day");
    this.days = this.card.getByRole("group", { name: "Days of the week" });
    this.status = this.card.getByRole("status").filter({ hasText: /./ });
  }

  async open(): Promise<void> {
    await this.page.goto("/reminders");
    await expect(this.toggle).toBeEnabled();
  }

  day(name: string): Locator {
    return this.days.getByRole("checkbox", { name, exact: true });
  }

  badge(text: "Active" | "Disabled" | "Paused"): Locator {
    return this.card.getByText(text, { exact: true });
  }

  toast(text: string): Locator {
    return this.page
      .getByRole("region", { name: /notifications/i })
      .getByText(text, { exact: true });
  }

  /** What the server has, after everything that was chosen has arrived. */
  async saved(): Promise<Record<string, unknown>> {
    await expect(this.status).not.toHaveText("Saving settings...");
    const { data } = await (await this.page.request.get("/api/reminders/settings")).json();
    return data.settings;
  }
}
