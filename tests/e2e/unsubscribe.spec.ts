import type { Page } from "@playwright/test";
import { givePremium, inDatabase } from "./database";
import { expect, test } from "./fixtures";
import { addJob } from "./jobs";
import { waitForMail } from "./pages/mail-links";
import { makePlan } from "./pages/plan-board";

/** Lets a person's reminder be due now, and waits for its mail. */
async function reminded(page: Page, email: string) {
  await givePremium(email);
  await makePlan(page, "Repot the fern", ["Find a pot", "Fill it with soil"]);
  await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
  await inDatabase(async (client) => {
    await client.query("UPDATE users SET email_verified = now() WHERE email = $1", [email]);
    await client.query(
      `UPDATE reminder_settings SET next_due_at = now() - interval '5 seconds'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    );
  });
  await addJob("claim-reminders", {});
  return waitForMail(email, "A small step, when you like");
}

const isOn = async (page: Page) =>
  (await (await page.request.get("/api/reminders")).json()).data.settings.enabled;

test("a reminder arrives, leads to its plan, and its link ends reminders by one button, signed out", {
  tag: "@desk",
}, async ({ page, signedIn, browser, baseURL, expectAccessible }) => {
  const mail = await reminded(page, signedIn.email);
  const links = (mail.text.match(/https?:\/\/\S+/g) ?? []).map((text) => new URL(text));
  const plan = links.find(({ pathname }) => pathname.startsWith("/my-plans/"));
  await page.goto(plan?.pathname ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Repot the fern");

  const link = links.find(({ pathname }) => pathname === "/unsubscribe");
  const path = `${link?.pathname}${link?.search}`;
  const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const stranger = await elsewhere.newPage();
  const answer = await stranger.goto(path);
  expect(answer?.headers()["referrer-policy"]).toBe("strict-origin");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Stop the reminders?");
  expect(await isOn(page)).toBe(1);
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await elsewhere.close();
  expect(await isOn(page)).toBe(0);

  await page.goto(path);
  await expectAccessible();
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
  await expectAccessible();
});

test("a link that is cut says so", { tag: "@desk" }, async ({ page, expectAccessible }) => {
  await page.goto("/unsubscribe?token=cut");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid link");
  await page.goto("/unsubscribe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid link");
  await expectAccessible();
});
