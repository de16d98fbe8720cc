import { expect, type Locator, type Page } from "@playwright/test";

/** The dialog that makes a decision public, hands out its link and takes it back. */
export class ShareDialog {
  readonly dialog: Locator;
  readonly create: Locator;
  readonly link: Locator;
  readonly copy: Locator;
  readonly stop: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog");
    this.create = this.dialog.getByRole("button", { name: "Create public link" });
    this.link = this.dialog.getByRole("textbox", { name: "Public link" });
    this.copy = this.dialog.getByRole("button", { name: "Copy link" });
    this.stop = this.dialog.getByRole("button", { name: "Stop sharing" });
  }

  /** Shares by one of the page's buttons; answers the share id. */
  async shareBy(button: Locator): Promise<string> {
    await button.click();
    await this.create.click();
    await expect(this.dialog.getByText("The link is ready.")).toBeVisible();
    return this.shareId();
  }

  async shareId(): Promise<string> {
    const address = await this.link.inputValue();
    const { pathname, origin } = new URL(address);
    expect(origin).toBe(new URL(this.page.url()).origin);
    const [, id = ""] = /^\/shared\/([a-z0-9]{25})$/.exec(pathname) ?? [];
    expect(id).not.toBe("");
    return id;
  }

  place(name: string): Locator {
    return this.dialog.getByRole("link", { name: `${name} (opens a new window)` });
  }
}

/** What anybody gets for a link: 200, or 404 once it is dead. */
export async function statusOf(page: Page, shareId: string): Promise<number> {
  return (await page.request.get(`/api/decisions/shared/${shareId}`)).status();
}
