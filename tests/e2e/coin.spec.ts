import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";
import { CoinPage } from "./pages/coin-page";
import { SafetyNotice } from "./pages/safety-notice";

const QUESTION = "Should I move to Berlin or stay in Oslo?";
const OPTIONS = ["Move to Berlin", "Stay in Oslo"];

test.beforeEach(({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

test("from a question to what the coin chose, and on to its plan", async ({
  page,
  problems,
  expectAccessible,
}) => {
  const coin = new CoinPage(page);
  await coin.ask(QUESTION);
  await expect(page).toHaveURL(/\?coin=new$/);
  await expect(page.getByRole("heading", { name: "Let a coin decide" })).toBeFocused();
  await expect(coin.option(2)).toHaveValue(/stay in Oslo/i);
  for (const [index, option] of OPTIONS.entries()) await coin.option(index + 1).fill(option);
  await expectAccessible();

  await page.evaluate(() => {
    const at: number[] = [];
    Object.assign(window, { landedAfter: at });
    const startedAt = performance.now();
    new MutationObserver((_, watcher) => {
      if (!document.querySelector("h2")?.textContent?.startsWith("The coin chose")) return;
      at.push(performance.now() - startedAt);
      watcher.disconnect();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await coin.flip.click();
  await expect(page.getByRole("heading", { name: "The coin is turning..." })).toBeFocused();
  const first = await coin.choice();
  expect(OPTIONS).toContain(first);
  const landedAfter = await page.evaluate(() => Reflect.get(window, "landedAfter")[0]);
  expect(landedAfter).toBeGreaterThanOrEqual(1_000);
  await expect(
    page.getByRole("status").filter({ hasText: `The coin chose: ${first}` }),
  ).toBeAttached();
  await expect(coin.chosen).toBeFocused();
  await expect(page).toHaveURL(/\/decision\?coin=[\da-f-]{36}$/);
  expect(await currentDecision(page)).toEqual({ inputText: QUESTION, chosenOption: first });
  await expect(page.getByText("Flipped once")).toBeVisible();
  await expectAccessible();

  const address = page.url();
  await coin.open();
  expect(await coin.choice()).toBe(first);
  const other = await page.context().newPage();
  problems.watch(other);
  await other.goto(address);
  expect(await new CoinPage(other).choice()).toBe(first);
  await other.close();

  await coin.flipAgain.click();
  await expect(page.getByText("Flipped twice")).toBeVisible();
  const chosen = await coin.choice();
  await coin.makePlan.click();
  const ready = page.getByRole("region", { name: "Action Plan Ready" });
  await expect(ready.getByText(chosen, { exact: true })).toBeVisible();
  await coin.open();
  await expect(ready).toBeVisible();
  await ready.getByRole("button", { name: "Create My Action Plan" }).click();

  await expect(page).toHaveURL(/\/checklist\/[\da-f-]{36}$/);
  await expect(page.getByText(QUESTION, { exact: true })).toBeVisible();
  await expect(page.getByText(`The coin chose ${chosen}`)).toBeVisible();
  await page.getByRole("link", { name: "See the coin" }).click();
  await expect(page.getByRole("link", { name: "Open your plan" })).toBeVisible();
  await expect(coin.flipAgain).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("link", { name: "Open your plan" }).click();
  await expect(page).toHaveURL(/\/checklist\//);
  await page.getByRole("link", { name: "Make Another Decision" }).click();
  await expect(coin.goal).toHaveValue("");
});

test("nothing typed is lost: Back, a reload at each state, and edits after a flip", {
  tag: "@phone",
}, async ({ page }) => {
  const coin = new CoinPage(page);
  await coin.ask(QUESTION);
  await page.getByRole("button", { name: "Add an option" }).click();
  await expect(coin.option(3)).toBeFocused();
  await coin.option(3).fill("Try Bergen");
  await coin.open();
  await expect(coin.option(3)).toHaveValue("Try Bergen");
  await page.goBack();
  await expect(coin.goal).toHaveValue(QUESTION);
  await page.getByRole("button", { name: /^Flip a coin between/ }).click();
  await expect(coin.option(3)).toHaveValue("Try Bergen");
  await page.getByRole("button", { name: "Remove option 1" }).click();
  await expect(coin.option(1)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(coin.option(1)).toHaveValue(/move to Berlin/i);
  await page.getByRole("button", { name: "Remove option 1" }).click();

  await coin.flip.click();
  const first = await coin.choice();
  await page.getByRole("button", { name: "Change the options" }).click();
  await expect(coin.option(1)).toBeFocused();
  await coin.option(1).fill("Wait until spring");
  await coin.option(2).fill("Wait until autumn");
  await coin.open();
  await expect(coin.option(1)).toHaveValue("Wait until spring");
  await page.getByRole("button", { name: "Keep what it chose" }).click();
  expect(await coin.choice()).toBe(first);
  await page.getByRole("button", { name: "Change the options" }).click();
  await coin.option(1).fill("Wait until spring");
  await coin.option(2).fill("Wait until autumn");
  await coin.flip.click();
  expect(["Wait until spring", "Wait until autumn"]).toContain(await coin.choice());
  await expect(page.getByText("Flipped twice")).toBeVisible();

  await page.goBack();
  await expect(coin.goal).toHaveValue(QUESTION);
  await page.goForward();
  await expect(page.getByText("Flipped twice")).toBeVisible();
  await page.getByRole("button", { name: "To the planner" }).click();
  await expect(coin.goal).toBeFocused();
});

test("a flip that does not land keeps everything and says why; a plan made elsewhere is opened", {
  tag: "@desk",
}, async ({ page, problems }) => {
  problems.allow(
    /^(?:net::ERR_INTERNET_DISCONNECTED|422|409) POST|^net::ERR_INTERNET_DISCONNECTED GET \S+_rsc=/,
  );
  const coin = new CoinPage(page);
  await coin.ask(QUESTION);
  await page.context().setOffline(true);
  await coin.flip.click();
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Your question and options are still here")).toBeVisible();
  await expect(alert.getByRole("button", { name: "Retry" })).toBeFocused();
  await expect(coin.question).toHaveValue(QUESTION);
  await page.context().setOffline(false);

  await coin.option(2).fill("kill myself");
  await coin.flip.click();
  await expect(new SafetyNotice(page).heading).toBeFocused();
  await expect(coin.option(2)).toHaveValue("kill myself");
  await expect(coin.question).toHaveValue(QUESTION);

  await coin.option(2).fill("Stay in Oslo");
  const flips: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/decisions/flip")) flips.push(request);
  });
  await coin.flip.dblclick();
  await expect(page.getByText("Flipped once")).toBeVisible();
  expect(flips).toHaveLength(1);

  const decisionId = new URL(page.url()).searchParams.get("coin");
  const data = { decisionId, inputText: QUESTION, suggestedTasks: ["Look at one flat"] };
  await page.request.post("/api/decisions/breakdown/save", { data });
  await page.request.post("/api/checklist", { data: { decisionId, userContext: QUESTION } });
  await coin.flipAgain.click();
  await page.getByRole("link", { name: "Open your plan" }).click();
  await expect(page.getByRole("checkbox", { name: "Look at one flat" })).toBeVisible();
});

test("by keyboard alone, without motion, on a narrow dark screen, with six long options", {
  tag: "@desk",
}, async ({ page, expectAccessible }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  const coin = new CoinPage(page);
  await coin.open("/decision");
  await page.getByRole("button", { name: "Flip a coin", exact: true }).press("Enter");
  await expect(coin.question).toBeFocused();
  await page.keyboard.type("איפה לגור?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tea");
  await page.keyboard.press("Enter");
  await expect(coin.option(2)).toBeFocused();
  await page.keyboard.type(" tea");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").getByText("Two of the options are the same.")).toBeVisible();
  await expect(coin.option(2)).toBeFocused();
  await expect(coin.option(2)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();

  for (let position = 1; position <= 6; position += 1) {
    if (position > 2) await page.getByRole("button", { name: "Add an option" }).press("Enter");
    await coin
      .option(position)
      .fill(`${position} ${"Unterbrechungslosigkeit ".repeat(8)}`.slice(0, 190));
  }
  await expect(page.getByRole("button", { name: "Add an option" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible();
  await coin.option(6).press("Enter");
  await expect(coin.chosen).toBeFocused();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press("Tab");
  await expect(coin.makePlan).toBeFocused();
});

test("a plan of one's own begins with a decision that someone shared", { tag: "@phone" }, async ({
  page,
  expectAccessible,
}) => {
  const coin = new CoinPage(page);
  const flipped = await page.request.post("/api/decisions/flip", {
    data: { inputText: QUESTION, options: OPTIONS },
  });
  const { decision } = await flipped.json();
  const shared = await page.request.post("/api/decisions/share", {
    data: { decisionId: decision.id },
  });
  const { shareId } = await shared.json();

  await coin.open("/decision");
  await coin.goal.fill("Find the letter from the tax office");
  await coin.open(`/checklist/new?from=shared&shareId=${shareId}`);
  await expect(coin.goal).toHaveValue(QUESTION);
  await expect(page.getByText("This began with a decision that someone shared.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Start from the coin's choice" }).click();
  await expect(coin.goal).toHaveValue(decision.chosenOption);
  await expect(coin.goal).toBeFocused();
  await page.getByRole("button", { name: "Break It Down" }).click();
  await page.getByRole("button", { name: "Create My Action Plan" }).click();
  await expect(page).toHaveURL(/\/checklist\/[\da-f-]{36}$/);
  await expect(page.getByText(decision.chosenOption, { exact: true })).toBeVisible();

  await page.request.delete(`/api/decisions/shared/${shareId}`);
  await coin.open(`/checklist/new?from=shared&shareId=${shareId}`);
  await expect(page.getByText("That decision is not shared any more.")).toBeVisible();
  await expect(coin.goal).toHaveValue("Find the letter from the tax office");
});

async function currentDecision(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("currentDecision") ?? ""));
}
