import Link from "next/link";
import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { PLAN_PAGE_PROBLEMS } from "@/lib/checklists/page-problems";

/** The checklist page without its list (document 2, section 2): no id in the address, or no plan. */
export function ChecklistProblem({ hasId }: { hasId: boolean }) {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={hasId ? PLAN_PAGE_PROBLEMS.checklistFailed : PLAN_PAGE_PROBLEMS.checklistMissing}
      actions={
        <>
          {hasId ? <RetryButton>Retry</RetryButton> : null}
          <Link
            href="/decision"
            className={buttonVariants({ variant: hasId ? "outline" : "default" })}
          >
            Create New Decision
          </Link>
        </>
      }
    >
      <p>
        {hasId
          ? PLAN_PAGE_PROBLEMS.checklistFailedReason
          : PLAN_PAGE_PROBLEMS.checklistMissingReason}
      </p>
    </MessagePage>
  );
}
