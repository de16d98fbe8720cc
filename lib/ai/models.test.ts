import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/env";
import { modelFor } from "./models";
import type { AiUse } from "./uses";

afterEach(() => {
  Object.assign(env(), { ANTHROPIC_MODEL: undefined, ANTHROPIC_MODEL_REFINE: undefined });
});

const uses: AiUse[] = ["breakdown", "sub_steps", "refine", "advise", "reply", "safety"];
const models = () => uses.map((use) => modelFor(use).model);

test("each use has a model of its own, else that of all, else a default", () => {
  const writer = "claude-sonnet-5-5";
  expect(models()).toEqual([...Array(5).fill(writer), "claude-haiku-5-5"]);
  env().ANTHROPIC_MODEL = "one-for-all";
  env().ANTHROPIC_MODEL_REFINE = "claude-opus-5-5";
  expect(models()).toEqual([
    "one-for-all",
    "one-for-all",
    "claude-opus-5-5",
    "one-for-all",
    "one-for-all",
    "one-for-all",
  ]);
});

test("only a model whose words for it are known is told not to think first", () => {
  expect(modelFor("breakdown")).toMatchObject({ thinking: { type: "between_tools" } });
  env().ANTHROPIC_MODEL = "one-for-all";
  expect(modelFor("breakdown")).toEqual({ model: "one-for-all" });
});
