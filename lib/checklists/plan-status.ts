import type { ChecklistSummary, PlanStatus } from "./types";

/** The list that a plan stands in: archived wins over completed. */
export function planStatusOf({
  archivedAt,
  completedAt,
}: Pick<ChecklistSummary, "archivedAt" | "completedAt">): PlanStatus {
  if (archivedAt) return "archived";
  return completedAt ? "done" : "open";
}
