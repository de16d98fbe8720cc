import Link from "next/link";
import type { ReactNode } from "react";
import { PremiumHeading } from "@/components/billing/premium-heading";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";

type ComingPageProps = {
  hasPremium: boolean;
  /** The page's h1. */
  heading: string;
  badge: string;
  scene: ReactNode;
  title: string;
  benefits: readonly string[];
};

/**
 * A page of Premium that is not built yet, and says so to everybody: to who has Premium in place of
 * an offer, to everybody else before they decide.
 */
export function ComingPage({ hasPremium, ...page }: ComingPageProps) {
  if (!hasPremium) {
    return (
      <PremiumUpsell {...page}>
        <p className="rounded-lg bg-muted px-4 py-3">
          We are still building this. It will be part of Premium, and it is not there yet.
        </p>
      </PremiumUpsell>
    );
  }
  const { heading, badge, scene, title, benefits } = page;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
      <PremiumHeading heading={heading} badge={badge} />
      <Card className="sm:p-8">
        <div className="mx-auto w-48">{scene}</div>
        <CardHeader>
          <CardTitle className="text-2xl">We are still building this</CardTitle>
        </CardHeader>
        <CardContent className="grid gap-3">
          <p>
            It is not there yet. When it is, it belongs to your Premium subscription, and you find
            it on this page. Nothing more to pay, nothing to do until then.
          </p>
          <p className="font-semibold">What is planned: {title}</p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-marigold">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </CardContent>
        <CardFooter>
          <Link href="/premium" className={buttonVariants({ variant: "outline" })}>
            See your Premium
          </Link>
        </CardFooter>
      </Card>
    </div>
  );
}
