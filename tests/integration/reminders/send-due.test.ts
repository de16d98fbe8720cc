import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pool, prisma } from "@/lib/db";
import { mendDueTimes } from "@/lib/reminders/clean-up";
import { claimDue } from "@/lib/reminders/send-due";
import { updateTimeZone } from "@/lib/users/mutations";
import { runJobs } from "../support/jobs";
import { linkIn, type Mailbox } from "../support/mail";
import {
  attemptAll,
  days,
  deliveriesOf,
  endPremium,
  makeReminded,
  oneReminded,
} from "../support/reminders";

const mailbox: Mailbox = await vi.hoisted(async () =>
  (await import("../support/mail")).startMail(),
);
afterAll(() => mailbox.stop());
beforeEach(async () => {
  await mailbox.script();
  await pool.query("DELETE FROM pgboss.job");
  await prisma.reminderSettings.deleteMany();
});

const arrivedAt = (email: string) => mailbox.arrived().filter(({ to }) => to.includes(email));
const settingsOf = (userId: string) =>
  prisma.reminderSettings.findUniqueOrThrow({ where: { userId } });
const statusesOf = async (userId: string) =>
  (await deliveriesOf(userId)).map(({ status }) => status);

test("a due reminder goes out once, says where the plan stands, and the next one is planned", async () => {
  const person = await oneReminded();
  await claimDue(new Date());
  await runJobs();
  const [mail, ...others] = arrivedAt(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("A small step, when you like");
  expect(mail?.text).toContain("Hello Ada,");
  expect(mail?.text).toContain("“Learn to swim” has 3 tasks. One of them is enough to begin.");
  expect(mail?.text).toContain(" * Find a pool\n * Pack a towel\n * Get wet\n");
  expect(linkIn(mail, `/my-plans/${person.checklistId}`)).toBeTruthy();
  const [delivery] = await deliveriesOf(person.userId);
  expect(delivery).toMatchObject({
    status: "sent",
    attempts: 1,
    dueAt: person.dueAt,
    sealedMail: null,
    inDoubtSince: null,
  });
  expect((await mailbox.calls()).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    delivery?.id,
  ]);
  expect((await settingsOf(person.userId)).nextDueAt?.getTime()).toBe(
    Math.floor(days(person.dueAt, 1).getTime() / 60_000) * 60_000,
  );
  await claimDue(new Date());
  expect(await runJobs()).toEqual([]);
});

test("several processes that look at once make one delivery for each", async () => {
  const people = await makeReminded(60);
  await Promise.all(Array.from({ length: 4 }, () => claimDue(new Date())));
  const deliveries = await prisma.reminderDelivery.groupBy({
    by: ["userId"],
    where: { userId: { in: people.map(({ userId }) => userId) } },
    _count: true,
  });
  expect(deliveries).toHaveLength(60);
  expect(deliveries.every(({ _count }) => _count === 1)).toBe(true);
  const { rows } = await pool.query("SELECT 1 FROM pgboss.job WHERE name = 'send-reminder'");
  expect(rows).toHaveLength(60);
});

test("more than one batch is taken in one go", async () => {
  const people = await makeReminded(1_203);
  await claimDue(new Date());
  const where = { userId: { in: people.map(({ userId }) => userId) } };
  expect(await prisma.reminderDelivery.count({ where })).toBe(1_203);
  expect(
    await prisma.reminderSettings.count({ where: { ...where, nextDueAt: { lte: new Date() } } }),
  ).toBe(0);
});

test("what fails half-way leaves nothing behind, and comes the next minute", async () => {
  const person = await oneReminded();
  await pool.query("ALTER TABLE pgboss.job_common RENAME TO job_away");
  try {
    await expect(claimDue(new Date())).rejects.toThrow();
  } finally {
    await pool.query("ALTER TABLE pgboss.job_away RENAME TO job_common");
  }
  expect(await deliveriesOf(person.userId)).toEqual([]);
  await claimDue(new Date());
  expect(await deliveriesOf(person.userId)).toHaveLength(1);
});

