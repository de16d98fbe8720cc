import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { tabTo } from "./keyboard";
import { AccountPage } from "./pages/account-page";
import { MyPlans } from "./pages/my-plans";
import { makePlan, PlanBoard } from "./pages/plan-board";
import { ShareDialog, statusOf } from "./pages/share-dialog";
import { settled } from "./writes";

const GOAL = "Learn to swim";

test.beforeEach(async ({ signedIn }) => {
  expect(signedIn.email).toContain("@");
});

/** A plan for what the coin chose. */
async function makeCoinPlan(page: Page): Promise<string> {
  const flipped = await page.request.post("/api/decisions/flip", {
    data: { inputText: "Tea or coffee?", options: ["Tea", "Coffee"] },
  });
  const { decision } = await flipped.json();
  await page.request.post("/api/decisions/breakdown/save", {
    data: {
      inputText: "Tea or coffee?",
      suggestedTasks: ["a-secret-step"],
      decisionId: decision.id,
    },
  });
  const created = await page.request.post("/api/checklist", {
    data: { decisionId: decision.id, userContext: "" },
  });
  return (await created.json()).checklist.id;
}

/** Notes what the page opens and copies, in place of other sites' windows. */
async function watchWindows(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const opened: string[][] = [];
    Object.assign(window, { opened });
    window.open = (...words) => {
      opened.push(words.map(String));
      return null;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "opened"));
}

