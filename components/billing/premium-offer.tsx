import { BenefitList } from "@/components/billing/benefit-list";
import { PriceCard } from "@/components/billing/price-card";
import type { SubscriptionWords } from "@/components/billing/subscription-words";
import type { PremiumPrice } from "@/lib/billing/types";

type PremiumOfferProps = {
  price: PremiumPrice | null;
  /** How an earlier subscription stands; null for someone who never had one. */
  earlier: SubscriptionWords | null;
};

/** What Premium gives and costs, for people who don't have it. */
export function PremiumOffer({ price, earlier }: PremiumOfferProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">Premium</h1>
        <p className="text-lg text-muted-foreground">
          A coach without a limit, a private journal, and a view of how far you have come. Plans,
          the focus timer and Top 3 stay free.
        </p>
        {earlier ? (
          <p className="w-fit rounded-lg bg-muted px-4 py-3">
            <span className="font-semibold">{earlier.title}.</span> {earlier.next}
          </p>
        ) : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PriceCard price={price} />
        </div>
        <section aria-labelledby="benefits" className="grid gap-5">
          <h2 id="benefits" className="text-2xl">
            What you get
          </h2>
          <BenefitList withLinks={false} />
        </section>
      </div>
    </div>
  );
}
