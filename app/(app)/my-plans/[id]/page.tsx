import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PlanBody } from "@/components/checklists/plan-body";
import { PlanMenu } from "@/components/checklists/plans/plan-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { DETAIL_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { loadChecklist, loadDay } from "@/lib/checklists/loaders";
import { planStatusOf } from "@/lib/checklists/plan-status";
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
      <div className="grid gap-2">
        <Link
          href="/"
          prefetch={false}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ms-3.5 w-fit" })}
        >
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          Back
        </Link>
        <div className="flex items-start justify-between gap-2">
          <h1 dir="auto" className="min-w-0 text-3xl [overflow-wrap:anywhere]">
            {title}
          </h1>
          <PlanMenu place="page" title={title} plan={{ id: plan.id, status: planStatusOf(plan) }} />
        </div>
      </div>
      <PlanBody
        plan={plan}
        day={await loadDay()}
        focus={await loadPlanFocus(plan.id)}
        stamp={crypto.randomUUID()}
      />
    </div>
  );
}
