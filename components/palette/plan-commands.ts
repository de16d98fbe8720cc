import { matches } from "@/components/palette/matches";
import type { PaletteCommand } from "@/components/palette/palette-command";
import type { PlanSearch } from "@/components/palette/use-plan-search";
import { DETAIL_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";

/**
 * The plans found, as commands. Those of older words stay only where their titles fit the new ones,
 * so that a quick Enter never opens a plan that nobody meant.
 */
export function planCommands(
  { plans, foundBy }: Pick<PlanSearch, "plans" | "foundBy">,
  words: string,
  open: (id: string) => void,
): (PaletteCommand & { note?: string })[] {
  return plans
    .filter(({ title }) => foundBy === words || matches(title, words))
    .map(({ id, title, archivedAt }) => ({
      id: `plan ${id}`,
      label: planTitle({ id, title }, DETAIL_TITLE_CHARACTERS),
      ...(archivedAt ? { note: "Archived" } : {}),
      run: () => open(id),
    }));
}
