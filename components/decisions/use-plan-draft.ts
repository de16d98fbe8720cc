"use client";

import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import {
  editSuggestions,
  isSuggestion,
  type Suggestion,
  type SuggestionEdit,
  suggestionsOf,
} from "@/components/decisions/suggestions";
import type { PlannedStep } from "@/lib/decisions/planner/types";

export type PlanDraft = { goal: string; suggestions: Suggestion[] };

type DraftChange = { type: "set"; draft: PlanDraft | null } | SuggestionEdit;

/**
 * The suggested steps while the person makes them their own. They survive a reload of this tab; a
 * new breakdown or the finished plan takes their place. `key` is where the tab keeps them.
 */
export function usePlanDraft(key: string) {
  const [draft, dispatch] = useReducer(changeDraft, null);
  const [restoredKey, setRestoredKey] = useState<string | null>(null);
  // What a Retry sends is what stands on the screen then.
  const latest = useRef<PlanDraft | null>(null);
  latest.current = draft;

  useEffect(() => {
    dispatch({ type: "set", draft: readDraft(key) });
    setRestoredKey(key);
  }, [key]);
  useEffect(() => {
    if (restoredKey === key) keepDraft(key, draft);
  }, [draft, key, restoredKey]);

  const begin = useCallback((goal: string, steps: readonly PlannedStep[]) => {
    dispatch({ type: "set", draft: { goal, suggestions: suggestionsOf(steps) } });
  }, []);
  const discard = useCallback(() => dispatch({ type: "set", draft: null }), []);
  return { draft, latest, begin, discard, change: dispatch };
}

/** After the plan was made; the steps stay on screen until its page is there. */
export function forgetPlanDraft(key: string): void {
  keepDraft(key, null);
}

function changeDraft(draft: PlanDraft | null, change: DraftChange): PlanDraft | null {
  if (change.type === "set") return change.draft;
  return draft && { ...draft, suggestions: editSuggestions(draft.suggestions, change) };
}

function readDraft(key: string): PlanDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keepDraft(key: string, draft: PlanDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage still shows the steps.
  }
}

function isDraft(value: unknown): value is PlanDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("goal" in value) || typeof value.goal !== "string") return false;
  return (
    "suggestions" in value &&
    Array.isArray(value.suggestions) &&
    value.suggestions.length > 0 &&
    value.suggestions.every(isSuggestion)
  );
}
