import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { hasRunningSubscription } from "@/lib/billing/data";

/** Whether deleting the signed-in person's account ends a subscription. */
export const loadDeletion = cache(async (): Promise<{ hasSubscription: boolean }> => {
  const { user } = await requirePageSession();
  return { hasSubscription: await hasRunningSubscription(user.id) };
});
