import { expect, it } from "vitest";
import { step } from "@/tests/fixtures/steps";
import { restOf } from "./rest-of";

it.each([
  ["open", {}, undefined],
  ["done", { completed: true }, "done"],
  ["put off", { deferredUntil: "2026-11-22" }, "waiting"],
  ["done although it was put off", { completed: true, deferredUntil: "2026-11-22" }, "done"],
])("parts of a step that is %s", (_state, rest, look) => {
  expect(restOf(step("a", rest))).toBe(look);
});
