import "server-only";
import type { ThinkingConfigParam } from "@anthropic-ai/sdk/resources/messages";
import { env } from "@/lib/env";

export type ModelSettings = {
  model: string;
  thinking?: ThinkingConfigParam;
  effort?: "low";
};

/** The configured model for plans and answers. */
export function fastModel(): ModelSettings {
  return atOnce(env().ANTHROPIC_MODEL);
}

/** The configured model for the second opinion of the safety check: a small one, since it has a second and a half. */
export function safetyModel(): ModelSettings {
  return atOnce(env().ANTHROPIC_SAFETY_MODEL);
}

/**
 * A model set to begin writing at once: a person waits. Each model names "no thinking before the answer"
 * its own way and refuses the other names, so only models that are known get a setting. Source: Claude
 * documentation, "What's new in Claude Sonnet 5.5" and "What's new in Claude Haiku 5.5".
 */
function atOnce(model: string): ModelSettings {
  switch (model) {
    case "claude-sonnet-5-5":
      return { model, thinking: { type: "between_tools" }, effort: "low" };
    case "claude-sonnet-5":
      return { model, thinking: { type: "disabled" }, effort: "low" };
    // Takes no thinking only at its usual effort.
    case "claude-haiku-5-5":
      return { model, thinking: { type: "disabled" } };
    default:
      return { model };
  }
}
