import { expect, test } from "vitest";
import { builtInPlanner } from "@/lib/decisions/planner/built-in";
import type { PlanEvent } from "@/lib/decisions/planner/types";

async function eventsFor(
  inputText: string,
  signal = new AbortController().signal,
): Promise<PlanEvent[]> {
  const events: PlanEvent[] = [];
  for await (const event of builtInPlanner.plan({ inputText, size: "steady" }, signal)) {
    events.push(event);
  }
  return events;
}

test("tells a plan step by step", async () => {
  const events = await eventsFor("clean the kitchen");
  expect(events.length).toBeGreaterThanOrEqual(5);
  expect(events.every(({ type }) => type === "step")).toBe(true);
});

test("says once and first that it plans in English", async () => {
  const events = await eventsFor("я хочу выучить английский");
  expect(events.map(({ type }) => type).filter((type) => type === "notice")).toHaveLength(1);
  expect(events[0]?.type).toBe("notice");
});

test("asks with a single event", async () => {
  expect(await eventsFor("stuff")).toEqual([{ type: "clarify", message: expect.any(String) }]);
});

test("ends quietly when the visitor leaves", async () => {
  const controller = new AbortController();
  const events: PlanEvent[] = [];
  for await (const event of builtInPlanner.plan(
    { inputText: "clean the kitchen", size: "tiny" },
    controller.signal,
  )) {
    events.push(event);
    if (events.length === 2) controller.abort();
  }
  expect(events).toHaveLength(2);
  expect(await eventsFor("clean the kitchen", AbortSignal.abort())).toEqual([]);
});
