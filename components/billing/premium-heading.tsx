import { PremiumBadge } from "@/components/billing/premium-badge";

type PremiumHeadingProps = {
  /** The page's h1. */
  heading: string;
  badge: string;
};

/** The head of a page that belongs to Premium. */
export function PremiumHeading({ heading, badge }: PremiumHeadingProps) {
  return (
    <header className="flex flex-wrap items-center gap-3">
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <PremiumBadge>{badge}</PremiumBadge>
    </header>
  );
}
