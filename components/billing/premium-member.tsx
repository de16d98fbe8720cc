import { BenefitList } from "@/components/billing/benefit-list";
import { ManageButton } from "@/components/billing/manage-button";
import type { SubscriptionWords } from "@/components/billing/subscription-words";
import { Card, CardFooter, CardHeader } from "@/components/ui/card";

type PremiumMemberProps = {
  words: SubscriptionWords;
  /** Not while a payment is missing for longer than the days of grace. */
  hasPremium: boolean;
};

/** How the subscription stands, for people who have one, and where everything in it is. */
export function PremiumMember({ words, hasPremium }: PremiumMemberProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-3xl sm:text-4xl">Premium</h1>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
        <section
          aria-labelledby="subscription"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Card>
            <CardHeader>
              <h2 id="subscription" className="text-xl">
                {words.title}
              </h2>
              <p>{words.next}</p>
            </CardHeader>
            <CardFooter>
              <ManageButton />
            </CardFooter>
          </Card>
        </section>
        <section aria-labelledby="benefits" className="grid gap-5">
          <h2 id="benefits" className="text-2xl">
            What Premium gives
          </h2>
          <BenefitList withLinks={hasPremium} />
        </section>
      </div>
    </div>
  );
}
