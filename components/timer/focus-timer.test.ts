import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TimerSession } from "@/lib/timer/types";
import { type FocusState, type Heard, NOTHING_YET, phaseOf } from "./focus-state";
import { createFocusTimer } from "./focus-timer";
import { type Countdown, secondsLeft } from "./timekeeping";

const MINUTE = 60_000;
const SERVER_START = Date.UTC(2026, 10, 21, 9);

/** Time that both clocks share; this device's is `skew` ahead of the server's. */
let passed = 0;
let skew = 0;
let isOffline = false;
/** The server's session, kept by the same rules. */
let stored: (Countdown & { status: TimerSession["status"] }) | null = null;
let sent: string[] = [];

beforeEach(() => {
  passed = 0;
  skew = 0;
  isOffline = false;
  stored = null;
  sent = [];
});

const serverNow = () => SERVER_START + passed;

function answer(): { answer: { session: TimerSession; now: string }; heard: Heard } {
  if (isOffline) throw new TypeError("Failed to fetch");
  if (stored?.status === "active" && stored.pausedAt === null && stored.endsAt <= serverNow()) {
    stored = { ...stored, status: "completed" };
  }
  const { status = "interrupted", ...countdown } = stored ?? {};
  const heard = {
    session: stored?.status === "active" ? (countdown as Countdown) : null,
    completed: status === "completed",
    now: serverNow(),
    offset: -skew,
  };
  const session = { status, duration: 0 } as TimerSession;
  return { answer: { session, now: new Date(serverNow()).toISOString() }, heard };
}

const requests = {
  readSession: vi.fn(async () => {
    sent.push("read");
    const { answer: read, heard } = answer();
    return { answer: read, heard: { ...heard, completed: false } };
  }),
  sendStart: vi.fn(async ({ minutes }: { minutes: number }) => {
    sent.push("start");
    answer();
    stored = {
      id: `session-${sent.length}`,
      checklistId: "plan",
      taskId: "step",
      text: "Put one plate in the sink",
      plannedSeconds: minutes * 60,
      endsAt: serverNow() + minutes * MINUTE,
      pausedAt: null,
      status: "active",
    };
    return answer();
  }),
  sendStop: vi.fn(async (_: string, status: "completed" | "interrupted") => {
    sent.push(status);
    answer();
    if (stored?.status === "active") stored = { ...stored, status: "interrupted" };
    return answer();
  }),
  sendPause: vi.fn(async ({ pausedAt }: Countdown, left: number) => {
    sent.push(pausedAt === null ? "resumed" : "paused");
    answer();
    if (stored?.status === "active") {
      const endsAt = serverNow() + left * 1000;
      stored = { ...stored, endsAt, pausedAt: pausedAt === null ? null : serverNow() };
    }
    return answer();
  }),
};

function aTimer(initial: FocusState = NOTHING_YET) {
  const kept: FocusState[] = [];
  const timer = createFocusTimer(initial, {
    requests,
    deviceNow: () => serverNow() + skew,
    keep: (state) => kept.push(state),
  });
  return { timer, kept };
}

const what = { checklistId: "plan", taskId: "step", minutes: 25 };

function left({ timer }: ReturnType<typeof aTimer>): number {
  const { session } = timer.state();
  if (!session) throw new Error("no session");
  return secondsLeft(session, timer.now());
}

describe("a clock that is wrong", () => {
  test.each([90, -90, 60 * 24 * 365])("by %i minutes does not matter", async (minutes) => {
    skew = minutes * MINUTE;
    const screen = aTimer();
    await screen.timer.start(what);
    expect(left(screen)).toBe(1500);
    passed = 10 * MINUTE;
    expect(left(screen)).toBe(900);
  });

  test("that jumps while the session runs is right again with the server's next word", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 5 * MINUTE;
    skew = 40 * MINUTE;
    await screen.timer.sync();
    expect(left(screen)).toBe(1200);
    expect(phaseOf(screen.timer.state())).toBe("focusing");
  });
});

describe("a page that comes alive", () => {
  async function running() {
    const screen = aTimer();
    await screen.timer.start(what);
    const kept = screen.timer.state();
    passed = 10 * MINUTE;
    const seed = { ...NOTHING_YET, session: kept.session, asOf: serverNow() };
    return { kept, seed };
  }

  test.each([0, 60, -60])("counts right with a clock that is off by %i minutes", async (off) => {
    const { seed, kept } = await running();
    skew = off * MINUTE;
    for (const known of [null, kept]) {
      const screen = aTimer(seed);
      screen.timer.dispatch({ type: "restored", kept: known, deviceNow: serverNow() + skew });
      expect(left(screen)).toBe(900);
    }
  });

  test("goes on with a pause that the server has not heard of", async () => {
    const { seed, kept } = await running();
    const session = { ...seed.session, ...kept.session, pausedAt: SERVER_START + 4 * MINUTE };
    const screen = aTimer(seed);
    const unsent = { ...kept, session: session as Countdown, unsent: true };
    screen.timer.dispatch({ type: "restored", kept: unsent, deviceNow: serverNow() });
    expect(left(screen)).toBe(1260);
    await screen.timer.sync();
    expect(stored).toMatchObject({ pausedAt: serverNow(), endsAt: serverNow() + 21 * MINUTE });
  });

  test("shows the end that came while it was closed", async () => {
    const { kept } = await running();
    passed = 40 * MINUTE;
    const screen = aTimer({ ...NOTHING_YET, asOf: serverNow() });
    screen.timer.dispatch({ type: "restored", kept, deviceNow: serverNow() });
    expect(phaseOf(screen.timer.state())).toBe("complete");
  });

  test("brought up by Back is older than what was done since", async () => {
    const { kept } = await running();
    const screen = aTimer({ ...NOTHING_YET, asOf: SERVER_START - MINUTE });
    screen.timer.dispatch({ type: "restored", kept, deviceNow: serverNow() });
    expect(phaseOf(screen.timer.state())).toBe("focusing");
  });
});

