"use client";

import { useEffect, useState } from "react";
import { useDraftOwner } from "@/components/safety/drafts/draft-owner";
import type { ChecklistStep } from "@/lib/checklists/types";

type Steps = readonly ChecklistStep[];
type Reading = { id: string; title: string; stamp: string; steps: Steps };
type Plan = Reading & { show: (steps: Steps) => void; refresh: () => void };

/**
 * Keeps the plan's steps on this device as the server last told them, and shows those where the page
 * itself is an older copy, opened without a network.
 */
export function useKeptPlan({ id, title, stamp, steps, show, refresh }: Plan): void {
  const personId = useDraftOwner();
  /** The reading that this device has been asked about; its steps are the newest as long as they stand. */
  const [asked, setAsked] = useState<{ stamp: string; isOlder: boolean; steps: Steps }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each reading.
  useEffect(() => {
    let isLeft = false;
    const began = steps;
    import("@/components/offline/kept-plan")
      .then(({ keptSince }) => keptSince(id, stamp))
      .then((kept) => {
        if (isLeft) return;
        setAsked({ stamp, isOlder: kept !== undefined, steps: began });
        if (!kept) return;
        show(kept.steps);
        // The clock of this device may have made them look newer than they are.
        refresh();
      })
      // A browser that keeps nothing shows the page as it came.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [id, stamp, show, refresh]);

  useEffect(() => {
    if (!asked) return;
    const isAsRead = steps === asked.steps;
    // An older copy is not to be kept in the place of what is newer.
    if (isAsRead && asked.isOlder) return;
    import("@/components/offline/kept-plan")
      .then(({ keepPlan }) =>
        keepPlan(personId, { id, title, steps }, isAsRead ? asked.stamp : null),
      )
      .catch(() => undefined);
  }, [personId, id, title, asked, steps]);
}
