import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db";
import { saveSettings } from "@/lib/reminders/mutations";
import { claimDue } from "@/lib/reminders/send-due";
import type { Mailbox } from "../support/mail";
import { attemptAll, days, oneReminded, type Reminded } from "../support/reminders";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());

const begin = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
let person: Reminded;

beforeEach(async () => {
  await mailbox.script();
  await prisma.reminderSettings.deleteMany();
  person = await oneReminded({ dueAt: days(begin, 1) });
  await visit(begin);
});

const visit = (lastSeenAt: Date) =>
  prisma.user.update({ where: { id: person.userId }, data: { lastSeenAt } });
const settings = () =>
  prisma.reminderSettings.findUniqueOrThrow({ where: { userId: person.userId } });

/** Lives through so many days, a look at each, and tells which mails came on which. */
async function live(from: number, to: number): Promise<string[]> {
  const told: string[] = [];
  for (let day = from; day <= to; day += 1) {
    const now = days(begin, day + 0.01);
    const before = mailbox.arrived().length;
    await claimDue(now);
    expect(await attemptAll(person.userId, now)).toEqual([]);
    const mails = mailbox.arrived().slice(0, mailbox.arrived().length - before);
    told.push(...mails.map(({ subject }) => `${day}: ${subject}`));
  }
  return told;
}

test("after three weeks without a visit reminders end with one kind note", async () => {
  const told = await live(1, 30);
  expect(told).toHaveLength(22);
  expect(told.slice(0, 21).every((line) => line.endsWith("A small step, when you like"))).toBe(
    true,
  );
  expect(told.at(-1)).toBe("22: Your reminders take a break");
  expect(await settings()).toMatchObject({ enabled: true, nextDueAt: null });
  const note = mailbox.arrived()[0];
  expect(note?.text).toContain("Open Reminders:\nhttp://localhost:3000/reminders");
  expect(note?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

test("a visit begins the three weeks anew", async () => {
  await live(1, 15);
  await visit(days(begin, 15.5));
  expect((await live(16, 36)).filter((line) => line.includes("break"))).toEqual([]);
});

test("who was away while no reminders went out is reminded, not told of a pause", async () => {
  await prisma.reminderSettings.update({
    where: { userId: person.userId },
    data: { nextDueAt: days(begin, 35) },
  });
  expect(await live(34, 36)).toEqual([
    "35: A small step, when you like",
    "36: A small step, when you like",
  ]);
});

test("a visit alone does not end the pause; starting again does", async () => {
  await live(1, 24);
  await visit(days(begin, 25));
  expect(await live(26, 30)).toEqual([]);
  expect((await settings()).pausedAt).not.toBeNull();
  expect(await saveSettings(person.userId, { enabled: 1 })).toMatchObject({ pausedAt: null });
  expect((await settings()).nextDueAt?.getTime()).toBeGreaterThan(Date.now());
});

test("the note is one, also when its first attempt ends in doubt", async () => {
  await live(1, 21);
  await mailbox.script({ cut: "after" });
  const now = days(begin, 22.01);
  await claimDue(now);
  expect(await attemptAll(person.userId, now)).toHaveLength(1);
  expect(await live(23, 30)).toEqual([]);
  const notes = mailbox
    .arrived()
    .filter(({ to, subject }) => to.includes(person.email) && subject.includes("break"));
  expect(notes).toHaveLength(1);
});
