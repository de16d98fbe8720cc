import "server-only";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/errors";
import { REQUEST_PROBLEMS } from "@/lib/request-problems";
import type { DrawAnswer, DrawRequest, Preview } from "./types";

/** Without work for so long the thread ends, and with it the memory of Skia and its letters. */
const IDLE_MS = 2 * 60_000;
/** An image takes a tenth of a second, the first with emoji one; what takes so long will not end. */
const PATIENCE_MS = 20_000;
/** More than that are turned away, so that a crowd can't fill the memory. */
const WAITING_MAX = 30;

type Waiting = {
  resolve: (png: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  patience: NodeJS.Timeout;
};

type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | undefined };

let current: Thread | null = null;
let lastId = 0;

/**
 * A preview as a PNG of 1200 by 630 pixels, drawn in a thread that starts with the first image. All
 * letters come from fonts installed with the product: nothing that people wrote leaves the server.
 * @throws AppError UNAVAILABLE when too many wait, Error when the drawing fails
 */
export function drawPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  current ??= startThread();
  const thread = current;
  if (thread.waiting.size >= WAITING_MAX) return Promise.reject(tooMany());
  clearTimeout(thread.idle);
  thread.worker.ref();
  lastId += 1;
  const request: DrawRequest = { id: lastId, preview };
  return new Promise((resolve, reject) => {
    const giveUp = () => endThread(thread, new Error("A preview image took too long."));
    thread.waiting.set(request.id, { resolve, reject, patience: setTimeout(giveUp, PATIENCE_MS) });
    thread.worker.postMessage(request);
  });
}

function tooMany(): AppError {
  return new AppError("UNAVAILABLE", {
    message: REQUEST_PROBLEMS.manyPreviews,
    retryAfterSeconds: 5,
  });
}

function startThread(): Thread {
  // Given as text, so that the build leaves the thread alone: Node runs its files as they stand.
  const file = pathToFileURL(path.join(process.cwd(), "lib", "preview", "thread", "thread.ts"));
  const worker = new Worker(`import(${JSON.stringify(file.href)})`, {
    eval: true,
    // It needs none of the server's settings and secrets.
    env: {},
    // Its own heap is small: what is large belongs to Skia. Without the limit V8 lets it grow freely.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
    execArgv: [],
  });
  const thread: Thread = { worker, waiting: new Map(), idle: undefined };
  worker.on("message", (answer: DrawAnswer) => settle(thread, answer));
  worker.on("error", (error) => endThread(thread, error));
  worker.on("exit", () => endThread(thread, new Error("The drawing thread has ended.")));
  return thread;
}

function settle(thread: Thread, answer: DrawAnswer): void {
  const waiting = thread.waiting.get(answer.id);
  if (!waiting) return;
  thread.waiting.delete(answer.id);
  clearTimeout(waiting.patience);
  if ("png" in answer) waiting.resolve(answer.png);
  else waiting.reject(new Error(answer.problem));
  // What it still has to draw it draws; the next image goes to a fresh thread.
  if ("png" in answer && answer.isFull && current === thread) current = null;
  if (thread.waiting.size === 0) rest(thread);
}

/** Keeps a thread for the next image, for a while and without holding up the end of the process. */
function rest(thread: Thread): void {
  if (current !== thread) {
    endThread(thread);
    return;
  }
  thread.worker.unref();
  thread.idle = setTimeout(() => endThread(thread), IDLE_MS).unref();
}

/** Ends a thread once; whoever still waits for it is told why. */
function endThread(thread: Thread, error = new Error("The drawing thread has ended.")): void {
  if (current === thread) current = null;
  clearTimeout(thread.idle);
  for (const { reject, patience } of thread.waiting.values()) {
    clearTimeout(patience);
    reject(error);
  }
  thread.waiting.clear();
  void thread.worker.terminate();
}
