import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { v7 as uuidv7 } from "uuid";
import { CoinChoice } from "@/components/checklists/coin-choice";
import { PlanBody } from "@/components/checklists/plan-body";
import { ShareButton } from "@/components/decisions/share/share-button";
import { BackLink } from "@/components/shared/back-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { loadChecklist, loadDay } from "@/lib/checklists/loaders";
import { loadPlanFocus } from "@/lib/timer/loaders";

export const metadata: Metadata = { title: "Your Personalized Action Plan" };

type ChecklistPageProps = { params: Promise<{ id: string }> };

export default async function ChecklistPage({ params }: ChecklistPageProps) {
  const plan = await loadChecklist((await params).id);
  if (!plan) notFound();
  const decision = { ...plan.decision, id: plan.decisionId };
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <BackLink href="/decision">Back to Decisions</BackLink>
          <ShareButton
            decision={decision}
            label="Share Plan"
            paletteLabel="Share this plan"
            variant="outline"
            size="sm"
          />
        </div>
        <h1 className="text-3xl">Your Personalized Action Plan</h1>
        <p dir="auto" className="text-lg text-muted-foreground [overflow-wrap:anywhere]">
          {plan.decision.inputText}
        </p>
        <CoinChoice decisionId={plan.decisionId} decision={plan.decision} />
      </div>
      <PlanBody
        plan={plan}
        day={await loadDay()}
        focus={await loadPlanFocus(plan.id)}
        stamp={uuidv7()}
      />
      <div className="flex flex-wrap gap-3">
        <Link href="/decision" prefetch={false} className={buttonVariants({ variant: "outline" })}>
          Make Another Decision
        </Link>
        <ShareButton decision={decision} label="Share Your Plan" variant="outline" />
      </div>
    </div>
  );
}
