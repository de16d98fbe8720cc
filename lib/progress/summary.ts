import { type Day, daysBetween, hourIn, todayIn } from "@/lib/dates";
import { SLOT_HOURS, STEPS_FOR_A_HABIT, WEEKS_SHOWN } from "./constants";
import type { Activity, Quarters, Slot, Summary, Sums, Week } from "./types";

const QUARTER_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts what a person did into the weeks and hours of their own calendar and clock. */
export function summaryOf(activity: Activity, timeZone: string | null, now: Date): Summary {
  const weeks = weeksUpTo(todayIn(timeZone, now));
  const slots = Array.from({ length: 24 / SLOT_HOURS }, (_, at): Slot => {
    return { hour: at * SLOT_HOURS, steps: 0 };
  });
  const weekOf = (moment: Date) => weekAt(weeks, todayIn(timeZone, moment));

  for (const [moment, steps] of momentsOf(activity.stepsDone)) {
    const week = weekOf(moment);
    if (!week) continue;
    week.steps += steps;
    const slot = slots[Math.floor(hourIn(timeZone, moment) / SLOT_HOURS)];
    if (slot) slot.steps += steps;
  }
  for (const [moment, plans] of momentsOf(activity.plansDone)) {
    const week = weekOf(moment);
    if (week) week.plans += plans;
  }
  for (const [moment, seconds] of momentsOf(activity.focusSeconds)) {
    const week = weekOf(moment);
    if (week) week.focusSeconds += seconds;
  }
  const { ever, estimates } = activity;
  return { weeks, slots, habit: habitOf(slots), lately: sumOf(weeks), ever, estimates };
}

/** Whether there is anything at all to show. */
export function isEmpty({ steps, plans, focusSeconds }: Sums): boolean {
  return steps === 0 && plans === 0 && focusSeconds === 0;
}

function momentsOf(quarters: Quarters): [Date, number][] {
  return quarters.map(([quarter, sum]) => [new Date(quarter * QUARTER_MS), sum]);
}

/** The weeks shown, each begun on its Monday (ISO 8601). */
function weeksUpTo(today: Day): Week[] {
  const noon = new Date(`${today}T12:00:00Z`);
  const monday = noon.getTime() - ((noon.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS_SHOWN }, (_, at) => {
    const begins = new Date(monday - (WEEKS_SHOWN - 1 - at) * 7 * DAY_MS);
    return { monday: begins.toISOString().slice(0, 10), steps: 0, plans: 0, focusSeconds: 0 };
  });
}

function weekAt(weeks: Week[], day: Day): Week | undefined {
  const first = weeks[0];
  return first && weeks[Math.floor(daysBetween(first.monday, day) / 7)];
}

/** Nobody is told a habit that a few steps or a tie would make up. */
function habitOf(slots: readonly Slot[]): Slot | null {
  const [first, second] = slots.toSorted((a, b) => b.steps - a.steps);
  const known = slots.reduce((sum, { steps }) => sum + steps, 0);
  if (!first || known < STEPS_FOR_A_HABIT || first.steps === second?.steps) return null;
  return first;
}

function sumOf(weeks: readonly Week[]): Sums {
  return weeks.reduce(
    (sum, { steps, plans, focusSeconds }) => ({
      steps: sum.steps + steps,
      plans: sum.plans + plans,
      focusSeconds: sum.focusSeconds + focusSeconds,
    }),
    { steps: 0, plans: 0, focusSeconds: 0 },
  );
}
