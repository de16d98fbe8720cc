import type { Page } from "@playwright/test";
import { givePremium, inDatabase } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { addJob } from "../e2e/jobs";
import { AccountPage } from "../e2e/pages/account-page";
import { makePlan } from "../e2e/pages/plan-board";
import { newPerson, type Person } from "../e2e/people";
import { mailsTo } from "../e2e/sandbox";
import { takePictures } from "./camera";
import { confirmAddress, KITCHEN, KITCHEN_STEPS } from "./life";

// What is due is looked for each minute at the latest.
test.setTimeout(240_000);

/** Waits until so many mails came, and takes each as a mail program would show it. */
async function takeMails(page: Page, address: string, count: number): Promise<void> {
  // A mail is a job, and a job that fails is tried again later.
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
  for (const { subject, html } of await mailsTo(address)) {
    await page.setContent(html, { waitUntil: "networkidle" });
    await takePictures(page, `mail ${subject}`.toLowerCase().replaceAll(/\W+/g, "-"));
  }
}

async function changeWhatIsTold(page: Page, person: Person, newEmail: string): Promise<void> {
  const account = new AccountPage(page);
  await account.open();
  await account.askForEmail(newEmail, person.password);
  await expect(account.toast("Check your new mailbox")).toBeVisible();
  await account.changePassword(person.password, "another long enough password");
  await expect(account.toast("Your password is changed")).toBeVisible();
}

test("mails about an account", async ({ page, signedIn }) => {
  const newEmail = newPerson().email;
  await changeWhatIsTold(page, signedIn, newEmail);
  await page.request.post("/api/auth/forgot-password", { data: { email: signedIn.email } });
  await takeMails(page, signedIn.email, 4);
  await takeMails(page, newEmail, 1);
});

test("mails that remind", async ({ page, signedIn }) => {
  await givePremium(signedIn.email);
  await confirmAddress(signedIn.email);
  await makePlan(page, KITCHEN, KITCHEN_STEPS);
  await page.request.post("/api/reminders/settings", { data: { enabled: 1 } });
  await inDatabase((client) =>
    client.query(
      `UPDATE reminder_settings SET next_due_at = now() - interval '1 second'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [signedIn.email],
    ),
  );
  await addJob("claim-reminders", {});
  await takeMails(page, signedIn.email, 2);
});
