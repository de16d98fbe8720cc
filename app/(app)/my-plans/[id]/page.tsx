import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { v7 as uuidv7 } from "uuid";
import { PlanBody } from "@/components/checklists/plan-body";
import { PlanHeading } from "@/components/checklists/plan-heading";
import { DETAIL_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { loadChecklist, loadDay } from "@/lib/checklists/loaders";
import { planTitle } from "@/lib/checklists/plan-title";
import { loadPlanFocus } from "@/lib/timer/loaders";

type PlanPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: PlanPageProps): Promise<Metadata> {
  const plan = await loadChecklist((await params).id);
  return { title: plan ? planTitle(plan, DETAIL_TITLE_CHARACTERS) : "Plan not found" };
}

export default async function PlanPage({ params }: PlanPageProps) {
  const plan = await loadChecklist((await params).id);
  if (!plan) notFound();
  const title = planTitle(plan, DETAIL_TITLE_CHARACTERS);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlanHeading plan={plan} title={title} />
      <PlanBody
        plan={plan}
        day={await loadDay()}
        focus={await loadPlanFocus(plan.id)}
        stamp={uuidv7()}
      />
    </div>
  );
}
