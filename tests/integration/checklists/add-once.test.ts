import { expect, test } from "vitest";
import type { ChecklistStep } from "@/lib/checklists/types";
import type { Browser } from "../support/browser";
import { signedIn } from "../support/people";
import { makePlan, textsOf } from "../support/plans";

// What a browser did without a network is sent again until it is answered.

type Added = { task: ChecklistStep };

async function add(browser: Browser, planId: string, text: string, key: string) {
  const { status, body } = await browser.call<Added>("POST", `/api/checklist/${planId}/tasks`, {
    text,
    idempotencyKey: key,
  });
  return { status, task: body.task };
}

test("a task that is sent again under its key is added once and answered alike", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const key = crypto.randomUUID();
  const first = await add(browser, id, "Call Ada", key);
  const again = await add(browser, id, "Call Ada", key);
  expect(first.status).toBe(200);
  expect(again).toEqual(first);
  expect(await textsOf(browser, id)).toEqual(["A", "Call Ada"]);
});

test("twenty tries at once add the task once", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const key = crypto.randomUUID();
  const tries = Array.from({ length: 20 }, () => add(browser, id, "Call Ada", key));
  const answers = await Promise.all(tries);
  expect(new Set(answers.map(({ status, task }) => `${status} ${task.id}`)).size).toBe(1);
  expect(await textsOf(browser, id)).toEqual(["A", "Call Ada"]);
});

test("the same words under another key, and without one, are other tasks", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  await add(browser, id, "Call Ada", crypto.randomUUID());
  await add(browser, id, "Call Ada", crypto.randomUUID());
  await browser.call("POST", `/api/checklist/${id}/tasks`, { text: "Call Ada" });
  expect(await textsOf(browser, id)).toEqual(["A", "Call Ada", "Call Ada", "Call Ada"]);
});

test("a key says nothing outside of its plan, whoever it is of", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const other = await signedIn();
  const others = await makePlan(other.browser, ["B"]);
  const key = crypto.randomUUID();
  await add(browser, id, "Mine", key);
  const answer = await add(other.browser, others.id, "Theirs", key);
  expect(answer).toMatchObject({ status: 200, task: { text: "Theirs" } });
  expect((await add(other.browser, id, "Mine", key)).status).toBe(404);
  expect(await textsOf(browser, id)).toEqual(["A", "Mine"]);
  expect(await textsOf(other.browser, others.id)).toEqual(["B", "Theirs"]);
});

test("a task that was removed meanwhile stays removed when it is sent again", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const key = crypto.randomUUID();
  const { task } = await add(browser, id, "Call Ada", key);
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${task.id}`);
  expect(await add(browser, id, "Call Ada", key)).toMatchObject({ status: 200, task });
  expect(await textsOf(browser, id)).toEqual(["A"]);
});

test("a key that is none is refused, and nothing is added", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  expect((await add(browser, id, "Call Ada", "again")).status).toBe(400);
  expect(await textsOf(browser, id)).toEqual(["A"]);
});
