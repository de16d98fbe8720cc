"use client";

import { runBillingRequest } from "@/components/billing/billing-request";
import { goToPortal, openPortalTab } from "@/components/billing/go-to-portal";
import { useBillingRequest } from "@/components/billing/use-billing-request";
import { DESKTOP_QUERY } from "@/components/layout/desktop-query";

type Portal = {
  /** The button says "Opening portal..." */
  isOpening: boolean;
  /** This, or the checkout, is under way: the button is disabled. */
  isBusy: boolean;
  openPortal: () => void;
};

/**
 * Opens Stripe's billing portal: in a new tab on a desktop, in place of the page elsewhere (document
 * 1, section 4). Call `openPortal` within the click, or the browser allows no tab.
 */
export function usePortal(onFailure: (error: unknown) => void): Portal {
  const pending = useBillingRequest();
  return {
    isOpening: pending === "portal",
    isBusy: pending !== null,
    openPortal() {
      const work = matchMedia(DESKTOP_QUERY).matches ? openPortalTab : goToPortal;
      void runBillingRequest("portal", work, onFailure);
    },
  };
}