describe("is skipped", () => {
  test.each([
    ["Premium ended", ({ userId }: { userId: string }) => endPremium(userId)],
    [
      "the address is not confirmed",
      ({ userId: id }: { userId: string }) =>
        prisma.user.update({ where: { id }, data: { emailVerified: null } }),
    ],
    [
      "reminders were switched off",
      ({ userId }: { userId: string }) =>
        prisma.reminderSettings.update({ where: { userId }, data: { enabled: false } }),
    ],
    [
      "every step is done",
      ({ checklistId }: { checklistId: string }) =>
        prisma.step.updateMany({
          where: { checklistId },
          data: { completed: true, completedAt: new Date() },
        }),
    ],
  ])("when between due and sent %s", async (_name, happen) => {
    const person = await oneReminded();
    await claimDue(new Date());
    await happen(person);
    await runJobs();
    expect(await statusesOf(person.userId)).toEqual(["skipped"]);
    expect(arrivedAt(person.email)).toEqual([]);
    expect(await mailbox.calls()).toEqual([]);
  });

  test("also when Premium ends between two attempts", async () => {
    const person = await oneReminded();
    await claimDue(new Date());
    await mailbox.script({ status: 429, name: "rate_limit_exceeded" });
    expect(await attemptAll(person.userId)).toHaveLength(1);
    await endPremium(person.userId);
    expect(await attemptAll(person.userId)).toEqual([]);
    expect(await statusesOf(person.userId)).toEqual(["skipped"]);
  });
});

test("someone who is deleted meanwhile gets nothing, and nothing fails", async () => {
  const person = await oneReminded();
  await claimDue(new Date());
  await prisma.user.delete({ where: { id: person.userId } });
  await runJobs();
  expect(arrivedAt(person.email)).toEqual([]);
});

test("nobody's steps stand in somebody else's mail", async () => {
  const [ada, grace] = await makeReminded(2);
  await prisma.step.updateMany({
    where: { checklistId: ada?.checklistId ?? "" },
    data: { text: "ada-marker" },
  });
  await claimDue(new Date());
  await runJobs();
  expect(arrivedAt(ada?.email ?? "")[0]?.text).toContain("ada-marker");
  expect(arrivedAt(grace?.email ?? "")[0]?.text).not.toContain("ada-marker");
});

test("after days without a server a reminder comes once, and not once for each missed day", async () => {
  const now = new Date();
  const person = await oneReminded({ dueAt: days(now, -5) });
  await claimDue(now);
  await claimDue(now);
  await runJobs();
  expect(await statusesOf(person.userId)).toEqual(["sent"]);
  expect((await settingsOf(person.userId)).nextDueAt?.getTime()).toBeGreaterThan(now.getTime());
});

test("a clock that jumps forth and back makes no second reminder, and the night puts it right", async () => {
  const now = new Date();
  const person = await oneReminded();
  await claimDue(days(now, 400));
  await claimDue(now);
  await claimDue(days(now, -400));
  await runJobs();
  expect(arrivedAt(person.email)).toHaveLength(1);
  expect(await statusesOf(person.userId)).toEqual(["sent"]);
  expect(await mendDueTimes(now)).toBe(1);
  const next = (await settingsOf(person.userId)).nextDueAt ?? now;
  expect(next.getTime()).toBeGreaterThan(now.getTime());
  expect(next.getTime()).toBeLessThanOrEqual(days(now, 1).getTime());
  expect(await mendDueTimes(now)).toBe(0);
  // The same due time once more, however it came about, is no second reminder.
  await prisma.reminderSettings.update({
    where: { userId: person.userId },
    data: { nextDueAt: person.dueAt },
  });
  await claimDue(now);
  await runJobs();
  expect(arrivedAt(person.email)).toHaveLength(1);
});

test("reminders follow a person to another zone", async () => {
  const dueAt = new Date("2030-01-10T09:00:00Z");
  const person = await oneReminded({ dueAt });
  await updateTimeZone(person.userId, "Asia/Tokyo");
  expect(await runJobs()).toEqual(["reschedule-reminder"]);
  expect((await settingsOf(person.userId)).nextDueAt?.toISOString()).toMatch(/T00:00:00/);
});
