"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState, useTransition } from "react";

/** The id of the plan whose page is on its way, and what the links to plans do when they are clicked. */
export type PlanOpening = {
  openingId: string | null;
  open: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Plain links that lead to plans without loading the page anew. A link of Next.js is a component
 * with many hooks, for each card.
 */
export function useOpenPlan(): PlanOpening {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [id, setId] = useState<string | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    const { plan } = event.currentTarget.dataset;
    if (!plan || isForBrowser(event)) return;
    event.preventDefault();
    setId(plan);
    startTransition(() => router.push(`/my-plans/${plan}`));
  }

  return { openingId: isPending ? id : null, open };
}

/** Whether a click asks for another tab or window, or to keep the page. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
