import Link from "next/link";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { PLAN_PAGE_PROBLEMS } from "@/lib/checklists/page-problems";

/** Says nothing of whether the plan exists: an unknown one and someone else's look the same. */
export function PlanProblem() {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={PLAN_PAGE_PROBLEMS.planFailed}
      actions={
        <Link href="/dashboard" className={buttonVariants()}>
          Back to My Plans
        </Link>
      }
    >
      <p>{PLAN_PAGE_PROBLEMS.planFailedReason}</p>
    </MessagePage>
  );
}
