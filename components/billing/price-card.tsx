import Link from "next/link";
import { UpgradeButton } from "@/components/billing/upgrade-button";
import { Card } from "@/components/ui/card";
import type { PremiumPrice } from "@/lib/billing/types";

/** What Premium costs, how it renews and ends, and the way to pay for it. */
export function PriceCard({ price }: { price: PremiumPrice | null }) {
  return (
    <Card>
      <section aria-labelledby="price" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="price" className="text-xl">
            What it costs
          </h2>
          {price ? (
            <p>
              <span className="font-display text-4xl font-semibold">{price.amount}</span>{" "}
              <span className="text-lg text-muted-foreground">{price.interval}</span>
            </p>
          ) : (
            <p className="text-lg">The price stands on the next page, before you pay anything.</p>
          )}
        </div>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary">
          <li>Renews by itself until you cancel.</li>
          <li>Cancel at any time. Premium then stays until the end of the time you paid for.</li>
          <li>Your plans stay yours, with Premium and without.</li>
        </ul>
        <UpgradeButton size="lg" />
        <p className="text-sm text-muted-foreground">
          You pay on a page of Stripe, our payment provider. We never see your card. The{" "}
          <Link
            href="/terms-of-service#premium"
            prefetch={false}
            className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            terms
          </Link>{" "}
          say the rest.
        </p>
      </section>
    </Card>
  );
}
