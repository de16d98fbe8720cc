import { PlanList } from "@/components/checklists/plans/plan-list";
import { PlanSearch } from "@/components/checklists/plans/plan-search";
import { PlanTabs } from "@/components/checklists/plans/plan-tabs";
import { PlansFound } from "@/components/checklists/plans/plans-found";
import type { PlansView } from "@/lib/checklists/plans-address";
import type { ChecklistCardPage, Today } from "@/lib/checklists/types";

type PlansAreaProps = {
  page: ChecklistCardPage;
  lists: Pick<Today, "hasDone" | "hasArchived">;
  view: PlansView;
};

/** A person's plans: search, the lists there are, and the cards of one of them. */
export function PlansArea({ page, lists, view }: PlansAreaProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PlanSearch words={view.words} />
        <PlanTabs view={view} {...lists} />
      </div>
      <PlansFound
        words={view.words}
        count={page.cards.length}
        hasMore={page.nextCursor !== null}
        isFirstPage={!view.cursor}
      />
      <PlanList page={page} view={view} />
    </div>
  );
}
