import fc from "fast-check";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { Browser as OtherBrowser } from "../support/browser";
import { openSession, signedIn } from "../support/people";
import { addSubSteps, makePlan, readPlan, textsOf } from "../support/plans";

async function plan(texts: string[]) {
  const person = await signedIn();
  const { id } = await makePlan(person.browser, texts);
  const { steps } = await readPlan(person.browser, id);
  const ids = new Map(steps.map((step) => [step.text, step.id]));
  return { ...person, id, idOf: (text: string) => ids.get(text) ?? "" };
}

function move(browser: Browser, id: string, taskId: string, afterTaskId: string | null) {
  return browser.call<{ order: string[] }>("PATCH", `/api/checklist/${id}/tasks/order`, {
    taskId,
    afterTaskId,
  });
}

test.each([
  ["to the front", "C", null, ["C", "A", "B", "D"]],
  ["down", "A", "C", ["B", "C", "A", "D"]],
  ["up", "D", "A", ["A", "D", "B", "C"]],
  ["to the end", "B", "D", ["A", "C", "D", "B"]],
  ["behind the one before it", "B", "A", ["A", "B", "C", "D"]],
  ["behind itself", "B", "B", ["A", "B", "C", "D"]],
])("a step moves %s", async (_, text, after, order) => {
  const { browser, id, idOf } = await plan(["A", "B", "C", "D"]);
  const answer = await move(browser, id, idOf(text), after && idOf(after));
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, order: order.map(idOf), message: "Task moved." },
  });
  expect(await textsOf(browser, id)).toEqual(order);
});

test("a move behind a step that was removed meanwhile lands where it was meant", async () => {
  const { browser, id, idOf } = await plan(["A", "B", "C", "D"]);
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${idOf("B")}`);
  await move(browser, id, idOf("D"), idOf("B"));
  expect(await textsOf(browser, id)).toEqual(["A", "D", "C"]);
  await browser.call("POST", `/api/checklist/${id}/tasks/${idOf("B")}/restore`);
  expect(await textsOf(browser, id)).toEqual(["A", "B", "D", "C"]);
});

test("a removed step comes back between its neighbours after others were moved", async () => {
  const { browser, id, idOf } = await plan(["A", "B", "C", "D"]);
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${idOf("C")}`);
  await move(browser, id, idOf("D"), null);
  await browser.call("POST", `/api/checklist/${id}/tasks`, { text: "E" });
  await browser.call("POST", `/api/checklist/${id}/tasks/${idOf("C")}/restore`);
  expect(await textsOf(browser, id)).toEqual(["D", "A", "B", "C", "E"]);
});

test("sub-steps move among themselves alone", async () => {
  const { browser, id, idOf } = await plan(["A", "B"]);
  const [one = "", two = "", three = ""] = await addSubSteps(id, idOf("A"), ["1", "2", "3"]);
  const answer = await move(browser, id, three, one);
  expect(answer.body.order).toEqual([one, three, two]);
  for (const [step, after] of [
    [one, idOf("B")],
    [idOf("B"), one],
  ] as const) {
    expect((await move(browser, id, step, after)).status).toBe(404);
  }
  const { steps } = await readPlan(browser, id);
  expect(steps.map(({ text }) => text)).toEqual(["A", "B"]);
  expect(steps[0]?.subSteps.map(({ text }) => text)).toEqual(["1", "3", "2"]);
});

test("unknown, foreign and removed steps don't move, and nothing else does", async () => {
  const { browser, id, idOf } = await plan(["A", "B", "C"]);
  const second = await makePlan(browser, ["X"]);
  const foreign = (await readPlan(browser, second.id)).steps[0]?.id ?? "";
  await browser.call("DELETE", `/api/checklist/${id}/tasks/${idOf("C")}`);
  const tries: [string, string | null][] = [
    [crypto.randomUUID(), null],
    ["not-an-id", null],
    [foreign, null],
    [idOf("C"), null],
    [idOf("B"), foreign],
    [idOf("B"), crypto.randomUUID()],
    [idOf("B"), "not-an-id"],
  ];
  for (const [step, after] of tries) {
    expect((await move(browser, id, step, after)).status).toBe(404);
  }
  expect(await textsOf(browser, id)).toEqual(["A", "B"]);
});

test.each([
  ["The field taskId is missing.", { afterTaskId: null }],
  ["The field taskId is missing.", { taskId: 7, afterTaskId: null }],
  ["The field afterTaskId is missing.", { taskId: crypto.randomUUID() }],
  ["The field afterTaskId is missing.", { taskId: crypto.randomUUID(), afterTaskId: 7 }],
])("a move is refused in words: %s (%#)", async (message, body) => {
  const { browser, id } = await plan(["A"]);
  const answer = await browser.call("PATCH", `/api/checklist/${id}/tasks/order`, body);
  expect(answer).toMatchObject({ status: 400, body: { message } });
});

test("moves, adds and removals from two tabs at once leave a whole order, and every step", async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `Step ${at}`);
  const { browser, userId, id, idOf } = await plan(texts);
  const otherTab = new OtherBrowser();
  await openSession(userId, otherTab);
  const numbers = { seed: 20_261_121, numRuns: 40 };
  const pairs = fc.sample(fc.tuple(fc.nat(11), fc.option(fc.nat(11))), numbers);
  const changes = pairs.flatMap(([step, after], at) => {
    const tab = at % 2 === 0 ? browser : otherTab;
    const path = `/api/checklist/${id}/tasks`;
    const moved = () =>
      move(tab, id, idOf(`Step ${step}`), after === null ? null : idOf(`Step ${after}`));
    if (at % 8 === 3) return [moved, () => tab.call("POST", path, { text: `New ${at}` })];
    if (at % 8 === 5) return [moved, () => tab.call("DELETE", `${path}/${idOf(`Step ${step}`)}`)];
    if (at % 8 === 7) {
      return [moved, () => tab.call("POST", `${path}/${idOf(`Step ${step}`)}/restore`)];
    }
    return [moved];
  });
  const answers = await Promise.all(changes.map((change) => change()));
  for (const { status } of answers) expect([200, 404]).toContain(status);
  const rows = await prisma.step.findMany({
    where: { checklistId: id },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
  expect(rows.map(({ text }) => text).sort()).toEqual(
    [...texts, "New 3", "New 11", "New 19", "New 27", "New 35"].sort(),
  );
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  expect((await readPlan(browser, id)).steps.map((step) => step.id)).toEqual(
    live.map((row) => row.id),
  );
});
