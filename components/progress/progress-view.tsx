import { ExportRows } from "@/components/account/export-rows";
import { PremiumHeading } from "@/components/billing/premium-heading";
import { EstimatesCard } from "@/components/progress/estimates-card";
import { NoProgress } from "@/components/progress/no-progress";
import { PlanProgressList } from "@/components/progress/plan-progress-list";
import { ProgressCharts } from "@/components/progress/progress-charts";
import { ProgressFigures } from "@/components/progress/progress-figures";
import { PROGRESS_FILES } from "@/components/progress/progress-files";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import type { LoadedProgress } from "@/lib/progress/loaders";
import { isEmpty } from "@/lib/progress/summary";

type ProgressViewProps = LoadedProgress & { isFirst: boolean };

export function ProgressView({ summary, page, timeZone, isFirst }: ProgressViewProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PremiumHeading heading="Your Progress" badge="Premium" />
      {isEmpty(summary.ever) ? (
        <NoProgress />
      ) : (
        <>
          <ProgressFigures summary={summary} />
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
            <ProgressCharts summary={summary} />
            <EstimatesCard estimates={summary.estimates} />
          </div>
        </>
      )}
      <PlanProgressList page={page} isFirst={isFirst} timeZone={timeZone} />
      <Card>
        <CardHeader>
          <CardTitle>Take it along</CardTitle>
          <CardDescription>For a spreadsheet, with times by your own clock.</CardDescription>
        </CardHeader>
        <ExportRows files={PROGRESS_FILES} />
      </Card>
    </div>
  );
}
