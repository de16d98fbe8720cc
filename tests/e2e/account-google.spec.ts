import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { GooglePage } from "./pages/google-page";
import { logIn, newPerson } from "./people";
import { mailsTo } from "./sandbox";

test("Google is connected from the account page, after the password, and disconnected again", async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const account = new AccountPage(page);
  await account.open();
  await account.section("google").getByRole("link", { name: "Connect Google" }).click();
  const google = new GooglePage(page);
  await expect(google.heading).toBeVisible();
  await google.cancel.click();
  await expect(page).toHaveURL("/account?google=cancelled");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText(
    "was cancelled. Nothing is lost.",
  );

  await account.section("google").getByRole("link", { name: "Connect Google" }).click();
  await google.continueAs(signedIn.email);
  const proof = page.getByRole("main");
  await expect(proof.locator("form")).toHaveAttribute("novalidate", "");
  await proof.getByLabel("Password", { exact: true }).fill(signedIn.password);
  await proof.getByRole("button", { name: "Connect Google" }).click();
  await expect(page).toHaveURL("/account");
  await expect(account.section("google")).toContainText(`${signedIn.email}, since`);
  await expectAccessible();
  await account.button("google", "Disconnect").click();
  await expect(account.toast("Google is disconnected")).toBeVisible();
  await expect(
    account.section("google").getByRole("link", { name: "Connect Google" }),
  ).toBeVisible();
});

test("who came by Google is told that it is the only way in, sets a password by mail, and may disconnect then", async ({
  page,
}) => {
  const { email, password } = newPerson();
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await new GooglePage(page).continueAs(email);
  const welcome = page.getByRole("main").locator("form").first();
  await expect(welcome).toHaveAttribute("novalidate", "");
  await welcome.getByLabel("Date of Birth").fill("1990-12-10");
  await welcome.getByRole("checkbox").check();
  await welcome.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");

  const account = new AccountPage(page);
  await account.open();
  await expect(account.section("google")).toContainText("It is your only way in so far.");
  await expect(account.section("email")).toContainText("set a password first");
  await account.button("password", "Send a link to set a password").click();
  await expect(account.toast("Check your mailbox")).toBeVisible();
  const found = async () =>
    (await mailsTo(email))
      .map(({ text }) => text.match(/https?:\/\/\S+\/reset-password\?token=[\w-]+/)?.[0])
      .find(Boolean);
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy();
  await page.goto((await found()) ?? "");
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page).toHaveURL("/auth", { timeout: 10_000 });

  await logIn(page.context(), { email, password });
  await account.open();
  await account.button("google", "Disconnect").click();
  await expect(account.toast("Google is disconnected")).toBeVisible();
});
