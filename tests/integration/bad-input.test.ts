import { beforeAll, describe, expect, test } from "vitest";
import { Browser } from "./support/browser";
import { EXPECTATIONS, joinFor, makeThings, methodOf, type Things } from "./support/expectations";
import { signedInWithPremium } from "./support/subscribe";

const rowsWithBody = Object.keys(EXPECTATIONS).filter(
  (row) => EXPECTATIONS[row]?.ask(noThings()).body !== undefined,
);

function noThings(): Things {
  const id = crypto.randomUUID();
  return {
    planId: id,
    stepId: id,
    sessionId: id,
    thoughtId: id,
    decisionId: id,
    looseDecisionId: id,
    messageId: id,
    shareId: id,
    conversationId: id,
    entryId: id,
  };
}

let browser: Browser;
let things: Things;
beforeAll(async () => {
  ({ browser } = await signedInWithPremium());
  things = await makeThings(browser, "Plan a party");
});

async function send(row: string, init: RequestInit & { duplex?: "half" }) {
  const path = EXPECTATIONS[row]?.ask(things).path ?? "";
  const response = await browser.fetch(path, { method: methodOf(row), ...init });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const json = { "content-type": "application/json" };

describe.each(rowsWithBody)("%s", (row) => {
  test.each([
    ["not JSON", { body: "{oops", headers: json }],
    ["JSON cut off", { body: '{"text": "a', headers: json }],
    ["bytes that are no text", { body: new Uint8Array([0xff, 0xfe, 0x00]), headers: json }],
    ["a form", { body: new URLSearchParams({ text: "a" }) }],
    ["plain text", { body: '{"text":"a"}', headers: { "content-type": "text/plain" } }],
    ["no content type", { body: new TextEncoder().encode("{}") }],
    ["an empty body", {}],
    ["an empty object", { body: "{}", headers: json }],
    ["null", { body: "null", headers: json }],
    ["a list", { body: "[]", headers: json }],
    ["a bare text", { body: '"text"', headers: json }],
    ["a number", { body: "7", headers: json }],
    ["a deep nest", { body: `${"[".repeat(20_000)}${"]".repeat(20_000)}`, headers: json }],
    ["only unknown fields", { body: '{"__proto__":{"text":"a"},"x":1}', headers: json }],
  ])("refuses %s in words", async (_, init) => {
    const answer = await send(row, init);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: false,
      code: "VALIDATION",
      message: expect.stringMatching(/^[A-Z].{5,}$/),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/Invalid input|expected|undefined/);
  });

  test("refuses five megabytes, announced or streamed", async () => {
    const text = JSON.stringify({ text: "x".repeat(5 * 1024 * 1024) });
    const announced = { ...json, "content-length": String(text.length) };
    expect((await send(row, { body: text, headers: announced })).status).toBe(413);
    const body = new Blob([text]).stream();
    const streamed = await send(row, { body, headers: json, duplex: "half" });
    expect(streamed).toMatchObject({ status: 413, body: { success: false, code: "TOO_LARGE" } });
  });

  test("ignores fields that it does not know", async () => {
    const person = await joinFor(row);
    const own = await makeThings(person.browser, "Plan a party");
    const expectation = EXPECTATIONS[row];
    const { path, body } = expectation?.ask(own) ?? { path: "" };
    const extra = { ...body, userId: crypto.randomUUID(), role: "admin", id: 1, deletedAt: null };
    const answer = await person.browser.call(methodOf(row), path, extra);
    expect(answer.status).toBe(expectation?.status.owner);
  });
});

const tooLong = (length: number) => "x".repeat(length);
const goal = "Please enter your decision or goal.";
const task = "Please enter a task description before adding.";

