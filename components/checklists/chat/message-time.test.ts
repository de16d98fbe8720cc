import { expect, test } from "vitest";
import { messageTime } from "./message-time";

test("says the time of today, and the day of older messages, in the person's own zone", () => {
  const now = new Date(2026, 10, 21, 18);
  expect(messageTime(new Date(2026, 10, 21, 14, 5).toISOString(), now)).toBe("2:05 PM");
  expect(messageTime(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe("Nov 20, 11:59 PM");
});
