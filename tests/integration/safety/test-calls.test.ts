import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { TEST_LIMIT } from "@/lib/safety/constants";
import { Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";

const INTENT = "I want to kill myself tonight";
const SADNESS = "i wish i was dead";
const HARMLESS = "kill my to-do list";

let person: Person;
beforeAll(async () => {
  person = await signedIn();
});

function call<Body>(kind: string, body: unknown, browser = person.browser) {
  return browser.call<Body>("POST", `/api/safety/test/${kind}`, body);
}

const kinds: readonly [string, string, (text: string) => Record<string, unknown>][] = [
  ["chat", "demo_chat", (message) => ({ message })],
  ["journal", "demo_journal", (entry) => ({ entry })],
  ["decision", "demo_decision", (decision) => ({ decision, options: ["Tea", "Coffee"] })],
  ["text", "demo_text", (text) => ({ text })],
];

describe.each(kinds)("%s", (kind, surface, bodyOf) => {
  test("lets through what is harmless, and says so", async () => {
    expect(await call(kind, bodyOf(HARMLESS))).toMatchObject({
      status: 200,
      body: {
        success: true,
        category: null,
        severity: "allow",
        message: expect.stringMatching(/go through/),
      },
    });
  });

  test("lets through with help", async () => {
    const { status, body } = await call(kind, bodyOf(SADNESS));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      category: "self_harm",
      severity: "support",
      message: expect.stringMatching(/help beside it.*suicide or self-harm/),
      safeMessage: expect.stringMatching(/\w/),
      resources: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
  });

  test("blocks, with the words that led to it", async () => {
    const { status, body } = await call<{ spans: { start: number; end: number }[] }>(
      kind,
      bodyOf(INTENT),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      error: "Blocked",
      code: "UNSAFE_CONTENT",
      category: "self_harm",
      severity: "block",
      message: expect.stringMatching(/stay with you.*suicide or self-harm/),
      safeMessage: expect.stringMatching(/\w/),
      resources: expect.any(Array),
    });
    expect(body.spans.length).toBeGreaterThan(0);
    for (const { start, end } of body.spans) {
      expect(INTENT.slice(start, end)).not.toBe("");
      expect(end).toBeLessThanOrEqual(INTENT.length);
    }
  });

  test("counts each test for the person, and nothing besides", async () => {
    const own = await signedIn();
    for (const text of [HARMLESS, SADNESS, INTENT]) await call(kind, bodyOf(text), own.browser);
    const rows = await prisma.safetyLogEntry.findMany({
      where: { userId: own.userId },
      select: { surface: true, category: true, severity: true },
      orderBy: { createdAt: "asc" },
    });
    expect(rows).toEqual([
      { surface, category: "none", severity: "allow" },
      { surface, category: "self_harm", severity: "support" },
      { surface, category: "self_harm", severity: "block" },
    ]);
  });
});

test("spans hold in the text as it was typed, with its spaces and line breaks", async () => {
  const typed = `\r\n  \t${INTENT}\r\n`;
  const { body } = await call<{ spans: { start: number; end: number }[] }>("text", { text: typed });
  const marked = body.spans.map(({ start, end }) => typed.slice(start, end)).join(" ");
  expect(marked).toContain("kill myself");
});

test("an option counts as the question does, and is named", async () => {
  const answer = await call("decision", { decision: "What now?", options: ["Sleep", INTENT] });
  expect(answer).toMatchObject({ status: 422, body: { category: "self_harm", option: 1 } });
  expect(answer.body).not.toHaveProperty("spans");
  const own = await call("decision", { decision: INTENT });
  expect(own.body).not.toHaveProperty("option");
});

test("lines are those of the browser's time zone", async () => {
  const response = await person.browser.fetch("/api/safety/test/chat", {
    method: "POST",
    headers: { "content-type": "application/json", "x-time-zone": "America/New_York" },
    body: JSON.stringify({ message: INTENT }),
  });
  expect(await response.json()).toMatchObject({ resources: [{ phone: "988" }, {}, {}, {}] });
});

describe("what is no test", () => {
  const prose = "Water the plants, then call my mother about Sunday. ";
  const long = (length: number) => prose.repeat(length / prose.length + 1).slice(0, length);
  test.each([
    ["chat", { message: "" }, "Please write a message first."],
    ["chat", { message: " \u200b\n" }, "Please write a message first."],
    ["chat", { message: 7 }, "Please write a message first."],
    ["chat", { message: long(2_001) }, "Please keep your message within 2,000 characters."],
    ["journal", {}, "Please write something first."],
    ["journal", { entry: long(10_001) }, "An entry can have at most 10,000 characters."],
    ["decision", { options: [] }, "Please enter a decision."],
    ["decision", { decision: long(2_001) }, /within 2,000 characters/],
    ["decision", { decision: "a", options: "b" }, "Options are a list of at most 6 texts."],
    ["decision", { decision: "a", options: [7] }, "Options are a list of at most 6 texts."],
    ["decision", { decision: "a", options: Array(7).fill("b") }, /at most 6 texts/],
    ["decision", { decision: "a", options: [long(201)] }, /at most 200 characters/],
    ["text", { text: null }, "Please enter a text."],
    ["text", { text: long(10_001) }, "A text can have at most 10,000 characters."],
  ])("%s %j (%#)", async (kind, body, message) => {
    expect(await call(kind, body)).toMatchObject({
      status: 400,
      body: { code: "VALIDATION", message: expect.stringMatching(message) },
    });
  });

  test("the longest of each is welcome", async () => {
    for (const [kind, body] of [
      ["chat", { message: long(2_000) }],
      ["journal", { entry: long(10_000) }],
      ["decision", { decision: long(2_000), options: Array(6).fill(long(200)) }],
      ["text", { text: long(10_000) }],
    ] as const) {
      expect((await call(kind, body)).status).toBe(200);
    }
  });
});

test("a visitor is asked to log in, and nothing is noted", async () => {
  const before = await prisma.safetyLogEntry.count();
  expect((await call("text", { text: INTENT }, new Browser())).status).toBe(401);
  expect(await prisma.safetyLogEntry.count()).toBe(before);
});

test("tests are limited by account, generously", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const statuses: number[] = [];
  for (let made = 0; made < TEST_LIMIT.points + 20; made += 50) {
    const calls = Array.from({ length: 50 }, () => call("text", { text: "a" }, one.browser));
    statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(TEST_LIMIT.points);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  expect((await call("text", { text: "a" }, other.browser)).status).toBe(200);
}, 60_000);
