"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { claimPendingPlan } from "@/components/auth/pending-plan";
import { GROWTH_ENTRY_KEY } from "@/lib/auth/constants";
import { PENDING_CHECKLIST_KEY } from "@/lib/checklists/pending";

/** One try in each tab, so that a plan that can't be claimed is not asked for on every page. */
const TRIED_KEY = "pendingChecklistTried";

/**
 * Does what the sign-in form's script does, for someone who came in without it (by Google, or the
 * form was posted before the script arrived) or whose claim failed then: claims the pending plan,
 * leads from the list of plans to it, and forgets the decision that led to the sign-in.
 */
export function PendingPlanClaim() {
  const router = useRouter();
  useEffect(() => {
    forgetGrowthContext();
    if (!shouldTry()) return;
    void claimPendingPlan().then((planId) => {
      if (planId === null) return;
      // Who asked for another page than the plans stays there.
      if (location.pathname === "/dashboard") router.replace(`/my-plans/${planId}`);
      else router.refresh();
    });
  }, [router]);
  return null;
}

function forgetGrowthContext(): void {
  try {
    localStorage.removeItem(GROWTH_ENTRY_KEY);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function shouldTry(): boolean {
  try {
    const pending = localStorage.getItem(PENDING_CHECKLIST_KEY);
    if (pending === null || sessionStorage.getItem(TRIED_KEY) === pending) return false;
    sessionStorage.setItem(TRIED_KEY, pending);
    return true;
  } catch {
    return false;
  }
}
