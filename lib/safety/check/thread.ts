import { parentPort } from "node:worker_threads";
import { judgeText, warmUp } from "./check-text.ts";
import type { ThreadAnswer, ThreadQuestion } from "./second-thread.ts";
import { warmUpTexts } from "./warm-up-texts.ts";

// The other side of `second-thread.ts`: judges one text after the other, once it is quick.

const WARM_UP_ROUNDS = 60;
warmUp();
for (const text of warmUpTexts(WARM_UP_ROUNDS)) judgeText(text);

const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);
parentPort?.on("message", ({ number, text }: ThreadQuestion) => {
  answer({ number, judgement: judgeText(text) });
});
answer("ready");
