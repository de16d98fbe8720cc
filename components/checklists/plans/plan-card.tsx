import { PlanMenu } from "@/components/checklists/plans/plan-menu";
import type { CardList } from "@/components/checklists/plans/plan-wishes";
import type { PlanOpening } from "@/components/checklists/plans/use-open-plan";
import { LocalDate } from "@/components/shared/local-date";
import { badgeVariants } from "@/components/ui/badge-variants";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import {
  LIST_TITLE_CHARACTERS,
  STEP_PREVIEW_CHARACTERS,
  TIP_ABOVE_STEPS,
} from "@/lib/checklists/constants";
import { planTitle } from "@/lib/checklists/plan-title";
import { shorten } from "@/lib/checklists/shorten";
import type { ChecklistCard } from "@/lib/checklists/types";

const OPEN_LINK = buttonVariants({ variant: "secondary", className: "mt-auto" });
const STATUS = badgeVariants({ variant: "outline", className: "ms-3 align-middle" });

const STATUS_WORDS = { open: null, done: "Completed", archived: "Archived" } as const;

type PlanCardProps = { plan: ChecklistCard; list: CardList } & PlanOpening;

/**
 * A plan in the list of My Plans. The whole text of title and steps is behind the cut, on the plan's own
 * page. Twelve of them stand on a page, so each has few elements, laid out by `.plan-card` of
 * globals.css (docs/decisions/015).
 */
export function PlanCard({ plan, list, openingId, open }: PlanCardProps) {
  const { completed, total, percentage } = plan.progress;
  const title = planTitle(plan, LIST_TITLE_CHARACTERS);
  const more = total - plan.recentSteps.length;
  // In a list of one status the list itself says it.
  const status = list.status === null ? STATUS_WORDS[plan.status] : null;
  return (
    <li className="card-base plan-card">
      <h2 id={`plan-${plan.id}`} dir="auto">
        {title}
      </h2>
      <p>
        {"Created "}
        <LocalDate iso={plan.createdAt} />
        {status ? <span className={STATUS}>{status}</span> : null}
      </p>
      <PlanMenu
        place="card"
        title={title}
        plan={{ id: plan.id, status: plan.status, card: plan, list }}
      />
      <p className="plan-card-done">
        {`${completed} of ${total} tasks done`}
        <span>{`${percentage}%`}</span>
      </p>
      <Progress value={percentage} aria-label={`Progress of ${title}`} />
      {plan.recentSteps.length > 0 ? (
        <ul>
          {plan.recentSteps.map((step) => (
            <li
              key={step.id}
              dir="auto"
              className={step.completed ? "recent-step recent-step-done" : "recent-step"}
            >
              {step.completed ? <span className="sr-only">Done: </span> : null}
              {shorten(step.text, STEP_PREVIEW_CHARACTERS)}
            </li>
          ))}
          {more > 0 ? <li className="recent-steps-more">{`+${more} more`}</li> : null}
        </ul>
      ) : null}
      {total > TIP_ABOVE_STEPS && completed === 0 && plan.status === "open" ? (
        <p className="plan-card-tip">
          <b>Tip:</b> start with the smallest task. One tick is enough for today.
        </p>
      ) : null}
      <a
        href={`/my-plans/${plan.id}`}
        data-plan={plan.id}
        aria-describedby={`plan-${plan.id}`}
        onClick={open}
        className={OPEN_LINK}
      >
        {"View & Manage Plan"}
        {openingId === plan.id ? <Spinner /> : null}
      </a>
    </li>
  );
}
