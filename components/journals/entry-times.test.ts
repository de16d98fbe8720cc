import { expect, test } from "vitest";
import { timeSince } from "./entry-times";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  ["2026-11-22T12:00:05Z", "just now"],
  ["2026-11-22T11:59:30Z", "just now"],
  ["2026-11-22T11:15:00Z", "45 minutes ago"],
  ["2026-11-22T09:00:00Z", "3 hours ago"],
  ["2026-11-21T23:00:00Z", "yesterday"],
  ["2026-11-16T12:00:00Z", "6 days ago"],
  ["2026-11-15T12:00:00Z", "last week"],
  ["2026-11-01T12:00:00Z", "3 weeks ago"],
  ["2026-10-23T12:00:00Z", "last month"],
  ["2026-06-20T12:00:00Z", "5 months ago"],
  ["2025-11-23T12:00:00Z", "11 months ago"],
  ["2025-11-22T12:00:00Z", "last year"],
  ["2023-01-01T12:00:00Z", "3 years ago"],
])("an entry of %s was written %s", (then, words) => {
  expect(timeSince(new Date(then), now, "UTC")).toBe(words);
});

test("days are those of the person's zone", () => {
  expect(timeSince(new Date("2026-11-21T23:00:00Z"), now, "Asia/Tokyo")).toBe("13 hours ago");
});
