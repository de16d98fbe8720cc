import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { START_LIMIT } from "@/lib/timer/constants";
import type { TimerSession } from "@/lib/timer/types";
import type { Answer, Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";
import { addSubSteps, makePlan, stepAt } from "../support/plans";

type TimerAnswer = {
  success: boolean;
  session: TimerSession;
  now: string;
  message?: string;
};

const MINUTE = 60;

type Desk = Person & { checklistId: string; taskId: string };

/** Someone with a plan and its first step. */
async function atTheDesk(): Promise<Desk> {
  const person = await signedIn();
  const { id: checklistId } = await makePlan(person.browser);
  const { id: taskId } = await stepAt(person.browser, checklistId);
  return { ...person, checklistId, taskId };
}

function start({ browser, checklistId, taskId }: Desk, more: Record<string, unknown> = {}) {
  return browser.call<TimerAnswer>("POST", "/api/timer/start", { taskId, checklistId, ...more });
}

async function started(desk: Desk, more?: Record<string, unknown>): Promise<TimerSession> {
  const answer = await start(desk, more);
  expect(answer.status).toBe(200);
  return answer.body.session;
}

function stop(browser: Browser, sessionId: string, status: string): Promise<Answer<TimerAnswer>> {
  return browser.call("POST", "/api/timer/stop", { sessionId, status });
}

function pause(browser: Browser, sessionId: string, paused: boolean, secondsLeft?: number) {
  return browser.call<TimerAnswer>("PATCH", "/api/timer", { sessionId, paused, secondsLeft });
}

async function active(browser: Browser): Promise<TimerSession | null> {
  const { body } = await browser.call<{ session: TimerSession | null }>("GET", "/api/timer");
  return body.session;
}

/** Lets so many seconds pass for a session, by moving its times into the past. */
async function letPass(sessionId: string, seconds: number): Promise<void> {
  await prisma.$executeRaw`
    UPDATE timer_sessions SET started_at = started_at - make_interval(secs => ${seconds}),
      ends_at = ends_at - make_interval(secs => ${seconds}),
      paused_at = paused_at - make_interval(secs => ${seconds})
    WHERE id = ${sessionId}::uuid`;
}

function statusesOf(userId: string) {
  return prisma.timerSession.groupBy({
    by: ["status"],
    where: { userId },
    _count: true,
    orderBy: { status: "asc" },
  });
}

/** What the server says is left, in whole seconds; of a paused session, for as long as it waits. */
function secondsLeft({ endsAt, pausedAt }: TimerSession, now: string): number {
  return Math.round((Date.parse(endsAt) - Date.parse(pausedAt ?? now)) / 1000);
}

describe("starting", () => {
  test("begins 25 minutes on a step, and tells the end and the server's clock", async () => {
    const desk = await atTheDesk();
    const { body } = await start(desk);
    expect(body).toMatchObject({
      success: true,
      session: {
        checklistId: desk.checklistId,
        taskId: desk.taskId,
        text: "Open the calendar",
        status: "active",
        plannedSeconds: 1500,
        duration: 0,
        pausedAt: null,
        endedAt: null,
      },
    });
    expect(secondsLeft(body.session, body.now)).toBe(1500);
    expect(await active(desk.browser)).toEqual(body.session);
  });

  test.each([5, 6, 45, 60])("takes %i minutes", async (minutes) => {
    const session = await started(await atTheDesk(), { minutes });
    expect(session.plannedSeconds).toBe(minutes * 60);
  });

  test.each([4, 61, 0, -5, 25.5, "25", null, Number.MAX_SAFE_INTEGER])(
    "refuses %j minutes",
    async (minutes) => {
      expect(await start(await atTheDesk(), { minutes })).toMatchObject({
        status: 400,
        body: { message: "minutes must be a whole number from 5 to 60." },
      });
    },
  );

  test("may be for a smaller step, or for the plan as a whole", async () => {
    const desk = await atTheDesk();
    const [sub] = await addSubSteps(desk.checklistId, desk.taskId, ["Find the app"]);
    expect(await started(desk, { taskId: sub })).toMatchObject({ text: "Find the app" });
    expect(await started(desk, { taskId: null })).toMatchObject({ taskId: null, text: null });
    expect(await started(desk, { taskId: undefined })).toMatchObject({ taskId: null });
  });

  test("needs a live plan and a live step of it, and else leaves what is under way alone", async () => {
    const desk = await atTheDesk();
    const other = await atTheDesk();
    const removed = await stepAt(desk.browser, desk.checklistId, 1);
    await desk.browser.call("DELETE", `/api/checklist/${desk.checklistId}/tasks/${removed.id}`);
    const session = await started(desk);
    for (const place of [
      { checklistId: other.checklistId },
      { taskId: other.taskId },
      { taskId: removed.id },
      { taskId: crypto.randomUUID() },
      { checklistId: "no id" },
    ]) {
      expect((await start(desk, place)).status).toBe(404);
    }
    expect(await active(desk.browser)).toMatchObject({ id: session.id });
    await desk.browser.call("DELETE", `/api/checklist/${desk.checklistId}`);
    expect((await start(desk)).status).toBe(404);
  });

  test("interrupts the session before it, with what was focused", async () => {
    const desk = await atTheDesk();
    const first = await started(desk);
    await letPass(first.id, 7 * MINUTE);
    const second = await started(desk);
    expect(await active(desk.browser)).toMatchObject({ id: second.id });
    expect((await stop(desk.browser, first.id, "completed")).body.session).toMatchObject({
      status: "interrupted",
      duration: 7 * MINUTE,
    });
  });

  test("twenty times at once leaves one session, and nineteen interrupted ones", async () => {
    const desk = await atTheDesk();
    const before = await started(desk);
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(desk)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await statusesOf(desk.userId)).toEqual([
      { status: "active", _count: 1 },
      { status: "interrupted", _count: 20 },
    ]);
    const running = await active(desk.browser);
    expect(running?.id).not.toBe(before.id);
  });

  test("of one person touches nobody else's", async () => {
    const [one, two] = [await atTheDesk(), await atTheDesk()];
    const [first, second] = await Promise.all([started(one), started(two)]);
    expect(await active(one.browser)).toEqual(first);
    expect(await active(two.browser)).toEqual(second);
    for (const answer of [
      await stop(two.browser, first.id, "interrupted"),
      await pause(two.browser, first.id, true),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: "No active session" } });
    }
    expect(await active(one.browser)).toEqual(first);
  });

  test("is limited", async () => {
    const desk = await atTheDesk();
    const tries = Array.from({ length: START_LIMIT.points + 2 }, () => start(desk));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe("stopping", () => {
  test("before the end is interrupted, with the seconds focused", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 11 * MINUTE + 3);
    const { body } = await stop(desk.browser, id, "interrupted");
    expect(body).toMatchObject({ success: true, session: { status: "interrupted" } });
    expect(body.session.duration).toBe(11 * MINUTE + 3);
    expect(await active(desk.browser)).toBeNull();
  });

  test("at the end is completed, with the whole length", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk, { minutes: 10 });
    await letPass(id, 10 * MINUTE);
    const { body } = await stop(desk.browser, id, "completed");
    expect(body.session).toMatchObject({ status: "completed", duration: 600 });
    expect(body.session.endedAt).toBe(body.session.endsAt);
  });

  test("a few seconds early is believed, more is an interruption", async () => {
    const desk = await atTheDesk();
    const nearly = await started(desk);
    await letPass(nearly.id, 25 * MINUTE - 3);
    expect((await stop(desk.browser, nearly.id, "completed")).body.session).toMatchObject({
      status: "completed",
      duration: 1500,
    });
    const early = await started(desk);
    await letPass(early.id, 24 * MINUTE);
    expect((await stop(desk.browser, early.id, "completed")).body.session).toMatchObject({
      status: "interrupted",
      duration: 24 * MINUTE,
    });
  });

  test("again, in any words and at any time, answers the same", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 5 * MINUTE);
    const first = await stop(desk.browser, id, "interrupted");
    await letPass(id, 60 * MINUTE);
    const ended = await prisma.timerSession.findUnique({ where: { id } });
    const later = await Promise.all(
      ["completed", "interrupted", "completed"].map((status) => stop(desk.browser, id, status)),
    );
    for (const { status, body } of later) {
      expect(status).toBe(200);
      expect(body.session).toMatchObject({
        status: "interrupted",
        duration: first.body.session.duration,
      });
    }
    expect(await prisma.timerSession.findUnique({ where: { id } })).toEqual(ended);
  });

  test("ten times at once ends one session once", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stop(desk.browser, id, "interrupted")),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.session))).size).toBe(1);
    expect(await statusesOf(desk.userId)).toEqual([{ status: "interrupted", _count: 1 }]);
  });

  test("an hour after the end undoes no completion, whatever is sent how often", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 85 * MINUTE);
    for (const status of ["interrupted", "completed", "interrupted"]) {
      expect((await stop(desk.browser, id, status)).body.session).toMatchObject({
        status: "completed",
        duration: 1500,
      });
    }
    expect(await statusesOf(desk.userId)).toEqual([{ status: "completed", _count: 1 }]);
  });

  test("a session of before does not end the one under way", async () => {
    const desk = await atTheDesk();
    const first = await started(desk);
    const second = await started(desk);
    await stop(desk.browser, first.id, "interrupted");
    expect(await active(desk.browser)).toMatchObject({ id: second.id });
  });

  test.each([[undefined], [null], [""], [7]])("needs a session, not %j", async (sessionId) => {
    const { browser } = await signedIn();
    const answer = await browser.call("POST", "/api/timer/stop", {
      sessionId,
      status: "completed",
    });
    expect(answer).toMatchObject({ status: 400, body: { message: "No active session" } });
  });

  test.each([crypto.randomUUID(), "no id"])("does not know the session %s", async (sessionId) => {
    const { browser } = await signedIn();
    expect(await stop(browser, sessionId, "completed")).toMatchObject({
      status: 404,
      body: { success: false, message: "No active session" },
    });
  });

  test.each(["active", "done", null, 1])("knows no status %j", async (status) => {
    const desk = await atTheDesk();
    const { id: sessionId } = await started(desk);
    expect(await desk.browser.call("POST", "/api/timer/stop", { sessionId, status })).toMatchObject(
      { status: 400, body: { message: "status is completed or interrupted." } },
    );
  });
});

