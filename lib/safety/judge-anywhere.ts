import "server-only";
import { availableParallelism } from "node:os";
import { logger } from "@/lib/logger";
import type { Judgement } from "./check/check-text";
import { loadCheck } from "./check/load-check";
import { type SecondThread, startSecondThread } from "./check/second-thread";

/** From so many characters on a check takes much longer than to hand it over. */
export const LONG_TEXT = 1_000;

/** One for the process, as the check itself is; null where it would have no processor of its own. */
const holder: typeof globalThis & { stepwellCheckThread?: SecondThread | null } = globalThis;

/**
 * The thread for long texts, started at the first call. One that has ended is not started anew: what
 * ended it, such as too little memory, would end the next.
 */
export function secondThread(): SecondThread | null {
  if (holder.stepwellCheckThread === undefined) {
    const hasRoom = availableParallelism() > 1;
    holder.stepwellCheckThread = hasRoom ? startSecondThread(tellOfEnd) : null;
  }
  return holder.stepwellCheckThread;
}

function tellOfEnd(error: Error): void {
  logger.warn({ error }, "the safety check's second thread ended; the first one reads all texts");
}

/**
 * As `judgeText`. Many long texts at once would keep this thread from everything else, so a second one
 * reads them with it (docs/decisions/103). A text is judged the same wherever it is read; where there is
 * no second thread, or it has enough to do, or ends, that is here.
 */
export async function judgeAnywhere(text: string): Promise<Judgement> {
  const { judgeText } = await loadCheck();
  const thread = text.length < LONG_TEXT ? null : secondThread();
  if (!thread?.isFree()) return judgeText(text);
  return await thread.judge(text).catch(() => judgeText(text));
}
