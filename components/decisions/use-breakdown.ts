"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiError } from "@/lib/api-client";
import { BREAKDOWN_TEXTS, NEEDS_CLARITY } from "@/lib/decisions/constants";
import type { PlanRequest } from "@/lib/decisions/planner/types";
import type { BreakdownAnswer } from "@/lib/decisions/types";
import {
  type BreakdownFailure,
  type BreakdownState,
  changeBreakdown,
  NO_BREAKDOWN,
} from "./breakdown-state";

type Breakdown = {
  state: BreakdownState;
  /** Begins anew and clears the steps of before. Does nothing while one is at work. */
  start: (request: PlanRequest) => void;
  /** Ends the work; the steps that came stay. */
  stop: () => void;
  /** Back to nothing asked, as Try Again wants it. */
  reset: () => void;
};

/**
 * A breakdown as state, for every page that offers one. `onFailure` is called once for each failure,
 * for a toast; the state says the same for as long as it lasts. For Retry start with `state.request`.
 * Leaving the page stops the work.
 */
export function useBreakdown(onFailure: (failure: BreakdownFailure) => void): Breakdown {
  const [state, change] = useReducer(changeBreakdown, NO_BREAKDOWN);
  const work = useRef<AbortController | null>(null);

  const end = useCallback((type: "stop" | "reset") => {
    work.current?.abort();
    work.current = null;
    change({ type });
  }, []);
  const stop = useCallback(() => end("stop"), [end]);
  const reset = useCallback(() => end("reset"), [end]);
  useEffect(() => stop, [stop]);

  async function run(request: PlanRequest): Promise<void> {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    change({ type: "start", request });
    let failure: BreakdownFailure | null = null;
    try {
      // Loaded with the first use: a visitor who only reads the page pays nothing for it.
      const { requestBreakdown } = await import("./request-breakdown");
      for await (const event of requestBreakdown(request, controller.signal)) {
        if (controller.signal.aborted) return;
        if (event.type === "step") change(event);
        else if (isPlan(event.answer)) change({ type: "plan", plan: event.answer });
        else failure = { kind: "clarity", message: clarityMessage(event.answer) };
      }
    } catch (error) {
      failure = toFailure(error);
    }
    if (controller.signal.aborted) return;
    work.current = null;
    if (!failure) return;
    change({ type: "fail", failure });
    onFailure(failure);
  }

  return { state, start: (request) => void run(request), stop, reset };
}

type Plan = Extract<BreakdownAnswer, { success: true }>;

function isPlan(answer: BreakdownAnswer): answer is Plan {
  return answer.success && answer.steps.length > 0;
}

function clarityMessage(answer: BreakdownAnswer): string {
  return (answer.success ? "" : answer.message) || NEEDS_CLARITY;
}

function toFailure(error: unknown): BreakdownFailure {
  if (error instanceof ApiError && error.status < 500) {
    return { kind: "refused", message: error.message };
  }
  const isOffline = !(error instanceof ApiError);
  return {
    kind: "broken",
    cause: error,
    message: isOffline ? BREAKDOWN_TEXTS.connectionLost : BREAKDOWN_TEXTS.rephrase,
  };
}
