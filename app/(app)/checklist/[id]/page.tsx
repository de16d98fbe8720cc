import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PlanBody } from "@/components/checklists/plan-body";
import { buttonVariants } from "@/components/ui/button-variants";
import { loadChecklist, loadDay } from "@/lib/checklists/loaders";
import { loadPlanFocus } from "@/lib/timer/loaders";

export const metadata: Metadata = { title: "Your Personalized Action Plan" };

type ChecklistPageProps = { params: Promise<{ id: string }> };

export default async function ChecklistPage({ params }: ChecklistPageProps) {
  const plan = await loadChecklist((await params).id);
  if (!plan) notFound();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <Link
          href="/decision"
          prefetch={false}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ms-3.5 w-fit" })}
        >
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          Back to Decisions
        </Link>
        <h1 className="text-3xl">Your Personalized Action Plan</h1>
        <p dir="auto" className="text-lg text-muted-foreground [overflow-wrap:anywhere]">
          {plan.decision.inputText}
        </p>
      </div>
      <PlanBody
        plan={plan}
        day={await loadDay()}
        focus={await loadPlanFocus(plan.id)}
        stamp={crypto.randomUUID()}
      />
      <div className="flex flex-wrap gap-3">
        <Link href="/decision" prefetch={false} className={buttonVariants({ variant: "outline" })}>
          Make Another Decision
        </Link>
      </div>
    </div>
  );
}
