import type { Page } from "@playwright/test";
import { givePremium, inDatabase } from "./database";
import { expect, test } from "./fixtures";
import { JournalPage } from "./pages/journal-page";
import { makePlan } from "./pages/plan-board";
import { SafetyNotice } from "./pages/safety-notice";

const REFUSED = "I am going to kill myself tonight";
const DARK = "Everyone would be better off if I were dead";
const PLAN = "Repot the fern before it gives up";

test.use({ timezoneId: "America/New_York", reducedMotion: "reduce" });

/** What stands in the message at the edge of the page. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

/** Lets an entry be so many days old. */
function setAge(id: string, days: number): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `UPDATE journal_entries SET created_at = now() - make_interval(days => $2),
         updated_at = now() - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    ),
  );
}

function endPremium(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      "DELETE FROM subscriptions WHERE user_id = (SELECT id FROM users WHERE email = $1)",
      [email],
    ),
  );
}

test.describe("without Premium", () => {
  test("the page says what a journal gives, and leads to Premium", { tag: "@desk" }, async ({
    page,
    signedIn,
    expectAccessible,
  }) => {
    expect(signedIn.email).toContain("@");
    await page.goto("/journal");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Journal");
    await expect(page.getByText("Premium Feature", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Personal Journaling" })).toBeVisible();
    await expect(page.getByText("kept", { exact: false })).toHaveCount(0);
    await expect(
      page.getByRole("main").getByRole("link", { name: /^Upgrade to Premium/ }),
    ).toHaveAttribute("href", "/premium");
    await expectAccessible();
  });

  test("what was written while it lasted is kept, counted and can be taken along", {
    tag: "@desk",
  }, async ({ page, signedIn }) => {
    const journal = new JournalPage(page);
    await givePremium(signedIn.email);
    await journal.addByCall({ content: "A walk by the river" });
    await journal.addByCall({ content: "Rain all day" });
    await endPremium(signedIn.email);
    await page.goto("/journal");
    await expect(page.getByText("Your 2 entries are kept.")).toBeVisible();
    await expect(page.getByText("A walk by the river")).toHaveCount(0);
    await page.getByRole("link", { name: "Download your journal" }).click();
    await expect(page).toHaveURL("/account#your-data");
    await expect(page.getByRole("button", { name: "Download journal" })).toBeVisible();
  });
});

test.describe("with Premium", () => {
  test.beforeEach(async ({ signedIn }) => {
    await givePremium(signedIn.email);
  });

  test("a first entry with a mood and a link to a plan stands in the list at once", async ({
    page,
  }) => {
    const id = await makePlan(page, PLAN, ["Put the fern on the table"]);
    const journal = new JournalPage(page);
    await journal.open();
    await expect(page.getByRole("heading", { name: "No journal entries yet" })).toBeVisible();
    await page.getByRole("button", { name: "Create your first entry" }).click();
    await expect(journal.field).toBeFocused();
    await expect(journal.save).toBeDisabled();
    await journal.field.fill("  \n ");
    await expect(journal.save).toBeDisabled();
    await journal.field.fill("It still stands.\n\nSo do I.");
    await expect(journal.field).toHaveAccessibleDescription("26/10000 characters");
    await journal.mood(journal.composer, "Good").check({ force: true });
    await journal.composer.getByRole("combobox").selectOption({ label: PLAN });
    await journal.save.click();

    await expect(toast(page, "Entry created")).toBeVisible();
    await expect(journal.field).toHaveCount(0);
    await expect(journal.write).toBeFocused();
    const entry = journal.entry("It still stands.");
    await expect(entry.getByText("It still stands.\n\nSo do I.")).toHaveCSS(
      "white-space",
      "pre-wrap",
    );
    await expect(entry.getByText("just now")).toBeVisible();
    await expect(entry.getByRole("heading")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(entry.getByText("Mood: Good")).toBeAttached();
    await expect(entry.getByText(/Last edited/)).toHaveCount(0);
    await page.reload();
    await journal.entry("So do I.").getByRole("link", { name: PLAN }).click();
    await expect(page).toHaveURL(`/my-plans/${id}`);
  });

  test("a mood goes with a second tap, and by its button", { tag: "@desk" }, async ({ page }) => {
    const journal = new JournalPage(page);
    await journal.open();
    await journal.write.click();
    const low = journal.mood(journal.composer, "Low");
    await low.click();
    await expect(low).toBeChecked();
    await low.click();
    await expect(low).not.toBeChecked();
    await low.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(journal.mood(journal.composer, "So-so")).toBeChecked();
    await journal.composer.getByRole("button", { name: "Clear mood" }).click();
    await expect(journal.composer.locator("input:checked")).toHaveCount(0);
  });

  test("an entry is edited in a dialog, which opens with what stands there", async ({ page }) => {
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "Tired.", mood: 2 });
    await journal.open();
    await journal.button("Tired.", "Edit").click();
    const field = journal.dialog.getByRole("textbox", { name: "Your entry" });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Tired.");
    await expect(journal.dialog).toContainText("protected by safety filters");
    await expect(journal.mood(journal.dialog, "Low")).toBeChecked();
    await field.fill("Tired, and glad.");
    await page.keyboard.press("Escape");
    await page.reload({ waitUntil: "networkidle" });
    await journal.button("Tired.", "Edit").click();
    await expect(field).toHaveValue("Tired, and glad.");
    await journal.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(journal.button("Tired.", "Edit")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("Tired.");
    await field.fill("Tired, and glad.");
    await journal.mood(journal.dialog, "Very good").check({ force: true });
    await journal.dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Entry updated")).toBeVisible();
    await expect(journal.dialog).toHaveCount(0);
    const entry = journal.entry("Tired, and glad.");
    await expect(entry.getByText("Mood: Very good")).toBeAttached();
    await expect(entry.getByText("Last edited just now")).toBeVisible();
  });

  test("an entry is deleted after a question", { tag: "@desk" }, async ({ page }) => {
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "Stays" });
    await journal.addByCall({ content: "Goes" });
    await journal.open();
    await journal.button("Goes", "Delete").click();
    const question = page.getByRole("alertdialog", { name: "Delete Journal Entry" });
    await expect(question).toContainText(
      "Are you sure you want to delete this journal entry? This action cannot be undone.",
    );
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(journal.button("Goes", "Delete")).toBeFocused();
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Entry deleted")).toBeVisible();
    await expect(journal.entries).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Your Journal Entries" })).toBeFocused();
    await page.reload();
    await expect(journal.entries).toHaveText([/Stays/]);
  });

  test("what was typed is there after a reload; Cancel puts it away, and Undo brings it back", async ({
    page,
  }) => {
    const journal = new JournalPage(page);
    await journal.open();
    await journal.write.click();
    await journal.field.fill("Half a thought");
    await journal.mood(journal.composer, "So-so").click();
    await page.reload({ waitUntil: "networkidle" });
    await expect(journal.field).toHaveValue("Half a thought");
    await expect(journal.mood(journal.composer, "So-so")).toBeChecked();
    await journal.composer.getByRole("button", { name: "Cancel" }).last().click();
    await expect(journal.field).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(journal.field).toHaveValue("Half a thought");
    await expect(journal.field).toBeFocused();
    await expect(journal.mood(journal.composer, "So-so")).toBeChecked();
  });

  test("the search finds entries by their words, and keeps them out of the address", {
    tag: "@desk",
  }, async ({ page }) => {
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "The café by the river" });
    await journal.addByCall({ content: "Rain all day" });
    await journal.open();
    await journal.search.fill("RIVER cafe");
    await journal.search.press("Enter");
    await expect(journal.entries).toHaveText([/The café by the river/]);
    await expect(page.getByRole("status").filter({ hasText: "1 entry found" })).toBeVisible();
    await expect(page).toHaveURL("/journal");
    await journal.search.fill("mountain");
    await journal.search.press("Enter");
    await expect(page.getByText(/^No entry holds “mountain”/)).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect(journal.search).toBeFocused();
    await expect(journal.search).toHaveValue("");
    await expect(journal.entries).toHaveCount(2);
  });

  test("a search that stopped says so, and goes on when asked", { tag: "@desk" }, async ({
    page,
  }) => {
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "Rain all day" });
    await journal.open();
    const found = await (await page.request.get("/api/journals?q=rain")).json();
    let calls = 0;
    await page.route(/\/api\/journals\?/, async (route) => {
      calls += 1;
      const data = calls === 1 ? { entries: [], nextCursor: "cursor", stopped: true } : found.data;
      await route.fulfill({ json: { success: true, data } });
    });
    await journal.search.fill("rain");
    await journal.search.press("Enter");
    await expect(page.getByText(/^This search stopped after a second/)).toBeVisible();
    await page.getByRole("button", { name: "Search older entries" }).click();
    await expect(journal.entries).toHaveText([/Rain all day/]);
    await expect(page.getByText(/^This search stopped/)).toHaveCount(0);
  });

  test("the calendar marks the days written and shows one of them", async ({ page }) => {
    const journal = new JournalPage(page);
    const { days, month } = lastMonth();
    await setAge(await journal.addByCall({ content: "Long ago" }), days);
    await journal.addByCall({ content: "Today" });
    await journal.open();
    await journal.calendar.getByText("Days you wrote").click();
    const written = journal.calendar.getByRole("link", { name: /, 1 entry$/ });
    await expect(written).toHaveCount(1);
    await journal.calendar.getByRole("link", { name: /^Earlier month/ }).click();
    await expect(journal.calendar.getByText(month, { exact: true })).toBeVisible();
    await written.click();
    await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}$/);
    await expect(journal.entries).toHaveText([/Long ago/]);
    await expect(page.getByText(/^Entries of /)).toBeVisible();
    await expect(written).toHaveAttribute("aria-current", "true");
    await journal.add("Written while looking back");
    await expect(page).toHaveURL("/journal");
    await expect(journal.entries).toHaveCount(3);
    await journal.open("/journal?day=2026-02-31&month=13");
    await expect(journal.entries).toHaveCount(3);
  });

  test("a long journal goes on with Show more, without a gap", { tag: "@desk" }, async ({
    page,
  }) => {
    const journal = new JournalPage(page);
    for (let number = 1; number <= 22; number += 1) {
      await journal.addByCall({ content: `Entry number ${number}.` });
    }
    await journal.open();
    await expect(journal.entries).toHaveCount(20);
    await journal.add("One on top");
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(journal.entries).toHaveCount(23);
    await expect(journal.entry("Entry number 2.").getByRole("heading")).toBeFocused();
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  });

  test("a text that is refused stays in its field, with people to reach and a place on this device", async ({
    page,
    problems,
  }) => {
    problems.allow(/^422 (POST|PATCH) /);
    const journal = new JournalPage(page);
    const notice = new SafetyNotice(page);
    await journal.addByCall({ content: "A quiet day" });
    await journal.open();
    await journal.write.click();
    await journal.field.fill(REFUSED);
    await journal.save.click();
    await expect(notice.heading).toBeFocused();
    await expect(toast(page, "Content Safety Notice")).toBeVisible();
    await expect(notice.lines.filter({ hasText: "Call 988" })).toHaveAttribute("href", "tel:988");
    await expect(journal.field).toHaveValue(REFUSED);
    await expect(journal.entries).toHaveCount(1);
    await notice.keepDraft();
    await journal.field.fill("Called my sister instead");
    await journal.save.click();
    await expect(journal.entry("Called my sister instead")).toBeVisible();

    await journal.button("A quiet day", "Edit").click();
    const field = journal.dialog.getByRole("textbox", { name: "Your entry" });
    await notice.openDrafts(1);
    await notice.draft(REFUSED).getByRole("button", { name: "Put it back" }).click();
    await expect(field).toHaveValue(REFUSED);
    await journal.dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(notice.heading).toBeFocused();
    await expect(field).toHaveValue(REFUSED);
    await journal.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(journal.entry("A quiet day")).toBeVisible();
  });

  test("a dark day is kept, with help beside it", async ({ page }) => {
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "A quiet day" });
    await journal.open();
    await journal.write.click();
    await journal.field.fill(DARK);
    await journal.save.click();
    const notice = new SafetyNotice(journal.entry(DARK));
    await expect(notice.heading).toBeFocused();
    await expect(notice.lines.filter({ hasText: "Call 988" })).toHaveAttribute("href", "tel:988");
    await page.reload({ waitUntil: "networkidle" });
    await expect(journal.entry(DARK)).toBeVisible();
    await journal.button("A quiet day", "Edit").click();
    await journal.dialog.getByRole("textbox", { name: "Your entry" }).fill(`Quiet? ${DARK}`);
    await journal.dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(journal.dialog).toHaveCount(0);
    await expect(new SafetyNotice(journal.entry("Quiet?")).heading).toBeFocused();
  });

  test("without a line nothing typed is lost, and Retry sends it", { tag: "@desk" }, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/^net::ERR_INTERNET_DISCONNECTED /);
    const journal = new JournalPage(page);
    await journal.addByCall({ content: "A quiet day" });
    await journal.open();
    await journal.write.click();
    await journal.field.fill("On the train");
    await context.setOffline(true);
    await journal.save.click();
    await expect(toast(page, "Failed to create journal entry.")).toBeVisible();
    await expect(journal.field).toHaveValue("On the train");
    await journal.field.fill("On the train, slowly");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(journal.entry("On the train, slowly")).toBeVisible();

    await context.setOffline(true);
    await journal.button("A quiet day", "Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Failed to delete journal entry.")).toBeVisible();
    await expect(journal.entry("A quiet day")).toBeVisible();
    await journal.search.fill("quiet");
    await journal.search.press("Enter");
    const failed = page
      .getByRole("alert")
      .filter({ hasText: "Failed to load journal entries. Please try again." });
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await failed.getByRole("button", { name: "Try Again" }).click();
    await expect(journal.entries).toHaveCount(1);
  });

  test("Premium that ended meanwhile is told, and the text stays", { tag: "@desk" }, async ({
    page,
    signedIn,
    problems,
  }) => {
    problems.allow(/^403 POST /);
    const journal = new JournalPage(page);
    await journal.open();
    await journal.write.click();
    await journal.field.fill("Too late");
    await endPremium(signedIn.email);
    await journal.save.click();
    await expect(toast(page, "Premium subscription required to access journaling.")).toBeVisible();
    await expect(journal.field).toHaveValue("Too late");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 1280]) {
      test.describe(`in ${colorScheme} at ${width} pixels`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 } });

        test("every part is accessible and nothing sticks out", { tag: "@desk" }, async ({
          page,
          expectAccessible,
          problems,
        }) => {
          problems.allow(/^422 POST /);
          await makePlan(page, PLAN, ["Put the fern on the table"]);
          const journal = new JournalPage(page);
          await journal.open();
          await expectAccessible();
          await journal.write.click();
          await journal.field.fill(REFUSED);
          await journal.mood(journal.composer, "Low").click();
          await journal.save.click();
          await new SafetyNotice(page).keepDraft();
          await expectAccessible();
          await expectNoOverflow(page);
          await journal.field.fill(`${DARK}. ${"A long line ".repeat(40)}`);
          await journal.save.click();
          await expect(new SafetyNotice(journal.entries.first()).heading).toBeFocused();
          await journal.calendar.getByText("Days you wrote").click();
          await expectAccessible();
          await expectNoOverflow(page);
          await journal.entries.first().getByRole("button", { name: /^Edit/ }).click();
          await expectAccessible();
          await page.keyboard.press("Escape");
          await journal.entries
            .first()
            .getByRole("button", { name: /^Delete/ })
            .click();
          await expectAccessible();
        });
      });
    }
  }
});

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** A day of the month before this one in New York: how many days ago it was, and its month's name. */
function lastMonth(): { days: number; month: string } {
  const timeZone = "America/New_York";
  const days = Number(new Date().toLocaleDateString("en-US", { day: "numeric", timeZone })) + 5;
  const then = new Date(Date.now() - days * 86_400_000);
  const month = then.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone });
  return { days, month };
}
