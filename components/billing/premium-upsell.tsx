import Link from "next/link";
import type { ReactNode } from "react";
import { PremiumHeading } from "@/components/billing/premium-heading";
import { Crown } from "@/components/layout/crown";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { BILLING_TEXTS } from "@/lib/billing/constants";

type PremiumUpsellProps = {
  /** The page's h1. */
  heading: string;
  badge: string;
  scene: ReactNode;
  title: string;
  benefits: readonly string[];
  /** What is said of it besides, above the way to Premium. */
  children?: ReactNode;
};

/** What a Free Plan person sees in place of a Premium page (document 2, section 2). */
export function PremiumUpsell({
  heading,
  badge,
  scene,
  title,
  benefits,
  children,
}: PremiumUpsellProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PremiumHeading heading={heading} badge={badge} />
      <Card className="sm:flex-row sm:items-center sm:justify-center sm:gap-14 sm:p-14">
        <div className="w-48 shrink-0 max-sm:mx-auto">{scene}</div>
        <div className="grid gap-5">
          <CardHeader>
            <CardTitle className="text-2xl">{title}</CardTitle>
          </CardHeader>
          <CardContent>
            <ul className="grid gap-3">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-3">
                  <Crown className="mt-1.5 size-4" />
                  {benefit}
                </li>
              ))}
            </ul>
          </CardContent>
          {children}
          <CardFooter>
            <Link href="/premium" className={buttonVariants()}>
              {BILLING_TEXTS.upgrade}
            </Link>
          </CardFooter>
        </div>
      </Card>
    </div>
  );
}
