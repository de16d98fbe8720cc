import Link from "next/link";
import type { RefObject } from "react";
import { Crown } from "@/components/layout/crown";
import { buttonVariants } from "@/components/ui/button-variants";
import { BILLING_TEXTS } from "@/lib/billing/constants";
import { CHAT_TEXTS } from "@/lib/checklists/refinement/constants";
import { REFINE_PROBLEMS } from "@/lib/checklists/refinement/problems";

/** Stands in place of the field when the plan's free refinements are used. */
export function UpgradePrompt({
  ref,
  draft,
}: {
  ref: RefObject<HTMLDivElement | null>;
  draft: string;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="outline-none grid justify-items-start gap-3 rounded-xl border border-marigold-bright bg-marigold-wash p-4"
    >
      <p className="flex gap-3">
        <Crown className="mt-1 size-5" />
        {REFINE_PROBLEMS.limit}
      </p>
      <Link href="/premium" prefetch={false} className={buttonVariants()}>
        {BILLING_TEXTS.upgrade}
      </Link>
      {draft.trim() ? (
        <div className="grid gap-1 text-sm">
          <p>{CHAT_TEXTS.kept}</p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {draft.trim()}
          </p>
        </div>
      ) : null}
      <p className="text-sm">{CHAT_TEXTS.stillYours}</p>
    </div>
  );
}
