"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useDraftOwner } from "@/components/safety/drafts/draft-owner";
import {
  type DraftPlace,
  draftsOf,
  type PrivateDraft,
  storedDrafts,
  subscribeToDrafts,
} from "@/components/safety/drafts/private-drafts";

/** What the person on this page kept for themselves at one kind of field, newest first. */
export function usePrivateDrafts(place: DraftPlace): {
  owner: string;
  drafts: readonly PrivateDraft[];
} {
  const owner = useDraftOwner();
  const stored = useSyncExternalStore(subscribeToDrafts, storedDrafts, () => "");
  const drafts = useMemo(
    () => draftsOf(owner, stored).filter((draft) => draft.place === place),
    [owner, stored, place],
  );
  return { owner, drafts };
}
