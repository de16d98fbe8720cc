import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { cleanUp } from "@/lib/privacy/clean-up";
import { type Person, signedIn } from "../support/people";

type Stats = { success: boolean; period: string; stats: { category: string; count: number }[] };

beforeEach(async () => {
  await prisma.safetyLogEntry.deleteMany();
});

async function statsOf({ browser }: Person): Promise<Stats> {
  return (await browser.call<Stats>("GET", "/api/safety/admin/stats")).body;
}

async function testText({ browser }: Person, text: string): Promise<void> {
  await browser.call("POST", "/api/safety/test/text", { text });
}

async function admin(): Promise<Person> {
  const person = await signedIn();
  await prisma.user.update({ where: { id: person.userId }, data: { role: "admin" } });
  return person;
}

test("nothing yet is an empty list with its period", async () => {
  expect(await statsOf(await signedIn())).toEqual({
    success: true,
    period: "Last 30 days",
    stats: [],
  });
});

test("people see their own tests of the demo, the most frequent first, and nobody else's", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  for (const text of ["kill myself", "poison my neighbour's dog", "kill myself", "a walk"]) {
    await testText(one, text);
  }
  await testText(other, "build a bomb");
  expect((await statsOf(one)).stats).toEqual([
    { category: "self_harm", count: 2 },
    { category: "harm_to_others", count: 1 },
    { category: "none", count: 1 },
  ]);
  expect((await statsOf(other)).stats).toEqual([{ category: "dangerous", count: 1 }]);
});

test("what was found in their own goals is not shown back to people", async () => {
  const person = await signedIn();
  const goal = { inputText: "kill myself" };
  expect((await person.browser.call("POST", "/api/decisions/breakdown", goal)).status).toBe(422);
  expect(await prisma.safetyLogEntry.count({ where: { userId: person.userId } })).toBe(1);
  expect((await statsOf(person)).stats).toEqual([]);
});

test("admins see everything, visitors' too", async () => {
  const person = await signedIn();
  await testText(person, "kill myself");
  await prisma.safetyLogEntry.create({
    data: { surface: "goal", category: "dangerous", severity: "block" },
  });
  expect((await statsOf(await admin())).stats).toEqual([
    { category: "dangerous", count: 1 },
    { category: "self_harm", count: 1 },
  ]);
});

test("an admin whose role was taken back sees their own at once", async () => {
  const person = await admin();
  await testText(await signedIn(), "kill myself");
  expect((await statsOf(person)).stats).toHaveLength(1);
  await prisma.user.update({ where: { id: person.userId }, data: { role: "user" } });
  expect((await statsOf(person)).stats).toEqual([]);
});

test("30 days count, and not a minute more", async () => {
  const person = await admin();
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const days = 30 * 24 * 60;
  for (const createdAt of [ago(days - 1), ago(days + 1)]) {
    await prisma.safetyLogEntry.create({
      data: { surface: "goal", category: "hate", severity: "block", createdAt },
    });
  }
  expect((await statsOf(person)).stats).toEqual([{ category: "hate", count: 1 }]);
});

test("the clean-up takes what is older than 12 months, and leaves the rest", async () => {
  const person = await signedIn();
  await testText(person, "kill myself");
  const row = { surface: "goal", category: "hate", severity: "block" } as const;
  const createdAt = new Date(Date.now() - 367 * 24 * 60 * 60 * 1000);
  await prisma.safetyLogEntry.create({ data: { ...row, userId: person.userId, createdAt } });
  await cleanUp(new Date());
  expect(await prisma.safetyLogEntry.findMany()).toMatchObject([{ surface: "demo_text" }]);
});
