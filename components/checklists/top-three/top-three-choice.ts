import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { AVAILABLE_PRIORITIES, TOP_PRIORITIES } from "@/lib/checklists/constants";

type TopThreeChoice = {
  /** At most three: open ones in the plan's order, then done ones. */
  top: readonly ShownStep[];
  /** At most five that could be starred; none while three open ones stand there. */
  available: readonly ShownStep[];
  /** How many more are starred. */
  more: number;
};

/** The Top 3 of a plan (document 2, sections 4 and 9). What is put off waits outside, starred or not. */
export function topThreeOf(steps: readonly ShownStep[]): TopThreeChoice {
  const isForToday = ({ deferredUntil, completed }: ShownStep) =>
    completed || deferredUntil === null;
  const starred = steps.filter((step) => step.priority && isForToday(step));
  const open = starred.filter((step) => !step.completed);
  const top = [...open, ...starred.filter((step) => step.completed)].slice(0, TOP_PRIORITIES);
  const available = steps.filter(
    (step) => !step.priority && !step.completed && isForToday(step) && !step.saving,
  );
  return {
    top,
    available: open.length >= TOP_PRIORITIES ? [] : available.slice(0, AVAILABLE_PRIORITIES),
    more: starred.length - top.length,
  };
}
