import { afterEach, beforeEach, expect, test } from "vitest";
import { pool } from "@/lib/db";
import { PROBLEM_BY_CODE } from "@/lib/problems";
import { PASSWORD, registration } from "../support/accounts";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, readPlan, stepAt } from "../support/plans";

// What PostgreSQL answers where it has no room for another page (docs/operations.md tells what was seen
// on a full disk): the same error, raised before each row is written.

const TABLES = ["users", "sessions", "decisions", "checklists", "steps", "rate_limits"];

beforeEach(async () => {
  await pool.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
  END $$`);
});

afterEach(() => pool.query("DROP FUNCTION no_room CASCADE"));

async function fillDisk(): Promise<void> {
  for (const table of TABLES) {
    await pool.query(`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION no_room()`);
  }
}

async function makeRoom(): Promise<void> {
  for (const table of TABLES) await pool.query(`DROP TRIGGER no_room ON ${table}`);
}

const unavailable = {
  success: false,
  code: "UNAVAILABLE",
  message: PROBLEM_BY_CODE.UNAVAILABLE,
};

test("on a full disk writes say that they come later, reads go on, and nothing is half done", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  const step = await stepAt(browser, id);
  const tick = () =>
    browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  const add = () => browser.call("POST", `/api/checklist/${id}/tasks`, { text: "Breathe" });
  const before = await readPlan(browser, id);

  await fillDisk();
  for (const answer of [await tick(), await add()]) {
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(unavailable);
  }
  expect(await readPlan(browser, id)).toEqual(before);

  await makeRoom();
  expect((await tick()).status).toBe(200);
  expect((await add()).status).toBe(200);
});

test("nobody is told that a password is wrong, or that an account exists, for want of room", async () => {
  const account = registration();
  const browser = new Browser();
  await browser.call("POST", "/api/auth/register", account);
  await fillDisk();
  const logIn = { email: account.email, password: PASSWORD };
  for (const answer of [
    await new Browser().call("POST", "/api/auth/login", logIn),
    await new Browser().call("POST", "/api/auth/register", registration()),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(unavailable);
  }
  await makeRoom();
  expect((await new Browser().call("POST", "/api/auth/login", logIn)).status).toBe(200);
});
