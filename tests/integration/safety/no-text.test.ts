import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { breakDownGoal } from "@/lib/decisions/actions";
import { logger } from "@/lib/logger";
import { Browser } from "../support/browser";
import { formOf } from "../support/forms";
import { write } from "../support/journal";
import { makePlan, saveBreakdown, stepAt } from "../support/plans";
import { signedInWithPremium } from "../support/subscribe";
import { dumpDatabase } from "../support/tables";

// Claude is configured and fails whatever it is asked, so that its errors are logged too.
const claude = await vi.hoisted(async () => (await import("../support/claude")).startClaude());
afterAll(() => claude.stop());

/** Every line that the product's log writes in these tests, at its most talkative. */
const lines: string[] = [];
const stream: { write(line: string): void } = Reflect.get(logger, pino.symbols.streamSym);
vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
logger.level = "trace";
for (const out of [process.stdout, process.stderr]) {
  const write = out.write.bind(out);
  vi.spyOn(out, "write").mockImplementation((chunk: string | Uint8Array) => {
    lines.push(chunk.toString());
    return write(chunk);
  });
}

type Own = {
  browser: Browser;
  planId: string;
  stepId: string;
  decisionId: string;
  entryId: string;
};
let own: Own;
beforeAll(async () => {
  const { browser } = await signedInWithPremium();
  const { id: planId } = await makePlan(browser);
  const { id: stepId } = await stepAt(browser, planId);
  const decisionId = await saveBreakdown(browser, ["A"], "Learn");
  const { id: entryId } = await write(browser, "A quiet day");
  own = { browser, planId, stepId, decisionId, entryId };
});

type Call = (text: string) => Promise<{ status: number }>;
const post = (path: string, body: unknown, method = "POST") => own.browser.call(method, path, body);

/** Every way by which a text comes in, by what it is; each is given a text of its own. */
const entrances: Record<string, Call> = {
  "a goal": (inputText) => post("/api/decisions/breakdown", { inputText }),
  "a visitor's goal": (inputText) =>
    new Browser().call("POST", "/api/decisions/breakdown", { inputText }),
  "the question of an answer": (question) =>
    post("/api/decisions/breakdown", { inputText: "Tea", question }),
  "a step to break down": (text) =>
    post("/api/decisions/breakdown", { inputText: "Learn to swim", step: { text } }),
  "a saved goal": (inputText) =>
    post("/api/decisions/breakdown/save", { inputText, suggestedTasks: ["A"] }),
  "a saved step": (text) =>
    post("/api/decisions/breakdown/save", { inputText: "Swim", suggestedTasks: ["A", text] }),
  "words beside a plan": (userContext) =>
    post("/api/checklist", { decisionId: own.decisionId, userContext }),
  "a decision": (inputText) =>
    post("/api/decisions/flip", { inputText, options: ["Tea", "Coffee"] }),
  "an option": (option) =>
    post("/api/decisions/flip", { inputText: "What now?", options: ["Tea", option] }),
  "a new step": (text) => post(`/api/checklist/${own.planId}/tasks`, { text }),
  "a step's words": (text) =>
    post(`/api/checklist/${own.planId}/tasks/${own.stepId}`, { text }, "PATCH"),
  "a parked thought": (text) => post(`/api/checklist/${own.planId}/thoughts`, { text }),
  "a chat message": (chatMessage) =>
    post("/api/checklist/refine", { checklistId: own.planId, chatMessage, currentSteps: [] }),
  "a journal entry": (content) => post("/api/journals", { content }),
  "a changed entry": (content) => post(`/api/journals/${own.entryId}`, { content }, "PATCH"),
  "a message to the coach": (message) => post("/api/coaching/chat", { message }),
  "an accepted task": (taskText) =>
    post("/api/coaching/accept-task", { taskText, checklistId: own.planId }),
};

const demos: Record<string, Call> = {
  "the demo's chat": (message) => post("/api/safety/test/chat", { message }),
  "the demo's journal": (entry) => post("/api/safety/test/journal", { entry }),
  "the demo's decision": (decision) => post("/api/safety/test/decision", { decision }),
  "the demo's option": (option) =>
    post("/api/safety/test/decision", { decision: "What now?", options: [option] }),
  "the demo's text": (text) => post("/api/safety/test/text", { text }),
};

let marks = 0;

/** A word that stands nowhere else. */
function newMark(): string {
  marks += 1;
  return `markedword${marks}x`;
}

/** The tables of the database, queue included, that hold a word. */
async function tablesWith(mark: string): Promise<string[]> {
  return [...(await dumpDatabase())].flatMap(([table, rows]) =>
    rows.includes(mark) ? [table] : [],
  );
}

async function sentToClaude(): Promise<string> {
  return JSON.stringify(await claude.requests());
}

describe.each(Object.entries({ ...entrances, ...demos }))("%s", (_, call) => {
  test("that is held back is in no table, in no line of the log, and was not sent on", async () => {
    const mark = newMark();
    expect((await call(`poison my neighbour's dog. ${mark}`)).status).toBe(422);
    expect(await tablesWith(mark)).toEqual([]);
    expect(lines.filter((line) => line.includes(mark))).toEqual([]);
    expect(await sentToClaude()).not.toContain(mark);
  });
});

/** Where a text is kept because its owner wants it kept. */
const PLACES = ["checklists", "decisions", "parked_thoughts", "refinement_messages", "steps"].map(
  (table) => `public.${table}`,
);

describe.each(Object.entries(entrances))("%s", (_, call) => {
  test("that is let through with help is where it belongs alone, and in no line", async () => {
    const mark = newMark();
    expect((await call(`i wish i was dead. ${mark}`)).status).toBe(200);
    for (const table of await tablesWith(mark)) expect(PLACES).toContain(table);
    expect(lines.filter((line) => line.includes(mark))).toEqual([]);
  });
});

describe.each(Object.entries(demos))("%s", (_, call) => {
  test.each(["i wish i was dead", "a walk by the river"])(
    "is kept nowhere, also when it says: %s",
    async (text) => {
      const mark = newMark();
      expect((await call(`${text}. ${mark}`)).status).toBe(200);
      expect(await tablesWith(mark)).toEqual([]);
      expect(lines.filter((line) => line.includes(mark))).toEqual([]);
    },
  );
});

test("a goal that a form without script brings is kept nowhere either", async () => {
  const mark = newMark();
  const form = formOf({ inputText: `poison my neighbour's dog. ${mark}` });
  await own.browser.run(() => breakDownGoal(null, form));
  expect(await tablesWith(mark)).toEqual([]);
  expect(lines.filter((line) => line.includes(mark))).toEqual([]);
});

test("these tests would have seen it: failures of Claude are in the log, kept texts in their tables", async () => {
  const mark = newMark();
  await post(`/api/checklist/${own.planId}/tasks`, { text: `Water the plants ${mark}` });
  expect(await tablesWith(mark)).toEqual(["public.steps"]);
  await post("/api/decisions/breakdown", { inputText: "Learn to swim" });
  expect(lines.some((line) => line.includes("Claude gave no whole plan"))).toBe(true);
});
