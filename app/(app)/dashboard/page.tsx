import type { Metadata } from "next";
import { FeatureTiles } from "@/components/checklists/plans/feature-tiles";
import { NoPlans } from "@/components/checklists/plans/no-plans";
import { PlansArea } from "@/components/checklists/plans/plans-area";
import { PlansFreshness } from "@/components/checklists/plans/plans-freshness";
import { PlansHeading } from "@/components/checklists/plans/plans-heading";
import { TodayArea } from "@/components/checklists/today/today-area";
import { stepsToPick } from "@/components/checklists/today/today-steps";
import { loadCards, loadToday, loadWelcomeAnswer } from "@/lib/checklists/loaders";
import { isFirstView } from "@/lib/checklists/plans-address";
import { plansView } from "@/lib/checklists/plans-view";

export const metadata: Metadata = { title: "My Plans" };

type DashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  const view = plansView(await searchParams);
  const [page, today, answer] = await Promise.all([
    loadCards(view.cursor, view.status ?? "", view.words),
    loadToday(),
    loadWelcomeAnswer(),
  ]);
  const isFirst = isFirstView(view);
  const hasOpen = page.cards.length > 0;
  const hasNoPlans = isFirst && !hasOpen && !today.hasDone && !today.hasArchived;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PlansFreshness stamp={crypto.randomUUID()} />
      <PlansHeading isQuiet={hasNoPlans} />
      {isFirst && hasOpen ? (
        <TodayArea
          steps={today.steps}
          choices={stepsToPick(today.steps, page.cards)}
          isWelcomed={today.daysAway !== null && answer === null}
          pickedId={answer?.stepId ?? null}
        />
      ) : null}
      {hasNoPlans ? <NoPlans /> : <PlansArea page={page} today={today} view={view} />}
      {isFirst ? <FeatureTiles /> : null}
    </div>
  );
}