describe("messages of wrong fields", () => {
  test.each([
    [goal, { inputText: "", suggestedTasks: ["a"] }],
    [goal, { inputText: " \n\t\u200b\u0000", suggestedTasks: ["a"] }],
    [goal, { inputText: 7, suggestedTasks: ["a"] }],
    [goal, { suggestedTasks: ["a"] }],
    [/within 2,000 characters/, { inputText: tooLong(2_001), suggestedTasks: ["a"] }],
    ["A plan needs at least one task.", { inputText: "a" }],
    ["A plan needs at least one task.", { inputText: "a", suggestedTasks: [] }],
    ["A plan needs at least one task.", { inputText: "a", suggestedTasks: "b" }],
    [/at most 50 tasks/, { inputText: "a", suggestedTasks: Array(51).fill("b") }],
    ["A task can't be empty.", { inputText: "a", suggestedTasks: [""] }],
    ["A task can't be empty.", { inputText: "a", suggestedTasks: ["b", " "] }],
    ["A task can't be empty.", { inputText: "a", suggestedTasks: [null] }],
    ["A task can't be empty.", { inputText: "a", suggestedTasks: [["b"]] }],
    ["A task can't be empty.", { inputText: "a", suggestedTasks: [{}] }],
    [/at most 500 characters/, { inputText: "a", suggestedTasks: [tooLong(501)] }],
    [/^Minutes must be/, { inputText: "a", suggestedTasks: [{ text: "b", minutes: 0 }] }],
    [/^Minutes must be/, { inputText: "a", suggestedTasks: [{ text: "b", minutes: 1.5 }] }],
    [/^Minutes must be/, { inputText: "a", suggestedTasks: [{ text: "b", minutes: 1e9 }] }],
    [/^Minutes must be/, { inputText: "a", suggestedTasks: [{ text: "b", minutes: "5" }] }],
  ])("save: %s (%#)", async (message, body) => {
    const answer = await new Browser().call("POST", "/api/decisions/breakdown/save", body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "VALIDATION", message: expect.stringMatching(message) },
    });
    // Nothing was saved, so the visitor gets no cookie either.
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["The field decisionId is missing.", {}],
    ["The field decisionId is missing.", { decisionId: 7 }],
    ["The field decisionId is missing.", { decisionId: null }],
    ["The field userContext must be text.", { decisionId: "x", userContext: 7 }],
    [/at most 4000 characters/, { decisionId: "x", userContext: tooLong(4_001) }],
  ])("create: %s (%#)", async (message, body) => {
    expect(await browser.call("POST", "/api/checklist", body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
  });

  test.each([
    [task, {}],
    [task, { text: "" }],
    [task, { text: "  \n\u200b " }],
    [task, { text: 7 }],
    [task, { text: ["a"] }],
    ["A task can have at most 500 characters.", { text: tooLong(501) }],
  ])("add: %s (%#)", async (message, body) => {
    const path = `/api/checklist/${things.planId}/tasks`;
    expect(await browser.call("POST", path, body)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test("tick and star take true or false and nothing else", async () => {
    const { planId, stepId } = things;
    for (const word of [null, 0, 1, "true", "", [], {}]) {
      const tick = await browser.call("PATCH", `/api/checklist/${planId}/tasks/${stepId}`, {
        completed: word,
      });
      expect(tick).toMatchObject({
        status: 400,
        body: { message: "The field completed must be true or false." },
      });
      const star = await browser.call("PATCH", `/api/checklist/${planId}/tasks/priority`, {
        taskId: stepId,
        priority: word,
      });
      expect(star).toMatchObject({
        status: 400,
        body: { message: "The field priority must be true or false." },
      });
    }
  });

  test("500 characters are welcome, in any script, and markup stays plain text", async () => {
    const path = `/api/checklist/${things.planId}/tasks`;
    for (const text of ["ö".repeat(500), "🙂".repeat(250), "<script>alert(1)</script>", "اكتب"]) {
      expect(await browser.call("POST", path, { text })).toMatchObject({
        status: 200,
        body: { task: { text } },
      });
    }
  });
});
