"use client";

import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SuggestionRow } from "@/components/decisions/suggestion-row";
import {
  keptSuggestions,
  type Suggestion,
  type SuggestionEdit,
} from "@/components/decisions/suggestions";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { SUGGESTED_TASK_MAX_CHARACTERS } from "@/lib/decisions/constants";

type PlanEditorProps = {
  goal: string;
  suggestions: Suggestion[];
  change: (edit: SuggestionEdit) => void;
  /** A plain sentence about the plan, such as who wrote it or that it broke off. */
  note: string | null;
  isCreating: boolean;
  onCreate: () => void;
  onTryAgain: () => void;
};

export function PlanEditor(props: PlanEditorProps) {
  const { goal, suggestions, change, note, isCreating, onCreate, onTryAgain } = props;
  const [announcement, setAnnouncement] = useState(`${suggestions.length} suggested steps`);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const tasks = keptSuggestions(suggestions);
  const isAnyTooLong = tasks.some(({ text }) => text.length > SUGGESTED_TASK_MAX_CHARACTERS);

  // The Stop button that held focus went away when the last step had come.
  useEffect(() => heading.current?.focus(), []);

  function move(key: number, by: -1 | 1) {
    change({ type: "move", key, by });
    const from = suggestions.findIndex((suggestion) => suggestion.key === key);
    const place = Math.min(Math.max(from + by, 0), suggestions.length - 1) + 1;
    setAnnouncement(`Step is now number ${place} of ${suggestions.length}`);
  }

  function remove(key: number) {
    const index = suggestions.findIndex((suggestion) => suggestion.key === key);
    const suggestion: Suggestion | undefined = suggestions[index];
    if (!suggestion) return;
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
          Action Plan Ready
        </h2>
        <p dir="auto" className="line-clamp-3 text-muted-foreground [overflow-wrap:anywhere]">
          {goal}
        </p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      {note ? <p className="max-w-none rounded-lg bg-muted p-3 text-sm">{note}</p> : null}
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
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          className="w-full sm:w-auto"
          aria-disabled={isCreating || tasks.length === 0 || isAnyTooLong}
          onClick={() => {
            if (!isCreating && tasks.length > 0 && !isAnyTooLong) onCreate();
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
