import Link from "next/link";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

/** Says nothing of whether the plan exists: an unknown one and someone else's look the same. */
export function PlanProblem() {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={SCREEN_TEXTS.planFailed}
      actions={
        <Link href="/dashboard" className={buttonVariants()}>
          Back to My Plans
        </Link>
      }
    >
      <p>It may have been deleted, or the address may be incomplete. Your other plans are safe.</p>
    </MessagePage>
  );
}
