import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Countdown,
  clockText,
  isOver,
  millisecondsLeft,
  minuteToTell,
  paused,
  resumed,
  secondsLeft,
  untilNextSecond,
} from "./timekeeping";

const START = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;

function lasting(minutes: number): Countdown {
  return {
    id: "session",
    checklistId: "plan",
    taskId: "step",
    text: "Put one plate in the sink",
    plannedSeconds: minutes * 60,
    endsAt: START + minutes * MINUTE,
    pausedAt: null,
  };
}

describe("what is left", () => {
  test("comes from the end time, also after a sleep of hours", () => {
    const countdown = lasting(25);
    expect(secondsLeft(countdown, START)).toBe(1500);
    expect(secondsLeft(countdown, START + 1)).toBe(1500);
    expect(secondsLeft(countdown, START + 1000)).toBe(1499);
    expect(secondsLeft(countdown, START + 24.5 * MINUTE)).toBe(30);
    expect(secondsLeft(countdown, START + 600 * MINUTE)).toBe(0);
  });

  test("is never more than was planned, although a clock goes back", () => {
    expect(secondsLeft(lasting(25), START - 90 * MINUTE)).toBe(1500);
  });

  test("a session is over at its end, not a millisecond before, and never while it waits", () => {
    const countdown = lasting(5);
    expect(isOver(countdown, countdown.endsAt - 1)).toBe(false);
    expect(isOver(countdown, countdown.endsAt)).toBe(true);
    expect(isOver(paused(countdown, START + MINUTE), countdown.endsAt + MINUTE)).toBe(false);
  });
});

describe("pauses", () => {
  test("stand still and move the end", () => {
    const waiting = paused(lasting(25), START + 10 * MINUTE);
    expect(secondsLeft(waiting, START + 300 * MINUTE)).toBe(15 * 60);
    const going = resumed(waiting, START + 300 * MINUTE);
    expect(going.endsAt).toBe(START + 315 * MINUTE);
    expect(going.pausedAt).toBeNull();
  });

  test("said twice change nothing", () => {
    const countdown = lasting(25);
    const waiting = paused(countdown, START + MINUTE);
    expect(paused(waiting, START + 2 * MINUTE)).toBe(waiting);
    expect(resumed(countdown, START)).toBe(countdown);
  });

  test("however many and long, only the time between them counts", () => {
    const stretches = fc.array(
      fc.record({ focused: fc.nat(4 * MINUTE), waited: fc.nat(600 * MINUTE) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(stretches, (parts) => {
        let now = START;
        let countdown = lasting(60);
        for (const { focused, waited } of parts) {
          now += focused;
          countdown = paused(countdown, now);
          now += waited;
          countdown = resumed(countdown, now);
        }
        const focused = parts.reduce((sum, part) => sum + part.focused, 0);
        expect(millisecondsLeft(countdown, now)).toBe(60 * MINUTE - focused);
      }),
    );
  });
});

test("a tick comes when the shown second changes, whenever it was asked for", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (away) => {
      const { endsAt } = lasting(25);
      const now = endsAt - away;
      const wait = untilNextSecond(endsAt, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(Math.abs((endsAt - (now + wait)) % 1000)).toBe(0);
    }),
  );
});

test.each([
  [1500, "25:00"],
  [1499, "24:59"],
  [61, "01:01"],
  [0, "00:00"],
  [3600, "60:00"],
])("%i seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test("minutes are told every fifth time and at the last, never at the start", () => {
  const told = Array.from({ length: 1501 }, (_, gone) => minuteToTell(1500 - gone, 1500));
  expect([...new Set(told)]).toEqual([null, 20, 15, 10, 5, 1]);
  expect(minuteToTell(1500, 1500)).toBeNull();
  expect(minuteToTell(0, 1500)).toBeNull();
});
