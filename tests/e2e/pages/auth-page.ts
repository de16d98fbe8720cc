import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

export const PASSWORD = "analytical engine";

export type NewPerson = { firstName: string; lastName: string; email: string; birthdate: string };

export function newPerson(): NewPerson {
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: `${randomUUID()}@example.org`,
    birthdate: "1990-12-10",
  };
}

/** The combined sign-in screen, in any of its modes. */
export class AuthPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole("main");
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  get terms(): Locator {
    return this.main.getByRole("checkbox");
  }

  get createAccount(): Locator {
    return this.main.getByRole("button", { name: "Create Account" });
  }

  get signIn(): Locator {
    return this.main.getByRole("button", { name: "Sign In" });
  }

  /** Opens an address; with `scripts` it waits until the form listens. */
  async open(path: string, { scripts = true } = {}): Promise<void> {
    await this.page.goto(path);
    if (scripts) await expect(this.main.locator("form")).toHaveAttribute("novalidate", "");
  }

  async fillSignUp(person: NewPerson): Promise<void> {
    await this.field("First Name").fill(person.firstName);
    await this.field("Last Name").fill(person.lastName);
    await this.field("Email").fill(person.email);
    await this.field("Date of Birth").fill(person.birthdate);
    await this.field("Password").fill(PASSWORD);
    await this.field("Confirm Password").fill(PASSWORD);
    await this.terms.check();
  }

  async signUp(person = newPerson(), path = "/signup"): Promise<NewPerson> {
    await this.open(path);
    await this.fillSignUp(person);
    await this.createAccount.click();
    return person;
  }

  async logIn(email: string, password = PASSWORD): Promise<void> {
    await this.field("Email").fill(email);
    await this.field("Password").fill(password);
    await this.signIn.click();
  }
}
