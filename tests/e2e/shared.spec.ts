import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { shareDecision } from "./shares";

const QUESTION = "Pizza or 寿司 🍣?\n<script>document.title='broken'</script> & שלום";
const OPTIONS = ["<b>Pizza</b>", "寿司 🍣", "Neither"];

/** What the page's head tells programs that show a link. */
function tags(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.head.querySelectorAll("meta[property], meta[name]")].map((tag) => [
        tag.getAttribute("property") ?? tag.getAttribute("name"),
        tag.getAttribute("content"),
      ]),
    ),
  );
}

test("a stranger reads a shared decision and goes on to sign up for a plan of their own", async ({
  page,
  context,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.firstName).toBe("Ada");
  const shareId = await shareDecision(context.request, { inputText: QUESTION, options: OPTIONS });
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const response = await page.goto(`/shared/${shareId}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(await response?.text()).not.toContain(signedIn.email);

  // What was written is text, whatever it looks like.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(QUESTION);
  await expect(page).toHaveTitle(/^Pizza or 寿司 🍣\? <script>.* · Stepwell$/);
  const options = page.getByRole("list", { name: "Options" }).getByRole("listitem");
  await expect(options).toHaveCount(3);
  const chosen = options.filter({ hasText: "The coin chose" });
  await expect(chosen).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("time")).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();

  await page.getByRole("link", { name: "Sign Up to Create Your Own Plan" }).click();
  await expect(page).toHaveURL(
    `/signup?redirectTo=%2Fchecklist%2Fnew%3Ffrom%3Dshared%26shareId%3D${shareId}`,
  );
  await expect(page.getByText("Based on: Pizza or 寿司 🍣?")).toBeVisible();
});

test("its link has a preview: tags, and a picture that they name", { tag: "@desk" }, async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  const shareId = await shareDecision(context.request);
  await context.clearCookies();
  await page.goto(`/shared/${shareId}`);
  const head = await tags(page);
  const own = new URL(page.url());
  const image = head["og:image"] ?? "";
  expect(head).toMatchObject({
    robots: "noindex",
    "og:title": "Tea or coffee?",
    "og:url": own.href,
    "og:site_name": "Stepwell",
    "og:type": "website",
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.stringMatching(/^“Tea or coffee\?” The coin chose: (Tea|Coffee)\.$/),
    "twitter:card": "summary_large_image",
    "twitter:title": "Tea or coffee?",
    "twitter:image": image,
  });
  expect(head.description).toMatch(/^The coin chose: (Tea|Coffee)\./);
  expect(head["og:description"]).toBe(head.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", own.href);
  // Into the head at once, also for programs that Next does not know.
  const plain = await context.request.get(own.href, { headers: { "user-agent": "SomeChat/1.0" } });
  expect((await plain.text()).split("</head>")[0]).toContain(
    `property="og:image" content="${image}"`,
  );

  expect(new URL(image).origin).toBe(own.origin);
  const picture = await context.request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/png");
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await context.request.head(image)).status()).toBe(200);
});

test("signed-in people are offered a decision of their own and nothing else", {
  tag: "@desk",
}, async ({ page, context, signedIn }) => {
  expect(signedIn.email).toContain("@");
  const shareId = await shareDecision(context.request);
  await page.goto(`/shared/${shareId}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link")).toHaveText(["Make My Own Decision"]);
  await main.getByRole("link", { name: "Make My Own Decision" }).click();
  await expect(page).toHaveURL("/decision");
});

test("links that show nothing say so, with status 404", { tag: "@phone" }, async ({
  page,
  context,
  signedIn,
  problems,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  const shareId = await shareDecision(context.request);
  await context.request.delete(`/api/decisions/shared/${shareId}`);
  await context.clearCookies();
  await page.emulateMedia({ reducedMotion: "reduce" });
  problems.allow(/^404 GET \/shared/);
  for (const id of [shareId, "unknown", "%00", "x".repeat(70)]) {
    expect((await page.goto(`/shared/${id}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Decision Not Found");
    expect((await context.request.get(`/shared/${id}/preview.png`)).status()).toBe(404);
    await expect(page).toHaveTitle("Decision Not Found · Stepwell");
  }
  await expectAccessible();
  expect((await page.goto("/shared"))?.status()).toBe(404);
  await expect(
    page.getByText("Invalid share link. Please check the URL and try again."),
  ).toBeVisible();
  await expect(page).toHaveTitle("Invalid share link · Stepwell");
  expect((await tags(page)).robots).toBe("noindex");
  await expectAccessible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // The browser tells of the scripts that it would not run.
  test.beforeEach(({ problems }) => problems.allow(/^csp GET \/_next\/static\//));

  test("everything is there, and the way to sign-up works", { tag: "@phone" }, async ({
    page,
    context,
    signedIn,
  }) => {
    expect(signedIn.email).toContain("@");
    const shareId = await shareDecision(context.request);
    await context.clearCookies();
    await page.goto(`/shared/${shareId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tea or coffee?");
    await expect(page.getByText("The coin chose")).toBeVisible();
    await expect(page.getByRole("link", { name: "Make My Own Decision" })).toBeVisible();
    await page.getByRole("link", { name: "Sign Up to Create Your Own Plan" }).click();
    await expect(page).toHaveURL(/^.*\/signup\?redirectTo=%2Fchecklist%2Fnew%3Ffrom%3Dshared/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
  });
});
