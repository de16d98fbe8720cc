import { givePremium } from "./database";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { mailsTo } from "./sandbox";

const SUPPORT = "hello@stepwell.example";
const QUESTION = "Where did my plan go?\nI archived it yesterday.";

/** A mail is a job, and a job that fails is tried again after 15 seconds. */
const MAIL_TIME = { timeout: 20_000 };

const questionsOf = async (email: string) =>
  (await mailsTo(SUPPORT)).filter(({ replyTo }) => replyTo?.includes(email));

test("a question is sent, the field is empty again, and the mail can be answered", {
  tag: "@desk",
}, async ({ page, signedIn }) => {
  const account = new AccountPage(page);
  await account.open();
  await account.field("help", "Your question").fill(QUESTION);
  await account.button("help", "Send question").click();
  await expect(account.toast("Your question is on its way")).toBeVisible();
  await expect(account.field("help", "Your question")).toHaveValue("");
  await expect.poll(async () => (await questionsOf(signedIn.email)).length, MAIL_TIME).toBe(1);
  const [mail] = await questionsOf(signedIn.email);
  expect(mail?.subject).toBe("Somebody asks for help");
  expect(mail?.text).toContain(QUESTION);
  await page.reload();
  await expect(account.field("help", "Your question")).toHaveValue("");
});

test("of a subscriber it is marked", { tag: "@desk" }, async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  const account = new AccountPage(page);
  await account.open();
  await account.field("help", "Your question").fill(QUESTION);
  await account.button("help", "Send question").click();
  await expect(account.toast("Your question is on its way")).toBeVisible();
  await expect
    .poll(async () => (await questionsOf(signedIn.email)).map(({ subject }) => subject), MAIL_TIME)
    .toEqual(["[Premium] Somebody asks for help"]);
});

test("what is too short is told at the field; nothing typed is lost, not by a reload and not offline", {
  tag: "@desk",
}, async ({ page, context, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  const account = new AccountPage(page);
  await account.open();
  const field = account.field("help", "Your question");
  await field.fill("Help!");
  await account.button("help", "Send question").click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/at least 10 characters/);
  await field.fill(QUESTION);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await account.open();
  await expect(field).toHaveValue(QUESTION);
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await account.button("help", "Send question").click();
  await expect(account.section("help").getByRole("alert")).toContainText("can't be reached");
  await expect(field).toHaveValue(QUESTION);
  await context.setOffline(false);
  await account.button("help", "Send question").click();
  await expect(account.toast("Your question is on its way")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  // The browser calls each script that it may not run a failed request.
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("a question is sent too, and the page says so", async ({ page, signedIn }) => {
    const account = new AccountPage(page);
    await account.open({ scripts: false });
    await account.field("help", "Your question").fill(QUESTION);
    await account.button("help", "Send question").click();
    await expect(account.section("help").getByRole("status")).toContainText("on its way");
    await expect.poll(async () => (await questionsOf(signedIn.email)).length, MAIL_TIME).toBe(1);
  });
});
