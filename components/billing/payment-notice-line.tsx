"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { tellPortalFailure } from "@/components/billing/billing-failures";
import { usePortal } from "@/components/billing/use-portal";
import { LocalDate } from "@/components/shared/local-date";
import { BILLING_TEXTS } from "@/lib/billing/constants";
import { BILLING_PROBLEMS } from "@/lib/billing/problems";

type PaymentNoticeLineProps = {
  hasPremium: boolean;
  /** Until when Premium goes on without the payment, in ISO 8601. */
  graceEndsAt: string | null;
};

/** Says what holds now and how to put it right. Put away, it comes back with the next visit. */
export default function PaymentNoticeLine({ hasPremium, graceEndsAt }: PaymentNoticeLineProps) {
  const { isOpening, isBusy, openPortal } = usePortal(tellPortalFailure);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <aside aria-label="Payment" className="border-b bg-marigold-wash text-sm print:hidden">
      <div className="page-gutter relative mx-auto flex max-w-page flex-wrap items-center gap-x-4 sm:py-1">
        <p className="max-w-none pt-2 max-sm:basis-full sm:flex-1 sm:basis-72 sm:py-2 sm:pr-10 md:pr-0">
          {hasPremium ? (
            <>
              {BILLING_PROBLEMS.paymentMissing}{" "}
              {graceEndsAt ? (
                <>
                  Premium goes on until{" "}
                  <span className="whitespace-nowrap">
                    <LocalDate iso={graceEndsAt} />.
                  </span>
                </>
              ) : (
                "Premium goes on for some days."
              )}
            </>
          ) : (
            BILLING_PROBLEMS.premiumRests
          )}
        </p>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={openPortal}
          className="min-h-11 font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 aria-disabled:opacity-55 mr-12"
        >
          {isOpening ? BILLING_TEXTS.openingPortal : BILLING_TEXTS.updatePayment}
        </button>
        <button
          type="button"
          aria-label="Not now"
          onClick={() => setDismissed(true)}
          className="absolute right-2 bottom-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 inline-grid size-11 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </aside>
  );
}
