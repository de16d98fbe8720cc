import { expect, test } from "vitest";
import { prisma } from "@/lib/db";
import { closeStrandedDeliveries, mendDueTimes } from "@/lib/reminders/clean-up";
import { days, deliveriesOf, oneReminded } from "../support/reminders";

// Schedules count whole minutes.
const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);

test("what lost its job is closed: unknown in doubt, failed otherwise, and the young go on", async () => {
  const { userId } = await oneReminded();
  const createdAt = days(now, -4);
  await prisma.reminderDelivery.createMany({
    data: [
      { userId, dueAt: days(now, -4), createdAt, inDoubtSince: createdAt, sealedMail: "x" },
      { userId, dueAt: days(now, -3.9), createdAt },
      { userId, dueAt: days(now, -1), createdAt: days(now, -1) },
      { userId, dueAt: days(now, -5), createdAt, status: "sent", sentAt: createdAt },
    ],
  });
  expect(await closeStrandedDeliveries(now)).toBe(2);
  const rows = await deliveriesOf(userId);
  expect(rows.map(({ status }) => status)).toEqual(["sent", "unknown", "failed", "pending"]);
  expect(rows.every(({ sealedMail }) => sealedMail === null)).toBe(true);
});

test("only reminders that their schedule does not have are moved", async () => {
  await prisma.reminderSettings.deleteMany();
  const soon = await oneReminded({ dueAt: days(now, 0.5) });
  const custom = await oneReminded({ dueAt: days(now, 20) });
  const lost = await oneReminded({ dueAt: days(now, 1) });
  const off = await oneReminded({ dueAt: days(now, 1) });
  const change = (userId: string, data: object) =>
    prisma.reminderSettings.update({ where: { userId }, data });
  await change(custom.userId, { frequency: "custom", customDays: 30 });
  await change(lost.userId, { nextDueAt: null });
  await change(off.userId, { nextDueAt: null, enabled: false });
  expect(await mendDueTimes(now)).toBe(1);
  const dueOf = async (userId: string) =>
    (await prisma.reminderSettings.findUniqueOrThrow({ where: { userId } })).nextDueAt;
  expect(await dueOf(soon.userId)).toEqual(soon.dueAt);
  expect(await dueOf(custom.userId)).toEqual(custom.dueAt);
  expect(await dueOf(lost.userId)).not.toBeNull();
  expect(await dueOf(off.userId)).toBeNull();
});
