import { expect, test } from "./fixtures";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the landing page opens without an error and is accessible, ${colorScheme}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("heading", { name: "Room for one thing at a time" })
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: /^A plan on a phone/ })).toBeVisible();
    await page.getByText("Do I need a diagnosis?").click();
    await expect(page.getByText(/^No. Stepwell is made with ADHD in mind/)).toBeVisible();
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("terms and privacy policy can be scanned, read in both themes, and printed", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/terms-of-service", "/privacy-policy"]) {
    await page.goto(address);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible();
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, address).toBe(320);

    const last = page.getByRole("navigation", { name: "Contents" }).getByRole("link").last();
    await last.click();
    await expect(page).toHaveURL(/#changes$/);
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ hasText: "Changes" }),
    ).toBeInViewport();

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await page.emulateMedia({ media: null });
  }
});

test("the drawings of the landing page appear when one scrolls to them", async ({ page }) => {
  await page.goto("/");
  const drawing = page.locator('[data-slot="scene"] use').first();
  await expect(drawing).toHaveCount(0);
  await page
    .getByRole("heading", { name: "Help for the part where you start" })
    .scrollIntoViewIfNeeded();
  await expect(drawing).toHaveAttribute("href", /^\/scenes\.svg#/);
});

test("a signed-in person's plans open", { tag: "@desk" }, async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("main")).toBeVisible();
  await expectAccessible();
});

test("an unknown address says so, with status 404", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/^404 GET \/no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an answer names its request, also when the id it came with is none", {
  tag: "@desk",
}, async ({ request }) => {
  const response = await request.get("/api/auth/me", { headers: { "x-request-id": "short" } });
  expect(response.headers()["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("an address below a guarded page that is none is told so, by a page that works", {
  tag: "@desk",
}, async ({ page, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/^404 GET \/(dashboard|premium)\/nothing/);
  // Once the browser remembers that somebody is signed in, it asks who.
  await page.goto("/dashboard");
  await page.waitForFunction(() => localStorage.getItem("signedIn") === "1");
  for (const address of ["/dashboard/nothing", "/premium/nothing"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    // Known only to a script, so scripts were not held back.
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeVisible();
  }
});
