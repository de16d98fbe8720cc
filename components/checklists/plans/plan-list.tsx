"use client";

import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { PlanCard } from "@/components/checklists/plans/plan-card";
import { PlanPages } from "@/components/checklists/plans/plan-pages";
import {
  readPlanWishes,
  readServerPlanWishes,
  settlePlanWishes,
  shownCards,
  subscribeToPlanWishes,
} from "@/components/checklists/plans/plan-wishes";
import { usePlanKeys } from "@/components/checklists/plans/use-plan-keys";
import { type PlansView, plansAddress } from "@/lib/checklists/plans-address";
import type { ChecklistCardPage } from "@/lib/checklists/types";

type PlanListProps = ChecklistCardPage & {
  view: PlansView;
  /** What stands here while the list is empty. */
  children: ReactNode;
};

/**
 * Cards of plans. A client component, so that the page carries each plan once as data instead of
 * a second time as a rendered tree: that halves what My Plans costs the server.
 */
export function PlanList({ cards, nextCursor, view, children }: PlanListProps) {
  const wishes = useSyncExternalStore(subscribeToPlanWishes, readPlanWishes, readServerPlanWishes);
  const address = plansAddress(view);
  const list = useMemo(() => ({ status: view.status, address }), [view.status, address]);
  const shown = shownCards(cards, wishes, list);
  usePlanKeys(shown.length > 0);

  useEffect(() => settlePlanWishes(cards, list), [cards, list]);

  return (
    <div className="grid gap-6">
      {shown.length > 0 ? (
        <ul aria-label="Plans" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((plan) => (
            <PlanCard key={plan.id} plan={plan} list={list} />
          ))}
        </ul>
      ) : (
        children
      )}
      <PlanPages
        newest={view.cursor ? plansAddress({ ...view, cursor: "" }) : null}
        older={nextCursor ? plansAddress({ ...view, cursor: nextCursor }) : null}
      />
    </div>
  );
}
