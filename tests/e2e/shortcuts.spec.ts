import { expect, test } from "./fixtures";

// A phone has no keys; what opens over it is in palette.spec.ts.
test.beforeEach(async ({ signedIn, page }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/dashboard");
  // The page asks for the subscription once its script listens.
  await page.waitForLoadState("networkidle");
});

test("a question mark lists the shortcuts of the page, and Escape closes the list", async ({
  page,
}) => {
  await page.keyboard.press("Shift+?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("New Goal");
  await page.keyboard.press("n");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/decision");
});

test("single keys can be turned off on this device", async ({ page }) => {
  await page.keyboard.press("Shift+?");
  const keys = page.getByRole("switch", { name: "Shortcuts of a single key" });
  await expect(keys).toBeChecked();
  await keys.click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.reload();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("n");
  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard");
});
