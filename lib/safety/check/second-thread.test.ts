import { afterEach, expect, test, vi } from "vitest";
import { judgeText } from "./check-text.ts";
import { startSecondThread } from "./second-thread.ts";

const HARMLESS = "I clean the kitchen, call my mother and water the plants. ".repeat(30);
const SAD = `${HARMLESS} I want to kill myself tonight. ${HARMLESS}`;
const ANGRY = `${HARMLESS} I will kill him with a knife tomorrow. ${HARMLESS}`;
// It compiles the rules before it is ready, which a busy machine may take long for.
vi.setConfig({ testTimeout: 60_000 });

const threads: { end(): Promise<void> }[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.end())));

const failed = vi.fn();
function start() {
  const thread = startSecondThread(failed);
  threads.push(thread);
  return thread;
}

test("judges as the first one, and answers each asker about their own text", async () => {
  const thread = start();
  expect(thread.isFree()).toBe(false);
  await thread.started;
  expect(thread.isFree()).toBe(true);
  const texts = [HARMLESS, SAD, ANGRY, SAD, HARMLESS];
  const judged = await Promise.all(texts.map(thread.judge));
  expect(judged).toEqual(texts.map(judgeText));
  expect(new Set(judged.map(({ verdict }) => verdict.reason)).size).toBe(3);
});

test("is free until two dozen wait, and again once they are read", async () => {
  const thread = start();
  await thread.started;
  const waiting = Array.from({ length: 24 }, () => {
    expect(thread.isFree()).toBe(true);
    return thread.judge(SAD);
  });
  expect(thread.isFree()).toBe(false);
  await Promise.all(waiting);
  expect(thread.isFree()).toBe(true);
});

test("tells those who wait when it ends, and is no longer free", async () => {
  const thread = start();
  await thread.started;
  const waiting = thread.judge(SAD.repeat(4));
  const refusal = expect(waiting).rejects.toThrow("The thread ended.");
  await thread.end();
  await refusal;
  expect(thread.isFree()).toBe(false);
  expect(failed).not.toHaveBeenCalled();
});
