import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { GooglePage } from "./pages/google-page";

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
  await expect(page.getByRole("status").first()).toContainText("was cancelled. Nothing is lost.");

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
