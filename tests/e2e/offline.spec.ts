import type { Page } from "@playwright/test";
import { avatar } from "./billing-answers";
import { expect, test } from "./fixtures";
import { makePlan, PlanBoard } from "./pages/plan-board";

// The only tests that let the service worker in: see playwright.config.ts.
test.use({ serviceWorkers: "allow" });

const SINK = "Put one plate in the sink";

/** Everything that a script of this site can read of what the browser keeps, as one text. */
async function keptTexts(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });
}

/** The kitchen's plan, open. */
async function openPlan(page: Page, ...more: string[]): Promise<string> {
  const id = await makePlan(page, "Clean the kitchen", [SINK, ...more]);
  await new PlanBoard(page).open(id);
  await isKept(page, SINK);
  return id;
}

/** Waits until this page and its steps are kept. */
async function isKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForFunction(
    async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined,
    new URL(page.url()).pathname,
  );
  await expect.poll(() => keptTexts(page)).toContain(text);
}

test("plans last seen open without a network, and nothing of them stays after signing out", async ({
  page,
  context,
  problems,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  const id = await makePlan(page, "Clean the kitchen", [SINK]);
  const board = new PlanBoard(page);
  await page.goto("/dashboard");
  await page.locator(`a[href="/my-plans/${id}"]`).first().click();
  await page.waitForURL(`**/my-plans/${id}`);
  await isKept(page, SINK);
  await board.box(SINK).check();
  await expect.poll(() => keptTexts(page)).toContain('"completed":true');

  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/);
  await context.setOffline(true);
  await page.reload();
  await expect(board.box(SINK)).toBeChecked();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible();
  }
  await page.getByRole("link", { name: "Clean the kitchen" }).click();
  await expect(board.box(SINK)).toBeChecked();

  await context.setOffline(false);
  await page.goto("/dashboard");
  expect(await keptTexts(page)).toContain(SINK);
  await avatar(page).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  const texts = await keptTexts(page);
  expect(texts).not.toContain(SINK);
  expect(texts).not.toContain("Clean the kitchen");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("a session that ended elsewhere takes what was kept along", async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.email).toContain("@");
  await openPlan(page);
  await context.clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?/);
  await expect.poll(() => keptTexts(page)).not.toContain(SINK);
});

test("what is ticked and added without a network is sent once and in order", async ({
  page,
  context,
  problems,
  signedIn,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain("@");
  const id = await openPlan(page, "Wipe the stove");
  const board = new PlanBoard(page);
  const line = page.getByRole("status").filter({ hasText: "You are offline" });

  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await context.setOffline(true);
  await expect(line).toHaveText(/^You are offline. What you tick/);
  await board.box(SINK).check();
  for (const task of ["Rinse the cups", "Dry the cups"]) {
    await board.newTask.fill(task);
    await board.add.click();
    await expect(board.row(task)).toBeVisible();
  }
  await board.box("Rinse the cups").check();
  await expect(line).toContainText("4 changes are kept here");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible();
  }
  await page.reload();
  await expect(board.box(SINK)).toBeChecked();
  await expect(board.order).toHaveText([SINK, "Wipe the stove", "Rinse the cups", "Dry the cups"]);
  const other = await context.newPage();
  problems.watch(other);
  await other.goto(`/my-plans/${id}`);
  await expect(new PlanBoard(other).row("Dry the cups")).toBeVisible();

  await context.setOffline(false);
  await expect(line).toHaveCount(0);
  await expect(board.row("Dry the cups")).toHaveAttribute("data-step");
  await other.close();
  await page.reload();
  await expect(board.order).toHaveText([SINK, "Wipe the stove", "Rinse the cups", "Dry the cups"]);
  await expect(board.box(SINK)).toBeChecked();
  await expect(board.box("Rinse the cups")).toBeChecked();
});
