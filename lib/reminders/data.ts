import "server-only";
import { DETAIL_TITLE_CHARACTERS, STEP_PREVIEW_CHARACTERS } from "@/lib/checklists/constants";
import { encouragementFor } from "@/lib/checklists/encouragement";
import { planTitle } from "@/lib/checklists/plan-title";
import { progressOf } from "@/lib/checklists/progress";
import { shorten } from "@/lib/checklists/shorten";
import type { Progress } from "@/lib/checklists/types";
import { type Day, todayIn } from "@/lib/dates";
import { prisma } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { greetingFor } from "@/lib/users/display-name";
import type { ReminderSettings as SettingsRow } from "@/prisma/generated/client";
import { DEFAULT_MINUTE_OF_DAY, STEPS_SHOWN } from "./constants";
import type { ReminderPreview, ReminderSettings } from "./types";

/** Whom reminders go to. */
export type Recipient = { id: string; firstName: string | null; timeZone: string | null };

/** What a person chose; who never chose has reminders off, each morning when they are switched on. */
export async function findSettings(userId: string): Promise<ReminderSettings> {
  const person = await prisma.user.findUnique({
    where: { id: userId },
    select: { emailVerified: true, timeZone: true, reminderSettings: true },
  });
  if (!person) throw new AppError("NOT_FOUND");
  return settingsOf(person.reminderSettings, person);
}

/** A person's row, if there is one yet, as the calls tell it. */
export function settingsOf(
  row: SettingsRow | null,
  person: { timeZone: string | null; emailVerified: Date | null },
): ReminderSettings {
  return {
    enabled: row?.enabled ? 1 : 0,
    frequency: row?.frequency ?? "daily",
    customDays: row?.customDays ?? null,
    minuteOfDay: row?.minuteOfDay ?? DEFAULT_MINUTE_OF_DAY,
    weekdays: row?.weekdays ?? [],
    timeZone: person.timeZone ?? "UTC",
    nextDueAt: row?.nextDueAt?.toISOString() ?? null,
    pausedAt: row?.pausedAt?.toISOString() ?? null,
    emailVerified: person.emailVerified !== null,
    changedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** What a reminder would say to a person now. */
export async function readPreview(person: Recipient): Promise<ReminderPreview> {
  const greeting = greetingFor(person.firstName);
  const plan = await findOpenPlan(person.id, todayIn(person.timeZone));
  if (!plan) {
    const progressSummary = "Nothing is open right now. You get no email until there is.";
    return { greeting, progressSummary, pendingTasks: [], moreTasks: 0, plan: null };
  }
  const { id, completed, total, open, steps } = plan;
  const title = planTitle(plan, DETAIL_TITLE_CHARACTERS);
  return {
    greeting,
    progressSummary: progressInWords(title, progressOf(completed, total)),
    pendingTasks: steps.map((text) => shorten(text, STEP_PREVIEW_CHARACTERS)),
    moreTasks: open - steps.length,
    plan: { id, title },
  };
}

function progressInWords(title: string, { completed, total, percentage }: Progress): string {
  const tasks = total === 1 ? "1 task" : `${total} tasks`;
  if (completed === 0) return `“${title}” has ${tasks}. One of them is enough to begin.`;
  const done = `${completed} of ${tasks} of “${title}” ${completed === 1 ? "is" : "are"} done.`;
  return `${done} ${encouragementFor(percentage)}`;
}

type OpenPlan = {
  id: string;
  title: string;
  completed: number;
  total: number;
  /** Steps to do that are not put off, and the first of them in their turn. */
  open: number;
  steps: string[];
};

/**
 * The plan to go on with: the newest that has a starred step, or else the newest, that has a step
 * left for `today`. Null when there is none. One statement.
 */
async function findOpenPlan(userId: string, today: Day): Promise<OpenPlan | null> {
  const [plan] = await prisma.$queryRaw<OpenPlan[]>`
    SELECT c.id, c.title, s.completed, s.total, s.open, s.steps
    FROM (
      SELECT c.id, c.title FROM checklists c
      WHERE c.user_id = ${userId}::uuid AND c.deleted_at IS NULL AND c.archived_at IS NULL
        AND c.completed_at IS NULL AND EXISTS (
          SELECT 1 FROM steps t
          WHERE t.checklist_id = c.id AND t.parent_id IS NULL AND t.deleted_at IS NULL
            AND NOT t.completed AND (t.deferred_until IS NULL OR t.deferred_until <= ${today}::date))
      ORDER BY c.starred_steps > 0 DESC, c.created_at DESC, c.id DESC LIMIT 1
    ) c CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(*) FILTER (WHERE n.completed)::int AS completed,
        count(*) FILTER (WHERE n.due)::int AS open,
        coalesce(jsonb_agg(n.text ORDER BY n.rank)
          FILTER (WHERE n.due AND n.rank <= ${STEPS_SHOWN}), '[]') AS steps
      FROM (
        SELECT t.text, t.completed, d.due,
          row_number() OVER (ORDER BY d.due DESC, t.priority DESC, t.position, t.id) AS rank
        FROM steps t CROSS JOIN LATERAL (
          SELECT NOT t.completed
            AND (t.deferred_until IS NULL OR t.deferred_until <= ${today}::date) AS due) d
        WHERE t.checklist_id = c.id AND t.parent_id IS NULL AND t.deleted_at IS NULL) n
    ) s`;
  return plan ?? null;
}
