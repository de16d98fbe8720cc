import { expect, test } from "vitest";
import { CREATE_PLAN_LIMIT } from "@/lib/checklists/constants";
import type { ChecklistSummary } from "@/lib/checklists/types";
import { prisma } from "@/lib/db";
import type { Browser } from "../support/browser";
import { Browser as Visitor } from "../support/browser";
import { revoke, signedIn } from "../support/people";
import { addSubSteps, makePlan, readPlan, stepAt } from "../support/plans";

async function listed(browser: Browser, query = ""): Promise<string[]> {
  const answer = await browser.call<{ data: { checklists: ChecklistSummary[] } }>(
    "GET",
    `/api/checklist${query}`,
  );
  expect(answer.status).toBe(200);
  return answer.body.data.checklists.map(({ id }) => id);
}

function archive(browser: Browser, id: string, archived: boolean) {
  return browser.call("PATCH", `/api/checklist/${id}`, { archived });
}

async function tickAll(browser: Browser, id: string): Promise<void> {
  for (const step of (await readPlan(browser, id)).steps) {
    await browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  }
}

test("open, completed and archived plans are lists of their own", async () => {
  const { browser } = await signedIn();
  const open = await makePlan(browser);
  const done = await makePlan(browser, ["A"]);
  const archived = await makePlan(browser, ["A"]);
  await tickAll(browser, done.id);
  await tickAll(browser, archived.id);
  await archive(browser, archived.id, true);
  expect(await listed(browser, "?status=open")).toEqual([open.id]);
  expect(await listed(browser, "?status=done")).toEqual([done.id]);
  expect(await listed(browser, "?status=archived")).toEqual([archived.id]);
  expect(await listed(browser)).toEqual([done.id, open.id]);
  const refused = await browser.call("GET", "/api/checklist?status=lost");
  expect(refused).toMatchObject({
    status: 400,
    body: { message: "status is open, done or archived." },
  });
});

test("each list pages by cursor without losing or doubling a plan", async () => {
  const { browser, userId } = await signedIn();
  for (let index = 0; index < 15; index += 1) {
    const { id } = await makePlan(browser, ["A"]);
    if (index % 3 !== 0) await tickAll(browser, id);
    if (index % 3 === 2) await archive(browser, id, true);
  }
  // Plans of the same millisecond are told apart by their ids.
  await prisma.checklist.updateMany({ where: { userId }, data: { createdAt: new Date() } });
  for (const status of ["open", "done", "archived"]) {
    const seen: string[] = [];
    let address = `/api/checklist?limit=2&status=${status}`;
    for (let page = 0; page < 3; page += 1) {
      const { body } = await browser.call<{
        data: { checklists: ChecklistSummary[]; nextCursor: string | null };
      }>("GET", address);
      seen.push(...body.data.checklists.map(({ id }) => id));
      expect(body.data.nextCursor === null).toBe(page === 2);
      address = `/api/checklist?limit=2&status=${status}&cursor=${body.data.nextCursor}`;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual([...seen].sort().reverse());
  }
});

test("a plan is archived and comes back; saying it twice changes nothing", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  const before = await readPlan(browser, id);
  const first = await archive(browser, id, true);
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, archived: true, archivedAt: expect.stringMatching(/Z$/) },
  });
  const again = await Promise.all([1, 2, 3].map(() => archive(browser, id, true)));
  for (const answer of again) expect(answer.body).toEqual(first.body);
  expect(await readPlan(browser, id)).toEqual({
    ...before,
    archivedAt: expect.stringMatching(/Z$/),
  });
  // It stays a plan: its steps can be read and ticked.
  const step = await stepAt(browser, id);
  const ticked = await browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, {
    completed: true,
  });
  expect(ticked.status).toBe(200);
  expect((await archive(browser, id, false)).body).toMatchObject({
    archived: false,
    archivedAt: null,
  });
  expect((await readPlan(browser, id)).archivedAt).toBeNull();
});

test.each([undefined, null, 0, 1, "true", [], {}])(
  "archived is true or false, not %j",
  async (archived) => {
    const { browser } = await signedIn();
    const { id } = await makePlan(browser);
    const answer = await browser.call("PATCH", `/api/checklist/${id}`, { archived });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "The field archived must be true or false." },
    });
  },
);

test("a deleted plan comes back as it was, also when asked several times at once", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser);
  const step = await stepAt(browser, id, 1);
  await browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  const before = await readPlan(browser, id);
  await browser.call("DELETE", `/api/checklist/${id}`);
  expect(await listed(browser)).toEqual([]);
  const restore = () => browser.call("POST", `/api/checklist/${id}/restore`);
  const answers = await Promise.all([restore(), restore(), restore()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body).toEqual({ success: true, message: "Your plan is back." });
  expect(await readPlan(browser, id)).toEqual(before);
});

test("a deleted plan stays away while its goal has a newer one", async () => {
  const { browser } = await signedIn();
  const { id, decisionId } = await makePlan(browser);
  await browser.call("DELETE", `/api/checklist/${id}`);
  const newer = await browser.call<{ checklist: { id: string } }>("POST", "/api/checklist", {
    decisionId,
  });
  const refused = await browser.call("POST", `/api/checklist/${id}/restore`);
  expect(refused).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", message: expect.stringContaining("newer plan") },
  });
  await browser.call("DELETE", `/api/checklist/${newer.body.checklist.id}`);
  expect((await browser.call("POST", `/api/checklist/${id}/restore`)).status).toBe(200);
});

