import { expect, test, vi } from "vitest";
import { loadCards, loadToday } from "@/lib/checklists/loaders";
import { prisma } from "@/lib/db";
import { visitNoted } from "@/lib/users/visits";
import type { Browser } from "../support/browser";
import { type Person, signedIn } from "../support/people";
import { makePlan, readPlan, stepAt } from "../support/plans";
import { statementsOf } from "../support/statements";

const day = 24 * 60 * 60 * 1000;

function star(browser: Browser, planId: string, taskId: string, priority = true) {
  return browser.call("PATCH", `/api/checklist/${planId}/tasks/priority`, { taskId, priority });
}

async function starred(browser: Browser, texts: string[], title: string): Promise<string> {
  const { id } = await makePlan(browser, texts, title);
  for (const step of (await readPlan(browser, id)).steps) await star(browser, id, step.id);
  return id;
}

async function today(browser: Browser): Promise<string[]> {
  return (await browser.run(() => loadToday())).steps.map(({ text }) => text);
}

test("today holds the starred open steps of all plans, newest plan first, at most three", async () => {
  const { browser } = await signedIn();
  expect(await browser.run(() => loadToday())).toEqual({
    steps: [],
    daysAway: null,
    hasDone: false,
    hasArchived: false,
  });
  await starred(browser, ["Old 1", "Old 2"], "Old");
  await makePlan(browser, ["Not starred"]);
  const id = await starred(browser, ["New 1", "New 2"], "New");
  expect(await today(browser)).toEqual(["New 1", "New 2", "Old 1"]);
  const { steps } = await browser.run(() => loadToday());
  expect(steps[0]).toEqual({
    id: (await stepAt(browser, id)).id,
    text: "New 1",
    minutes: null,
    checklistId: id,
    title: "New",
  });
});

test("ticked, put-off, unstarred and removed steps make room; so do plans that are put away", async () => {
  const { browser } = await signedIn();
  const old = await starred(browser, ["Old 1", "Old 2"], "Old");
  const id = await starred(browser, ["A", "B", "C", "D"], "New");
  const { steps } = await readPlan(browser, id);
  const path = `/api/checklist/${id}/tasks`;
  await browser.call("PATCH", `${path}/${steps[0]?.id}`, { completed: true });
  expect(await today(browser)).toEqual(["B", "C", "D"]);
  await browser.call("PATCH", `${path}/${steps[1]?.id}`, { deferredUntil: "tomorrow" });
  await star(browser, id, steps[2]?.id ?? "", false);
  expect(await today(browser)).toEqual(["D", "Old 1", "Old 2"]);
  await browser.call("DELETE", `${path}/${steps[3]?.id}`);
  expect(await today(browser)).toEqual(["Old 1", "Old 2"]);
  await browser.call("POST", `${path}/${steps[3]?.id}/restore`);
  expect(await today(browser)).toEqual(["D", "Old 1", "Old 2"]);
  await browser.call("PATCH", `/api/checklist/${id}`, { archived: true });
  await browser.call("DELETE", `/api/checklist/${old}`);
  expect(await browser.run(() => loadToday())).toMatchObject({ steps: [], hasArchived: true });
  await browser.call("POST", `/api/checklist/${old}/restore`);
  expect(await today(browser)).toEqual(["Old 1", "Old 2"]);
});

test("a step that was put off is there again on its day", async () => {
  const { browser } = await signedIn();
  const id = await starred(browser, ["A"], "Plan");
  const { id: stepId } = await stepAt(browser, id);
  await browser.call("PATCH", `/api/checklist/${id}/tasks/${stepId}`, {
    deferredUntil: "tomorrow",
  });
  expect(await today(browser)).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day });
  try {
    expect(await today(browser)).toEqual(["A"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a plan counts its stars right under parallel stars, removals and undo", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A", "B", "C", "D", "E", "F"]);
  const { steps } = await readPlan(browser, id);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      steps.flatMap((step, at) => {
        const path = `/api/checklist/${id}/tasks/${step.id}`;
        return [
          star(browser, id, step.id, (at + round) % 2 === 0),
          browser.call("DELETE", path),
          star(browser, id, step.id),
          browser.call("POST", `${path}/restore`),
        ];
      }),
    );
    const { starredSteps } = await prisma.checklist.findUniqueOrThrow({ where: { id } });
    const count = await prisma.step.count({
      where: { checklistId: id, priority: true, deletedAt: null },
    });
    expect(starredSteps).toBe(count);
  }
});

