"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { ApiError } from "@/lib/api-client";
import type { PlanRequest } from "@/lib/decisions/planner/types";
import { BREAKDOWN_PROBLEMS, DECISION_PROBLEMS } from "@/lib/decisions/problems";
import type { BreakdownAnswer } from "@/lib/decisions/types";
import {
  type BreakdownFailure,
  type BreakdownState,
  changeBreakdown,
  NO_BREAKDOWN,
} from "./breakdown-state";
import type { BreakdownCall } from "./request-breakdown";

type Breakdown<Request> = {
  state: BreakdownState<Request>;
  /** Begins anew and clears the steps of before. Does nothing while one is at work. */
  start: (request: Request) => void;
  /** Ends the work; the steps that came stay. */
  stop: () => void;
  /** Back to nothing asked, as Try Again wants it. */
  reset: () => void;
};

/** A kind of breakdown: how it is asked for, and what is done when it ends. */
type BreakdownWork<Request, Answer> = {
  callFor: (request: Request) => BreakdownCall;
  /** Called once for each whole answer. */
  onPlan?: (plan: Planned<Answer>, request: Request) => void;
  /** Called once for each failure; the state says the same for as long as it lasts. */
  onFailure?: (failure: BreakdownFailure, request: Request) => void;
};

type Planned<Answer> = Extract<Answer, { success: true }>;

/**
 * A goal's breakdown as state, for every page that offers one. `onFailure` is called once for each
 * failure, for a toast. For Retry start with `state.request`. Leaving the page stops the work.
 */
export function useBreakdown(
  onFailure: (failure: BreakdownFailure) => void,
): Breakdown<PlanRequest> {
  return useBreakdownOf<PlanRequest, BreakdownAnswer>({ callFor: goalCall, onFailure });
}

/** As `useBreakdown`, for whatever is broken down. */
export function useBreakdownOf<Request, Answer extends BreakdownAnswer>(
  kind: BreakdownWork<Request, Answer>,
): Breakdown<Request> {
  const [state, change] = useReducer(changeBreakdown<Request>, NO_BREAKDOWN);
  const work = useRef<AbortController | null>(null);
  // What is called at the end knows the page as it is then, not as it was at the start.
  const latest = useRef(kind);
  latest.current = kind;

  const end = useCallback((type: "stop" | "reset") => {
    work.current?.abort();
    work.current = null;
    change({ type });
  }, []);
  const stop = useCallback(() => end("stop"), [end]);
  const reset = useCallback(() => end("reset"), [end]);
  useEffect(() => stop, [stop]);

  async function run(request: Request): Promise<void> {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    change({ type: "start", request });
    let plan: Planned<Answer> | null = null;
    let failure: BreakdownFailure | null = null;
    try {
      // Loaded with the first use: a visitor who only reads the page pays nothing for it.
      const { requestBreakdown } = await import("./request-breakdown");
      for await (const event of requestBreakdown<Answer>(
        kind.callFor(request),
        controller.signal,
      )) {
        if (controller.signal.aborted) return;
        if (event.type === "step") change(event);
        else if (isPlan(event.answer)) plan = event.answer;
        else failure = withoutSteps(event.answer);
      }
    } catch (error) {
      failure = toFailure(error);
    }
    if (controller.signal.aborted) return;
    work.current = null;
    if (plan) {
      change({ type: "plan", plan });
      latest.current.onPlan?.(plan, request);
    } else if (failure) {
      change({ type: "fail", failure });
      latest.current.onFailure?.(failure, request);
    }
  }

  return { state, start: (request) => void run(request), stop, reset };
}

function goalCall(request: PlanRequest): BreakdownCall {
  return { path: "/api/decisions/breakdown", body: request };
}

function isPlan<Answer extends BreakdownAnswer>(answer: Answer): answer is Planned<Answer> {
  return answer.success && answer.steps.length > 0;
}

function withoutSteps(answer: BreakdownAnswer): BreakdownFailure {
  return answer.success
    ? { kind: "empty", message: DECISION_PROBLEMS.needsClarity }
    : { kind: "clarity", message: answer.message || DECISION_PROBLEMS.needsClarity };
}

function toFailure(error: unknown): BreakdownFailure {
  if (error instanceof ApiError && error.isJson && error.status < 500) {
    return { kind: "refused", cause: error, message: error.message, safety: error.safety };
  }
  const isOffline = !(error instanceof ApiError);
  return {
    kind: "broken",
    cause: error,
    message: isOffline ? BREAKDOWN_PROBLEMS.connectionLost : BREAKDOWN_PROBLEMS.rephrase,
  };
}
