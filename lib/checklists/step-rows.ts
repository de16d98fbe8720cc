import "server-only";
import type { Day } from "@/lib/dates";
import { Prisma } from "@/prisma/generated/client";
import type { ChecklistStep, SubStep } from "./types";

/** A live step as it comes from the database: sub-steps stand beside their step and name it. */
export type StepRow = SubStep & { parentId: string | null };

/** The columns of a `StepRow`, of the table `steps` named `t`. A day that has come defers no more. */
export function stepColumns(today: Day): Prisma.Sql {
  return Prisma.sql`t.id, t.parent_id AS "parentId", t.text, t.completed, t.priority, t.manual, t.minutes,
    CASE WHEN t.deferred_until > ${today}::date THEN t.deferred_until::text END AS "deferredUntil"`;
}

/** Rows in their order as steps with their sub-steps. A sub-step whose step is not among them is left out. */
export function nestSteps(rows: readonly StepRow[]): ChecklistStep[] {
  const steps = new Map<string, ChecklistStep>();
  for (const { parentId, ...step } of rows) {
    if (parentId === null) steps.set(step.id, { ...step, subSteps: [] });
  }
  for (const { parentId, ...step } of rows) {
    if (parentId !== null) steps.get(parentId)?.subSteps.push(step);
  }
  return [...steps.values()];
}
