import "server-only";
import type { ThinkingConfigParam } from "@anthropic-ai/sdk/resources/messages";
import { env } from "@/lib/env";

type ModelSettings = {
  model: string;
  thinking?: ThinkingConfigParam;
  effort?: "low";
};

/**
 * The configured model, set to begin writing at once: a person waits for the first step. Each model
 * names "no thinking before the answer" its own way and refuses the other names, so only models that
 * are known get a setting. Source: Claude documentation, "What's new in Claude Sonnet 5.5".
 */
export function fastModel(): ModelSettings {
  const model = env().ANTHROPIC_MODEL;
  if (model === "claude-sonnet-5-5") {
    return { model, thinking: { type: "between_tools" }, effort: "low" };
  }
  if (model === "claude-sonnet-5") return { model, thinking: { type: "disabled" }, effort: "low" };
  return { model };
}
