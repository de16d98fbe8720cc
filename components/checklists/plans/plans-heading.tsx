"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { LinkPending } from "@/components/shared/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";

/** Where focus goes when a plan has left the list. */
export const PLANS_HEADING_ID = "my-plans";

export function PlansHeading() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 id={PLANS_HEADING_ID} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        My Plans
      </h1>
      <Link href="/decision" className={buttonVariants()}>
        <Plus aria-hidden="true" />
        New Goal
        <LinkPending />
      </Link>
    </div>
  );
}
