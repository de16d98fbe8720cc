import type { Metadata } from "next";
import { PremiumSuccess } from "@/components/billing/premium-success";
import { SubscriptionFreshness } from "@/components/billing/subscription-freshness";
import { WelcomeStatus } from "@/components/billing/welcome-status";
import { loadWelcome } from "@/lib/billing/loaders";

export const metadata: Metadata = { title: "Welcome to Premium" };

export default async function PremiumSuccessPage({ searchParams }: PageProps<"/premium/success">) {
  const { session_id: checkoutId } = await searchParams;
  const welcome = await loadWelcome(checkoutId?.toString() ?? "");
  const { status, isConfirming } = welcome;
  return (
    <>
      <SubscriptionFreshness rendered={status} />
      <PremiumSuccess
        status={<WelcomeStatus {...welcome} />}
        hasPremium={status.hasActiveSubscription}
        isConfirming={isConfirming}
      />
    </>
  );
}
