import { expect, test } from "vitest";
import { withoutTask, withTask } from "./unsent-task";

test("a task that goes on its way leaves the field empty", () => {
  expect(withoutTask(" Open a window ", "Open a window")).toBe("");
});

test("a task that comes back never takes the place of the next one", () => {
  expect(withTask("", "Open a window")).toBe("Open a window");
  expect(withTask("Water the", "Open a window")).toBe("Open a window\nWater the");
});

test("a second try leaves the next one in the field", () => {
  expect(withoutTask("Open a window\nWater the", "Open a window")).toBe("Water the");
  expect(withoutTask("Water the", "Open a window")).toBe("Water the");
});
