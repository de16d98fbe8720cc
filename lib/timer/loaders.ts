import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { readPlanFocus } from "./data";
import type { PlanFocus } from "./types";

/** The signed-in person's session and what they parked with a plan that `loadChecklist` has found. */
export const loadPlanFocus = cache(async (checklistId: string): Promise<PlanFocus> => {
  const { user } = await requirePageSession();
  return readPlanFocus(user.id, checklistId);
});
