import { avatar } from "../e2e/billing-answers";
import { expect, test } from "../e2e/fixtures";
import { SafetyNotice } from "../e2e/pages/safety-notice";
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
  await takePictures(page, "account-menu", { inView: true, widths: [768, 1440] });
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("button", { name: "Ada Lovelace" }).click();
  await takePictures(page, "phone-menu", { inView: true, widths: [320, 390] });
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
  await expect(new SafetyNotice(page).heading).toBeVisible();
  await takePictures(page, "planner-support");
});
