import { Crown } from "@/components/layout/crown";
import { badgeVariants } from "@/components/ui/badge-variants";

/** What belongs to Premium, or whom it belongs to. */
export function PremiumBadge({ children = "Premium" }: { children?: string }) {
  return (
    <span className={badgeVariants({ variant: "premium" })}>
      <Crown />
      {children}
    </span>
  );
}