describe("the end time", () => {
  test("completes a session once, whoever asks first", async () => {
    const desk = await atTheDesk();
    const { id, endsAt } = await started(desk);
    await letPass(id, 25 * MINUTE + 1);
    expect(await active(desk.browser)).toBeNull();
    const row = await prisma.timerSession.findUnique({ where: { id } });
    expect(row).toMatchObject({ status: "completed", durationSeconds: 1500 });
    expect(row?.endedAt).toEqual(new Date(Date.parse(endsAt) - 25 * MINUTE * 1000 - 1000));
    await Promise.all([active(desk.browser), active(desk.browser), start(desk)]);
    expect(await prisma.timerSession.findUnique({ where: { id } })).toEqual(row);
  });

  test("makes a session that a new start finds completed, not interrupted", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 26 * MINUTE);
    await started(desk);
    expect(await statusesOf(desk.userId)).toEqual([
      { status: "active", _count: 1 },
      { status: "completed", _count: 1 },
    ]);
  });

  test("is the same for reads, stops and starts that come together", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 30 * MINUTE);
    await Promise.all([
      active(desk.browser),
      stop(desk.browser, id, "interrupted"),
      start(desk),
      pause(desk.browser, id, true),
      stop(desk.browser, id, "completed"),
      active(desk.browser),
    ]);
    expect(await prisma.timerSession.findUnique({ where: { id } })).toMatchObject({
      status: "completed",
      durationSeconds: 1500,
      pausedAt: null,
    });
  });
});

