import "server-only";
import { Call } from "./call";
import { AiError, toAiError } from "./errors";
import type { StructuredRequest } from "./parameters";
import { readStructured } from "./structured";
import { USES } from "./uses";

/**
 * One short answer, whole, within its use's time and without a second try.
 * @throws AiError timeout when the time is over, however far the service has come; any other failure
 */
export async function ask<Answer>(request: StructuredRequest<Answer>): Promise<Answer> {
  const ended = new AbortController();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      reject(new AiError("timeout"));
      ended.abort();
    }, USES[request.use].limitMs);
  });
  try {
    return await Promise.race([askOnce(request, ended.signal), timeOver]);
  } catch (error) {
    throw toAiError(error);
  } finally {
    clearTimeout(clock);
  }
}

async function askOnce<Answer>(
  request: StructuredRequest<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const call = await Call.open(request);
  try {
    const answer = await readOnce(request, call, signal);
    call.end("done");
    return answer;
  } catch (error) {
    call.end(signal.aborted ? "timeout" : toAiError(error).failure);
    throw error;
  }
}

async function readOnce<Answer>(
  request: StructuredRequest<Answer>,
  call: Call,
  signal: AbortSignal,
): Promise<Answer> {
  const message = await call.answer(signal);
  if (message.stop_reason === "refusal") throw new AiError("refused");
  if (message.stop_reason !== "end_turn") throw new AiError("cut");
  const text = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
  return readStructured(request.schema, text);
}
