import { avatar } from "../e2e/billing-answers";
import { expect, test } from "../e2e/fixtures";
import { mailsTo } from "../e2e/sandbox";
import { takePictures } from "./camera";

test("account", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/account", { waitUntil: "networkidle" });
  await takePictures(page, "account");
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .click();
  await takePictures(page, "account-deletion", { inView: true });
});

test("account menu and help", async ({ page, signedIn }) => {
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  expect(signedIn.firstName).toBe("Ada");
  await avatar(page).click();
  await takePictures(page, "account-menu", { inView: true });
});

test("safety", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/safety", { waitUntil: "networkidle" });
  await takePictures(page, "safety");
});

test("a goal that asks for help", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/decision", { waitUntil: "networkidle" });
  await page
    .getByRole("textbox", { name: "What goal or decision do you need help with?" })
    .fill("I don't want to be alive anymore");
  await page.getByRole("button", { name: "Break It Down" }).click();
  await page.waitForLoadState("networkidle");
  await takePictures(page, "planner-support");
});

test("welcome after Premium", async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/welcome", { waitUntil: "networkidle" });
  await takePictures(page, "welcome");
});

test("mails", async ({ page, signedIn }) => {
  await expect.poll(async () => (await mailsTo(signedIn.email)).length).toBeGreaterThan(0);
  for (const { subject, html } of await mailsTo(signedIn.email)) {
    await page.setContent(html, { waitUntil: "networkidle" });
    await takePictures(page, `mail ${subject}`.toLowerCase().replaceAll(/\W+/g, "-"));
  }
});
