import Link from "next/link";
import { countOf, focusInWords } from "@/components/progress/progress-words";
import { LinkPending } from "@/components/shared/link-pending";
import { badgeVariants } from "@/components/ui/badge-variants";
import { Progress } from "@/components/ui/progress";
import { LIST_TITLE_CHARACTERS } from "@/lib/checklists/constants";
import { formatMinutes } from "@/lib/checklists/duration";
import { planTitle } from "@/lib/checklists/plan-title";
import { dayInWords } from "@/lib/dates";
import type { PlanProgress } from "@/lib/progress/types";

const STATUS_WORDS = { open: null, done: "Completed", archived: "Archived" } as const;

type PlanProgressRowProps = { plan: PlanProgress; timeZone: string };

/** What was done in one plan. */
export function PlanProgressRow({ plan, timeZone }: PlanProgressRowProps) {
  const { completed, total, percentage } = plan.progress;
  const title = planTitle(plan, LIST_TITLE_CHARACTERS);
  const status = STATUS_WORDS[plan.status];
  const days = [
    `Begun ${dayInWords(new Date(plan.createdAt), timeZone)}`,
    ...(plan.completedAt ? [`finished ${dayInWords(new Date(plan.completedAt), timeZone)}`] : []),
  ];
  return (
    <li className="grid grid-cols-1 gap-3 py-5 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-3">
          <Link
            href={`/my-plans/${plan.id}`}
            prefetch={false}
            dir="auto"
            className="-my-2.5 inline-flex py-2.5 font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
            <LinkPending />
          </Link>
          {status ? <span className={badgeVariants({ variant: "outline" })}>{status}</span> : null}
        </div>
        <p className="mt-1.5 text-sm text-muted-foreground">{days.join(", ")}</p>
      </div>
      <div className="grid content-center gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <p>
            {completed} of {countOf(total, "task")}
          </p>
          {plan.focusSeconds > 0 ? (
            <p className="text-right text-muted-foreground">
              <span className="whitespace-nowrap">{focusInWords(plan.focusSeconds)}</span> of focus
            </p>
          ) : null}
        </div>
        <Progress value={percentage} aria-label={`Progress of ${title}`} />
        <PlanEstimates plan={plan} />
      </div>
    </li>
  );
}

function PlanEstimates({ plan: { estimates } }: { plan: PlanProgress }) {
  const { steps, plannedMinutes, focusedSeconds } = estimates;
  if (steps === 0) return null;
  return (
    <p className="text-muted-foreground">
      {countOf(steps, "task")} estimated at{" "}
      <span className="whitespace-nowrap">{formatMinutes(plannedMinutes)}</span> took{" "}
      <span className="whitespace-nowrap">{focusInWords(focusedSeconds)}</span> of focus
    </p>
  );
}
