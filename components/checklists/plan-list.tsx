"use client";

import Link from "next/link";
import { PlanCard } from "@/components/checklists/plan-card";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ChecklistCardPage } from "@/lib/checklists/types";

type PlanListProps = ChecklistCardPage & { isFirstPage: boolean };

/**
 * Cards of plans. A client component, so that the page carries each plan once as data instead of
 * a second time as a rendered tree: that halves what My Plans costs the server.
 */
export function PlanList({ cards, nextCursor, isFirstPage }: PlanListProps) {
  return (
    <div className="grid gap-6">
      {cards.length > 0 ? (
        <ul aria-label="Plans" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {cards.map((plan) => (
            <li key={plan.id} className="min-w-0">
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted-foreground">There are no older plans.</p>
      )}
      {isFirstPage && !nextCursor ? null : (
        <nav aria-label="Pages of plans" className="flex flex-wrap gap-3">
          {isFirstPage ? null : (
            <Link
              href="/dashboard"
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              Newest plans
            </Link>
          )}
          {nextCursor ? (
            <Link
              href={`/dashboard?cursor=${encodeURIComponent(nextCursor)}`}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              Older plans
            </Link>
          ) : null}
        </nav>
      )}
    </div>
  );
}
