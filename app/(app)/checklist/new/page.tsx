import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Planner } from "@/components/decisions/planner";
import { PlannerCards } from "@/components/decisions/planner-cards";
import { PlannerHeading } from "@/components/decisions/planner-heading";
import { requirePageSession } from "@/lib/auth/gate";
import { loadSharedDecision } from "@/lib/decisions/share/loaders";

export const metadata: Metadata = { title: "Goal Planner" };

type NewChecklistPageProps = {
  searchParams: Promise<{ from?: string | string[]; shareId?: string | string[] }>;
};

/** A plan of one's own that begins with a decision that someone shared. */
export default async function NewChecklistPage({ searchParams }: NewChecklistPageProps) {
  await requirePageSession();
  const { from, shareId } = await searchParams;
  if (from !== "shared" || typeof shareId !== "string") redirect("/decision");
  const shared = { shareId, decision: await loadSharedDecision(shareId) };
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <PlannerHeading />
      <Planner shared={shared} stamp={crypto.randomUUID()}>
        <PlannerCards />
      </Planner>
    </div>
  );
}
