import { CoinChoice } from "@/components/checklists/coin-choice";
import { PlanMenu } from "@/components/checklists/plans/plan-menu";
import { ShareButton } from "@/components/decisions/share/share-button";
import { BackLink } from "@/components/shared/back-link";
import { planStatusOf } from "@/lib/checklists/plan-status";
import type { ChecklistDetail } from "@/lib/checklists/types";

/** The head of a plan's page: the way back, the title, and what can be done with the plan as a whole. */
export function PlanHeading({ plan, title }: { plan: ChecklistDetail; title: string }) {
  const { id, decisionId, decision } = plan;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-2">
        <BackLink href="/">Back</BackLink>
        <div className="flex items-center gap-1">
          <ShareButton
            decision={{ ...decision, id: decisionId }}
            label="Share"
            paletteLabel="Share this plan"
            variant="outline"
            size="sm"
          />
          <PlanMenu place="page" title={title} plan={{ id, status: planStatusOf(plan) }} />
        </div>
      </div>
      <h1 dir="auto" className="min-w-0 text-3xl [overflow-wrap:anywhere]">
        {title}
      </h1>
      {title.length < plan.title.trim().length ? (
        // The heading is cut; a person's own words stay readable to their end.
        <p dir="auto" className="max-w-prose text-muted-foreground [overflow-wrap:anywhere]">
          {plan.title}
        </p>
      ) : null}
      <CoinChoice decisionId={decisionId} decision={decision} />
    </div>
  );
}