describe("the end", () => {
  test("shows without a line, and the server is told once there is one or not at all", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    isOffline = true;
    passed = 25 * MINUTE;
    await expect(screen.timer.finish()).rejects.toThrow();
    expect(phaseOf(screen.timer.state())).toBe("complete");
    isOffline = false;
    await screen.timer.sync();
    expect(phaseOf(screen.timer.state())).toBe("complete");
    expect(stored?.status).toBe("completed");
  });

  test("comes once, however often it is asked for", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 25 * MINUTE;
    await Promise.all([screen.timer.finish(), screen.timer.finish(), screen.timer.finish()]);
    expect(sent.filter((word) => word === "completed")).toHaveLength(1);
  });

  test("does not come early", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 25 * MINUTE - 1;
    await screen.timer.finish();
    expect(phaseOf(screen.timer.state())).toBe("focusing");
    expect(sent).toEqual(["start"]);
  });

  test("is found after a closed laptop", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 300 * MINUTE;
    await screen.timer.sync();
    expect(phaseOf(screen.timer.state())).toBe("complete");
  });

  test("that the server reached while Stop was on its way is a completion", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 25 * MINUTE;
    expect((await screen.timer.stop())?.status).toBe("completed");
    expect(phaseOf(screen.timer.state())).toBe("complete");
  });
});

describe("a pause", () => {
  test("without a line holds on screen, and its minutes hold when there is one again", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 5 * MINUTE;
    isOffline = true;
    await expect(screen.timer.pause()).rejects.toThrow();
    passed = 15 * MINUTE;
    expect(left(screen)).toBe(1200);
    isOffline = false;
    await screen.timer.sync();
    expect(left(screen)).toBe(1200);
    expect(stored).toMatchObject({ pausedAt: serverNow(), endsAt: serverNow() + 20 * MINUTE });
  });

  test("that arrives after the end finds the session completed", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 5 * MINUTE;
    isOffline = true;
    await expect(screen.timer.pause()).rejects.toThrow();
    passed = 65 * MINUTE;
    isOffline = false;
    await screen.timer.sync();
    expect(phaseOf(screen.timer.state())).toBe("complete");
    expect(stored?.status).toBe("completed");
  });

  test("and its end in quick turns leave the last one, told in order", async () => {
    const screen = aTimer();
    await screen.timer.start(what);
    passed = 5 * MINUTE;
    const { timer } = screen;
    await Promise.all([timer.pause(), timer.resume(), timer.pause(), timer.resume()]);
    expect(phaseOf(timer.state())).toBe("focusing");
    expect(timer.state().unsent).toBe(false);
    expect(sent).toEqual(["start", "paused", "resumed"]);
    expect(stored?.pausedAt).toBeNull();
  });

  test("made on another device shows here with the next word", async () => {
    const [here, there] = [aTimer(), aTimer()];
    await here.timer.start(what);
    await there.timer.sync();
    passed = 5 * MINUTE;
    await there.timer.pause();
    passed = 9 * MINUTE;
    await here.timer.sync();
    expect(phaseOf(here.timer.state())).toBe("paused");
    expect(left(here)).toBe(1200);
  });
});

test("a session stopped on another device is not taken for a completed one", async () => {
  const [here, there] = [aTimer(), aTimer()];
  await here.timer.start(what);
  await there.timer.sync();
  passed = 5 * MINUTE;
  await there.timer.stop();
  await here.timer.sync();
  expect(phaseOf(here.timer.state())).toBe("ready");
});

test("another tab shows what this one does; an older word changes nothing", async () => {
  const here = aTimer();
  await here.timer.start(what);
  const there = aTimer();
  for (const state of here.kept) there.timer.dispatch({ type: "adopted", state });
  expect(there.timer.state()).toEqual(here.timer.state());
  expect(there.kept).toEqual([]);
  there.timer.dispatch({ type: "adopted", state: { ...NOTHING_YET, asOf: serverNow() - 1 } });
  const heard = { session: null, completed: false, now: serverNow() - 1, offset: 0 };
  there.timer.dispatch({ type: "read", ...heard });
  expect(phaseOf(there.timer.state())).toBe("focusing");
});

test("what can't be started or stopped leaves everything as it was", async () => {
  const screen = aTimer();
  isOffline = true;
  await expect(screen.timer.start(what)).rejects.toThrow();
  expect(phaseOf(screen.timer.state())).toBe("ready");
  isOffline = false;
  await screen.timer.start(what);
  isOffline = true;
  await expect(screen.timer.stop()).rejects.toThrow();
  expect(phaseOf(screen.timer.state())).toBe("focusing");
});
