import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { givePremium, inDatabase } from "./database";
import { expect, test } from "./fixtures";
import { addJob } from "./jobs";
import { waitForMail } from "./pages/mail-links";
import { makePlan } from "./pages/plan-board";
import { RemindersPage } from "./pages/reminders-page";
import { type Mail, mailsTo } from "./sandbox";

const GOAL = "Repot the fern before it gives up";
const STEPS = ["Put the fern on the table", "Fetch the soil"];
const REMINDER = "A small step, when you like";
const PAUSE = "Your reminders take a break";

/** What is due is looked for each minute at the latest. */
test.setTimeout(90_000);

/** A person with Premium, a confirmed address, an open plan and daily reminders; answers the plan's id. */
async function wantReminders(page: Page, email: string): Promise<string> {
  await givePremium(email);
  await sql("UPDATE users SET email_verified = now() WHERE email = $1", email);
  const id = await makePlan(page, GOAL, STEPS);
  const saved = await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
  expect(saved.ok()).toBe(true);
  return id;
}

/** Lets the person's reminder be due, and waits for the mail that comes of it. */
async function remind(email: string, subject: string): Promise<Mail> {
  await sql(
    `UPDATE reminder_settings SET next_due_at = now() - interval '1 second'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    email,
  );
  await addJob("claim-reminders", {});
  return waitForMail(email, subject);
}

function sql(text: string, email: string): Promise<unknown> {
  return inDatabase((client) => client.query(text, [email]));
}

function linkTo(pathname: string, { text }: Mail): string {
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((address) => new URL(address));
  const link = links.find((url) => url.pathname === pathname);
  if (!link) throw new Error(`No link to ${pathname} in: ${text}`);
  return link.href;
}

async function isEnabled(page: Page): Promise<boolean> {
  const { data } = await (await page.request.get("/api/reminders")).json();
  return data.settings.enabled === 1;
}

test("the mail says what the preview says, leads to the plan, and comes once", async ({
  page,
  signedIn,
}) => {
  const id = await wantReminders(page, signedIn.email);
  const mail = await remind(signedIn.email, REMINDER);
  const reminders = new RemindersPage(page);
  await reminders.open();
  await expect(reminders.status).toHaveText(/^Next: /);
  const said = await reminders.preview.getByRole("paragraph").allTextContents();
  for (const line of [...said.slice(1), ...STEPS]) expect(mail.text).toContain(line);
  await addJob("claim-reminders", {});
  await page.goto(linkTo(`/my-plans/${id}`, mail));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GOAL);
  expect(await mailsTo(signedIn.email).then(remindersIn)).toHaveLength(1);
});

test("a mail program ends them with one call, as RFC 8058 has it", async ({
  page,
  playwright,
  signedIn,
}) => {
  await wantReminders(page, signedIn.email);
  const { headers = {} } = await remind(signedIn.email, REMINDER);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = headers["List-Unsubscribe"]?.match(/^<(.+)>$/)?.[1] ?? "";
  const program = await playwright.request.newContext();
  const answer = await program.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.ok()).toBe(true);
  await program.dispose();
  expect(await isEnabled(page)).toBe(false);
});

test("after three weeks away one kind mail comes, and a button of its page starts them again", async ({
  page,
  signedIn,
}) => {
  await wantReminders(page, signedIn.email);
  await sql(
    `INSERT INTO reminder_deliveries (id, user_id, due_at, status, sent_at, updated_at)
     SELECT gen_random_uuid(), id, now() - interval '22 days', 'sent', now() - interval '22 days', now()
     FROM users WHERE email = $1`,
    signedIn.email,
  );
  await sql(
    "UPDATE users SET last_seen_at = now() - interval '23 days' WHERE email = $1",
    signedIn.email,
  );
  const mail = await remind(signedIn.email, PAUSE);
  await page.goto(linkTo("/reminders", mail));
  const reminders = new RemindersPage(page);
  await expect(reminders.badge("Paused")).toBeVisible();
  await reminders.card.getByRole("button", { name: "Start Again" }).click();
  await expect(reminders.badge("Active")).toBeVisible();
  await expect(reminders.status).toHaveText(/^Next: /);
  expect(await mailsTo(signedIn.email).then(remindersIn)).toHaveLength(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the mail is legible and fits a phone", async ({ page, signedIn }) => {
      await wantReminders(page, signedIn.email);
      const { html } = await remind(signedIn.email, REMINDER);
      await page.setContent(html);
      for (const width of [390, 700]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("link", { name: "Open Your Plan" })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const path = test.info().outputPath(`mail-${width}.png`);
        await page.screenshot({ fullPage: true, path });
        await test.info().attach(`mail-${colorScheme}-${width}`, { path });
      }
      // A mail stands inside the page of a mail program, which has the landmarks.
      const axe = new AxeBuilder({ page }).disableRules(["landmark-one-main", "region"]);
      expect((await axe.analyze()).violations).toEqual([]);
    });
  });
}

function remindersIn(mails: readonly Mail[]): Mail[] {
  return mails.filter(({ subject }) => subject === REMINDER);
}
