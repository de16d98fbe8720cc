import "server-only";
import type { MessageCreateParams } from "@anthropic-ai/sdk/resources/messages";
import type { z } from "zod";
import type { ModelSettings } from "./models";
import { outputFormat } from "./structured";

/** What is asked of a model that answers in a schema's shape. */
export type StructuredRequest<Answer> = {
  /** The part that is the same for every person; the service keeps it cached. */
  system: string;
  prompt: string;
  /** Shape of the whole answer. */
  schema: z.ZodType<Answer>;
  maximumTokens: number;
};

/** The same as the Messages API takes it. */
export function parametersOf(
  { system, prompt, schema, maximumTokens }: StructuredRequest<unknown>,
  { model, thinking, effort }: ModelSettings,
): Omit<MessageCreateParams, "stream"> {
  return {
    model,
    max_tokens: maximumTokens,
    system: [{ type: "text", text: system, cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: prompt }],
    output_config: { format: outputFormat(schema), ...(effort ? { effort } : {}) },
    ...(thinking ? { thinking } : {}),
  };
}
