import Link from "next/link";
import { RetryButton } from "@/components/checklists/retry-button";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

/** The checklist page without its list (document 2, section 2): no id in the address, or no plan. */
export function ChecklistProblem({ hasId }: { hasId: boolean }) {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={hasId ? SCREEN_TEXTS.checklistFailed : SCREEN_TEXTS.checklistMissing}
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
          ? "It may have been deleted, or it did not arrive. Your other plans are safe."
          : "This address names no checklist. All your plans are on My Plans."}
      </p>
    </MessagePage>
  );
}
