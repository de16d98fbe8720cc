"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { claimPendingPlan } from "@/components/auth/pending-plan";
import { PENDING_CHECKLIST_KEY } from "@/lib/checklists/pending";

/** One try in each tab, so that a plan that can't be claimed is not asked for on every page. */
const TRIED_KEY = "pendingChecklistTried";

/**
 * Claims the pending plan of someone who came in without the sign-in form's script: it was posted
 * before the script arrived, or the claim failed then.
 */
export function PendingPlanClaim() {
  const router = useRouter();
  useEffect(() => {
    if (!shouldTry()) return;
    void claimPendingPlan().then((moved) => {
      if (moved) router.refresh();
    });
  }, [router]);
  return null;
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
