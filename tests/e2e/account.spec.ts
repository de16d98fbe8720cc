import type { Browser, BrowserContext } from "@playwright/test";
import { expect, test } from "./fixtures";
import { AccountPage } from "./pages/account-page";
import { logIn, newPerson, type Person } from "./people";
import { mailsTo } from "./sandbox";

/** A mail is a job, and a job that fails is tried again after 15 seconds. */
const MAIL_TIME = { timeout: 20_000 };

const NEW_PASSWORD = "another long enough one";

/** One more browser of a person, signed in. */
async function otherDevice(browser: Browser, person: Person): Promise<BrowserContext> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL, userAgent: "Firefox on a train" });
  await logIn(context, person);
  return context;
}

async function isIn(context: BrowserContext): Promise<boolean> {
  return (await context.request.get("/api/auth/me")).ok();
}

test("a new name is saved and stands in the bar at once", async ({ page, signedIn }) => {
  const account = new AccountPage(page);
  await account.open();
  await expect(account.field("name", "Last Name")).toHaveValue(signedIn.lastName);
  await account.field("name", "First Name").fill("Grace");
  await account.field("name", "Last Name").fill("Hopper");
  await account.button("name", "Save name").dblclick();
  await expect(account.toast("Your name is saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account", exact: true })).toHaveText("GH");
  await page.reload();
  await expect(account.field("name", "First Name")).toHaveValue("Grace");
});

test("what is missing is named at its field, with the cursor in the first", {
  tag: "@desk",
}, async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const account = new AccountPage(page);
  await account.open();
  await account.field("name", "First Name").fill(" ");
  await account.field("name", "Last Name").fill("");
  await account.button("name", "Save name").click();
  await expect(account.field("name", "First Name")).toBeFocused();
  await expect(account.field("name", "First Name")).toHaveAccessibleDescription(
    "First name is required",
  );
  await expect(account.field("name", "Last Name")).toHaveAccessibleDescription(
    "Last name is required",
  );
});

test("a lost line keeps what was typed and says so; the next try saves it", {
  tag: "@desk",
}, async ({ page, context, signedIn, problems }) => {
  expect(signedIn.email).toContain("@");
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const account = new AccountPage(page);
  await account.open();
  await account.field("name", "First Name").fill("Grace");
  await context.setOffline(true);
  await account.button("name", "Save name").click();
  await expect(account.section("name").getByRole("alert")).toContainText("can't be reached");
  await context.setOffline(false);
  await expect(account.field("name", "First Name")).toHaveValue("Grace");
  await account.button("name", "Save name").click();
  await expect(account.toast("Your name is saved")).toBeVisible();
});

test("a session that ended meanwhile is told, and what was typed stays", { tag: "@desk" }, async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const account = new AccountPage(page);
  await account.open();
  await account.field("name", "First Name").fill("Grace");
  const cookies = await context.cookies();
  await context.request.post("/api/auth/logout");
  await context.addCookies(cookies);
  await account.button("name", "Save name").click();
  await expect(account.toast("Please log in again")).toBeVisible();
  await expect(account.field("name", "First Name")).toHaveValue("Grace");
});

test("a new password signs every other device out, keeps this one, and is told by mail", {
  tag: "@desk",
}, async ({ page, context, browser, signedIn }) => {
  const other = await otherDevice(browser, signedIn);
  const account = new AccountPage(page);
  await account.open();
  await account.changePassword("not the password", NEW_PASSWORD);
  await expect(account.field("password", "Current password")).toBeFocused();
  await expect(account.field("password", "Current password")).toHaveAccessibleDescription(
    "This is not your password. Please try again.",
  );
  await account.field("password", "Current password").fill(signedIn.password);
  await account.button("password", "Change password").click();
  await expect(account.toast("Your password is changed")).toBeVisible();
  await expect(page.locator("#password-title")).toBeFocused();
  await expect(account.field("password", "New password")).toBeHidden();
  await expect(account.section("sessions").getByRole("listitem")).toHaveCount(1);
  expect([await isIn(context), await isIn(other)]).toEqual([true, false]);
  await logIn(other, { ...signedIn, password: NEW_PASSWORD });
  await expect
    .poll(async () => (await mailsTo(signedIn.email)).map(({ subject }) => subject), MAIL_TIME)
    .toContain("Your password was changed");
  await other.close();
});

test("a password that is easy to guess is refused at its field", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  const account = new AccountPage(page);
  await account.open();
  await account.changePassword(signedIn.password, "password1");
  await expect(account.field("password", "New password")).toBeFocused();
  await expect(account.field("password", "New password")).toHaveAccessibleDescription(
    /first that people guess/,
  );
});

