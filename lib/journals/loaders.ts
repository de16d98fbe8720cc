import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { todayIn } from "@/lib/dates";
import { countEntries, listEntries, listLinkChoices } from "./data";
import { listWrittenDays } from "./days";
import { daysQuerySchema, listQuerySchema } from "./schema";
import type { JournalView } from "./types";

/**
 * The signed-in person's journal, which is part of Premium. Day and month come from the address: a day
 * that is none shows all entries, a month that is none the month of the day or of today.
 */
export const loadJournal = cache(async (askedDay = "", askedMonth = ""): Promise<JournalView> => {
  const { user } = await requirePageSession();
  const { id, timeZone } = user;
  const { hasActiveSubscription } = await findSubscriptionStatus(id);
  if (!hasActiveSubscription) return { hasPremium: false, entryCount: await countEntries(id) };
  const now = new Date();
  const today = todayIn(timeZone, now);
  const day = listQuerySchema.shape.day.safeParse(askedDay).data ?? null;
  const asked = daysQuerySchema.shape.month.safeParse(askedMonth).data;
  const month = asked ?? (day ?? today).slice(0, 7);
  const [page, days, linkChoices] = await Promise.all([
    listEntries(id, { cursor: null, day }, timeZone),
    listWrittenDays(id, month, timeZone),
    listLinkChoices(id),
  ]);
  return {
    hasPremium: true,
    page,
    calendar: { month, days, day, today, isAskedFor: day !== null || asked !== undefined },
    linkChoices,
    timeZone,
    asOf: now.toISOString(),
  };
});