describe("a pause", () => {
  test("moves the end by as long as it lasts, and counts focused time only", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 10 * MINUTE);
    const waiting = await pause(desk.browser, id, true);
    expect(secondsLeft(waiting.body.session, waiting.body.now)).toBe(15 * MINUTE);
    await letPass(id, 40 * MINUTE);
    expect(await active(desk.browser)).toMatchObject({ id, duration: 10 * MINUTE });
    const { body } = await pause(desk.browser, id, false);
    expect(body.session).toMatchObject({ status: "active", pausedAt: null });
    expect(secondsLeft(body.session, body.now)).toBe(15 * MINUTE);
    await letPass(id, 5 * MINUTE);
    expect((await stop(desk.browser, id, "interrupted")).body.session.duration).toBe(15 * MINUTE);
  });

  test("said twice changes nothing, and ends as interrupted when it is stopped", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 10 * MINUTE);
    for (const paused of [true, true, false, false, true]) await pause(desk.browser, id, paused);
    await letPass(id, 60 * MINUTE);
    const { session } = (await stop(desk.browser, id, "completed")).body;
    expect(session).toMatchObject({ status: "interrupted", pausedAt: null });
    expect(session.duration).toBe(10 * MINUTE);
  });

  test("that was held up on its way keeps what the screen said", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    // Paused without a line after 5 minutes; the word arrives 3 minutes later.
    await letPass(id, 8 * MINUTE);
    const { body } = await pause(desk.browser, id, true, 20 * MINUTE);
    expect(secondsLeft(body.session, body.now)).toBe(20 * MINUTE);
    // Gone on without a line, for 4 of the 6 minutes that passed.
    await letPass(id, 6 * MINUTE);
    const resumed = await pause(desk.browser, id, false, 16 * MINUTE);
    expect(secondsLeft(resumed.body.session, resumed.body.now)).toBe(16 * MINUTE);
  });

  test("is believed only as far as the clock allows", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 5 * MINUTE);
    // Nobody focuses 25 minutes in 5.
    const early = await pause(desk.browser, id, true, 0);
    expect(secondsLeft(early.body.session, early.body.now)).toBe(20 * MINUTE);
    // A pause gives nothing back that was focused before it.
    const more = await pause(desk.browser, id, false, 25 * MINUTE);
    expect(secondsLeft(more.body.session, more.body.now)).toBe(20 * MINUTE);
  });

  test("after the end changes nothing", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 26 * MINUTE);
    const { status, body } = await pause(desk.browser, id, true, 20 * MINUTE);
    expect(status).toBe(200);
    expect(body.session).toMatchObject({ status: "completed", duration: 1500 });
  });

  test("of half a day ends the session with what was focused", async () => {
    const desk = await atTheDesk();
    const { id } = await started(desk);
    await letPass(id, 9 * MINUTE);
    await pause(desk.browser, id, true);
    await letPass(id, 13 * 60 * MINUTE);
    expect(await active(desk.browser)).toBeNull();
    expect(await prisma.timerSession.findUnique({ where: { id } })).toMatchObject({
      status: "interrupted",
      durationSeconds: 9 * MINUTE,
    });
  });

  test.each([
    [{ paused: "yes" }, "The field paused must be true or false."],
    [{ paused: true, secondsLeft: -1 }, "secondsLeft must be a number from 0 to 3600."],
    [{ paused: true, secondsLeft: 3601 }, "secondsLeft must be a number from 0 to 3600."],
    [{ paused: true, secondsLeft: "9" }, "secondsLeft must be a number from 0 to 3600."],
  ])("refuses %j", async (body, message) => {
    const desk = await atTheDesk();
    const { id: sessionId } = await started(desk);
    const answer = await desk.browser.call("PATCH", "/api/timer", { sessionId, ...body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});

test("a session outlives its step and its plan", async () => {
  const desk = await atTheDesk();
  const { id } = await started(desk);
  await prisma.checklist.delete({ where: { id: desk.checklistId } });
  expect(await active(desk.browser)).toMatchObject({ id, checklistId: null, taskId: null });
  expect((await stop(desk.browser, id, "interrupted")).status).toBe(200);
});
