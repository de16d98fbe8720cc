import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PlanBody } from "@/components/checklists/plan-body";
import { buttonVariants } from "@/components/ui/button-variants";
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
        <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
          {planTitle(plan, DETAIL_TITLE_CHARACTERS)}
        </h1>
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
