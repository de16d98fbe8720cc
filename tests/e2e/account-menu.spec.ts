import type { Page } from "@playwright/test";
import { avatar, holdCall, PREMIUM } from "./billing-answers";
import { expect, test } from "./fixtures";

/** The dropdown of a desktop or the sheet of a phone. */
const openMenu = (page: Page) => page.getByRole("menu").or(page.getByRole("dialog"));

async function failLogout(page: Page): Promise<void> {
  await page.route("**/api/auth/logout", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "broken" } }),
  );
}

test.describe("the dropdown of a desktop", { tag: "@desk" }, () => {
  test("is 20rem wide, tells who is signed in, and a click outside closes it", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.firstName).toBe("Ada");
    await page.goto("/dashboard");
    await expect(avatar(page)).toHaveText("AL");
    await avatar(page).click();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText("Ada Lovelace");
    await expect(menu).toContainText("Free Plan");
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Upgrade to Premium",
      "Account",
      "Logout",
    ]);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320);
    await page.mouse.click(200, 600);
    await expect(menu).toBeHidden();
  });

  test("opens, leads on and closes by keyboard, and gives the focus back", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await page.goto("/dashboard");
    await avatar(page).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("menuitem", { name: "Account" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/account");
  });

  test("says Loading... until the subscription is known, and Premium to a subscriber", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const status = await holdCall(page, "/api/subscription/status", { json: PREMIUM });
    await page.goto("/dashboard");
    await avatar(page).click();
    const menu = page.getByRole("menu");
    await expect(menu).toContainText("Loading...");
    status.release();
    await expect(menu).toContainText("Premium");
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Manage Subscription",
      "Account",
      "Logout",
    ]);
  });
});

test.describe("the sheet of a phone", { tag: "@phone" }, () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 480 },
    // 640 by 480, drawn at twice its size.
    { width: 320, height: 240 },
  ]) {
    test(`takes at most 80 % of ${viewport.width} by ${viewport.height}, and every entry can be reached`, async ({
      page,
      signedIn,
    }) => {
      expect(signedIn.email).toContain("@");
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/dashboard");
      await avatar(page).click();
      const sheet = page.getByRole("dialog", { name: "Account Settings" });
      await expect(sheet).toContainText("Ada Lovelace");
      await expect(sheet).toContainText("Free Plan");
      await expect(sheet.getByRole("button", { name: "Upgrade to Premium" })).toBeVisible();
      await expect(sheet.getByRole("link")).toHaveText(["Account"]);
      const box = await sheet.boundingBox();
      expect(box?.width).toBe(viewport.width);
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.8);
      await sheet.getByRole("button", { name: "Logout" }).scrollIntoViewIfNeeded();
      await expect(sheet.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
      await sheet.getByRole("link", { name: "Account" }).click();
      await expect(page).toHaveURL("/account");
      await expect(sheet).toBeHidden();
    });
  }

  test("the account entry of the menu unfolds to Upgrade, Account and Logout", async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const logout = page.getByRole("button", { name: "Logout" });
    await expect(logout).toBeHidden();
    await page.getByRole("button", { name: "Ada Lovelace" }).click();
    await expect(logout).toBeVisible();
    await expect(page.getByRole("button", { name: "Upgrade to Premium" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Account" }).click();
    await expect(page).toHaveURL("/account");
    await expect(logout).toBeHidden();
  });

  test("Logout in the menu closes it, also when it fails", async ({ page, signedIn, problems }) => {
    expect(signedIn.email).toContain("@");
    problems.allow(/^500 POST \/api\/auth\/logout/);
    await failLogout(page);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Ada Lovelace" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Logout Failed", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
  });
});

test("Logout ends the session, clears what the browser kept, and goes to /", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/dashboard");
  await page.evaluate(() => {
    localStorage.setItem("goalDraft", "Learn to swim");
    localStorage.setItem("theme", "dark");
  });
  await avatar(page).click();
  await openMenu(page).getByText("Logout", { exact: true }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
  expect((await context.request.get("/api/auth/me")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard");
});

test("a Logout that fails says so, closes the menu and keeps the person signed in", {
  tag: "@desk",
}, async ({ page, context, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/^500 POST \/api\/auth\/logout/);
  await failLogout(page);
  await page.goto("/dashboard");
  await avatar(page).click();
  await openMenu(page).getByText("Logout", { exact: true }).click();
  await expect(page.getByText("Logout Failed", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Unable to logout. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(openMenu(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
  expect((await context.request.get("/api/auth/me")).status()).toBe(200);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the open menu has no accessibility violation", async ({
      page,
      signedIn,
      expectAccessible,
    }) => {
      expect(signedIn.email).toContain("@");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/dashboard");
      await avatar(page).click();
      await expect(page.getByText("Free Plan")).toBeVisible();
      await expectAccessible();
    });
  });
}
