import { Lightbulb } from "lucide-react";
import Link from "next/link";
import { PlanMenu } from "@/components/checklists/plans/plan-menu";
import type { CardList } from "@/components/checklists/plans/plan-wishes";
import { LinkPending } from "@/components/shared/link-pending";
import { LocalDate } from "@/components/shared/local-date";
import { badgeVariants } from "@/components/ui/badge-variants";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import {
  LIST_TITLE_CHARACTERS,
  STEP_PREVIEW_CHARACTERS,
  TIP_ABOVE_STEPS,
} from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";
import { shorten } from "@/lib/checklists/shorten";
import type { ChecklistCard } from "@/lib/checklists/types";
import { cn } from "@/lib/cn";

const OPEN_LINK = cn(buttonVariants({ variant: "secondary" }), "mt-auto");

const STATUS_WORDS = { open: null, done: "Completed", archived: "Archived" } as const;

type PlanCardProps = { plan: ChecklistCard; list: CardList };

/**
 * A plan in the list of My Plans. The whole text of title and steps is behind the cut, on the plan's own
 * page. Twenty of them stand on a page, so each has few elements (docs/decisions/015).
 */
export function PlanCard({ plan, list }: PlanCardProps) {
  const { completed, total, percentage } = plan.progress;
  const title = planTitle(plan, LIST_TITLE_CHARACTERS);
  const more = total - plan.recentSteps.length;
  // In a list of one status the list itself says it.
  const status = list.status === null ? STATUS_WORDS[plan.status] : null;
  return (
    <li className="card-base min-w-0 gap-4 outline-offset-2 outline-ring has-[a[data-plan]:focus-visible]:outline-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2
            id={`plan-${plan.id}`}
            dir="auto"
            className="line-clamp-3 text-xl [overflow-wrap:anywhere]"
          >
            {title}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
            <span>
              Created <LocalDate iso={plan.createdAt} />
            </span>
            {status ? (
              <span className={badgeVariants({ variant: "outline" })}>{status}</span>
            ) : null}
          </p>
        </div>
        <div className="-mt-2">
          <PlanMenu
            place="card"
            title={title}
            plan={{ id: plan.id, status: plan.status, card: plan, list }}
          />
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm">
          <p>
            {completed} of {total} tasks done
          </p>
          <p className="font-semibold tabular-nums">{percentage}%</p>
        </div>
        <Progress value={percentage} aria-label={`Progress of ${title}`} />
      </div>
      {plan.recentSteps.length > 0 ? (
        <ul className="grid gap-1.5 text-sm">
          {plan.recentSteps.map((step) => (
            <RecentStep key={step.id} step={step} />
          ))}
          {more > 0 ? <li className="ps-7.5 text-muted-foreground">+{more} more</li> : null}
        </ul>
      ) : null}
      {total > TIP_ABOVE_STEPS && completed === 0 && plan.status === "open" ? (
        <p className="flex gap-2.5 rounded-lg bg-marigold-wash p-3 text-sm">
          <Lightbulb aria-hidden="true" className="mt-px size-5 shrink-0 text-marigold" />
          <span>
            <b>Tip:</b> start with the smallest task. One tick is enough for today.
          </span>
        </p>
      ) : null}
      <Link
        href={`/my-plans/${plan.id}`}
        prefetch={false}
        data-plan={plan.id}
        aria-describedby={`plan-${plan.id}`}
        className={OPEN_LINK}
      >
        View &amp; Manage Plan
        <LinkPending />
      </Link>
    </li>
  );
}

function RecentStep({ step }: { step: ChecklistCard["recentSteps"][number] }) {
  return (
    <li dir="auto" className={step.completed ? "recent-step recent-step-done" : "recent-step"}>
      {step.completed ? <span className="sr-only">Done: </span> : null}
      {shorten(step.text, STEP_PREVIEW_CHARACTERS)}
    </li>
  );
}
