"use client";

import { ChartColumn, Plus } from "lucide-react";
import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";

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
        {/* The narrowest screens have room for one thing to do; the palette leads there too. */}
        <Link
          href="/progress"
          prefetch={false}
          className={buttonVariants({ variant: "ghost", className: "max-xs:hidden max-sm:px-3" })}
        >
          <ChartColumn aria-hidden="true" />
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
          <Plus aria-hidden="true" />
          New Goal
          <LinkPending />
        </Link>
      </div>
    </div>
  );
}
