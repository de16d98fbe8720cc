import { expect, type Locator, type Page } from "@playwright/test";

/** Google's sign-in page, as the sandbox shows it. */
export class GooglePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { name: "Sign in with Google" });
  }

  field(label: "Email" | "Name" | "Account number"): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  get verified(): Locator {
    return this.page.getByLabel("Address is verified");
  }

  get goOn(): Locator {
    return this.page.getByRole("button", { name: "Continue" });
  }

  get cancel(): Locator {
    return this.page.getByRole("button", { name: "Cancel" });
  }

  /** Comes back as someone. */
  async continueAs(email: string, name = "Ada Lovelace"): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.field("Email").fill(email);
    await this.field("Name").fill(name);
    await this.goOn.click();
  }
}
