import "server-only";
import { stringify } from "csv-stringify/sync";
import { inPages, type Snapshot } from "@/lib/export";
import { focusSessionsOf, PLANS_AT_ONCE, plansWithSteps } from "./export-rows";

type Cell = string | number | null;

/**
 * A person's steps as CSV (RFC 4180), piece by piece: a line for each, smaller steps below the one
 * they are part of. `formatMoment` writes times as the person knows them, in the zone that it names.
 */
export async function* stepsAsCsv(
  snapshot: Snapshot,
  userId: string,
  { zone, formatMoment }: Clock,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([
    [
      "Plan",
      `Plan begun (${zone})`,
      `Plan finished (${zone})`,
      "Step",
      "Part of",
      "Estimated minutes",
      "Focused minutes",
      "Done",
      `Done at (${zone})`,
    ],
  ]);
  for await (const plan of inPages(plansWithSteps(snapshot, userId), PLANS_AT_ONCE)) {
    const begun = formatMoment(plan.createdAt);
    const finished = plan.completedAt && formatMoment(plan.completedAt);
    yield csvLines(
      plan.steps.map((step): Cell[] => [
        plan.title,
        begun,
        finished,
        step.text,
        step.partOf,
        step.minutes,
        minutesOf(step.focusSeconds),
        step.completed ? "yes" : "no",
        step.completedAt && formatMoment(new Date(step.completedAt)),
      ]),
    );
  }
}

/** A person's focus sessions as CSV, oldest first. Those of deleted plans and steps have no names. */
export async function* focusAsCsv(
  snapshot: Snapshot,
  userId: string,
  { zone, formatMoment }: Clock,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield csvLines([
    [`Started at (${zone})`, "Planned minutes", "Focused minutes", "Ended", "Plan", "Step"],
  ]);
  for await (const session of inPages(focusSessionsOf(snapshot, userId))) {
    yield csvLines([
      [
        formatMoment(session.startedAt),
        minutesOf(session.plannedSeconds),
        minutesOf(session.seconds),
        SESSION_WORDS[session.status],
        session.plan,
        session.step,
      ],
    ]);
  }
}

/** How moments are written: in which zone, and by what. */
export type Clock = { zone: string; formatMoment: (moment: Date) => string };

const SESSION_WORDS = { active: "going on", completed: "to the end", interrupted: "before" };

/** Without it Excel takes the file for the letters of a single country. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Words stand in quotes, and an apostrophe before what a spreadsheet would run as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function csvLines(rows: Cell[][]): string {
  return stringify(rows, {
    record_delimiter: "windows",
    quoted_string: true,
    quoted_empty: false,
    escape_formulas: true,
  });
}

/** Minutes with one decimal. */
function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}
