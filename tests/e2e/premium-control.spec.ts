import { answerStatus, FREE, holdCall, PREMIUM } from "./billing-answers";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";

// A control of Premium on a page for everybody: the files of progress on the account page.

const LOCKED = "Upgrade to Premium to use downloads for a spreadsheet";

test("is disabled until it is known whether the person has Premium", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const status = await holdCall(page, "/api/subscription/status", { json: PREMIUM });
  const account = new AccountPage(page);
  await account.open();
  const button = account.button("your-data", "Download tasks");
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(page).toHaveURL("/account");
  await expect(page.getByRole("tooltip")).toBeHidden();
  status.release();
  await expect(button).toBeEnabled();
});

test("locked, it does nothing, and leads to Premium by its badge", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await answerStatus(page, FREE);
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().includes("/account/export/")) posts += 1;
  });
  const account = new AccountPage(page);
  await account.open();
  const button = account.button("your-data", "Download tasks");
  const badge = account
    .section("your-data")
    .getByRole("link", { name: "Premium: upgrade to use downloads for a spreadsheet" })
    .first();
  await expect(badge).toBeVisible();
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await button.press("Enter");
  await button.press("Space");
  await expect(page.getByRole("tooltip")).toHaveText(LOCKED);
  await expect(button).toHaveAccessibleDescription(new RegExp(LOCKED));
  await badge.click();
  await expect(page).toHaveURL("/premium");
  expect(posts).toBe(0);
});

test("told that the person has Premium meanwhile, it works", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const status = await answerStatus(page, FREE);
  const account = new AccountPage(page);
  await account.open();
  const button = account.button("your-data", "Download tasks");
  await expect(button).toBeDisabled();
  status.tell(PREMIUM);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute("aria-disabled");
});

test("a finger finds out why by a tap", { tag: "@phone" }, async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await answerStatus(page, FREE);
  const account = new AccountPage(page);
  await account.open();
  await expect(account.section("your-data").getByText("Premium", { exact: true })).toHaveCount(2);
  await account.button("your-data", "Download tasks").tap({ force: true });
  await expect(page.getByRole("tooltip")).toHaveText(LOCKED);
});

test("the pointer finds out why after 700 ms", { tag: "@desk" }, async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await answerStatus(page, FREE);
  const account = new AccountPage(page);
  await account.open();
  await expect(account.section("your-data").getByText("Premium", { exact: true })).toHaveCount(2);
  const tooltip = page.getByRole("tooltip");
  const first = account.button("your-data", "Download tasks");
  // The first to move on this page: what draws the tooltip arrives while the pointer rests already.
  const hovered = Date.now();
  await first.hover({ force: true });
  await expect(tooltip).toHaveText(LOCKED);
  expect(Date.now() - hovered).toBeGreaterThanOrEqual(700);

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await account.button("your-data", "Download focus time").hover({ force: true });
  await page.mouse.move(0, 0, { steps: 5 });
  await page.clock.runFor(1_000);
  await expect(tooltip).toBeHidden();
  await first.hover({ force: true });
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText(LOCKED);
});
