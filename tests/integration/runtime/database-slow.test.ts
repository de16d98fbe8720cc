import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { pool } from "@/lib/db";
import { PROBLEM_BY_CODE } from "@/lib/problems";
import { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, readPlan, stepAt } from "../support/plans";
import type { SlowLine } from "../support/slow-line";
import { patiently } from "../support/waiting";

const line = await vi.hoisted(async () => {
  const { startSlowLine } = await import("../support/slow-line");
  const line: SlowLine = await startSlowLine(process.env.DATABASE_URL ?? "");
  process.env.DATABASE_URL = line.address;
  // Long enough for a machine that is busy with others, and no longer.
  process.env.DATABASE_WAIT_SECONDS = "5";
  return line;
});

afterEach(() => line.release());
afterAll(async () => {
  await pool.end();
  line.stop();
});

const unavailable = {
  success: false,
  code: "UNAVAILABLE",
  message: PROBLEM_BY_CODE.UNAVAILABLE,
};

/** A plan and its first step, of somebody signed in. */
async function planOfSomebody() {
  const { browser } = await signedIn();
  const plan = await makePlan(browser);
  return { browser, ...plan, stepId: (await stepAt(browser, plan.id)).id };
}

// Everything is loaded before a line stands still.
let own: Awaited<ReturnType<typeof planOfSomebody>>;
beforeAll(async () => {
  own = await planOfSomebody();
});

test("whoever asks a database that has stopped to answer is told so, and all goes on when it does", async () => {
  const { browser, id, stepId } = own;
  const path = `/api/checklist/${id}/tasks/${stepId}`;
  const tick = () => browser.call("PATCH", path, { completed: true });

  line.hold();
  // More than there are connections: none of them may stay taken by what nobody waits for any more.
  const answers = await Promise.all(Array.from({ length: 12 }, tick));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual(unavailable);
  }

  line.release();
  await vi.waitFor(async () => expect((await tick()).status).toBe(200), patiently);
  expect((await readPlan(browser, id)).steps[0]?.completed).toBe(true);
  const again = await Promise.all(Array.from({ length: 12 }, tick));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
});

test("within a transaction too", async () => {
  const { browser, id } = own;
  line.hold();
  const duplicate = () => browser.call("POST", `/api/checklist/${id}/duplicate`);
  expect((await duplicate()).body).toEqual(unavailable);
  line.release();
  await vi.waitFor(async () => expect((await duplicate()).status).toBe(200), patiently);
});

test("a goal is broken down all the same, since that asks the database for nothing but its limit", async () => {
  const visitor = new Browser();
  line.hold();
  const answer = await visitor.call<{ steps: unknown[] }>("POST", "/api/decisions/breakdown", {
    inputText: "Clean the kitchen",
  });
  expect(answer.status).toBe(200);
  expect(answer.body.steps.length).toBeGreaterThan(2);
});

test("health says that it is alive and not ready", async () => {
  const watcher = new Browser();
  line.hold();
  expect((await watcher.call("GET", "/api/health/live")).status).toBe(200);
  await vi.waitFor(async () => {
    expect((await watcher.call("GET", "/api/health")).status).toBe(503);
  }, patiently);
  line.release();
  await vi.waitFor(async () => {
    expect((await watcher.call("GET", "/api/health")).status).toBe(200);
  }, patiently);
});
