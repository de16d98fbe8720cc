import type { Locator, Page } from "@playwright/test";

/** What the pages about Premium offer in their main part. */
export const upgrade = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: "Upgrade to Premium" });

export const manage = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: "Manage Subscription" });
