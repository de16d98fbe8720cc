import type { PlanSearch } from "@/components/palette/use-plan-search";
import { Spinner } from "@/components/ui/spinner";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

type PaletteStatusProps = {
  search: PlanSearch;
  words: string;
  /** How many of each the list shows. */
  plans: number;
  others: number;
};

/** How the search stands: seen where it matters, heard by screen readers always. */
export function PaletteStatus({ search, words, plans, others }: PaletteStatusProps) {
  const said = wordsOf(search, words, plans, others);
  return (
    <div
      role="status"
      className={
        said.isShown
          ? "flex items-center gap-2.5 px-5 py-3 text-sm text-muted-foreground"
          : "sr-only"
      }
    >
      {search.state === "searching" && said.isShown ? <Spinner size="size-4" /> : null}
      {said.text}
    </div>
  );
}

function wordsOf({ state }: PlanSearch, words: string, plans: number, others: number) {
  if (state === "offline") return { text: PLAN_PROBLEMS.searchOffline, isShown: true };
  if (state === "failed") return { text: PLAN_PROBLEMS.searchFailed, isShown: true };
  if (state === "searching") return { text: "Searching your plans...", isShown: words !== "" };
  if (plans === 0 && words) return { text: SCREEN_TEXTS.noSearchResults, isShown: true };
  return {
    text: `${plans + others} ${plans + others === 1 ? "result" : "results"}`,
    isShown: false,
  };
}
