import { Worker } from "node:worker_threads";
import type { Judgement } from "./check-text.ts";

export type ThreadQuestion = { number: number; text: string };
export type ThreadAnswer = { number: number; judgement: Judgement } | "ready";

/** A thread that checks texts beside the one that answers requests. */
export type SecondThread = {
  /** Whether it would begin soon. False while it starts, which takes a second or two, and once it has ended. */
  isFree(): boolean;
  /**
   * As `judgeText`.
   * @throws Error when the thread ends before it has answered
   */
  judge(text: string): Promise<Judgement>;
  /** Resolves once it can judge, or has ended. */
  started: Promise<void>;
  end(): Promise<void>;
};

/** With these both threads are done about together when fifty long texts come at once. */
const MOST_WAITING = 24;
const OPTIONS = {
  // Weights, rules and their compiled code take 60 MB; left alone, V8 would let garbage double that.
  resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
  // It needs none of the server's settings and secrets.
  env: {},
  execArgv: [],
};

type Asker = { resolve: (judgement: Judgement) => void; reject: (error: Error) => void };

/**
 * Starts a thread. It keeps no process alive but for an answer that somebody waits for. `onFailure` is
 * told what ended it, if it was not asked to end.
 */
export function startSecondThread(onFailure: (error: Error) => void): SecondThread {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), OPTIONS);
  worker.unref();
  const askers = new Map<number, Asker>();
  let isReady = false;
  let asked = 0;
  const started = new Promise<void>((resolve) => {
    worker.on("message", (answer: ThreadAnswer) => {
      if (answer === "ready") {
        isReady = true;
        resolve();
        return;
      }
      askers.get(answer.number)?.resolve(answer.judgement);
      askers.delete(answer.number);
      if (askers.size === 0) worker.unref();
    });
    worker.on("error", onFailure);
    worker.once("exit", () => {
      isReady = false;
      for (const { reject } of askers.values()) reject(new Error("The thread ended."));
      askers.clear();
      resolve();
    });
  });
  return {
    isFree: () => isReady && askers.size < MOST_WAITING,
    judge: (text) =>
      new Promise((resolve, reject) => {
        asked += 1;
        askers.set(asked, { resolve, reject });
        worker.ref();
        worker.postMessage({ number: asked, text } satisfies ThreadQuestion);
      }),
    started,
    end: async () => {
      await worker.terminate();
    },
  };
}
