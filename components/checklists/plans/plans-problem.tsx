import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { PLAN_PAGE_PROBLEMS } from "@/lib/checklists/page-problems";

export function PlansProblem() {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={PLAN_PAGE_PROBLEMS.plansFailed}
      actions={<RetryButton>Try Again</RetryButton>}
    >
      <p>{PLAN_PAGE_PROBLEMS.plansStillThere}</p>
    </MessagePage>
  );
}
