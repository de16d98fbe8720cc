import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { AuthPage } from "./pages/auth-page";
import { newPerson } from "./people";

test("signing up welcomes, leads to the dashboard after a second, and stays signed in", async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await auth.signUp();
  await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
});

test("two clicks on Create Account make one request", { tag: "@desk" }, async ({ page }) => {
  const auth = new AuthPage(page);
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/signup")) posts += 1;
  });
  await auth.open("/signup");
  await auth.fillSignUp(newPerson());
  await auth.createAccount.dblclick();
  await expect(page).toHaveURL("/dashboard");
  expect(posts).toBe(1);
});

test("an empty sign-up names every mistake and puts the cursor on the first", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("/signup");
  await auth.createAccount.click();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Please enter a valid email address",
    "Please enter a valid date",
    "Password must be at least 8 characters",
    "You must accept the Terms of Service",
  ]) {
    await expect(auth.main.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(auth.field("First Name")).toBeFocused();
  await expect(auth.field("First Name")).toHaveAccessibleDescription("First name is required");
  await auth.field("Password").fill("a long enough password");
  await auth.field("Confirm Password").fill("another one");
  await auth.createAccount.click();
  await expect(auth.field("Confirm Password")).toHaveAccessibleDescription("Passwords don't match");
});

test("who is under 18 is told so at the date of birth", { tag: "@desk" }, async ({ page }) => {
  const birthdate = `${new Date().getFullYear() - 10}-01-01`;
  const auth = new AuthPage(page);
  await auth.open("/signup");
  await auth.fillSignUp(newPerson(), birthdate);
  await auth.createAccount.click();
  await expect(auth.main.getByText("This service is for users 18 and older only.")).toBeVisible();
  await expect(auth.field("Date of Birth")).toBeFocused();
  await expect(auth.field("First Name")).toHaveValue("Ada");
});

test("a guarded page leads through log-in back to itself, with its query", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  await context.clearCookies();
  const auth = new AuthPage(page);
  await auth.open("/dashboard?from=mail");
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%3Ffrom%3Dmail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Continue");

  await auth.logIn(signedIn.email, "difference engine");
  await expect(
    auth.main.getByText("Invalid email or password. Please check your credentials."),
  ).toBeVisible();
  await expect(auth.field("Password")).toBeFocused();
  await expect(auth.field("Email")).toHaveValue(signedIn.email);

  await auth.logIn(signedIn.email, signedIn.password);
  await expect(page.getByText("Authentication successful", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard?from=mail");
});

test("an address that is taken says so, and the way to log in keeps the page asked for", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  await context.clearCookies();
  const auth = new AuthPage(page);
  await auth.signUp(signedIn, "/signup?redirectTo=%2Fdashboard%3Fa%3D1");
  await expect(
    auth.main.getByText("An account with this email already exists. Please log in instead."),
  ).toBeVisible();
  await expect(auth.field("Email")).toBeFocused();
  await auth.main.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login?redirectTo=%2Fdashboard%3Fa%3D1");
});

test("growth entry shows the decision it is based on, and forgets it after sign-up", {
  tag: "@desk",
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("set")) {
      localStorage.setItem("growthEntryContext", "Tea or coffee? Tea");
    }
    sessionStorage.setItem("set", "1");
  });
  const auth = new AuthPage(page);
  await auth.open("/signup?redirectTo=%2Fdashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
  await expect(auth.main.getByText("Based on: Tea or coffee? Tea")).toBeVisible();
  await auth.fillSignUp(newPerson());
  await auth.createAccount.click();
  await expect(page).toHaveURL("/dashboard");
  expect(await page.evaluate(() => localStorage.getItem("growthEntryContext"))).toBeNull();
});

test("a redirectTo to another site counts as none", { tag: "@desk" }, async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.signUp(newPerson(), "/signup?redirectTo=%2F%2Fevil.example");
  await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("a network that is gone keeps the form and says what to do", { tag: "@desk" }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const auth = new AuthPage(page);
  await auth.open("/signup");
  const person = newPerson();
  await auth.fillSignUp(person);
  await context.setOffline(true);
  await auth.createAccount.click();
  await expect(auth.main.getByRole("alert")).toHaveText("Registration failed. Please try again.");
  await context.setOffline(false);
  await expect(auth.field("Email")).toHaveValue(person.email);
  await auth.createAccount.click();
  await expect(page).toHaveURL("/dashboard");
});

