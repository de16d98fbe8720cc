import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { EXPORT_LIMIT } from "@/lib/privacy/constants";
import { download } from "../support/downloads";
import { type Person, revoke, signedIn } from "../support/people";
import { addSubSteps, makePlan, stepAt } from "../support/plans";
import { subscribe } from "../support/subscribe";

const FILES = ["steps.csv", "focus.csv"];

async function subscriber(): Promise<Person> {
  const person = await signedIn();
  await subscribe(person.userId);
  await prisma.user.update({
    where: { id: person.userId },
    data: { timeZone: "Europe/Berlin" },
  });
  return person;
}

async function planOf(person: Person, steps: unknown[], title: string): Promise<string> {
  const { id } = await makePlan(person.browser, steps, title);
  await prisma.checklist.update({
    where: { id },
    data: { createdAt: new Date("2026-05-31T23:30:00Z") },
  });
  return id;
}

const linesOf = (text: string) => text.replace(/^\uFEFF/, "").split("\r\n");

test("steps.csv has a line for each step, smaller ones below theirs, with times in the person's zone", async () => {
  const person = await subscriber();
  const id = await planOf(person, [{ text: "Call, then write", minutes: 20 }, "Rest"], "Move");
  const step = await stepAt(person.browser, id);
  await addSubSteps(id, step.id, ['Find the "number"']);
  await prisma.step.update({
    where: { id: step.id },
    data: { completed: true, completedAt: new Date("2026-06-02T05:06:07Z") },
  });
  await prisma.timerSession.create({
    data: {
      userId: person.userId,
      checklistId: id,
      stepId: step.id,
      status: "interrupted",
      plannedSeconds: 1_500,
      durationSeconds: 754,
      startedAt: new Date("2026-06-01T22:30:00Z"),
      endsAt: new Date("2026-06-01T22:55:00Z"),
      endedAt: new Date("2026-06-01T22:42:34Z"),
    },
  });
  const file = await download(person, "steps.csv");
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toMatch(/^text\/csv; charset=utf-8/);
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="stepwell-steps-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(file.headers.get("cache-control")).toBe("no-store");
  expect(linesOf(file.text)).toEqual([
    '"Plan","Plan begun (Europe/Berlin)","Plan finished (Europe/Berlin)","Step","Part of","Estimated minutes","Focused minutes","Done","Done at (Europe/Berlin)"',
    '"Move","2026-06-01 01:30",,"Call, then write",,20,12.6,"yes","2026-06-02 07:06"',
    '"Move","2026-06-01 01:30",,"Find the ""number""","Call, then write",,0,"no",',
    '"Move","2026-06-01 01:30",,"Rest",,,0,"no",',
    "",
  ]);

  const focus = await download(person, "focus.csv");
  expect(linesOf(focus.text)).toEqual([
    '"Started at (Europe/Berlin)","Planned minutes","Focused minutes","Ended","Plan","Step"',
    '"2026-06-02 00:30",25,12.6,"before","Move","Call, then write"',
    "",
  ]);
});

test("nothing in a cell is run as a formula", async () => {
  const person = await subscriber();
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://evil.example")', "＝1"];
  await planOf(person, formulas, "=cmd|' /C calc'!A0");
  const { text } = await download(person, "steps.csv");
  const cells = linesOf(text)
    .slice(1)
    .flatMap((line) => line.split(","));
  expect(cells.filter((cell) => /^"?[=+\-@\t\r＝]/.test(cell))).toEqual([]);
  for (const formula of ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'＝1"])
    expect(cells).toContain(`"${formula}"`);
});

test("line breaks stay inside their cell, and every letter arrives", async () => {
  const person = await subscriber();
  const id = await planOf(person, ["掃除 🧹 Übung"], "Plan");
  await prisma.checklist.update({ where: { id }, data: { title: "Two\nlines" } });
  const { text } = await download(person, "steps.csv");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(linesOf(text)).toHaveLength(3);
  expect(text).toContain('"Two\nlines",');
  expect(text).toContain("掃除 🧹 Übung");
});

test("more plans and sessions than are read at once are all there, each once", async () => {
  const person = await subscriber();
  const { userId } = person;
  const decisions = await prisma.decision.createManyAndReturn({
    data: Array.from({ length: 45 }, (_, at) => ({ userId, inputText: `Plan ${at}` })),
    select: { id: true },
  });
  // All of one moment: the id decides.
  const createdAt = new Date("2026-05-05T05:05:05.055Z");
  const plans = await prisma.checklist.createManyAndReturn({
    data: decisions.map(({ id }, at) => ({
      userId,
      decisionId: id,
      title: `Plan ${at}`,
      createdAt,
    })),
    select: { id: true },
  });
  await prisma.step.createMany({
    data: plans.slice(0, -1).map(({ id }) => ({ checklistId: id, text: `Of ${id}`, position: 0 })),
  });
  await prisma.timerSession.createMany({
    data: Array.from({ length: 1_203 }, (_, at) => ({
      userId,
      status: "completed" as const,
      plannedSeconds: 600 + at,
      durationSeconds: 60,
      startedAt: createdAt,
      endsAt: createdAt,
      endedAt: createdAt,
    })),
  });
  const steps = linesOf((await download(person, "steps.csv")).text);
  expect(steps).toHaveLength(44 + 2);
  expect(new Set(steps).size).toBe(44 + 2);
  const sessions = linesOf((await download(person, "focus.csv")).text);
  expect(sessions).toHaveLength(1_203 + 2);
});

test("deleted plans and steps leave no words behind; time focused on them stays", async () => {
  const person = await subscriber();
  const id = await planOf(person, ["Secret step"], "Secret plan");
  const step = await stepAt(person.browser, id);
  await person.browser.call("POST", "/api/timer/start", { taskId: step.id, checklistId: id });
  await person.browser.call("DELETE", `/api/checklist/${id}`);
  expect((await download(person, "steps.csv")).text).not.toContain("Secret");
  const focus = await download(person, "focus.csv");
  expect(focus.text).not.toContain("Secret");
  expect(linesOf(focus.text)).toHaveLength(3);
  expect(focus.text).toContain(',"going on",,');
});

describe.each(FILES)("%s", (file) => {
  test("is refused without Premium: a form is led back, other clients are told", async () => {
    const person = await signedIn();
    await planOf(person, ["Hidden"], "Hidden");
    const answer = await download(person, file);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: "PREMIUM_REQUIRED" });
    expect(answer.text).not.toContain("Hidden");
    const navigated = await download(person, file, { "sec-fetch-mode": "navigate" });
    expect([navigated.status, navigated.headers.get("location")]).toEqual([
      303,
      "/account?export=premium#your-data",
    ]);
  });

  test.each(["canceled", "unpaid", "paused"])(
    "is refused when the subscription is %s",
    async (status) => {
      const person = await signedIn();
      await subscribe(person.userId, status);
      expect((await download(person, file)).status).toBe(403);
    },
  );

  test("holds nothing of anyone else", async () => {
    const other = await subscriber();
    await planOf(other, ["Theirs"], "Theirs");
    const text = (await download(await subscriber(), file)).text;
    expect(linesOf(text)).toHaveLength(2);
    expect(text).not.toContain("Theirs");
  });

  test("is not for who is signed out, comes from another site or asks too often", async () => {
    const person = await subscriber();
    const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await download(person, file, foreign)).status).toBe(403);
    for (let count = 0; count < EXPORT_LIMIT.points; count += 1) {
      expect((await download(person, file)).status).toBe(200);
    }
    expect((await download(person, file)).status).toBe(429);
    await revoke(person);
    expect((await download(person, file)).status).toBe(401);
  });
});