test.describe("on a desktop", { tag: "@desk" }, () => {
  test("a plan is shared by keyboard, copied, and posted in a small window", async ({
    page,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const windows = await watchWindows(page);
    const plan = await makeCoinPlan(page);
    await new PlanBoard(page).openAlive(plan);
    const share = new ShareDialog(page);
    const button = page.getByRole("button", { name: "Share", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    // Plainly said beforehand, and nothing happens by itself.
    await expect(share.dialog).toContainText("Everybody with the link sees your question");
    await expect(share.dialog).toContainText("Nobody sees your steps, your name or your email");
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(share.create);
    await page.keyboard.press("Enter");

    await expect(share.copy).toBeFocused();
    await expect(share.dialog.getByRole("status").first()).toHaveText("The link is ready.");
    const shareId = await share.shareId();
    await expectAccessible();
    await page.keyboard.press("Enter");
    await expect(share.dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await share.link.inputValue());
    // The confirmation goes by itself.
    await expect(share.copy).toBeVisible();
    const answer = await page.request.get(`/api/decisions/shared/${shareId}`);
    expect(await answer.text()).not.toContain("a-secret-step");

    for (const [name, host] of [
      ["X", "https://x.com/intent/post?text=%E2%80%9CTea%20or%20coffee%3F%E2%80%9D"],
      ["WhatsApp", "https://wa.me/?text="],
      ["Facebook", "https://www.facebook.com/sharer/sharer.php?u=http"],
      ["LinkedIn", "https://www.linkedin.com/sharing/share-offsite/?url=http"],
    ] as const) {
      await share.place(name).click();
      const [address = "", target, features = ""] = (await windows()).at(-1) ?? [];
      expect(address.startsWith(host), address).toBe(true);
      expect(address).toContain(shareId);
      expect(target).toBe("_blank");
      expect(features.split(",").sort()).toEqual(
        ["popup", "noopener", "noreferrer", "width=600", "height=400"].sort(),
      );
    }
  });

  test("a link is taken back after asking, and the next one is another", async ({
    page,
    expectAccessible,
  }) => {
    await new PlanBoard(page).openAlive(await makeCoinPlan(page));
    const share = new ShareDialog(page);
    const shareId = await share.shareBy(page.getByRole("button", { name: "Share", exact: true }));
    await share.stop.click();
    await share.dialog.getByRole("button", { name: "Keep the link" }).click();
    await expect(share.stop).toBeFocused();
    expect(await statusOf(page, shareId)).toBe(200);
    await share.stop.click();
    await expectAccessible();
    await share.stop.click();
    await expect(share.dialog.getByText("The link no longer works.")).toBeVisible();
    await expect(share.dialog.getByRole("heading")).toBeFocused();
    expect(await statusOf(page, shareId)).toBe(404);
    await share.create.click();
    await expect(share.copy).toBeFocused();
    expect(await share.shareId()).not.toBe(shareId);
  });

  test("what does not work says so and loses nothing: line, clipboard, server", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(
      /ERR_(?:INTERNET_DISCONNECTED|FAILED) (?:(?:POST|DELETE) \/api\/decisions\/share|GET \S+_rsc=)/,
    );
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    const plan = await makeCoinPlan(page);
    const board = new PlanBoard(page);
    await board.openAlive(plan);
    const share = new ShareDialog(page);
    const button = page.getByRole("button", { name: "Share", exact: true });
    await button.click();
    await context.setOffline(true);
    await share.create.click();
    await expect(share.dialog.getByRole("alert")).toHaveText(/^You are offline/);
    await context.setOffline(false);
    await share.dialog.getByRole("button", { name: "Retry" }).click();
    await expect(share.copy).toBeFocused();
    const shareId = await share.shareId();

    await share.copy.click();
    await expect(
      share.dialog.getByText("Copy failed: Please copy the link manually."),
    ).toBeVisible();
    await expect(share.link).toBeFocused();
    const selected = () => page.evaluate(() => String(document.getSelection()));
    expect(await selected()).toBe(await share.link.inputValue());

    // The share is there, its texts can't be had: those made on the page stand in.
    const posted = await share.place("X").getAttribute("href");
    await page.route("**/api/decisions/share*/**", (route) => route.abort());
    await page.route("**/api/decisions/share", (route) => route.abort());
    await board.openAlive(plan);
    await button.click();
    await expect(share.place("X")).toHaveAttribute("href", posted ?? "");
    await share.stop.click();
    await share.stop.click();
    await expect(share.dialog.getByRole("alert").last()).toContainText("the link still works");
    await page.unrouteAll();
    expect(await statusOf(page, shareId)).toBe(200);

    // Stopped in another tab: the dialog finds out.
    await page.request.delete(`/api/decisions/shared/${shareId}`);
    problems.allow(/^404 POST \/api\/decisions\/share/);
    await board.openAlive(plan);
    await expect(button).not.toHaveAccessibleDescription(/public/);
  });

  test("My Plans shares from a card's menu, the account lists it, and it goes with its plan", async ({
    page,
    expectAccessible,
  }) => {
    await makePlan(page, GOAL, ["Find a pool"]);
    const coinPlan = await makeCoinPlan(page);
    const plans = new MyPlans(page);
    await plans.open();
    const share = new ShareDialog(page);
    await page.getByRole("button", { name: `Options for ${GOAL}` }).click();
    const first = await share.shareBy(page.getByRole("menuitem", { name: "Share" }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: `Options for ${GOAL}` })).toBeFocused();
    await plans.delete(GOAL);
    expect(await statusOf(page, first)).toBe(404);
    await plans.undo();
    await expect(plans.titles()).toHaveCount(2);
    await settled(page);
    expect(await statusOf(page, first)).toBe(200);

    // The palette finds it, too.
    await new PlanBoard(page).openAlive(coinPlan);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill("share");
    await page.getByRole("option", { name: "Share this plan" }).click();
    await share.create.click();
    await expect(share.copy).toBeFocused();
    const second = await share.shareId();

    const account = new AccountPage(page);
    await account.open();
    const shares = account.section("shared").getByRole("listitem");
    await expect(shares).toHaveCount(2);
    await expect(shares.first()).toContainText(/Tea or coffee\?\s*The coin chose (Tea|Coffee)\./);
    await expect(shares.last()).toContainText(GOAL);
    await expectAccessible();
    await shares.first().locator("summary").click();
    await shares.first().getByRole("button", { name: "Stop this link" }).click();
    await expect(account.toast("The link no longer works")).toBeVisible();
    await expect(shares).toHaveCount(1);
    await expect(account.section("shared").getByRole("heading")).toBeFocused();
    expect([await statusOf(page, first), await statusOf(page, second)]).toEqual([200, 404]);
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use({ colorScheme: "dark", viewport: { width: 320, height: 640 } });

  test("the checklist page shares at its head and end, with the device's own sheet", async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript(() => {
      let outcome = "AbortError";
      Object.assign(window, {
        refuse: (name: string) => {
          outcome = name;
        },
      });
      navigator.share = (data) => {
        Object.assign(window, { handed: data });
        return Promise.reject(new DOMException("", outcome));
      };
    });
    const id = await makePlan(page, `${GOAL}. ${"and dive ".repeat(60)}`, ["Find a pool"]);
    await page.goto(`/checklist/${id}`, { waitUntil: "networkidle" });
    const share = new ShareDialog(page);
    await share.shareBy(page.getByRole("button", { name: "Share Plan", exact: true }));
    await expectAccessible();
    const sheet = share.dialog.getByRole("button", { name: "Share with an app" });
    await sheet.click();
    const handed = await page.evaluate(() => Reflect.get(window, "handed"));
    expect(handed).toMatchObject({ url: await share.link.inputValue() });
    expect(handed.text).toContain(`“${GOAL}. and dive`);
    // The person closed the sheet again: that is no failure.
    await expect(share.dialog.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await page.evaluate(() => Reflect.get(window, "refuse")("NotAllowedError"));
    await sheet.click();
    await expect(share.dialog.getByRole("alert").filter({ hasText: /./ })).toContainText(
      "Your device could not share it.",
    );
    const overflow = await page.evaluate(() => {
      const dialog = document.querySelector("[role=dialog]");
      return [document.documentElement, dialog].map(
        (box) => box && box.scrollWidth - box.clientWidth,
      );
    });
    expect(overflow).toEqual([0, 0]);

    // The other button of the page knows that the link is there.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Share Your Plan" }).click();
    await expect(share.link).toBeVisible();
  });
});