test("nobody sees another's steps", async () => {
  const { browser } = await signedIn();
  await starred(browser, ["A"], "Plan");
  const { browser: other } = await signedIn();
  expect(await today(other)).toEqual([]);
});

test("it says whether there are completed plans", async () => {
  const { browser } = await signedIn();
  const { id } = await makePlan(browser, ["A"]);
  const step = await stepAt(browser, id);
  await browser.call("PATCH", `/api/checklist/${id}/tasks/${step.id}`, { completed: true });
  expect(await browser.run(() => loadToday())).toMatchObject({ hasDone: true, hasArchived: false });
});

async function away({ browser, userId }: Person, lastVisitAt: Date | null, timeZone: string) {
  await prisma.user.update({ where: { id: userId }, data: { lastVisitAt, timeZone } });
  return (await browser.run(() => loadToday())).daysAway;
}

test("three days away, counted where the person lives, are told", async () => {
  const person = await signedIn();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T01:00:00Z") });
  try {
    expect(await away(person, null, "UTC")).toBeNull();
    expect(await away(person, new Date("2026-11-19T00:00:00Z"), "UTC")).toBeNull();
    expect(await away(person, new Date("2026-11-18T23:59:00Z"), "UTC")).toBe(3);
    expect(await away(person, new Date("2026-11-18T23:59:00Z"), "Europe/Berlin")).toBeNull();
    expect(await away(person, new Date("2026-10-21T12:00:00Z"), "Europe/Berlin")).toBe(31);
    expect(await away(person, new Date("2026-11-17T12:00:00Z"), "Not/AZone")).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test("a visit is noted once; after half an hour of silence the next one begins", async () => {
  const { userId } = await signedIn();
  const note = async (lastSeenAgo: number) => {
    const lastSeenAt = new Date(Date.now() - lastSeenAgo);
    await prisma.user.update({ where: { id: userId }, data: { lastSeenAt } });
    const written = await prisma.$executeRawUnsafe(visitNoted("$1::uuid"), userId);
    const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    return { written, lastSeenAt, user };
  };
  const minute = 60_000;
  expect((await note(4 * minute)).written).toBe(0);
  const within = await note(20 * minute);
  expect(within).toMatchObject({ written: 1, user: { lastVisitAt: null } });
  expect(within.user.lastSeenAt.getTime()).toBeGreaterThan(within.lastSeenAt.getTime());
  const back = await note(5 * day);
  expect(back.user.lastVisitAt).toEqual(back.lastSeenAt);
  const still = await note(10 * minute);
  expect(still.user.lastVisitAt).toEqual(back.lastSeenAt);
});

test("whoever opens a page after days away is welcomed by that page", async () => {
  const { browser, userId } = await signedIn();
  const lastSeenAt = new Date(Date.now() - 5 * day);
  await prisma.user.update({ where: { id: userId }, data: { lastSeenAt, timeZone: "UTC" } });
  expect((await browser.run(() => loadToday())).daysAway).toBe(5);
  expect((await browser.run(() => loadToday())).daysAway).toBe(5);
});

test("my plans with today are three statements, the session's included", async () => {
  const { browser } = await signedIn();
  await starred(browser, ["A"], "Plan");
  const page = () => browser.run(() => Promise.all([loadCards(), loadToday()]));
  const statements = await statementsOf(page);
  const own = statements.filter((text) => !text.includes("FROM sessions"));
  expect(own).toHaveLength(2);
});
