import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { countEntries, listEntries, listLinkChoices } from "./data";
import type { JournalView } from "./types";

/** The signed-in person's journal, which is part of Premium. */
export const loadJournal = cache(async (): Promise<JournalView> => {
  const { user } = await requirePageSession();
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  if (!hasActiveSubscription) {
    return { hasPremium: false, entryCount: await countEntries(user.id) };
  }
  const [page, linkChoices] = await Promise.all([
    listEntries(user.id, { cursor: null, day: null }, user.timeZone),
    listLinkChoices(user.id),
  ]);
  return { hasPremium: true, page, linkChoices, timeZone: user.timeZone };
});
