import { expect, test } from "vitest";
import { forDeadline } from "@/lib/decisions/planner/facts/deadline-steps";

test.each([
  ["midnight", "11pm"],
  ["noon", "11am"],
])("what is due at %s gets an alarm and no day in the calendar", (hour, before) => {
  const { step } = forDeadline({ kind: "day", text: `before ${hour}`, day: hour }, "the report");
  expect(step.text).toBe(`Set an alarm for one hour before it: ${before}.`);
});
