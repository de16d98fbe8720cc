import "server-only";
import { APIError } from "@anthropic-ai/sdk";
import type {
  Message,
  MessageCreateParams,
  RawMessageStreamEvent,
} from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import { anthropic } from "./client";
import { isClaude, type ModelSettings, modelFor } from "./models";
import { outputFormat } from "./structured";
import { type AiUse, USES } from "./uses";

/** What is asked of a model that answers in a schema's shape. */
export type StructuredRequest<Answer> = {
  use: AiUse;
  /** Whose use it is; null for a visitor. Only the count of usage knows it, never the service. */
  userId: string | null;
  /** The part that is the same for every person; the service keeps it cached. */
  system: string;
  prompt: string;
  /** Shape of the whole answer. */
  schema: z.ZodType<Answer>;
};

/** Set once a server has refused to be told the shape of an answer otherwise than in words. */
let wantsWords = false;

/** The answer, whole. @throws the SDK's errors */
export function send(
  request: StructuredRequest<unknown>,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<Message> {
  return inEitherForm(() =>
    anthropic().messages.create({ ...parametersOf(request, settings), stream: false }, { signal }),
  );
}

/** The answer as it is written. @throws the SDK's errors */
export function sendStreamed(
  request: StructuredRequest<unknown>,
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<AsyncIterable<RawMessageStreamEvent>> {
  return inEitherForm(() =>
    anthropic().messages.create({ ...parametersOf(request, settings), stream: true }, { signal }),
  );
}

async function inEitherForm<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (wantsWords || !refusesFormat(error)) throw error;
    wantsWords = true;
    return ask();
  }
}

/** Whether a server says that it does not know `output_config`; those that keep still about it ignore it. */
function refusesFormat(error: unknown): boolean {
  return (
    error instanceof APIError &&
    (error.status === 400 || error.status === 422) &&
    /output_config|output_format|json_schema/.test(error.message)
  );
}

/** The instructions, with the shape in words for models that may not be held to it. */
export function instructionsOf({ use, system, schema }: StructuredRequest<unknown>): string {
  if (!wantsWords && isClaude(modelFor(use).model)) return system;
  const shape = JSON.stringify(outputFormat(schema).schema);
  return `${system}\n\nHow you answer\n- With one JSON object and nothing before or after it. It fits this JSON schema, with the fields in its order: ${shape}`;
}

function parametersOf(
  request: StructuredRequest<unknown>,
  { model, thinking, effort }: ModelSettings,
): Omit<MessageCreateParams, "stream"> {
  const { use, prompt, schema } = request;
  const text = instructionsOf(request);
  const format = { format: outputFormat(schema), ...(effort ? { effort } : {}) };
  return {
    model,
    max_tokens: USES[use].maximumTokens,
    system: [{ type: "text", text, cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: prompt }],
    ...(wantsWords ? {} : { output_config: format }),
    ...(thinking ? { thinking } : {}),
  };
}
