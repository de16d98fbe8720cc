"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { NoCards } from "@/components/checklists/plans/no-cards";
import { PlanCard } from "@/components/checklists/plans/plan-card";
import { PlanPages } from "@/components/checklists/plans/plan-pages";
import {
  readPlanWishes,
  readServerPlanWishes,
  settlePlanWishes,
  shownCards,
  subscribeToPlanWishes,
} from "@/components/checklists/plans/plan-wishes";
import { useOpenPlan } from "@/components/checklists/plans/use-open-plan";
import { usePlanKeys } from "@/components/checklists/plans/use-plan-keys";
import { type PlansView, plansAddress } from "@/lib/checklists/plans-address";
import type { ChecklistCardPage } from "@/lib/checklists/types";

type PlanListProps = { page: ChecklistCardPage; view: PlansView };

/** The cards of one list, with what the person has just asked of them already done. */
export function PlanList({ page: { cards, nextCursor }, view }: PlanListProps) {
  const wishes = useSyncExternalStore(subscribeToPlanWishes, readPlanWishes, readServerPlanWishes);
  const address = plansAddress(view);
  const list = useMemo(() => ({ status: view.status, address }), [view.status, address]);
  const shown = shownCards(cards, wishes, list);
  const { openingId, open } = useOpenPlan();
  usePlanKeys(shown.length > 0);

  useEffect(() => settlePlanWishes(cards, list), [cards, list]);

  return (
    <div className="grid gap-6">
      {shown.length > 0 ? (
        <ul aria-label="Plans" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((plan) => (
            <PlanCard key={plan.id} plan={plan} list={list} openingId={openingId} open={open} />
          ))}
        </ul>
      ) : (
        <NoCards view={view} />
      )}
      <p role="status" className="sr-only">
        {openingId ? "Loading..." : null}
      </p>
      <PlanPages
        newest={view.cursor ? plansAddress({ ...view, cursor: "" }) : null}
        older={nextCursor ? plansAddress({ ...view, cursor: nextCursor }) : null}
      />
    </div>
  );
}
