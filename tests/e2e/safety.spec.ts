import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";

test.use({ timezoneId: "America/New_York" });

test.beforeEach(async ({ page, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/^422 POST \/api\/safety\/test\//);
  await page.goto("/safety", { waitUntil: "networkidle" });
});

test("tells of each kind of text what becomes of it, and counts it", async ({ page }) => {
  await expect(statistics(page)).toContainText("Nothing here yet.");

  const chat = card(page, "Chat");
  await chat.getByRole("button", { name: "A figure of speech" }).click();
  await chat.getByRole("button", { name: "Check this message" }).click();
  await expect(outcome(chat, "Let through")).toBeFocused();
  await expect(chat.getByText(/^Answered in \d+ ms\.$/)).toBeVisible();
  await expect(count(page, "Let through")).toHaveText("1");

  const journal = card(page, "Journal");
  await journal.getByRole("button", { name: "A decision to die" }).click();
  await journal.getByRole("button", { name: "Check this entry" }).click();
  await expect(outcome(journal, "Blocked")).toBeFocused();
  await expect(journal.getByText(/^Category: Suicide or self-harm\./)).toBeVisible();
  await expect(journal.getByRole("link", { name: /Call 988/ })).toHaveAttribute("href", "tel:988");
  await expect(count(page, "Suicide or self-harm")).toHaveText("1");

  // What an option says counts as well.
  const decision = card(page, "Decision");
  await decision.getByRole("button", { name: "A risk to health" }).click();
  await decision.getByRole("button", { name: "Check this question" }).click();
  await expect(outcome(decision, "Blocked")).toBeVisible();
  await expect(decision.getByText(/^Category: Something dangerous or illegal\./)).toBeVisible();
  await expect(decision.locator("mark")).toHaveText("Stop taking my antidepressants on my own");

  const text = card(page, "General text");
  await text.getByRole("button", { name: "A crime" }).click();
  await text.getByRole("button", { name: "Check this text" }).click();
  await expect(outcome(text, "Blocked")).toBeVisible();
  await expect(count(page, "Something dangerous or illegal")).toHaveText("2");
});

test("help goes beside a text that is let through, and what led to it is marked", async ({
  page,
}) => {
  const text = card(page, "General text");
  await text.getByRole("button", { name: "An emergency" }).click();
  await text.getByRole("button", { name: "Check this text" }).click();
  await expect(outcome(text, "Let through, with help")).toBeFocused();
  await expect(text.getByText(/^Category: A medical emergency\./)).toBeVisible();
  await expect(text.getByRole("link").first()).toHaveAttribute("href", "tel:911");
  await expect(text.locator("mark")).toContainText("chest hurts");
});

test("in an entry of 10,000 characters what led to it is in sight", async ({ page }) => {
  const journal = card(page, "Journal");
  const day = "I clean the kitchen, call my mother and water the plants. ";
  const entry = `${day.repeat(100)}I want to die. ${day.repeat(100)}`.slice(0, 10_000);
  await journal.getByRole("textbox", { name: "Entry" }).fill(entry);
  await journal.getByRole("button", { name: "Check this entry" }).click();
  await expect(outcome(journal, "Let through, with help")).toBeFocused();
  const mark = journal.locator("mark");
  await expect(mark).toHaveText(/want to die/);
  const text = mark.locator("xpath=ancestor::p");
  await expect(text).toHaveText(/^….*plants\. .*I want to die.*plants\..*…$/);
  expect(await text.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(false);
});

test("works by keyboard alone", async ({ page }) => {
  const chat = card(page, "Chat");
  await page.getByRole("main").focus();
  await tabTo(chat.getByRole("button", { name: "A hard day" }));
  await page.keyboard.press("Enter");
  await expect(chat.getByRole("textbox", { name: "Message" })).toBeFocused();
  await expect(chat.getByRole("textbox", { name: "Message" })).toHaveValue(/^I cried/);
  await tabTo(chat.getByRole("button", { name: "Check this message" }));
  await page.keyboard.press("Enter");
  await expect(outcome(chat, "Let through")).toBeFocused();
});

test("a check that fails says why and keeps the text; statistics can be read again", async ({
  page,
  problems,
}) => {
  problems.allow(/^503 |^net::ERR_FAILED POST/);
  await page.route("**/api/safety/admin/stats", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "Away", code: "UNAVAILABLE" } }),
  );
  await page.reload();
  await expect(statistics(page).getByRole("alert")).toContainText("could not be read");
  await page.unroute("**/api/safety/admin/stats");
  await statistics(page).getByRole("button", { name: "Retry" }).click();
  await expect(statistics(page)).toContainText("Nothing here yet.");

  const text = card(page, "General text");
  const field = text.getByRole("textbox", { name: "Text" });
  await page.route("**/api/safety/test/text", (route) => route.abort());
  await field.fill("Water the plants");
  await text.getByRole("button", { name: "Check this text" }).click();
  await expect(text.getByRole("alert")).toContainText("Unable to connect.");
  await expect(field).toHaveValue("Water the plants");
  await field.fill("x".repeat(10_001));
  await expect(text.getByText("Please keep it within 10,000 characters.")).toBeVisible();
});

test("the palette and the account page lead there", async ({ page }) => {
  await page.goto("/account", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "How Stepwell checks what you write" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Safety System Demo");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("safety");
  await page.getByRole("option", { name: "How Stepwell checks what you write" }).click();
  await expect(page).toHaveURL("/safety");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`has no accessibility violation in ${colorScheme}, down to 320 px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const journal = card(page, "Journal");
    await journal.getByRole("button", { name: "A decision to die" }).click();
    await journal.getByRole("button", { name: "Check this entry" }).click();
    await expect(outcome(journal, "Blocked")).toBeVisible();
    await expect(count(page, "Suicide or self-harm")).toHaveText("1");
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible();
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

function card(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

function outcome(place: Locator, heading: string): Locator {
  return place.getByRole("heading", { name: heading, exact: true });
}

function statistics(page: Page): Locator {
  return card(page, "Safety Statistics");
}

function count(page: Page, category: string): Locator {
  return statistics(page).getByRole("row", { name: category }).getByRole("cell");
}
