import { ConfirmingStatus } from "@/components/billing/confirming-status";
import { ManageButton } from "@/components/billing/manage-button";
import { NoPayment } from "@/components/billing/no-payment";
import { StatusLine } from "@/components/billing/status-line";
import { SubscriptionLine } from "@/components/billing/subscription-line";
import { subscriptionWords } from "@/components/billing/subscription-words";
import type { PremiumWelcome } from "@/lib/billing/loaders";
import { mayBuy } from "@/lib/billing/may-buy";

/** How the subscription stands of someone who comes from the checkout, or opens its page by hand. */
export function WelcomeStatus({ status, isConfirming, timeZone }: PremiumWelcome) {
  if (status.hasActiveSubscription) return <StatusLine status="Active" />;
  if (isConfirming) return <ConfirmingStatus />;
  if (mayBuy(status)) return <NoPayment />;
  return (
    <>
      <SubscriptionLine words={subscriptionWords(status, { timeZone, price: null })} />
      <ManageButton />
    </>
  );
}
