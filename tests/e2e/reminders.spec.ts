import type { Page } from "@playwright/test";
import { givePremium, inDatabase } from "./database";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { waitForMail } from "./pages/mail-links";
import { makePlan } from "./pages/plan-board";
import { RemindersPage } from "./pages/reminders-page";

const GOAL = "Repot the fern before it gives up";
const SETTINGS = "**/api/reminders/settings";

test("without Premium the page says what reminders are, and leads to Premium", async ({
  page,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/reminders");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reminders & Notifications");
  await expect(main.getByText("Premium Feature")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Smart Reminders" })).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveText([
    "Progress updates by email",
    "Customizable frequency: daily, weekly or custom",
    "Pending tasks and achievements included",
  ]);
  await expect(main.getByRole("link", { name: "Upgrade to Premium" })).toHaveAttribute(
    "href",
    "/premium",
  );
  await expect(new RemindersPage(page).toggle).toHaveCount(0);
  await expectAccessible();
});

test.describe("with Premium", () => {
  test.beforeEach(async ({ signedIn }) => {
    await givePremium(signedIn.email);
  });

  test("reminders are off until they are switched on, and then the next one is told", async ({
    page,
  }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await expect(reminders.badge("Disabled")).toBeVisible();
    await expect(reminders.toggle).not.toBeChecked();
    await expect(reminders.status).toHaveText("No reminders for now.");
    const sent = page.waitForRequest(SETTINGS);
    await reminders.toggle.click();
    expect((await sent).postDataJSON()).toEqual({ enabled: 1, frequency: "daily" });
    await expect(reminders.badge("Active")).toBeVisible();
    await expect(reminders.toast("Settings updated")).toBeVisible();
    await expect(reminders.status).toHaveText(/^Next: (today|tomorrow), 9:00 AM$/);
    await page.reload();
    await expect(reminders.toggle).toBeChecked();
    await expect(reminders.status).toHaveText(/^Next: (today|tomorrow), 9:00 AM$/);
    await reminders.toggle.click();
    await expect(reminders.badge("Disabled")).toBeVisible();
    expect(await reminders.saved()).toMatchObject({ enabled: 0, nextDueAt: null });
  });

  test("frequency and interval are saved at once; a number that can't be is named and not saved", async ({
    page,
    expectAccessible,
  }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await expect(reminders.frequency.getByRole("option")).toHaveText(["Daily", "Weekly", "Custom"]);
    await reminders.toggle.click();
    await reminders.frequency.selectOption("Weekly");
    expect(await reminders.saved()).toMatchObject({ enabled: 1, frequency: "weekly" });
    await expect(reminders.interval).toHaveCount(0);
    await expect(reminders.day("Monday")).toBeChecked();
    await expect(reminders.day("Tuesday")).not.toBeChecked();

    await reminders.frequency.selectOption("Custom");
    await expect(reminders.interval).toHaveValue("3");
    await expect(reminders.card).toContainText("Send reminders every 3 days");
    expect(await reminders.saved()).toMatchObject({ frequency: "custom", customDays: 3 });

    for (const wrong of ["0", "31", "-4"]) {
      await reminders.interval.fill(wrong);
      await expect(reminders.card.getByRole("alert")).toHaveText(/from 1 to 30/);
      await expect(reminders.interval).toHaveAttribute("aria-invalid", "true");
      await expect(reminders.card).toContainText("Send reminders every N days");
      expect(await reminders.saved()).toMatchObject({ customDays: 3 });
    }
    await expectAccessible();
    const sent = page.waitForRequest(SETTINGS);
    await reminders.interval.fill("14");
    expect((await sent).postDataJSON()).toEqual({
      customDays: 14,
      frequency: "custom",
      enabled: 1,
    });
    await expect(reminders.card.getByRole("alert")).toBeEmpty();
    await expect(reminders.card).toContainText("Send reminders every 14 days");
    await expect(reminders.status).toHaveText(/^Next: \w+, \w+ \d+, 9:00 AM$/);
    expect(await reminders.saved()).toMatchObject({ customDays: 14 });

    await reminders.interval.fill("");
    expect(await reminders.saved()).toMatchObject({ customDays: null, nextDueAt: null });
    await expect(reminders.status).toHaveText("Choose the number of days, and reminders begin.");
    await page.reload();
    await reminders.interval.fill("1");
    await expect(reminders.card).toContainText("Send reminders every 1 day");
    expect(await reminders.saved()).toMatchObject({ customDays: 1 });
  });

  test("time and days are the person's own, and one day always stays", async ({ page }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await reminders.toggle.click();
    await reminders.time.fill("18:30");
    await expect(reminders.status).toHaveText(/^Next: (today|tomorrow), 6:30 PM$/);
    expect(await reminders.saved()).toMatchObject({ minuteOfDay: 18 * 60 + 30 });

    for (const name of ["Monday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]) {
      await reminders.day(name).uncheck();
    }
    expect(await reminders.saved()).toMatchObject({ weekdays: [2] });
    await expect(reminders.days).toHaveAccessibleDescription(/One day always stays/);
    await reminders.day("Tuesday").click();
    await expect(reminders.day("Tuesday")).toBeChecked();
    await reminders.day("Saturday").check();
    expect(await reminders.saved()).toMatchObject({ weekdays: [2, 6] });
    await page.reload();
    await expect(reminders.day("Saturday")).toBeChecked();
    await expect(reminders.day("Monday")).not.toBeChecked();
    await expect(reminders.time).toHaveValue("18:30");
  });

  test("the zone is named, and the way to change it leads to the account", {
    tag: "@desk",
  }, async ({ page }) => {
    const reminders = new RemindersPage(page);
    await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
    await reminders.open();
    await expect(reminders.card).toContainText(/By the clock of .+\./);
    await reminders.card.getByRole("link", { name: "Change the time zone" }).click();
    await expect(page).toHaveURL("/account#time-zone");
  });

  test("Back shows what was saved, not the page as it first was", { tag: "@desk" }, async ({
    page,
  }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await reminders.toggle.click();
    await reminders.frequency.selectOption("Weekly");
    expect(await reminders.saved()).toMatchObject({ enabled: 1, frequency: "weekly" });
    await reminders.card.getByRole("link", { name: "Change the time zone" }).click();
    await expect(page).toHaveURL("/account#time-zone");
    await page.goBack();
    await expect(reminders.toggle).toBeChecked();
    await expect(reminders.frequency).toHaveValue("weekly");
    await expect(reminders.status).toHaveText(/^Next: /);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the settings can be read, and the page says why they can't be changed", {
      tag: "@desk",
    }, async ({ page, problems }) => {
      // The browser calls each script that it may not run a failed request.
      problems.allow(/^csp GET \/_next\/static\//);
      const reminders = new RemindersPage(page);
      await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
      await page.goto("/reminders");
      await expect(reminders.badge("Active")).toBeVisible();
      await expect(reminders.toggle).toBeDisabled();
      await expect(reminders.card.locator("noscript p")).toHaveText(/needs JavaScript/);
    });
  });

  test("fast changes are saved one after the other, and the last one counts", {
    tag: "@desk",
  }, async ({ page }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    const posts: unknown[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SETTINGS, async (route) => {
      posts.push(route.request().postDataJSON());
      if (posts.length === 1) await held;
      await route.continue();
    });
    await reminders.toggle.click();
    await expect(reminders.status).toHaveText("Saving settings...");
    await reminders.frequency.selectOption("Weekly");
    await reminders.toggle.click();
    await reminders.toggle.click();
    await reminders.frequency.selectOption("Daily");
    await expect(reminders.toggle).toBeChecked();
    release();
    expect(await reminders.saved()).toMatchObject({ enabled: 1, frequency: "daily" });
    expect(posts).toEqual([
      { enabled: 1, frequency: "daily" },
      { enabled: 1, frequency: "daily" },
    ]);
  });

  test("a change that can't be saved goes back, says so, and is tried again on request", {
    tag: "@desk",
  }, async ({ page, problems }) => {
    // What the router asks for beforehand fails offline, too.
    problems.allow(/^503 POST |^net::ERR_INTERNET_DISCONNECTED (?:POST |GET \S+_rsc=)/);
    const reminders = new RemindersPage(page);
    await reminders.open();
    await page.route(SETTINGS, (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: "The settings are not reachable right now." },
      }),
    );
    await reminders.toggle.click();
    await expect(reminders.toast("Error")).toBeVisible();
    await expect(reminders.toast("The settings are not reachable right now.")).toBeVisible();
    await expect(reminders.toggle).not.toBeChecked();
    await expect(reminders.badge("Disabled")).toBeVisible();

    await page.unroute(SETTINGS);
    await page.context().setOffline(true);
    await reminders.frequency.selectOption("Custom");
    await expect(reminders.toast("Failed to update reminder settings.")).toBeVisible();
    await expect(reminders.frequency).toHaveValue("daily");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(reminders.toast("Settings updated")).toBeVisible();
    await expect(reminders.frequency).toHaveValue("custom");
    await expect(reminders.interval).toHaveValue("3");

    await page.context().setOffline(true);
    await reminders.interval.fill("9");
    await expect(reminders.toast("Failed to update reminder settings.")).toBeVisible();
    await expect(reminders.interval).toHaveValue("3");
    await page.context().setOffline(false);
  });

  test("when Premium has ended meanwhile, a change says so and the page shows the offer", {
    tag: "@desk",
  }, async ({ page, signedIn, problems }) => {
    problems.allow(/403 POST \/api\/reminders\/settings/);
    const reminders = new RemindersPage(page);
    await reminders.open();
    await inDatabase((client) =>
      client.query(
        "DELETE FROM subscriptions WHERE user_id = (SELECT id FROM users WHERE email = $1)",
        [signedIn.email],
      ),
    );
    await reminders.toggle.click();
    await expect(
      reminders.toast("Premium subscription required to access reminders."),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Smart Reminders" })).toBeVisible();
  });

  test("the preview says what the mail would, and leads to the plan", { tag: "@desk" }, async ({
    page,
  }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await expect(reminders.preview).toContainText("Hello Ada,");
    await expect(reminders.preview.getByRole("listitem")).toHaveCount(0);
    const id = await makePlan(page, GOAL, ["Put the fern on the table", "Fetch the soil"]);
    await page.reload();
    await expect(reminders.preview.getByText("Your Pending Tasks:")).toBeVisible();
    await expect(reminders.preview.getByRole("listitem")).toHaveText([
      "Put the fern on the table",
      "Fetch the soil",
    ]);
    await reminders.preview.getByRole("link", { name: "Open Your Plan" }).click();
    await expect(page).toHaveURL(`/my-plans/${id}`);
  });

  test("an address that is not confirmed is named, and its mail is sent again", {
    tag: "@desk",
  }, async ({ page, signedIn }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await expect(reminders.card).toContainText("Reminders go to confirmed addresses only.");
    await reminders.card.getByRole("button", { name: "Send again" }).click();
    await waitForMail(signedIn.email, "Confirm your email address", 2);
    await confirmAddress(signedIn.email);
    await page.reload();
    await expect(reminders.card).not.toContainText("confirmed addresses only");
  });

  test("who was away finds reminders resting, and starts them again with one press", {
    tag: "@desk",
  }, async ({ page, signedIn }) => {
    const reminders = new RemindersPage(page);
    await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
    await inDatabase((client) =>
      client.query(
        `UPDATE reminder_settings SET paused_at = now(), next_due_at = NULL
         WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [signedIn.email],
      ),
    );
    await reminders.open();
    await expect(reminders.badge("Paused")).toBeVisible();
    await page.reload();
    await expect(reminders.status).toHaveText("Paused until you start again.");
    await reminders.card.getByRole("button", { name: "Start Again" }).press("Enter");
    await expect(reminders.status).toHaveText(/^Next: /);
    await expect(reminders.badge("Active")).toBeVisible();
    await expect(reminders.toggle).toBeFocused();
  });

  test("the keyboard alone switches them on and chooses", { tag: "@desk" }, async ({ page }) => {
    const reminders = new RemindersPage(page);
    await reminders.open();
    await tabTo(reminders.toggle);
    await page.keyboard.press("Space");
    await expect(reminders.badge("Active")).toBeVisible();
    await tabTo(reminders.frequency);
    await page.keyboard.type("Cus");
    await expect(reminders.interval).toBeVisible();
    await tabTo(reminders.day("Sunday"));
    await page.keyboard.press("Space");
    await expect(reminders.day("Sunday")).not.toBeChecked();
    expect(await reminders.saved()).toMatchObject({
      enabled: 1,
      frequency: "custom",
      weekdays: [1, 2, 3, 4, 5, 6],
    });
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("the page is accessible and fits a screen of 320 pixels", async ({
        page,
        expectAccessible,
      }) => {
        await makePlan(page, GOAL, ["Put the fern on the table", "Fetch the soil"]);
        await page.request.post("/api/reminders/settings", {
          data: { enabled: 1, frequency: "custom", customDays: 5 },
        });
        const reminders = new RemindersPage(page);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await reminders.open();
          await expectAccessible();
          expect(await widthOf(page)).toBe(width);
        }
      });
    });
  }
});

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

function confirmAddress(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query("UPDATE users SET email_verified = now() WHERE email = $1", [email]),
  );
}
