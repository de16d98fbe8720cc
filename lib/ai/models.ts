import "server-only";
import type { ThinkingConfigParam } from "@anthropic-ai/sdk/resources/messages";
import { env } from "@/lib/env";
import type { AiUse } from "./uses";

export type ModelSettings = {
  model: string;
  thinking?: ThinkingConfigParam;
  effort?: "low";
};

const WRITER = "claude-sonnet-5-5";
/** A small one, since it has a second and a half. */
const JUDGE = "claude-haiku-5-5";

/** The model for a use: the one configured for it, else the one for all uses, else our own choice. */
export function modelFor(use: AiUse): ModelSettings {
  const { ANTHROPIC_MODEL: all } = env();
  switch (use) {
    case "breakdown":
      return atOnce(env().ANTHROPIC_MODEL_BREAKDOWN ?? all ?? WRITER);
    case "sub_steps":
      return atOnce(env().ANTHROPIC_MODEL_SUB_STEPS ?? all ?? WRITER);
    case "refine":
      return atOnce(env().ANTHROPIC_MODEL_REFINE ?? all ?? WRITER);
    case "advise":
      return atOnce(env().ANTHROPIC_MODEL_ADVISE ?? all ?? WRITER);
    case "reply":
      return atOnce(env().ANTHROPIC_MODEL_REPLY ?? all ?? WRITER);
    case "safety":
      return atOnce(env().ANTHROPIC_MODEL_SAFETY ?? all ?? JUDGE);
  }
}

/** Whether a model is Anthropic's own, which keeps to the shape that an answer is asked in. */
export function isClaude(model: string): boolean {
  return model.startsWith("claude-");
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
