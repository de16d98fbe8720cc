"use client";

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import {
  type BreakdownFailure,
  type BreakdownState,
  NO_BREAKDOWN,
  needsClarity,
} from "@/components/decisions/breakdown-state";
import { keepGoalDraft, readGoalDraft } from "@/components/decisions/goal-draft";
import { useBreakdown } from "@/components/decisions/use-breakdown";
import { LazyFieldSafety } from "@/components/safety/lazy-field-safety";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast-store";
import { breakDownGoal, type ServedBreakdown } from "@/lib/decisions/actions";
import { BREAKDOWN_PROBLEMS } from "@/lib/decisions/problems";

import { BreakdownResults } from "./breakdown-results";
import { useVisitorPlan } from "./use-visitor-plan";

/**
 * Try before signing up: a goal becomes steps, and the steps a plan. Before its script arrives the
 * form posts to an action, and the page comes back with the steps in it.
 */
export function TryBreakdown() {
  const [served, submit] = useActionState(breakDownGoal, null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(served?.inputText ?? "");
  const [isMissing, setMissing] = useState(false);
  const plan = useVisitorPlan();
  const { state, start, stop } = useBreakdown((failure) => {
    // What the safety check has to say stands at the field.
    if (failure.safety) return;
    toast({
      title: needsClarity(failure) ? BREAKDOWN_PROBLEMS.clarity : BREAKDOWN_PROBLEMS.failed,
      description: failure.message,
      variant: needsClarity(failure) ? "default" : "destructive",
    });
  });
  const breakdown = state.phase === "idle" && served ? stateOf(served) : state;
  const isWorking = breakdown.phase === "working";
  const refusal = breakdown.failure?.safety ?? null;

  useEffect(() => {
    if (field.current?.value === "") field.current.value = readGoalDraft();
    setTyped(field.current?.value ?? "");
  }, []);

  function note(goal: string): void {
    setTyped(goal);
    setMissing(false);
    keepGoalDraft(goal);
  }

  function putBack([goal = ""]: readonly string[]): void {
    if (!field.current) return;
    field.current.value = goal;
    note(goal);
    field.current.focus();
  }

  function begin(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const inputText = field.current?.value.trim() ?? "";
    if (inputText !== "") {
      start({ inputText, size: "steady" });
      return;
    }
    setMissing(true);
    field.current?.focus();
    toast({
      title: BREAKDOWN_PROBLEMS.goalMissing,
      description: BREAKDOWN_PROBLEMS.goalMissingHint,
      variant: "destructive",
    });
  }

  return (
    <div className="flex max-w-xl flex-col gap-5">
      <form action={submit} onSubmit={begin} className="grid gap-2">
        <label htmlFor="goal" className="font-semibold text-balance">
          What goal or decision do you need help with?
        </label>
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <textarea
            ref={field}
            id="goal"
            name="inputText"
            rows={1}
            autoComplete="off"
            enterKeyHint="go"
            placeholder="Sort out my taxes"
            defaultValue={served?.inputText}
            aria-invalid={isMissing || undefined}
            onInput={(event) => note(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            className="field-sizing-content max-h-60 min-h-13 w-full min-w-0 resize-none rounded-lg border border-input bg-card px-4 py-2.5 text-lg text-foreground aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive"
          />
          <button
            type="submit"
            aria-disabled={isWorking}
            // A second click stays on the button instead of selecting what lies beneath.
            // With steps below, the plan is the next thing to do.
            className={`${buttonVariants({ size: "lg", variant: breakdown.phase === "done" ? "outline" : "default" })} aria-disabled:pointer-events-auto!`}
          >
            Break It Down
          </button>
        </div>
      </form>
      <LazyFieldSafety
        place="goal"
        notice={refusal}
        texts={[typed]}
        onPutBack={putBack}
        headingLevel={2}
        takesFocus
      />
      <div aria-live="polite" className="empty:-mt-5">
        {breakdown.phase === "idle" || refusal ? null : (
          <BreakdownResults
            breakdown={breakdown}
            isCreating={plan.isCreating}
            onStop={stop}
            onRetry={() => breakdown.request && start(breakdown.request)}
            onCreate={() => plan.create(breakdown.request?.inputText ?? "", breakdown.steps)}
          />
        )}
      </div>
      {plan.Modal ? <plan.Modal onClose={plan.closeModal} /> : null}
    </div>
  );
}

/** What the page came back with, as the state that it would have without a reload. */
function stateOf({ inputText, answer, message = "", safety }: ServedBreakdown): BreakdownState {
  const request = { inputText, size: "steady" as const };
  if (answer?.success) {
    const { steps, notice = null, safety = null } = answer;
    return { ...NO_BREAKDOWN, phase: "done", request, steps, notice, safety };
  }
  const failure: BreakdownFailure = answer
    ? { kind: "clarity", message: answer.message }
    : inputText.trim() === ""
      ? { kind: "missing", message: BREAKDOWN_PROBLEMS.goalMissingHint }
      : { kind: "refused", message, safety };
  return { ...NO_BREAKDOWN, phase: "failed", request, failure };
}
