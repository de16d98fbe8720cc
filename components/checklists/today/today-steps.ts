import { TOP_PRIORITIES } from "@/lib/checklists/constants";
import type { ChecklistCard, TodayStep } from "@/lib/checklists/types";

/**
 * Today as it goes on standing there when a newer reading comes: what was ticked keeps its place until
 * the page is opened anew, what has left goes, and what is new comes last.
 */
export function stillToday(
  shown: readonly TodayStep[],
  ticked: ReadonlySet<string>,
  fresh: readonly TodayStep[],
): TodayStep[] {
  const kept = shown.flatMap((step) => {
    const found = fresh.find(({ id }) => id === step.id);
    return found ? [found] : ticked.has(step.id) ? [step] : [];
  });
  return [...kept, ...fresh.filter(({ id }) => !kept.some((step) => step.id === id))];
}

/**
 * What is offered after days away: the steps of Today, and where they are fewer than three, the next
 * open step of each of the newest open plans.
 */
export function stepsToPick(
  today: readonly TodayStep[],
  cards: readonly ChecklistCard[],
): TodayStep[] {
  const next = cards.flatMap(({ id: checklistId, status, title, recentSteps }) => {
    const step = recentSteps.find(({ completed }) => !completed);
    if (!step || status !== "open") return [];
    if (today.some((other) => other.checklistId === checklistId)) return [];
    return [{ id: step.id, text: step.text, minutes: null, checklistId, title }];
  });
  return [...today, ...next].slice(0, TOP_PRIORITIES);
}
