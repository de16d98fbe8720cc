import Link from "next/link";
import type { ReactNode } from "react";
import { BenefitList } from "@/components/billing/benefit-list";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";

type PremiumSuccessProps = {
  /** How the subscription stands. */
  status: ReactNode;
  hasPremium: boolean;
  /** The payment is being confirmed. */
  isConfirming: boolean;
};

/** Where Stripe's checkout leads after a payment (document 2, section 2). */
export function PremiumSuccess({ status, hasPremium, isConfirming }: PremiumSuccessProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8">
      <div className="grid justify-items-center gap-5 text-center">
        <Scene name={hasPremium || isConfirming ? "stars" : "signpost"} className="w-48" />
        <h1 className="text-3xl sm:text-4xl">Welcome to Premium</h1>
        {status}
      </div>
      {hasPremium || isConfirming ? (
        <Card>
          <section aria-labelledby="benefits" className="grid gap-5">
            <h2 id="benefits" className="text-xl">
              {hasPremium ? "What is yours now" : "What Premium gives"}
            </h2>
            <BenefitList withLinks={hasPremium} />
          </section>
        </Card>
      ) : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/dashboard" className={buttonVariants()}>
          Go to My Plans
        </Link>
        <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