test.describe("in Berlin", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("the browser's time zone is noted by itself, once", { tag: "@desk" }, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const notes: string[] = [];
    page.on("response", (response) => {
      const request = response.request();
      if (request.postData()?.includes("Europe/Berlin")) notes.push(request.url());
    });
    await page.goto("/dashboard");
    await expect.poll(() => notes.length).toBe(1);
    const account = new AccountPage(page);
    await account.open();
    await expect(account.field("time-zone", "Time zone")).toHaveValue("Europe/Berlin");
    await expect(account.section("time-zone").getByText("This browser is on")).toBeHidden();
    expect(notes).toHaveLength(1);
  });

  test("another time zone is chosen, and the browser's offered back", { tag: "@desk" }, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const account = new AccountPage(page);
    await account.open();
    await account.field("time-zone", "Time zone").selectOption({ label: "Kolkata" });
    await account.button("time-zone", "Save time zone").click();
    await expect(account.toast("Your time zone is saved")).toBeVisible();
    const offer = account.section("time-zone").getByText("This browser is on the time of Berlin.");
    await expect(offer).toBeVisible();
    await account.button("time-zone", "Use it").click();
    await expect(offer).toBeHidden();
    await expect(account.field("time-zone", "Time zone")).toHaveValue("Europe/Berlin");
  });
});

test("one device is signed out from another, and all others with one button", async ({
  page,
  browser,
  signedIn,
}) => {
  const devices = [
    await otherDevice(browser, signedIn),
    await otherDevice(browser, signedIn),
    await otherDevice(browser, signedIn),
  ];
  const account = new AccountPage(page);
  await account.open();
  const list = account.section("sessions").getByRole("listitem");
  await expect(list).toHaveCount(4);
  await expect(list.first()).toContainText("This device");
  await list
    .last()
    .getByRole("button", { name: /^Sign out/ })
    .click();
  await expect(account.toast("That device is signed out")).toBeVisible();
  await expect(list).toHaveCount(3);
  await account.button("sessions", "Sign out everywhere else").click();
  await expect(list).toHaveCount(1);
  expect(await Promise.all(devices.map(isIn))).toEqual([false, false, false]);
  for (const device of devices) await device.close();
});

test("signing out everywhere leads to the log-in screen and leaves nothing in the browser", {
  tag: "@desk",
}, async ({ page, context, browser, signedIn }) => {
  const other = await otherDevice(browser, signedIn);
  const account = new AccountPage(page);
  await account.open();
  await page.evaluate(() => localStorage.setItem("goalDraft", "Learn to swim"));
  await account.button("sessions", "Sign out everywhere").click();
  await expect(page).toHaveURL("/login");
  await expect(account.toast("You are signed out everywhere")).toBeVisible();
  expect([await isIn(context), await isIn(other)]).toEqual([false, false]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.close();
});

test("the keyboard alone changes a name and a password", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  const account = new AccountPage(page);
  await account.open();
  await account.field("name", "First Name").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Grace");
  await page.keyboard.press("Enter");
  await expect(account.toast("Your name is saved")).toBeVisible();
  await account.section("password").locator("summary").focus();
  await page.keyboard.press("Enter");
  for (const text of [signedIn.password, NEW_PASSWORD, NEW_PASSWORD]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect(account.button("password", "Change password")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(account.toast("Your password is changed")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the page has no accessibility violation, with its forms and mistakes open too", async ({
      page,
      signedIn,
      expectAccessible,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const account = new AccountPage(page);
      await account.open();
      await expectAccessible();
      await account.unfold("email");
      await account.button("email", "Send the link").click();
      await account.unfold("password");
      await account.button("password", "Change password").click();
      await expect(account.section("password").locator("[aria-invalid=true]")).toHaveCount(2);
      await expectAccessible();
      await account.unfold("email");
      await account.askForEmail(newPerson().email, signedIn.password);
      await expect(account.button("email", "Cancel the change")).toBeVisible();
      await expectAccessible();
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // The browser calls each script that it may not run a failed request.
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("name, password, time zone and devices change all the same", { tag: "@desk" }, async ({
    page,
    browser,
    signedIn,
  }) => {
    const other = await otherDevice(browser, signedIn);
    const account = new AccountPage(page);
    await account.open({ scripts: false });
    await account.field("name", "First Name").fill("Grace");
    await account.button("name", "Save name").click();
    await expect(account.section("name").getByRole("status")).toHaveText("Your name is saved");

    await account.field("time-zone", "Time zone").selectOption("Asia/Calcutta");
    await account.button("time-zone", "Save time zone").click();
    await expect(account.section("time-zone").getByRole("status")).toBeVisible();
    await expect(account.field("time-zone", "Time zone")).toHaveValue("Asia/Calcutta");

    await account.changePassword("not the password", NEW_PASSWORD);
    await expect(account.field("password", "Current password")).toHaveAccessibleDescription(
      "This is not your password. Please try again.",
    );
    await account.field("password", "Current password").fill(signedIn.password);
    await account.field("password", "New password").fill(NEW_PASSWORD);
    await account.field("password", "Confirm new password").fill(NEW_PASSWORD);
    await account.button("password", "Change password").click();
    await expect(account.section("password").getByRole("status")).toBeVisible();
    expect(await isIn(other)).toBe(false);

    await account.button("sessions", "Sign out everywhere").click();
    await expect(page).toHaveURL("/login");
    await other.close();
  });
});
