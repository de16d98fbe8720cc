"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/api-client";
import type { ChecklistSummary } from "@/lib/checklists/types";

/** Long enough that a word typed quickly asks once. */
const DEBOUNCE_MS = 150;
const PLANS_SHOWN = 8;

export type FoundPlan = Pick<ChecklistSummary, "id" | "title" | "archivedAt">;

export type PlanSearch = {
  plans: readonly FoundPlan[];
  /** The words that `plans` were found by; null before the first answer. */
  foundBy: string | null;
  state: "searching" | "found" | "offline" | "failed";
};

const BEGINNING: PlanSearch = { plans: [], foundBy: null, state: "searching" };

/** The person's plans that hold the words, newest first; the newest ones while nothing is typed. */
export function usePlanSearch(words: string): PlanSearch {
  const [search, setSearch] = useState(BEGINNING);

  useEffect(() => {
    const controller = new AbortController();
    setSearch((before) => ({ ...before, state: "searching" }));
    const timer = setTimeout(
      async () => {
        try {
          const plans = await fetchPlans(words, controller.signal);
          setSearch({ plans, foundBy: words, state: "found" });
        } catch {
          if (controller.signal.aborted) return;
          const state = navigator.onLine ? "failed" : "offline";
          setSearch((before) => ({ ...before, state }));
        }
      },
      words ? DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words]);

  return search;
}

async function fetchPlans(words: string, signal: AbortSignal): Promise<FoundPlan[]> {
  const query = new URLSearchParams({ q: words, limit: String(PLANS_SHOWN) });
  const { data } = await api<{ data: { checklists: FoundPlan[] } }>(
    "GET",
    `/api/checklist?${query}`,
    { signal },
  );
  return data.checklists;
}
