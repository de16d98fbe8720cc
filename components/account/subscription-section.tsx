import Link from "next/link";
import { AccountSection } from "@/components/account/account-section";
import { ManageButton } from "@/components/billing/manage-button";
import { SubscriptionFreshness } from "@/components/billing/subscription-freshness";
import { SubscriptionLine } from "@/components/billing/subscription-line";
import { subscriptionWords } from "@/components/billing/subscription-words";
import { UpgradeButton } from "@/components/billing/upgrade-button";
import type { PremiumView } from "@/lib/billing/loaders";
import { mayBuy } from "@/lib/billing/may-buy";

type SubscriptionSectionProps = Pick<
  PremiumView,
  "isOffered" | "status" | "price" | "ownPrice" | "timeZone"
>;

/** How the subscription stands, what comes next, and the way to change it. */
export function SubscriptionSection(premium: SubscriptionSectionProps) {
  const { isOffered, status, price, ownPrice, timeZone } = premium;
  const isFree = mayBuy(status);
  return (
    <AccountSection id="subscription" title="Subscription">
      <SubscriptionFreshness rendered={status} />
      <SubscriptionLine words={subscriptionWords(status, { timeZone, price: ownPrice })} />
      {isOffered && isFree ? (
        <p className="text-muted-foreground">
          {price ? `Premium costs ${price.amount} ${price.interval}. ` : null}
          <Link
            href="/premium"
            prefetch={false}
            className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            See what Premium gives
          </Link>
        </p>
      ) : null}
      {isOffered ? (
        <div className="flex flex-wrap items-start gap-3">
          {isFree ? <UpgradeButton /> : <ManageButton variant="outline" />}
          {isFree && status.subscription ? (
            <ManageButton label="See past invoices" variant="outline" />
          ) : null}
        </div>
      ) : null}
    </AccountSection>
  );
}
