import { expect, type Locator, type Page } from "@playwright/test";

/** The page on which Stripe takes a payment, as the sandbox stands in for it. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/stripe\/checkout\/cs_test_\w+$/);
  }

  async pay(): Promise<void> {
    await this.page.getByRole("button", { name: "Pay and subscribe" }).click();
    await expect(this.page).toHaveURL(/\/premium\/success\?session_id=cs_test_\w+$/);
  }

  async payWithDeclinedCard(): Promise<void> {
    await this.page.getByRole("button", { name: "Pay with a card that is declined" }).click();
    await expect(this.page.getByRole("alert")).toContainText("declined");
  }

  async goBackWithoutPaying(): Promise<void> {
    await this.page.getByRole("button", { name: "Back, without paying" }).click();
    await expect(this.page).toHaveURL("/premium/failure");
  }
}

type PortalChoice =
  | "Cancel at the end of the period"
  | "Cancel now"
  | "Don’t cancel"
  | "Let the next payment fail"
  | "Pay what is open";

/** Stripe's billing portal, as the sandbox stands in for it. */
export class PortalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opened by a button of the product: in a tab of its own on a desktop, in place of the page elsewhere. */
  static async openedBy(button: Locator, isMobile: boolean): Promise<PortalPage> {
    const page = button.page();
    const [tab] = await Promise.all([isMobile ? page : page.waitForEvent("popup"), button.click()]);
    await expect(tab).toHaveURL(/\/stripe\/portal\/bps_\w+$/);
    return new PortalPage(tab);
  }

  async choose(name: PortalChoice): Promise<void> {
    const choice = this.page.getByRole("button", { name, exact: true });
    await choice.click();
    await expect(choice).toBeHidden();
  }

  /** Back to the product: by its link in place of the page, or by closing the tab. */
  async leave(product: Page): Promise<void> {
    if (this.page === product) {
      await this.page.getByRole("link", { name: "Return to Stepwell" }).click();
      await expect(this.page).toHaveURL("/account?from=portal#subscription");
      return;
    }
    await this.page.close();
    await product.bringToFront();
  }
}

/** What happens whenever a person comes back to the product's window. */
export function lookAgain(product: Page): Promise<unknown> {
  return product.evaluate(() => window.dispatchEvent(new Event("focus")));
}
