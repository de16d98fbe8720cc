import { inDatabase } from "../e2e/database";
import { expect, test } from "../e2e/fixtures";
import { MyPlans } from "../e2e/pages/my-plans";
import { takePictures } from "./camera";
import { liveWithPlans } from "./life";

let plans: MyPlans;

test.beforeEach(async ({ page, signedIn }) => {
  expect(signedIn.email).toContain("@");
  plans = new MyPlans(page);
});

test("my plans, by status", async ({ page, signedIn }) => {
  await liveWithPlans(page);
  await plans.open("/dashboard?status=done");
  await takePictures(page, "my-plans-none-done");
  await inDatabase((client) =>
    client.query(
      `UPDATE checklists SET archived_at = now()
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [signedIn.email],
    ),
  );
  await plans.open("/dashboard");
  await takePictures(page, "my-plans-all-archived");
  await plans.open("/dashboard?status=archived");
  await takePictures(page, "my-plans-archive");
});

test("my plans, searched", async ({ page }) => {
  await liveWithPlans(page);
  await plans.open("/dashboard?q=tax");
  await takePictures(page, "my-plans-found");
  await plans.open("/dashboard?q=submarine");
  await takePictures(page, "my-plans-nothing-found");
});

test("my plans, menu and a message", async ({ page }) => {
  await liveWithPlans(page);
  await plans.open();
  const menu = page
    .getByRole("list", { name: "Plans" })
    .getByRole("button", { name: /^Options for/ });
  await menu.first().click();
  await expect(page.getByRole("menu")).toBeVisible();
  // What lies behind an open menu has no role.
  const opened = page.locator("[aria-haspopup=menu][aria-expanded=true]");
  await takePictures(page, "my-plans-menu", { inView: true, subject: opened });
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await takePictures(page, "my-plans-archived-one", { inView: true });
});
