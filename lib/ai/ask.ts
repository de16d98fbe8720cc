import "server-only";
import { anthropic } from "./client";
import { AiError, toAiError } from "./errors";
import type { ModelSettings } from "./models";
import { parametersOf, type StructuredRequest } from "./parameters";
import { readStructured } from "./structured";

/**
 * One short answer, whole, within so many milliseconds and without a second try.
 * @throws AiError timeout when the time is over, however far the service has come; any other failure
 */
export async function ask<Answer>(
  request: StructuredRequest<Answer>,
  settings: ModelSettings,
  limitMs: number,
): Promise<Answer> {
  const ended = new AbortController();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeOver = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      reject(new AiError("timeout"));
      ended.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([askOnce(request, settings, ended.signal), timeOver]);
  } catch (error) {
    throw toAiError(error);
  } finally {
    clearTimeout(clock);
  }
}

async function askOnce<Answer>(
  request: StructuredRequest<Answer>,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<Answer> {
  const parameters = { ...parametersOf(request, settings), stream: false } as const;
  const message = await anthropic().messages.create(parameters, { signal });
  if (message.stop_reason === "refusal") throw new AiError("refused");
  if (message.stop_reason !== "end_turn") throw new AiError("cut");
  const text = message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
  return readStructured(request.schema, text);
}
