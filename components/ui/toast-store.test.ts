import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  dismissToast,
  readToasts,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
  toast,
} from "./toast-store";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const entry of readToasts()) dismissToast(entry.id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toasts", () => {
  test("only one is visible at a time: a new one takes the place of the old", () => {
    toast({ title: "First" });
    toast({ title: "Second" });
    expect(readToasts().map((entry) => entry.title)).toEqual(["Second"]);
  });

  test("a dismissed one closes at once and is removed 1,000,000 ms later", () => {
    const { dismiss } = toast({ title: "Saved" });
    dismiss();
    expect(readToasts()).toMatchObject([{ title: "Saved", open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(readToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(readToasts()).toHaveLength(0);
  });

  test("dismissing twice does not put the removal off", () => {
    const { dismiss } = toast({ title: "Saved" });
    dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2);
    dismiss();
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2);
    expect(readToasts()).toHaveLength(0);
  });

  test("a replaced one leaves no timer behind", () => {
    toast({ title: "First" }).dismiss();
    toast({ title: "Second" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("subscribers hear of every change until they leave", () => {
    const heard = vi.fn();
    const leave = subscribeToToasts(heard);
    const { dismiss } = toast({ title: "Saved" });
    dismiss();
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: "Again" });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
