"use client";

import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { focusSection } from "@/components/account/focus-section";
import { forgetShare } from "@/components/decisions/share/share-store";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";
import { submitStopSharing } from "@/lib/decisions/share/actions";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

type StopShareProps = {
  shareId: string;
  /** The element that says what is shared. */
  questionId: string;
};

/** Asks before it stops: nothing brings this link back. The browser's own folding needs no script. */
export function StopShare({ shareId, questionId }: StopShareProps) {
  return (
    <details className="min-w-0">
      <summary
        aria-describedby={questionId}
        className={cn(
          buttonVariants({ variant: "outline", size: "sm" }),
          "list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        Stop sharing
      </summary>
      <div className="grid justify-items-start gap-3 pt-3">
        <p className="text-sm">
          The link will stop working for everybody, for good. Sharing again makes a new one.
        </p>
        <ActionButton
          variant="destructive"
          size="sm"
          action={submitStopSharing}
          fields={{ shareId }}
          done={ACCOUNT_TEXTS.sharingStopped}
          failed={ACCOUNT_PROBLEMS.sharingNotStopped}
          onDone={() => {
            forgetShare(shareId);
            focusSection("shared");
          }}
        >
          Stop this link
        </ActionButton>
      </div>
    </details>
  );
}
