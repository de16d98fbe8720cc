import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { makePlan } from "./pages/plan-board";
import { mailsTo } from "./sandbox";

const goal = "Repot the *fern* before it gives up";

/** A mail is a job, and a job that fails is tried again after 15 seconds. */
const MAIL_TIME = { timeout: 20_000 };

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

async function downloadBy(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    new AccountPage(page).button("your-data", button).click(),
  ]);
  return download;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    // The browser calls each script that it may not run a failed request.
    test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

    test("everything, plans and journal arrive as files", async ({ page, signedIn }) => {
      await makePlan(page, goal, ["Put the fern on the table", "Fetch the soil"]);
      await new AccountPage(page).open({ scripts: javaScriptEnabled });
      const everything = await downloadBy(page, "Download everything");
      expect(everything.suggestedFilename()).toMatch(/^stepwell-everything-[\d-]{10}\.json$/);
      expect(JSON.parse(await textOf(everything))).toMatchObject({
        profile: { email: signedIn.email },
        plans: [{ title: goal, steps: [{ text: "Put the fern on the table" }, {}] }],
      });
      const plans = await downloadBy(page, "Download plans");
      expect(await textOf(plans)).toContain("## Repot the \\*fern\\* before it gives up");
      expect(await textOf(plans)).toContain("- [ ] Fetch the soil");
      const journal = await downloadBy(page, "Download journal");
      expect(await textOf(journal)).toContain("There are no entries yet.");
      await expect(page).toHaveURL("/account");
    });
  });
}

test("too many downloads are told on the page", { tag: "@desk" }, async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  for (let count = 0; count < 12; count += 1) {
    await context.request.post("/account/export/plans.md");
  }
  const account = new AccountPage(page);
  await account.open();
  await account.button("your-data", "Download plans").click();
  await expect(account.section("your-data").getByRole("alert")).toContainText("wait a while");
});

test("an account is deleted after the words and the password, and nothing stays in the browser", async ({
  page,
  context,
  signedIn,
}) => {
  await makePlan(page, goal, ["Put the fern on the table"]);
  const account = new AccountPage(page);
  await account.open();
  await page.evaluate(() => {
    localStorage.setItem("goalDraft", "Learn to swim");
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("currentDecision", "{}");
  });
  await account.button("delete", "Delete my account").click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  const words = dialog.getByLabel("Type “delete my account” to confirm");
  const remove = dialog.getByRole("button", { name: "Delete everything" });
  await expect(dialog).toContainText("your plans, goals and focus sessions");
  await expect(dialog).not.toContainText("Premium");

  await words.fill("delete");
  await dialog.getByLabel("Your password", { exact: true }).fill("not the password");
  await remove.click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription("Please type “delete my account”.");
  await words.fill("Delete my Account");
  await remove.click();
  const password = dialog.getByLabel("Your password", { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    "This is not your password. Please try again.",
  );
  expect((await context.request.get("/api/auth/me")).ok()).toBe(true);

  await password.fill(signedIn.password);
  await remove.dblclick();
  await expect(page).toHaveURL("/goodbye");
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    .toEqual(["theme"]);
  expect(await page.evaluate(() => document.cookie)).not.toContain("farewell");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/^[^?]*\/login/);
  await expect
    .poll(async () => (await mailsTo(signedIn.email)).map(({ subject }) => subject), MAIL_TIME)
    .toContain("Your account was deleted");
});

test("the dialog gives way to second thoughts: nothing is kept in it and nothing deleted", async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const account = new AccountPage(page);
  await account.open();
  const open = account.button("delete", "Delete my account");
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("delete my account");
  await page.keyboard.press("Tab");
  await page.keyboard.type("half a passw");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Type “delete my account” to confirm")).toHaveValue("");
  await expect(dialog.getByLabel("Your password", { exact: true })).toHaveValue("");
  await dialog.getByRole("button", { name: "Keep my account" }).click();
  await expect(dialog).toBeHidden();
});

test("a visit to the farewell page without a deletion clears nothing", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/account");
  await page.evaluate(() => localStorage.setItem("goalDraft", "Learn to swim"));
  await page.goto("/goodbye", { waitUntil: "networkidle" });
  expect(await page.evaluate(() => localStorage.getItem("goalDraft"))).toBe("Learn to swim");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("dialog and farewell have no accessibility violation", async ({
      page,
      signedIn,
      expectAccessible,
    }) => {
      expect(signedIn.email).toContain("@");
      await page.emulateMedia({ reducedMotion: "reduce" });
      const account = new AccountPage(page);
      await account.open();
      await account.button("delete", "Delete my account").click();
      await page.getByRole("button", { name: "Delete everything" }).click();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await expectAccessible();
      await page.goto("/goodbye");
      await expectAccessible();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("an account is deleted all the same", { tag: "@desk" }, async ({
    page,
    context,
    signedIn,
  }) => {
    const account = new AccountPage(page);
    await account.open({ scripts: false });
    await account.unfold("delete");
    const words = account.field("delete", "Type “delete my account” to confirm");
    const password = account.field("delete", "Your password");
    await words.fill("delete my account");
    await password.fill("not the password");
    await account.button("delete", "Delete everything").click();
    await expect(password).toHaveAccessibleDescription(
      "This is not your password. Please try again.",
    );
    await expect(words).toHaveValue("delete my account");
    await password.fill(signedIn.password);
    await account.button("delete", "Delete everything").click();
    await expect(page).toHaveURL("/goodbye");
    expect((await context.request.get("/api/auth/me")).status()).toBe(401);
  });
});
