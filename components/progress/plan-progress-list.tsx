"use client";

import { PlanPages } from "@/components/checklists/plans/plan-pages";
import { PlanProgressRow } from "@/components/progress/plan-progress-row";
import { Card } from "@/components/ui/card";
import type { PlanProgressPage } from "@/lib/progress/types";

type PlanProgressListProps = {
  page: PlanProgressPage;
  /** Whether this is the first page. */
  isFirst: boolean;
  timeZone: string | null;
};

export function PlanProgressList({ page, isFirst, timeZone }: PlanProgressListProps) {
  const { plans, nextCursor } = page;
  if (plans.length === 0 && isFirst) return null;
  return (
    <section id="plans" aria-labelledby="plan-by-plan" className="grid scroll-mt-24 gap-4">
      <h2 id="plan-by-plan" className="text-xl">
        Plan by plan
      </h2>
      {plans.length > 0 ? (
        <Card>
          <ul className="grid divide-y">
            {plans.map((plan) => (
              <PlanProgressRow key={plan.id} plan={plan} timeZone={timeZone ?? "UTC"} />
            ))}
          </ul>
        </Card>
      ) : (
        <p>There are no older plans.</p>
      )}
      <PlanPages
        newest={isFirst ? null : "/progress#plans"}
        older={nextCursor ? `/progress?cursor=${nextCursor}#plans` : null}
      />
    </section>
  );
}
