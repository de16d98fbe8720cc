import { expect, type Locator, type Page } from "@playwright/test";

/** What the safety check says at a field, and what the person kept there. */
export class SafetyNotice {
  readonly heading: Locator;
  readonly lines: Locator;
  readonly keep: Locator;
  readonly untilLogOut: Locator;
  readonly drafts: Locator;

  constructor(place: Page | Locator, heading = "Support for right now") {
    this.heading = place.getByRole("heading", { name: heading });
    this.lines = place.getByRole("list", { name: "People you can reach" }).getByRole("link");
    this.keep = place.getByRole("button", { name: "Keep as a private draft on this device" });
    this.untilLogOut = place.getByRole("checkbox", { name: "Delete it when I log out" });
    this.drafts = place
      .getByRole("group")
      .filter({ has: place.getByText(/^Private drafts on this device \(\d+\)$/) })
      .last();
  }

  async keepDraft(): Promise<void> {
    await this.keep.click();
    await expect(
      this.keep.page().getByText(/^Kept in this browser, and nowhere else/),
    ).toBeVisible();
  }

  async openDrafts(count: number): Promise<void> {
    await this.drafts.getByText(`Private drafts on this device (${count})`).click();
  }

  draft(text: string): Locator {
    return this.drafts.getByRole("listitem").filter({ hasText: text });
  }
}
