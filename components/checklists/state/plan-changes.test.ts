import { expect, it, vi } from "vitest";
import { isOutdated, notePlanChange, subscribeToPlanChanges } from "./plan-changes";

it("takes a page as fresh when it is first shown, and while nothing changes", () => {
  notePlanChange();
  expect(isOutdated("first")).toBe(false);
  expect(isOutdated("first")).toBe(false);
});

it("knows a page as outdated that was shown before a change", () => {
  expect(isOutdated("kept")).toBe(false);
  notePlanChange();
  expect(isOutdated("kept")).toBe(true);
  expect(isOutdated("made after the change")).toBe(false);
});

it("tells those who listen, until they stop", () => {
  const listener = vi.fn();
  const stop = subscribeToPlanChanges(listener);
  notePlanChange();
  stop();
  notePlanChange();
  expect(listener).toHaveBeenCalledOnce();
});
