import { expect, type Locator, type Page } from "@playwright/test";
import { newPerson, type Person } from "../people";

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

  async fillSignUp(person: Person, birthdate = "1990-12-10"): Promise<void> {
    await this.field("First Name").fill(person.firstName);
    await this.field("Last Name").fill(person.lastName);
    await this.field("Email").fill(person.email);
    await this.field("Date of Birth").fill(birthdate);
    await this.field("Password").fill(person.password);
    await this.field("Confirm Password").fill(person.password);
    await this.terms.check();
  }

  async signUp(person = newPerson(), path = "/signup"): Promise<Person> {
    await this.open(path);
    await this.fillSignUp(person);
    await this.createAccount.click();
    return person;
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.field("Email").fill(email);
    await this.field("Password").fill(password);
    await this.signIn.click();
  }
}
