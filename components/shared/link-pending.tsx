"use client";

import { useLinkStatus } from "next/link";
import { Spinner } from "@/components/ui/spinner";

/** Inside a link: says that the next page is on its way. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className="contents">
      {pending ? (
        <>
          <Spinner />
          <span className="sr-only">Loading...</span>
        </>
      ) : null}
    </span>
  );
}
