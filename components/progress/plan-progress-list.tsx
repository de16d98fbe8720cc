"use client";

import Link from "next/link";
import { PlanProgressRow } from "@/components/progress/plan-progress-row";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { PlanProgressPage } from "@/lib/progress/types";

type PlanProgressListProps = {
  page: PlanProgressPage;
  /** Whether this is the first page. */
  isFirst: boolean;
  timeZone: string | null;
};

const PAGE_LINK = buttonVariants({ variant: "outline" });

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
      {isFirst && !nextCursor ? null : (
        <nav aria-label="Pages of plans" className="flex flex-wrap gap-3">
          {isFirst ? null : (
            <Link href="/progress#plans" prefetch={false} className={PAGE_LINK}>
              Newest plans
              <LinkPending />
            </Link>
          )}
          {nextCursor ? (
            <Link
              href={`/progress?cursor=${nextCursor}#plans`}
              prefetch={false}
              className={PAGE_LINK}
            >
              Older plans
              <LinkPending />
            </Link>
          ) : null}
        </nav>
      )}
    </section>
  );
}
