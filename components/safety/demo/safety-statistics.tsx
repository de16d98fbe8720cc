"use client";

import { categoryLabel } from "@/components/safety/category-label";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { TEST_PROBLEMS } from "@/lib/safety/problems";
import type { SafetyStats } from "@/lib/safety/types";

type SafetyStatisticsProps = {
  /** Null until they have been read. */
  stats: SafetyStats | null;
  hasFailed: boolean;
  /** Admins see what was found anywhere, others what they tried here. */
  isAdmin: boolean;
  onRetry: () => void;
};

export function SafetyStatistics({ stats, hasFailed, isAdmin, onRetry }: SafetyStatisticsProps) {
  return (
    <section aria-labelledby="safety-statistics">
      <Card>
        <CardHeader>
          <CardTitle id="safety-statistics">Safety Statistics</CardTitle>
          <CardDescription>
            {isAdmin
              ? "What the check found in all of Stepwell. Only place, category, severity and time are noted; no text is."
              : "What you tried on this page. Only place, category, severity and time are noted; no text is."}
          </CardDescription>
        </CardHeader>
        {stats ? <Counts {...stats} /> : null}
        {stats || hasFailed ? null : <Skeleton className="h-32 rounded-lg" />}
        <div role="alert" className="empty:hidden">
          {hasFailed ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p>{TEST_PROBLEMS.statisticsFailed}</p>
              <Button variant="outline" size="sm" onClick={onRetry}>
                Retry
              </Button>
            </div>
          ) : null}
        </div>
      </Card>
    </section>
  );
}

function Counts({ period, stats }: SafetyStats) {
  if (stats.every(({ count }) => count === 0)) {
    return (
      <p className="text-muted-foreground">Nothing here yet. Pick an example above and check it.</p>
    );
  }
  return (
    <table className="w-full">
      <caption className="pb-2 text-start text-sm text-muted-foreground">{period}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Texts</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {stats.map(({ category, count }) => (
          <tr key={category}>
            <th scope="row" className="py-2 text-start font-normal">
              {categoryLabel(category)}
            </th>
            <td className="py-2 text-end font-semibold tabular-nums">
              {count.toLocaleString("en-US")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
