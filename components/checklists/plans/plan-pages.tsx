import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import { type PlansView, plansAddress } from "@/lib/checklists/plans-address";

const PAGE_LINK = buttonVariants({ variant: "outline" });

/** The way on through a long list; status and words stay in the address. */
export function PlanPages({ view, nextCursor }: { view: PlansView; nextCursor: string | null }) {
  if (!view.cursor && !nextCursor) return null;
  return (
    <nav aria-label="Pages of plans" className="flex flex-wrap gap-3">
      {view.cursor ? (
        <Link href={plansAddress({ ...view, cursor: "" })} prefetch={false} className={PAGE_LINK}>
          Newest plans
          <LinkPending />
        </Link>
      ) : null}
      {nextCursor ? (
        <Link
          href={plansAddress({ ...view, cursor: nextCursor })}
          prefetch={false}
          className={PAGE_LINK}
        >
          Older plans
          <LinkPending />
        </Link>
      ) : null}
    </nav>
  );
}