test("terms and privacy open beside the form", { tag: "@desk" }, async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("/signup");
  for (const [name, href] of [
    ["Terms of Service", "/terms-of-service"],
    ["Privacy Policy", "/privacy-policy"],
  ] as const) {
    const link = auth.main.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", href);
  }
});

test("a password can be shown and hidden again", async ({ page }) => {
  const auth = new AuthPage(page);
  await auth.open("/login");
  await auth.field("Password").fill("visible");
  await auth.main.getByRole("button", { name: "Show password" }).click();
  await expect(auth.field("Password")).toHaveAttribute("type", "text");
  await auth.main.getByRole("button", { name: "Hide password" }).click();
  await expect(auth.field("Password")).toHaveAttribute("type", "password");
});

test("the keyboard alone signs up and logs in", { tag: "@desk" }, async ({ page, context }) => {
  const auth = new AuthPage(page);
  const person = newPerson();
  await auth.open("/signup");
  for (const [label, text] of [
    ["First Name", person.firstName],
    ["Last Name", person.lastName],
    ["Email", person.email],
    ["Date of Birth", "12101990"],
    ["Password", person.password],
    ["Confirm Password", person.password],
  ] as const) {
    await tabTo(auth.field(label));
    await page.keyboard.type(text);
  }
  await tabTo(auth.terms);
  await page.keyboard.press("Space");
  await tabTo(auth.createAccount);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await context.clearCookies();
  await auth.open("/login");
  await tabTo(auth.field("Email"));
  await page.keyboard.type(person.email);
  await tabTo(auth.field("Password"));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // The browser calls each script that it may not run a failed request.
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("sign-up keeps what was typed after a mistake, and leads to the page asked for", {
    tag: "@desk",
  }, async ({ page }) => {
    const auth = new AuthPage(page);
    const person = newPerson();
    await auth.open("/signup?redirectTo=%2Fterms-of-service", { scripts: false });
    await auth.fillSignUp(person);
    await auth.field("Confirm Password").fill("another one");
    await auth.createAccount.click();
    await expect(auth.main.getByText("Passwords don't match")).toBeVisible();
    await expect(auth.field("Email")).toHaveValue(person.email);
    await expect(auth.field("Date of Birth")).toHaveValue("1990-12-10");
    await expect(auth.field("Password")).toHaveValue("");
    await expect(auth.terms).toBeChecked();

    await auth.field("Password").fill(person.password);
    await auth.field("Confirm Password").fill(person.password);
    await auth.createAccount.click();
    await expect(page).toHaveURL("/terms-of-service");
  });

  test("a wrong password comes back to the form with its message", { tag: "@desk" }, async ({
    page,
  }) => {
    const auth = new AuthPage(page);
    await auth.open("/login", { scripts: false });
    await auth.logIn("nobody@example.org", "difference engine");
    await expect(auth.main.getByRole("alert")).toHaveText(
      "Invalid email or password. Please check your credentials.",
    );
    await expect(auth.field("Email")).toHaveValue("nobody@example.org");
  });
});

test("the ways between the modes keep the page asked for and the address typed", {
  tag: "@desk",
}, async ({ page }) => {
  const auth = new AuthPage(page);
  const query = "?redirectTo=%2Fdashboard%3Fa%3D1";
  await auth.open(`/auth${query}`);
  await auth.field("Email").fill("ada@example.org");
  for (const [name, path, heading] of [
    ["Forgot your password?", "/forgot-password", "Reset your password"],
    ["Back to Login", "/login", "Sign In to Continue"],
    ["Create an account", "/signup", "Create Your Account"],
    ["Sign in", "/login", "Sign In to Continue"],
  ] as const) {
    await auth.main.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path + query);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(auth.field("Email")).toHaveValue("ada@example.org");
  }
});

test("who is signed in already is led on from the sign-in screens", { tag: "@desk" }, async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/signup?redirectTo=%2Fterms-of-service");
  await expect(page).toHaveURL("/terms-of-service");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of ["/auth", "/login", "/signup?redirectTo=%2Fdashboard", "/forgot-password"]) {
      test(`${path} has no accessibility violation, with its mistakes shown too`, async ({
        page,
        expectAccessible,
      }) => {
        const auth = new AuthPage(page);
        await auth.open(path);
        await expectAccessible();
        await auth.main.locator("button[type=submit]").click();
        await expect(auth.main.locator("[aria-invalid=true]").first()).toBeFocused();
        await expectAccessible();
      });
    }
  });
}
