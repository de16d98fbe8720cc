import { expect, type Locator, type Page } from "@playwright/test";

type Section =
  | "name"
  | "email"
  | "password"
  | "time-zone"
  | "theme"
  | "sessions"
  | "google"
  | "shared"
  | "subscription"
  | "your-data"
  | "help"
  | "delete";

/** The account page. */
export class AccountPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(name: Section): Locator {
    return this.page.locator(`#${name}`);
  }

  field(section: Section, label: string): Locator {
    return this.section(section).getByLabel(label, { exact: true });
  }

  button(section: Section, name: string): Locator {
    return this.section(section).getByRole("button", { name, exact: true });
  }

  toast(title: string): Locator {
    return this.page.getByText(title, { exact: true });
  }

  /** Opens the page; with `scripts` it waits until its forms listen. */
  async open({ scripts = true } = {}): Promise<void> {
    await this.page.goto("/account");
    if (scripts) {
      await expect(this.section("name").locator("form")).toHaveAttribute("novalidate", "");
    }
  }

  async unfold(section: Section): Promise<void> {
    await this.section(section).locator("summary").click();
  }

  async askForEmail(newEmail: string, password: string): Promise<void> {
    await this.unfold("email");
    await this.field("email", "New email").fill(newEmail);
    await this.field("email", "Your password").fill(password);
    await this.button("email", "Send the link").click();
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.unfold("password");
    await this.field("password", "Current password").fill(current);
    await this.field("password", "New password").fill(next);
    await this.field("password", "Confirm new password").fill(next);
    await this.button("password", "Change password").click();
  }
}
