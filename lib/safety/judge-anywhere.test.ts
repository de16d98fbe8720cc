import { expect, test, vi } from "vitest";
import { logger } from "@/lib/logger";
import { judgeText } from "./check/check-text";
import { startSecondThread } from "./check/second-thread";
import { judgeAnywhere, LONG_TEXT } from "./judge-anywhere";

const processors = vi.hoisted(() => vi.fn(() => 2));
vi.mock("node:os", async (original) => ({
  ...(await original<typeof import("node:os")>()),
  availableParallelism: processors,
}));
vi.mock("./check/second-thread", async (original) => {
  const real = await original<typeof import("./check/second-thread")>();
  return { startSecondThread: vi.fn(real.startSecondThread) };
});
// A thread compiles the rules before it is ready, which a busy machine may take long for.
vi.setConfig({ testTimeout: 60_000 });

const HARMLESS = "I clean the kitchen, call my mother and water the plants. ".repeat(10);
const LONG = `${HARMLESS} I want to kill myself. ${HARMLESS}`;
const SHORT = "I want to kill myself.";

/** What a new process has: no thread yet. */
async function inNewProcess(run: () => Promise<void>): Promise<void> {
  Reflect.deleteProperty(globalThis, "stepwellCheckThread");
  vi.mocked(startSecondThread).mockClear();
  await run();
}

/** The thread that was started last, watched. */
function started() {
  const thread = vi.mocked(startSecondThread).mock.results.at(-1)?.value;
  if (!thread) throw new Error("No thread was started.");
  return { thread, judge: vi.spyOn(thread, "judge") };
}

test("a long text is judged alike before the thread is ready, by the thread, and after its end", async () => {
  await inNewProcess(async () => {
    expect(LONG.length).toBeGreaterThan(LONG_TEXT);
    const expected = judgeText(LONG);
    expect(expected.verdict.severity).not.toBe("allow");
    expect(await judgeAnywhere(LONG)).toEqual(expected);
    const { thread, judge } = started();
    await thread.started;
    expect(judge).not.toHaveBeenCalled();
    expect(await judgeAnywhere(LONG)).toEqual(expected);
    expect(judge).toHaveBeenCalledTimes(1);
    const underWay = judgeAnywhere(LONG);
    await vi.waitUntil(() => judge.mock.calls.length === 2);
    await thread.end();
    expect(await underWay).toEqual(expected);
    expect(await judgeAnywhere(LONG)).toEqual(expected);
    expect(judge).toHaveBeenCalledTimes(2);
    expect(startSecondThread).toHaveBeenCalledTimes(1);
  });
});

test("a short text needs no thread, and one processor has room for none", async () => {
  await inNewProcess(async () => {
    expect(await judgeAnywhere(SHORT)).toEqual(judgeText(SHORT));
    processors.mockReturnValue(1);
    expect(await judgeAnywhere(LONG)).toEqual(judgeText(LONG));
    expect(startSecondThread).not.toHaveBeenCalled();
  });
});

test("a thread that fails is told of, and nobody notices", async () => {
  await inNewProcess(async () => {
    processors.mockReturnValue(2);
    const warn = vi.spyOn(logger, "warn").mockReturnValue();
    vi.mocked(startSecondThread).mockImplementationOnce((onFailure) => ({
      isFree: () => true,
      judge: async () => {
        onFailure(new Error("out of memory"));
        throw new Error("The thread ended.");
      },
      started: Promise.resolve(),
      end: async () => {},
    }));
    expect(await judgeAnywhere(LONG)).toEqual(judgeText(LONG));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { error: new Error("out of memory") },
      expect.stringMatching(/second thread ended/),
    );
  });
});
