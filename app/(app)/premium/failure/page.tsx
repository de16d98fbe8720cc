import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PaymentCancelled } from "@/components/billing/payment-cancelled";
import { PremiumOff } from "@/components/billing/premium-off";
import { UpgradeButton } from "@/components/billing/upgrade-button";
import { loadPremium } from "@/lib/billing/loaders";
import { mayBuy } from "@/lib/billing/may-buy";
import { BILLING_PROBLEMS } from "@/lib/billing/problems";

export const metadata: Metadata = { title: "Payment cancelled" };

/** Where Stripe's checkout leads when nobody paid. */
export default async function PremiumFailurePage() {
  const { isOffered, status } = await loadPremium();
  if (!isOffered) return <PremiumOff />;
  // Someone who has paid after all, in another tab, is not told that they have not.
  if (!mayBuy(status)) redirect("/premium");
  return (
    <PaymentCancelled
      tryAgain={<UpgradeButton label="Try Again" failed={BILLING_PROBLEMS.upgradeFailedInPlans} />}
    />
  );
}
