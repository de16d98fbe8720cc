import type { Metadata } from "next";
import { NEW_COIN } from "@/components/decisions/coin/coin-draft";
import { Planner } from "@/components/decisions/planner";
import { PlannerCards } from "@/components/decisions/planner-cards";
import { PlannerHeading } from "@/components/decisions/planner-heading";
import { loadDecision } from "@/lib/decisions/loaders";

export const metadata: Metadata = { title: "Goal Planner" };

type DecisionPageProps = { searchParams: Promise<{ coin?: string | string[] }> };

export default async function DecisionPage({ searchParams }: DecisionPageProps) {
  const { coin } = await searchParams;
  const found =
    typeof coin === "string" && coin !== NEW_COIN
      ? { id: coin, decision: await loadDecision(coin) }
      : null;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <PlannerHeading />
      <Planner found={found} stamp={crypto.randomUUID()}>
        <PlannerCards />
      </Planner>
    </div>
  );
}
