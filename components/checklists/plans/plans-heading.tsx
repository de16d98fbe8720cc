"use client";

import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import { LineIcon } from "@/components/ui/line-icon";

const CHART_ICON = "M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3";
const PLUS_ICON = "M5 12h14M12 5v14";

/** Where focus goes when a plan has left the list. */
export const PLANS_HEADING_ID = "my-plans";

type PlansHeadingProps = {
  /** Whether the page has something else to begin with, so that a new goal stands back. */
  isQuiet?: boolean;
};

export function PlansHeading({ isQuiet = false }: PlansHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h1 id={PLANS_HEADING_ID} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        My Plans
      </h1>
      <div className="flex gap-2">
        {/* The narrowest screens have room for one thing to do; the menu leads there too. */}
        <Link
          href="/progress"
          prefetch={false}
          className={buttonVariants({ variant: "ghost", className: "max-xs:hidden max-sm:px-3" })}
        >
          <LineIcon path={CHART_ICON} />
          <span className="max-sm:sr-only">Progress</span>
          <LinkPending />
        </Link>
        <Link
          href="/decision"
          className={buttonVariants({
            variant: isQuiet ? "outline" : "default",
            className: "max-xs:px-3",
          })}
        >
          <LineIcon path={PLUS_ICON} />
          New Goal
          <LinkPending />
        </Link>
      </div>
    </div>
  );
}
