"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import { subscribeToPlanChanges } from "@/components/checklists/state/plan-changes";
import { useFreshData } from "@/components/checklists/state/use-fresh-data";

/** Has the server draw My Plans anew when another page or tab has changed a plan. */
export function PlansFreshness({ stamp }: { stamp: string }) {
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  useFreshData(stamp, refresh);
  useEffect(() => subscribeToPlanChanges(refresh), [refresh]);
  return null;
}
