import "server-only";
import { daysBefore } from "@/lib/clean-up";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { Prisma, ReminderSettings as SettingsRow } from "@/prisma/generated/client";
import { DEFAULT_CUSTOM_DAYS, PAUSE_AFTER_DAYS } from "./constants";
import { settingsOf } from "./data";
import { nextDue } from "./next-due";
import type { ReminderChanges } from "./schema";
import type { ReminderSettings } from "./types";

/**
 * Saves what a person changed and plans the next reminder by it; a pause ends. Another frequency
 * begins without chosen weekdays, unless they come along.
 */
export function saveSettings(userId: string, changes: ReminderChanges): Promise<ReminderSettings> {
  return prisma.$transaction(async (transaction) => {
    await transaction.reminderSettings.createMany({ data: [{ userId }], skipDuplicates: true });
    const before = await lockSettings(transaction, userId);
    if (!before) throw new AppError("NOT_FOUND");
    return plan(transaction, before, { ...before, ...changesOf(before, changes), pausedAt: null });
  });
}

/** Plans the next reminder anew by the zone that a person has now. */
export async function reschedule(userId: string): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    const before = await lockSettings(transaction, userId);
    if (before) await plan(transaction, before, before);
  });
}

/** Switches reminders off, for whoever holds the link of one. */
export async function switchOff(userId: string): Promise<void> {
  await prisma.reminderSettings.updateMany({
    where: { userId },
    data: { enabled: false, nextDueAt: null, pausedAt: null },
  });
}

/** Lets a person's reminders pause, unless they have come back in this very moment. */
export async function pauseIfAway(userId: string, now: Date): Promise<void> {
  await prisma.reminderSettings.updateMany({
    where: { userId, user: { lastSeenAt: { lte: daysBefore(now, PAUSE_AFTER_DAYS) } } },
    data: { pausedAt: now, nextDueAt: null },
  });
}

async function lockSettings(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<SettingsRow | null> {
  await transaction.$queryRaw`
    SELECT 1 FROM reminder_settings WHERE user_id = ${userId}::uuid FOR UPDATE`;
  return transaction.reminderSettings.findUnique({ where: { userId } });
}

function changesOf(before: SettingsRow, changes: ReminderChanges): Partial<SettingsRow> {
  const {
    enabled = before.enabled ? 1 : 0,
    frequency = before.frequency,
    customDays = before.customDays,
    minuteOfDay = before.minuteOfDay,
    weekdays = frequency === before.frequency ? before.weekdays : [],
  } = changes;
  const lacksDays = frequency === "custom" && frequency !== before.frequency && customDays === null;
  return {
    enabled: enabled === 1,
    frequency,
    customDays: lacksDays ? DEFAULT_CUSTOM_DAYS : customDays,
    minuteOfDay,
    weekdays,
  };
}

/** Writes settings with the moment of the next reminder. One that is due already still goes out. */
async function plan(
  transaction: Prisma.TransactionClient,
  before: SettingsRow,
  wanted: SettingsRow,
): Promise<ReminderSettings> {
  const { userId } = wanted;
  const now = new Date();
  const person = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { timeZone: true, emailVerified: true },
  });
  const last = await transaction.reminderDelivery.aggregate({
    where: { userId, dueAt: { lte: now } },
    _max: { dueAt: true },
  });
  const schedule = { ...wanted, timeZone: person.timeZone ?? "UTC" };
  const isDue = before.nextDueAt !== null && before.nextDueAt <= now;
  const next = isDue ? before.nextDueAt : nextDue(schedule, last._max.dueAt ?? now, now);
  const isActive = wanted.enabled && wanted.pausedAt === null;
  const { updatedAt: _, ...data } = wanted;
  const row = await transaction.reminderSettings.update({
    where: { userId },
    data: { ...data, nextDueAt: isActive ? next : null },
  });
  return settingsOf(row, person);
}
