import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GooglePage } from "./pages/google-page";
import { logIn, newPerson, signUp } from "./people";
import { mailsTo } from "./sandbox";

const goal = "Repot the fern before it gives up";

/** Leaves a sign-in screen for Google. */
async function continueWithGoogle(page: Page): Promise<GooglePage> {
  await page.getByRole("link", { name: "Continue with Google" }).click();
  return new GooglePage(page);
}

/** The form of /welcome, once it listens. */
async function welcomeForm(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/\/welcome/);
  const form = page.getByRole("main").locator("form").first();
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

async function answerWelcome(page: Page, birthdate = "1990-12-10"): Promise<void> {
  const form = await welcomeForm(page);
  await form.getByLabel("Date of Birth").fill(birthdate);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Continue" }).click();
}

function notice(page: Page): Locator {
  return page.getByRole("main").getByRole("status");
}

async function becomeMember(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await (await continueWithGoogle(page)).continueAs(email);
  await answerWelcome(page);
  await expect(page).toHaveURL("/dashboard");
}

test("someone new comes by Google, is welcomed, and finds the plan made before", async ({
  page,
  context,
}) => {
  const saved = await context.request.post("/api/decisions/breakdown/save", {
    data: { inputText: goal, suggestedTasks: ["Put the fern on the table", "Fetch the soil"] },
  });
  const { decision } = await saved.json();
  const created = await context.request.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: goal },
  });
  const { checklist } = await created.json();
  await page.goto("/signup");
  await page.evaluate(
    ([id, inputText]) => {
      const record = { id, decisionId: id, inputText, createdAt: new Date().toISOString() };
      localStorage.setItem("pendingChecklist", JSON.stringify(record));
    },
    [checklist.id, goal],
  );
  const { email } = newPerson();
  await (await continueWithGoogle(page)).continueAs(email, "Ada King Lovelace");
  const form = await welcomeForm(page);
  await expect(form.getByLabel("First Name")).toHaveValue("Ada King");
  await expect(form.getByLabel("Last Name")).toHaveValue("Lovelace");
  await answerWelcome(page);
  await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/my-plans/${checklist.id}`);
  await expect(page.getByRole("heading", { level: 1, name: goal })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toEqual(["Welcome to Stepwell"]);
});

test("someone who comes back goes straight to the page asked for", async ({ page, context }) => {
  const { email } = newPerson();
  await becomeMember(page, email);
  await context.clearCookies();
  await page.goto("/dashboard?from=mail");
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%3Ffrom%3Dmail");
  await (await continueWithGoogle(page)).continueAs(email);
  await expect(page).toHaveURL("/dashboard?from=mail");
});

test("growth entry goes on to its target after /welcome, and no guarded page opens before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("set") && location.pathname === "/signup") {
      localStorage.setItem("growthEntryContext", "Tea or coffee? Tea");
      sessionStorage.setItem("set", "1");
    }
  });
  await page.goto("/signup?redirectTo=%2Fdecision%3Fa%3Db");
  await (await continueWithGoogle(page)).continueAs(newPerson().email);
  await expect(page).toHaveURL("/welcome?redirectTo=%2Fdecision%3Fa%3Db");
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/welcome?redirectTo=%2Fdashboard");
  await page.goto("/decision?a=b");
  await answerWelcome(page);
  await expect(page.getByText("Authentication successful", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/decision?a=b");
  expect(await page.evaluate(() => localStorage.getItem("growthEntryContext"))).toBeNull();
});

test("under 18 ends kindly, without an account", async ({ page, expectAccessible }) => {
  const { email } = newPerson();
  await page.goto("/signup");
  await (await continueWithGoogle(page)).continueAs(email);
  await answerWelcome(page, `${new Date().getFullYear() - 12}-01-01`);
  await expect(page).toHaveURL("/age-limit");
  await expect(page.getByText("This service is for users 18 and older only.")).toBeVisible();
  await expectAccessible();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  await page.goto("/login");
  await (await continueWithGoogle(page)).continueAs(email);
  await expect(page).toHaveURL("/welcome");
});

test("an account with a password is connected after the password, wrong ones first", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await signUp(context, person);
  await context.clearCookies();
  await page.goto("/login?redirectTo=%2Fdecision");
  await (await continueWithGoogle(page)).continueAs(person.email);
  await expect(page).toHaveURL("/link-google");
  const main = page.getByRole("main");
  await expect(main.getByText(person.email)).toBeVisible();
  await expect(main.locator("form")).toHaveAttribute("novalidate", "");
  await main.getByLabel("Password", { exact: true }).fill("difference engine");
  await main.getByRole("button", { name: "Connect Google" }).click();
  await expect(main.getByText("That is not the password of this account.")).toBeVisible();
  await expect(main.getByLabel("Password", { exact: true })).toBeFocused();
  await main.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/decision");
  await expect
    .poll(async () => (await mailsTo(person.email))[0]?.subject)
    .toBe("Google was connected to your account");

  await context.clearCookies();
  await page.goto("/login");
  await (await continueWithGoogle(page)).continueAs(person.email);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/link-google");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to connect");
});

test("an address that Google has not verified signs nobody in", async ({ page, context }) => {
  const person = newPerson();
  await signUp(context, person);
  await context.clearCookies();
  for (const email of [newPerson().email, person.email]) {
    await page.goto("/signup");
    const google = await continueWithGoogle(page);
    await google.field("Email").fill(email);
    await google.verified.uncheck();
    await google.goOn.click();
    await expect(page).toHaveURL("/login?google=unverified");
    await expect(notice(page)).toContainText("Google has not verified the email address");
  }
});

test("another Google account with the same address is refused", async ({ page, context }) => {
  const { email } = newPerson();
  await becomeMember(page, email);
  await context.clearCookies();
  await page.goto("/login");
  const google = await continueWithGoogle(page);
  await page.getByText("Another Google account with the same address").click();
  await google.field("Account number").fill("4711");
  await google.continueAs(email);
  await expect(notice(page)).toContainText("connected to another Google account");
});

test("cancelled leads back with the page asked for, and the mode can still be switched", async ({
  page,
}) => {
  await page.goto("/signup?redirectTo=%2Fdecision");
  await (await continueWithGoogle(page)).cancel.click();
  await expect(page).toHaveURL("/login?redirectTo=%2Fdecision&google=cancelled");
  await expect(notice(page)).toHaveText("Signing in with Google was cancelled. Nothing is lost.");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/signup?redirectTo=%2Fdecision");
  await expect(notice(page)).toHaveCount(0);
});

test("Back from Google's page is the form again, and a used answer leads to log-in", async ({
  page,
}) => {
  await page.goto("/login");
  const google = await continueWithGoogle(page);
  await expect(google.heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/login");
  const answers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/callback/google")) answers.push(request.url());
  });
  await (await continueWithGoogle(page)).continueAs(newPerson().email);
  await expect(page).toHaveURL("/welcome");
  await page.goto(answers[0] ?? "");
  await expect(page).toHaveURL("/login?google=expired");
});

test("Not now logs out, and the account waits", async ({ page }) => {
  const { email } = newPerson();
  await page.goto("/login");
  await (await continueWithGoogle(page)).continueAs(email);
  await welcomeForm(page);
  await page.getByRole("button", { name: "Not now, log me out" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("connecting from the account page asks for the password, for nobody else's address", async ({
  page,
  context,
  signedIn,
}) => {
  const other = newPerson();
  const elsewhere = await context.browser()?.newContext();
  if (elsewhere) {
    await signUp(elsewhere, other);
    await elsewhere.close();
  }
  await page.goto("/api/auth/google?connect=1&redirectTo=%2Fdashboard");
  await new GooglePage(page).continueAs(other.email);
  await expect(page).toHaveURL("/dashboard?google=addressTaken");
  await page.goto("/api/auth/google?connect=1&redirectTo=%2Fdashboard");
  await new GooglePage(page).continueAs(signedIn.email);
  await expect(page).toHaveURL("/link-google");
  const main = page.getByRole("main");
  await expect(main.locator("form")).toHaveAttribute("novalidate", "");
  await main.getByLabel("Password", { exact: true }).fill(signedIn.password);
  await main.getByRole("button", { name: "Connect Google" }).click();
  await expect(page.getByText("Google is connected", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("the keyboard alone comes by Google and through /welcome", async ({ page }) => {
  await page.goto("/login");
  await tabTo(page.getByRole("link", { name: "Continue with Google" }));
  await page.keyboard.press("Enter");
  const google = new GooglePage(page);
  await expect(google.field("Email")).toBeFocused();
  await page.keyboard.type(newPerson().email);
  await tabTo(google.field("Name"));
  await page.keyboard.type("Ada Lovelace");
  await tabTo(google.goOn);
  await page.keyboard.press("Enter");
  const form = await welcomeForm(page);
  await tabTo(form.getByLabel("Date of Birth"));
  await page.keyboard.type("12101990");
  await tabTo(form.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await tabTo(form.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

/** Goes on by Tab, as far as it takes, to an element that must be reachable so. */
async function tabTo(target: Locator): Promise<void> {
  for (let stops = 0; stops < 30; stops += 1) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab never reaches the element.");
}

test("the screens of the way fit 320 pixels, with a long address", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  await page.goto("/login?google=unverified");
  expect(await isWide()).toBe(false);
  const google = await continueWithGoogle(page);
  await expect(google.heading).toBeVisible();
  expect(await isWide()).toBe(false);
  await google.continueAs(newPerson().email);
  await welcomeForm(page);
  expect(await isWide()).toBe(false);
  await context.clearCookies();
  const person = newPerson();
  await signUp(context, person);
  await context.clearCookies();
  await page.goto("/login");
  await (await continueWithGoogle(page)).continueAs(person.email);
  await expect(page).toHaveURL("/link-google");
  expect(await isWide()).toBe(false);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // The browser calls each script that it may not run a failed request.
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("someone new comes by Google, mends a mistake, and reaches the page asked for", async ({
    page,
  }) => {
    await page.goto("/signup?redirectTo=%2Fterms-of-service");
    await (await continueWithGoogle(page)).continueAs(newPerson().email);
    const main = page.getByRole("main");
    await main.getByLabel("Last Name").fill("Byron");
    await main.getByLabel("Date of Birth").fill("1990-12-10");
    await main
      .locator("form")
      .first()
      .evaluate((form) => form.setAttribute("novalidate", ""));
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(main.getByText("You must accept the Terms of Service")).toBeVisible();
    await expect(main.getByLabel("Last Name")).toHaveValue("Byron");
    await expect(main.getByLabel("Date of Birth")).toHaveValue("1990-12-10");
    await main.getByRole("checkbox").check();
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/terms-of-service");
  });

  test("under 18 ends kindly", async ({ page }) => {
    await page.goto("/signup");
    await (await continueWithGoogle(page)).continueAs(newPerson().email);
    const main = page.getByRole("main");
    await main.getByLabel("Date of Birth").fill("2020-01-01");
    await main.getByRole("checkbox").check();
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/age-limit");
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login/);
  });

  test("a password account is connected after its password", async ({ page, context }) => {
    const person = newPerson();
    await signUp(context, person);
    await logIn(context, person);
    await context.clearCookies();
    await page.goto("/login");
    await (await continueWithGoogle(page)).continueAs(person.email);
    const main = page.getByRole("main");
    await main.getByLabel("Password", { exact: true }).fill("difference engine");
    await main.getByRole("button", { name: "Connect Google" }).click();
    await expect(main.getByText("That is not the password of this account.")).toBeVisible();
    await main.getByLabel("Password", { exact: true }).fill(person.password);
    await main.getByRole("button", { name: "Connect Google" }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`Google's button, /welcome and /link-google have no accessibility violation, ${colorScheme}`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/login?google=cancelled");
    await expectAccessible();
    const google = await continueWithGoogle(page);
    await expect(google.heading).toBeVisible();
    await expectAccessible();
    await google.continueAs(newPerson().email);
    const form = await welcomeForm(page);
    await expectAccessible();
    await form.getByRole("button", { name: "Continue" }).click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeFocused();
    await expectAccessible();

    await context.clearCookies();
    const person = newPerson();
    await signUp(context, person);
    await context.clearCookies();
    await page.goto("/login");
    await (await continueWithGoogle(page)).continueAs(person.email);
    await expect(page).toHaveURL("/link-google");
    await expectAccessible();
  });
}
