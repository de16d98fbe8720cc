import type { Metadata } from "next";
import { PremiumMember } from "@/components/billing/premium-member";
import { PremiumOff } from "@/components/billing/premium-off";
import { PremiumOffer } from "@/components/billing/premium-offer";
import { SubscriptionFreshness } from "@/components/billing/subscription-freshness";
import { subscriptionWords } from "@/components/billing/subscription-words";
import { loadPremium } from "@/lib/billing/loaders";
import { mayBuy } from "@/lib/billing/may-buy";

export const metadata: Metadata = { title: "Premium" };

/** What Premium gives and costs, or how the person's own subscription stands. */
export default async function PremiumPage() {
  const { isOffered, status, price, ownPrice, timeZone } = await loadPremium();
  if (!isOffered) return <PremiumOff />;
  const words = subscriptionWords(status, { timeZone, price: ownPrice });
  return (
    <>
      <SubscriptionFreshness rendered={status} />
      {mayBuy(status) ? (
        <PremiumOffer price={price} earlier={status.subscription ? words : null} />
      ) : (
        <PremiumMember words={words} hasPremium={status.hasActiveSubscription} />
      )}
    </>
  );
}
