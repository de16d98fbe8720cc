import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { logIn, newPerson } from "./people";
import { mailsTo } from "./sandbox";

/** A mail is a job, and a job that fails is tried again after 15 seconds. */
const MAIL_TIME = { timeout: 20_000 };

test.describe("another address", () => {
  async function linkTo(address: string): Promise<string> {
    const found = async () =>
      (await mailsTo(address)).find(({ subject }) => subject === "Confirm your new email address");
    await expect.poll(found, MAIL_TIME).toBeTruthy();
    const link = (await found())?.text.match(/https?:\/\/\S+\/confirm-email\?token=[\w-]+/)?.[0];
    if (!link) throw new Error("The mail has no link to confirm.");
    return link;
  }

  test("is asked for, confirmed from the mail on another device, and logs in from then on", async ({
    page,
    browser,
    signedIn,
  }) => {
    const newEmail = newPerson().email;
    const account = new AccountPage(page);
    await account.open();
    await account.askForEmail(` ${newEmail.toUpperCase()}`, signedIn.password);
    await expect(account.toast("Check your new mailbox")).toBeVisible();
    await expect(account.section("email")).toContainText(newEmail);
    await expect(page.locator("#email-title")).toBeFocused();
    await page.reload();
    await expect(account.section("email")).toContainText(`${signedIn.email} stays your address`);
    const warned = async () => (await mailsTo(signedIn.email)).map(({ subject }) => subject);
    await expect.poll(warned, MAIL_TIME).toContain("Your email address is about to change");

    const link = await linkTo(newEmail);
    const elsewhere = await browser.newPage();
    await elsewhere.request.get(link);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(
      "Your address is changed",
    );
    await expect(elsewhere.getByRole("status").first()).toContainText(newEmail);
    expect(new URL(elsewhere.url()).search).toBe("");
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(
      "This link no longer works",
    );
    await logIn(elsewhere.context(), { ...signedIn, email: newEmail });
    await elsewhere.close();

    await page.reload();
    await expect(account.section("email")).toContainText(`${newEmail}Confirmed`);
    await expect(account.section("email")).not.toContainText(signedIn.email);
  });

  test("is sent again and taken back, and the link is dead then", async ({ page, signedIn }) => {
    const newEmail = newPerson().email;
    const account = new AccountPage(page);
    await account.open();
    await account.askForEmail(newEmail, signedIn.password);
    const first = await linkTo(newEmail);
    await account.button("email", "Send again").click();
    await expect(account.toast("The link is on its way again")).toBeVisible();
    await expect.poll(async () => (await mailsTo(newEmail)).length, MAIL_TIME).toBe(2);
    const second = await linkTo(newEmail);
    expect(second).not.toBe(first);
    await account.button("email", "Cancel the change").click();
    await expect(account.toast("Your address stays as it is")).toBeVisible();
    await expect(account.section("email")).not.toContainText(newEmail);
    for (const link of [first, second]) {
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
    }
    await page.getByRole("link", { name: "See My Account" }).click();
    await expect(account.section("email")).toContainText(signedIn.email);
  });

  test("that could not be confirmed for lack of a line is tried again", async ({
    page,
    context,
    signedIn,
    problems,
    expectAccessible,
  }) => {
    problems.allow(/ERR_FAILED POST \/confirm-email/);
    const newEmail = newPerson().email;
    const account = new AccountPage(page);
    await account.open();
    await account.askForEmail(newEmail, signedIn.password);
    const link = await linkTo(newEmail);
    await context.route("**/confirm-email*", (route) =>
      route.request().method() === "POST" ? route.abort("failed") : route.continue(),
    );
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not confirmed yet");
    await expectAccessible();
    await context.unroute("**/confirm-email*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is changed");
    await expectAccessible();
  });

  test("an address cut off its token says so", async ({ page }) => {
    await page.goto("/confirm-email");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid link");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

    test("is asked for and confirmed with a button", async ({ page, signedIn }) => {
      const newEmail = newPerson().email;
      const account = new AccountPage(page);
      await account.open({ scripts: false });
      await account.askForEmail(newEmail, "not the password");
      await expect(account.field("email", "New email")).toHaveValue(newEmail);
      await account.field("email", "Your password").fill(signedIn.password);
      await account.button("email", "Send the link").click();
      await expect(account.section("email")).toContainText("open the link that we sent there");
      await page.goto(await linkTo(newEmail));
      await page.getByRole("button", { name: "Confirm My New Address" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your address is changed");
    });
  });
});