test("two plans of one goal that come back at once leave one of them", async () => {
  const { browser } = await signedIn();
  const first = await makePlan(browser);
  await browser.call("DELETE", `/api/checklist/${first.id}`);
  const { body } = await browser.call<{ checklist: { id: string } }>("POST", "/api/checklist", {
    decisionId: first.decisionId,
  });
  await browser.call("DELETE", `/api/checklist/${body.checklist.id}`);
  const answers = await Promise.all(
    [first.id, body.checklist.id].map((id) => browser.call("POST", `/api/checklist/${id}/restore`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a copy is a plan of its own with every live step open again", async () => {
  const { browser } = await signedIn();
  const texts = [{ text: "A", minutes: 5 }, "B", "C", "D"];
  const original = await makePlan(browser, texts, "Pack for the trip");
  const { steps } = await readPlan(browser, original.id);
  const [a, b, c] = steps;
  const subs = await addSubSteps(original.id, a?.id ?? "", ["One", "Two", "Three"]);
  const path = `/api/checklist/${original.id}/tasks`;
  for (const id of [subs[0], b?.id]) {
    await browser.call("PATCH", `${path}/${id}`, { completed: true });
  }
  for (const id of [subs[1], c?.id]) await browser.call("DELETE", `${path}/${id}`);
  await browser.call("PATCH", `${path}/${a?.id}`, { deferredUntil: "tomorrow" });
  await browser.call("PATCH", `${path}/priority`, { taskId: a?.id, priority: true });
  await archive(browser, original.id, true);
  const before = await readPlan(browser, original.id);

  const answer = await browser.call<{ checklist: { id: string; decisionId: string } }>(
    "POST",
    `/api/checklist/${original.id}/duplicate`,
  );
  expect(answer.status).toBe(200);
  const copy = await readPlan(browser, answer.body.checklist.id);
  expect(copy).toMatchObject({
    title: "Pack for the trip",
    decision: before.decision,
    archivedAt: null,
    completedAt: null,
    refinementCount: 0,
    progress: { completed: 0, total: 3 },
  });
  expect(copy.decisionId).not.toBe(original.decisionId);
  expect(copy.steps).toMatchObject([
    {
      text: "A",
      minutes: 5,
      priority: false,
      deferredUntil: null,
      subSteps: [
        { text: "One", completed: false },
        { text: "Three", completed: false },
      ],
    },
    { text: "B", completed: false, subSteps: [] },
    { text: "D", completed: false, subSteps: [] },
  ]);
  expect(await readPlan(browser, original.id)).toEqual(before);
  const ids = (plan: typeof copy) =>
    plan.steps.flatMap((step) => [step.id, ...step.subSteps.map((sub) => sub.id)]);
  expect(ids(copy).filter((id) => ids(before).includes(id))).toEqual([]);
});

test("a shared goal's copy is not shared, and copies count as plans made", async () => {
  const { browser } = await signedIn();
  const { id, decisionId } = await makePlan(browser, ["A"]);
  await prisma.decision.update({
    where: { id: decisionId },
    data: { shareId: crypto.randomUUID(), sharedAt: new Date() },
  });
  const copies = await Promise.all(
    Array.from({ length: CREATE_PLAN_LIMIT.points + 1 }, () =>
      browser.call<{ checklist?: { decisionId: string } }>(
        "POST",
        `/api/checklist/${id}/duplicate`,
      ),
    ),
  );
  // The first plan was one of them.
  expect(copies.filter(({ status }) => status === 200)).toHaveLength(CREATE_PLAN_LIMIT.points - 1);
  expect(copies.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(await prisma.decision.count({ where: { shareId: { not: null } } })).toBe(1);
});

test("unknown, deleted and foreign plans answer 404 to each of these calls, visitors 401", async () => {
  const person = await signedIn();
  const { id } = await makePlan(person.browser);
  const deleted = await makePlan(person.browser);
  await person.browser.call("DELETE", `/api/checklist/${deleted.id}`);
  const { browser: other } = await signedIn();
  const calls = (browser: Browser, plan: string) => [
    archive(browser, plan, true),
    browser.call("POST", `/api/checklist/${plan}/duplicate`),
    browser.call("POST", `/api/checklist/${plan}/restore`),
  ];
  const statuses = async (browser: Browser, plan: string) =>
    (await Promise.all(calls(browser, plan))).map(({ status }) => status);
  for (const plan of [id, crypto.randomUUID(), "not-an-id"]) {
    expect(await statuses(other, plan)).toEqual([404, 404, 404]);
  }
  expect((await archive(person.browser, deleted.id, true)).status).toBe(404);
  const copied = await person.browser.call("POST", `/api/checklist/${deleted.id}/duplicate`);
  expect(copied.status).toBe(404);
  expect(await statuses(new Visitor(), id)).toEqual([401, 401, 401]);
  await revoke(person);
  expect(await statuses(person.browser, id)).toEqual([401, 401, 401]);
  const row = await prisma.checklist.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ archivedAt: null, deletedAt: null });
});
