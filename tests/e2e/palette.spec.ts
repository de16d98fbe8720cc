import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { makePlan, PlanBoard } from "./pages/plan-board";

const KITCHEN = "Clean the kitchen";
const TRIP = "Pack for the trip";

test.beforeEach(async ({ signedIn, page }) => {
  expect(signedIn.email).toContain("@");
  await makePlan(page, KITCHEN, ["Put one plate in the sink"]);
  await makePlan(page, TRIP, ["Find the suitcase"]);
});

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and go anywhere" });
const field = (page: Page) => palette(page).getByRole("combobox");
const entry = (page: Page, name: string): Locator => palette(page).getByRole("option", { name });

/** Opens a page and waits until its script listens. */
async function open(page: Page, address = "/dashboard"): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
}

test("by keyboard alone: finds a plan by words, opens it, and comes back", {
  tag: "@desk",
}, async ({ page }) => {
  await open(page, "/account");
  await page.getByRole("link", { name: "Stepwell" }).first().focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await expect(entry(page, TRIP)).toBeVisible();
  await page.keyboard.type("suitc");
  await expect(entry(page, TRIP)).toHaveAttribute("aria-selected", "true");
  await expect(entry(page, KITCHEN)).toHaveCount(0);
  await expect(palette(page).getByRole("status")).toHaveText("1 result");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/my-plans\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(TRIP);
  await expect(palette(page)).toBeHidden();

  await new PlanBoard(page).newTask.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("reminders");
  await expect(entry(page, "Reminders")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(new PlanBoard(page).newTask).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("");
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
});

test("from the button in the bar: goes to pages, turns the theme, opens the help", async ({
  page,
}) => {
  await open(page);
  const button = page.getByRole("button", { name: "Search and go anywhere" });
  await button.click();
  await entry(page, "Use the dark theme").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(button).toBeFocused();
  await button.click();
  await field(page).fill("archived");
  await entry(page, "Archived plans").click();
  await expect(page).toHaveURL("/dashboard?status=archived");
  await button.click();
  await field(page).fill("keys");
  await entry(page, "Keyboard shortcuts").click();
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Search, or go anywhere");
  await help.getByRole("switch").click();
  await expect(help.getByRole("switch")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

test("on a plan's page: starts the focus view on the next step", { tag: "@desk" }, async ({
  page,
}) => {
  await open(page, `/my-plans/${await makePlan(page, "Write a letter", ["Find a pen"])}`);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("focus");
  await entry(page, "Start focus: Find a pen").click();
  await expect(page).toHaveURL(/\?focus=[\da-f-]{36}$/);
  await expect(page.getByRole("dialog")).toContainText("Find a pen");
});

test("asks once for what was typed last, and never opens what older words found", {
  tag: "@desk",
}, async ({ page }) => {
  await open(page);
  await page.keyboard.press("Control+k");
  await expect(entry(page, TRIP)).toBeVisible();
  const asked: (string | null)[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/checklist?*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("q"));
    await held;
    await route.continue();
  });
  await page.keyboard.type("sink");
  await expect(palette(page).getByText("Searching your plans...")).toBeVisible();
  await expect(palette(page).getByRole("option")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeVisible();
  await expect.poll(() => asked).toEqual(["sink"]);
  answer();
  await expect(entry(page, KITCHEN)).toBeVisible();
  await page.keyboard.type(" nowhere");
  await expect(palette(page).getByText("No plan holds these words.")).toBeVisible();
});

test("says when plans can't be searched, and still goes to pages", { tag: "@desk" }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^(500 GET|net::ERR_INTERNET_DISCONNECTED)/);
  await open(page);
  await page.keyboard.press("Control+k");
  await expect(entry(page, TRIP)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type("jour");
  await expect(palette(page).getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await page.route("**/api/checklist?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.keyboard.type("n");
  await expect(palette(page).getByText(/could not be searched/)).toBeVisible();
  await entry(page, "Journal").click();
  await expect(page).toHaveURL("/journal");
});

test("tells when it can't be fetched, and opens once it can", { tag: "@desk" }, async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ChunkLoadError|Failed to load/);
  await open(page);
  await page.route("**/_next/static/**", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(page.getByText("That did not open")).toBeVisible();
  await page.unroute("**/_next/static/**");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the palette has no accessibility violation in ${colorScheme}`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    test.skip(isMobile === (colorScheme === "light"), "light on a desk, dark on a phone");
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    await page.getByRole("button", { name: "Search and go anywhere" }).click();
    await expect(entry(page, TRIP)).toBeVisible();
    await expectAccessible();
    await field(page).fill("kitch");
    await expect(palette(page).getByRole("option")).toHaveCount(1);
    await expectAccessible();
    await field(page).fill("nowhere at all");
    await expect(palette(page).getByText("No plan holds these words.")).toBeVisible();
    await expectAccessible();
  });
}
