import type { Route } from "next";
import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";

const PAGE_LINK = buttonVariants({ variant: "outline" });

type PlanPagesProps = {
  /** The first page; null while it is shown. */
  newest: Route | null;
  /** The page after this one; null on the last. */
  older: Route | null;
};

/** The way through a long list, newest plans first. */
export function PlanPages({ newest, older }: PlanPagesProps) {
  if (!newest && !older) return null;
  return (
    <nav aria-label="Pages of plans" className="flex flex-wrap gap-3">
      {newest ? (
        <Link href={newest} prefetch={false} className={PAGE_LINK}>
          Newest plans
          <LinkPending />
        </Link>
      ) : null}
      {older ? (
        <Link href={older} prefetch={false} className={PAGE_LINK}>
          Older plans
          <LinkPending />
        </Link>
      ) : null}
    </nav>
  );
}
