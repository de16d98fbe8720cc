import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSharedDecision, listOwnShares } from "./data";
import type { OwnShare } from "./types";

/** What the signed-in person has made public, the last shared first. */
export const loadOwnShares = cache(async (): Promise<OwnShare[]> => {
  const { user } = await requirePageSession();
  return listOwnShares(user.id);
});

/** What everybody may read of a shared decision, once a request. */
export const loadSharedDecision = cache(findSharedDecision);
