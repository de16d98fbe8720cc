"use client";

import { useMemo } from "react";
import { FeatureTiles } from "@/components/checklists/plans/feature-tiles";
import { NoPlans } from "@/components/checklists/plans/no-plans";
import { PlansArea } from "@/components/checklists/plans/plans-area";
import { PlansFreshness } from "@/components/checklists/plans/plans-freshness";
import { PlansHeading } from "@/components/checklists/plans/plans-heading";
import { TodayArea, type TodayAreaProps } from "@/components/checklists/today/today-area";
import { isFirstView, type PlansView } from "@/lib/checklists/plans-address";
import type { ChecklistCardPage, Today } from "@/lib/checklists/types";
import { type Packed, unpack } from "@/lib/packed";

export type PlansData = {
  page: ChecklistCardPage;
  lists: Pick<Today, "hasDone" | "hasArchived">;
  today: TodayAreaProps;
  view: PlansView;
};

type MyPlansProps = {
  data: Packed<PlansData>;
  /** Names this reading of the plans. */
  stamp: string;
};

/**
 * My Plans as one client component that takes packed data: the page then carries each plan as a line of
 * text instead of a second time as a rendered tree.
 */
export function MyPlans({ data, stamp }: MyPlansProps) {
  const { page, lists, today, view } = useMemo(() => unpack(data), [data]);
  const isFirst = isFirstView(view);
  const hasOpen = page.cards.length > 0;
  const hasNoPlans = isFirst && !hasOpen && !lists.hasDone && !lists.hasArchived;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PlansFreshness stamp={stamp} />
      <PlansHeading isQuiet={hasNoPlans} />
      {isFirst && hasOpen ? <TodayArea {...today} /> : null}
      {hasNoPlans ? <NoPlans /> : <PlansArea page={page} lists={lists} view={view} />}
      {isFirst ? <FeatureTiles /> : null}
    </div>
  );
}
