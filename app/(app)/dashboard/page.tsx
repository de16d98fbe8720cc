import type { Metadata } from "next";
import { FeatureTiles } from "@/components/checklists/feature-tiles";
import { NoPlans } from "@/components/checklists/no-plans";
import { PlanList } from "@/components/checklists/plan-list";
import { PlansFreshness } from "@/components/checklists/plans-freshness";
import { PlansHeading } from "@/components/checklists/plans-heading";
import { loadCards } from "@/lib/checklists/loaders";

export const metadata: Metadata = { title: "My Plans" };

type DashboardPageProps = { searchParams: Promise<{ cursor?: string | string[] }> };

export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  const { cursor } = await searchParams;
  const page = await loadCards(typeof cursor === "string" ? cursor : "");
  const hasNoPlans = page.cards.length === 0 && !cursor;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PlansFreshness stamp={crypto.randomUUID()} />
      <PlansHeading />
      {hasNoPlans ? <NoPlans /> : <PlanList {...page} isFirstPage={!cursor} />}
      <FeatureTiles />
    </div>
  );
}
