"use client";

import { useEffect } from "react";
import { isOutdated } from "@/components/checklists/state/plan-changes";

/**
 * Calls `refresh` when the person comes back to this page: from another tab or window, or by the
 * Back button to a page kept under `stamp` while plans changed.
 */
export function useFreshData(stamp: string, refresh: () => void): void {
  useEffect(() => {
    if (isOutdated(stamp)) refresh();
  }, [stamp, refresh]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    window.addEventListener("pageshow", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("focus", onReturn);
      window.removeEventListener("pageshow", onReturn);
    };
  }, [refresh]);
}
