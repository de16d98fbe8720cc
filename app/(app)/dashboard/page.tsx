import type { Metadata } from "next";
import { MyPlans } from "@/components/checklists/plans/my-plans";
import { stepsToPick } from "@/components/checklists/today/today-steps";
import { loadCards, loadToday, loadWelcomeAnswer } from "@/lib/checklists/loaders";
import { plansView } from "@/lib/checklists/plans-view";
import { pack } from "@/lib/packed";

export const metadata: Metadata = { title: "My Plans" };

type DashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function DashboardPage({ searchParams }: DashboardPageProps) {
  const view = plansView(await searchParams);
  const [page, { steps, daysAway, hasDone, hasArchived }, answer] = await Promise.all([
    loadCards(view.cursor, view.status ?? "", view.words),
    loadToday(),
    loadWelcomeAnswer(),
  ]);
  const isWelcomed = daysAway !== null && answer === null;
  const pickedId = answer?.stepId ?? null;
  const choices = isWelcomed || pickedId ? stepsToPick(steps, page.cards) : [];
  return (
    <MyPlans
      data={pack({
        page,
        lists: { hasDone, hasArchived },
        today: { steps, choices, isWelcomed, pickedId },
        view,
      })}
      stamp={crypto.randomUUID()}
    />
  );
}
