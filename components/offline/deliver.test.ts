import { afterEach, beforeEach, expect, test } from "vitest";
import { noteConnection, readConnection, setOutbox } from "@/components/offline/connection-store";
import type { WaitingWrite } from "@/components/offline/device";
import { ApiError } from "@/lib/api-client";
import { deliver, KEPT } from "./deliver";

const write: WaitingWrite = {
  key: "key",
  checklistId: "plan",
  text: "Rinse the cups",
  change: { type: "field", stepId: "step", field: "text", value: "Rinse the cups" },
};

let kept: WaitingWrite[] = [];

beforeEach(() => {
  kept = [];
  setOutbox({
    keep: async (one) => kept.push(one) > 0,
    flush: async () => false,
    read: async () => [],
    drop: async () => undefined,
    hear: () => undefined,
  });
});

afterEach(() => noteConnection({ isOffline: false, waiting: 0 }));

test.each([
  ["a network that is not there", new TypeError("Failed to fetch")],
  ["a network that hangs, once the request is given up", new DOMException("", "TimeoutError")],
])("%s: what was done is kept for later, in the person's words", async (_, error) => {
  expect(await deliver(write, () => Promise.reject(error))).toBe(KEPT);
  expect(kept).toEqual([write]);
  expect(readConnection().isOffline).toBe(true);
});

test("what the server refuses is told and not kept", async () => {
  const refusal = new ApiError(422, "Not this one.");
  await expect(deliver(write, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(kept).toEqual([]);
});

test("while something waits, newer things go behind it", async () => {
  noteConnection({ waiting: 1 });
  expect(await deliver(write, () => Promise.reject(new Error("is not asked")))).toBe(KEPT);
  expect(kept).toEqual([write]);
});
