"use client";

import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { BreakingDown } from "@/components/decisions/breaking-down";
import { HELP_STEPS_TITLE } from "@/components/decisions/steps-title";
import { SuggestionRow } from "@/components/decisions/suggestion-row";
import {
  beginsBig,
  keptSuggestions,
  type Suggestion,
  type SuggestionEdit,
} from "@/components/decisions/suggestions";
import { type PartsNote, useSuggestionParts } from "@/components/decisions/use-suggestion-parts";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import {
  PARTS_TEXTS,
  SUGGESTED_TASK_MAX_CHARACTERS,
  SUGGESTED_TASKS_MAX,
} from "@/lib/decisions/constants";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { SUB_STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import type { SafetyNotice } from "@/lib/safety/types";

type PlanEditorProps = {
  goal: string;
  suggestions: Suggestion[];
  change: (edit: SuggestionEdit) => void;
  /** A plain sentence about the plan, such as who wrote it or that it broke off. */
  note: string | null;
  /** Help that goes beside these steps. */
  safety: SafetyNotice | null;
  /** Why they can't be a plan as they stand there. */
  refusal: SafetyNotice | null;
  isCreating: boolean;
  onCreate: () => void;
  onTryAgain: () => void;
};

export function PlanEditor(props: PlanEditorProps) {
  const { goal, suggestions, change, note, refusal, isCreating, onCreate, onTryAgain } = props;
  const [safety, setSafety] = useState(props.safety);
  const [announcement, setAnnouncement] = useState(`${suggestions.length} suggested steps`);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const first = suggestions.find(({ text }) => text.trim() !== "");
  const tasks = keptSuggestions(suggestions);
  const isAnyTooLong = tasks.some(({ text }) => text.length > SUGGESTED_TASK_MAX_CHARACTERS);

  const parts = useSuggestionParts(goal, split);
  const hasRoom = suggestions.length + SUB_STEP_COUNTS.most - 1 <= SUGGESTED_TASKS_MAX;
  const canBreakDown = !isCreating && !parts.isWorking && hasRoom;

  // The Stop button that held focus went away when the last step had come.
  useEffect(() => heading.current?.focus(), []);

  function move(key: number, by: -1 | 1) {
    change({ type: "move", key, by });
    const from = suggestions.findIndex((suggestion) => suggestion.key === key);
    const place = Math.min(Math.max(from + by, 0), suggestions.length - 1) + 1;
    setAnnouncement(`Step is now number ${place} of ${suggestions.length}`);
  }

  function focusBreakDown(index: number) {
    list.current?.querySelectorAll<HTMLElement>("[data-break-down]")[index]?.focus();
  }

  function split(key: number, smaller: readonly PlannedStep[], { notice, safety }: PartsNote) {
    if (safety) setSafety(safety);
    const index = suggestions.findIndex((suggestion) => suggestion.key === key);
    const suggestion: Suggestion | undefined = suggestions[index];
    if (!suggestion) return;
    flushSync(() => change({ type: "split", key, parts: smaller }));
    focusBreakDown(index);
    setAnnouncement(`Step ${index + 1} is now ${smaller.length} smaller steps`);
    toast({
      title: "Step broken down",
      ...(notice ? { description: notice } : {}),
      action: { label: "Undo", onSelect: () => change({ type: "join", suggestion }) },
    });
  }

  function leaveParts(index: number) {
    flushSync(parts.leave);
    focusBreakDown(index);
  }

  function remove(key: number) {
    const index = suggestions.findIndex((suggestion) => suggestion.key === key);
    const suggestion: Suggestion | undefined = suggestions[index];
    if (!suggestion) return;
    if (parts.key === key) parts.leave();
    flushSync(() => change({ type: "remove", key }));
    const rest = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    (rest[Math.min(index, rest.length - 1)] ?? heading.current)?.focus();
    toast({
      title: "Step removed",
      action: {
        label: "Undo",
        onSelect: () => change({ type: "restore", suggestion, index }),
      },
    });
  }

  return (
    <section aria-labelledby="plan-title" className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 id="plan-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {safety ? HELP_STEPS_TITLE : "Action Plan Ready"}
        </h2>
        <p dir="auto" className="line-clamp-3 text-muted-foreground [overflow-wrap:anywhere]">
          {goal}
        </p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {safety ? <SafetyNote notice={safety} /> : null}
      {note ? <p className="max-w-none rounded-lg bg-muted p-3 text-sm">{note}</p> : null}
      {first && parts.key === null && beginsBig(suggestions) ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-water-wash p-3">
          <p className="min-w-[min(14rem,100%)] flex-1 text-sm">{PARTS_TEXTS.beginsBig}</p>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={!canBreakDown}
            onClick={() => canBreakDown && parts.breakDown(first)}
          >
            Make step 1 smaller
          </Button>
        </div>
      ) : null}
      <ol ref={list} aria-label="Suggested steps" className="grid grid-cols-1 gap-3">
        {suggestions.map((suggestion, index) => (
          <SuggestionRow
            key={suggestion.key}
            suggestion={suggestion}
            position={index + 1}
            isLast={index === suggestions.length - 1}
            onEdit={(key, text) => change({ type: "edit", key, text })}
            onRemove={remove}
            onMove={move}
            onBreakDown={canBreakDown ? () => parts.breakDown(suggestion) : undefined}
          >
            {parts.key === suggestion.key ? (
              <BreakingDown
                text={suggestion.text}
                state={parts.state}
                onStop={() => leaveParts(index)}
                onRetry={() => parts.breakDown(suggestion)}
                onClose={() => leaveParts(index)}
              />
            ) : null}
          </SuggestionRow>
        ))}
      </ol>
      {refusal ? <SafetyNote notice={refusal} takesFocus /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          className="w-full sm:w-auto"
          aria-disabled={isCreating || tasks.length === 0 || isAnyTooLong}
          onClick={() => {
            if (isCreating || tasks.length === 0 || isAnyTooLong) return;
            parts.leave();
            onCreate();
          }}
        >
          {isCreating ? "Creating your plan..." : "Create My Action Plan"}
        </Button>
        <Button
          variant="outline"
          size="lg"
          className="w-full sm:w-auto"
          aria-disabled={isCreating}
          onClick={() => !isCreating && onTryAgain()}
        >
          <RotateCcw aria-hidden="true" />
          Try Again
        </Button>
      </div>
    </section>
  );
}
