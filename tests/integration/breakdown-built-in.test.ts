import { expect, test } from "vitest";
import { breakDownGoal } from "@/lib/decisions/actions";
import type { BreakdownAnswer } from "@/lib/decisions/types";
import { Browser } from "./support/browser";
import { type ReadEvent, readEvents } from "./support/events";

const path = "/api/decisions/breakdown";

test("without a key the built-in planner answers, without excuses", async () => {
  const { status, body } = await new Browser().call("POST", path, {
    inputText: "Clean the kitchen",
    size: "nudge",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    planner: "built-in",
    tasks: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(body).not.toHaveProperty("notice");
});

test("its steps are streamed like Claude's", async () => {
  const response = await new Browser().fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ inputText: "Clean the kitchen", size: "nudge" }),
  });
  const events: ReadEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  expect(events.map(({ event }) => event)).toEqual(["task", "task", "task", "done"]);
  const steps = events.slice(0, 3).map(({ data }) => data);
  expect(events[3]?.data).toMatchObject({ success: true, steps });
});

test("a vague goal asks for more clarity, with status 200 and no tasks", async () => {
  const { status, body } = await new Browser().call("POST", path, { inputText: "stuff" });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: false,
    needsRefinement: true,
    message: expect.stringMatching(/\S/),
    tasks: [],
  });
});

test("a suggested step of a goal is broken down into smaller ones, before anything is saved", async () => {
  const { status, body } = await new Browser().call<BreakdownAnswer>("POST", path, {
    inputText: "Clean the kitchen",
    step: { text: "Mop the floor", minutes: 15 },
  });
  expect(status).toBe(200);
  if (!body.success) throw new Error(body.message);
  expect(body.steps.length).toBeGreaterThanOrEqual(2);
  expect(body.steps.length).toBeLessThanOrEqual(5);
  expect(body.steps[0]?.minutes).toBeLessThanOrEqual(2);
  expect(body.steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(17);
});

test.each([{ text: "" }, { text: "x".repeat(501) }, { text: "Mop", minutes: 0 }, 7])(
  "a step that is none is refused: %j",
  async (step) => {
    const { status } = await new Browser().call("POST", path, { inputText: "Clean", step });
    expect(status).toBe(400);
  },
);

test("the form without a script comes back with the steps, and keeps the goal when it is refused", async () => {
  const form = new FormData();
  form.set("inputText", "Clean the kitchen");
  const served = await new Browser().run(() => breakDownGoal(null, form));
  expect(served).toMatchObject({ inputText: "Clean the kitchen", answer: { success: true } });

  const long = "a".repeat(2_001);
  form.set("inputText", long);
  const refused = await new Browser().run(() => breakDownGoal(null, form));
  expect(refused).toEqual({
    inputText: long,
    message: expect.stringContaining("within 2,000 characters"),
  });
});

test("the form counts against the same limit as the call", async () => {
  const visitor = new Browser();
  const form = new FormData();
  form.set("inputText", "Clean the kitchen");
  const served = await Promise.all(
    Array.from({ length: 41 }, () => visitor.run(() => breakDownGoal(null, form))),
  );
  expect(served.filter((page) => page.answer?.success)).toHaveLength(40);
  expect((await visitor.call("POST", path, { inputText: "Clean the kitchen" })).status).toBe(429);
});
