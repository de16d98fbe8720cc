import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareCheck } from "./shared-check";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const options = { boundMs: 2_000, freshMs: 1_000, failed: "failed" };

test("a thousand who ask at once, and those soon after, are one check", async () => {
  const check = vi.fn(async () => "well");
  const ask = shareCheck(check, options);
  const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
  expect(new Set(answers)).toEqual(new Set(["well"]));
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe("well");
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
});

test("a check that hangs fails at the bound, and no second one is begun beside it", async () => {
  let end = (_: string): void => undefined;
  const check = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        end = resolve;
      }),
  );
  const ask = shareCheck(check, options);
  for (const _ of [1, 2]) {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe("failed");
  }
  expect(check).toHaveBeenCalledTimes(1);
  end("well");
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toBe("well");
});

test("a check that throws has failed, and is tried again", async () => {
  const check = vi.fn(async () => "well").mockRejectedValueOnce(new Error("away"));
  const ask = shareCheck(check, options);
  expect(await ask()).toBe("failed");
  vi.advanceTimersByTime(1_000);
  expect(await ask()).toBe("well");
});
