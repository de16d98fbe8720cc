import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { decodeCursor } from "@/lib/cursor";
import { PLANS_PER_PAGE } from "./constants";
import { listPlanProgress, readActivity } from "./data";
import { summaryOf } from "./summary";
import type { PlanProgressPage, Summary } from "./types";

export type LoadedProgress = {
  summary: Summary;
  /** One page of the plans; a cursor that is none shows the first. */
  page: PlanProgressPage;
  timeZone: string | null;
};

/** The signed-in person's progress, which is part of Premium; null for everybody else. */
export const loadProgress = cache(async (cursor: string): Promise<LoadedProgress | null> => {
  const { user } = await requirePageSession();
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  if (!hasActiveSubscription) return null;
  const [activity, page] = await Promise.all([
    readActivity(user.id),
    listPlanProgress(user.id, { cursor: decodeCursor(cursor), limit: PLANS_PER_PAGE }),
  ]);
  const { timeZone } = user;
  return { summary: summaryOf(activity, timeZone, new Date()), page, timeZone };
});
