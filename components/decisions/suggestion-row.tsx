"use client";

import { ArrowDown, ArrowUp, ListTree, Trash2 } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Suggestion } from "@/components/decisions/suggestions";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { formatMinutes } from "@/lib/checklists/duration";
import { SUGGESTED_TASK_MAX_CHARACTERS } from "@/lib/decisions/constants";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";

type SuggestionRowProps = {
  suggestion: Suggestion;
  /** From 1. */
  position: number;
  isLast: boolean;
  onEdit: (key: number, text: string) => void;
  onRemove: (key: number) => void;
  onMove: (key: number, by: -1 | 1) => void;
  /** Absent while another step is being broken down, or the plan is full. */
  onBreakDown: (() => void) | undefined;
  /** The smaller steps on their way. */
  children?: ReactNode;
};

export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, position, isLast, onEdit, onRemove, onMove, onBreakDown, children } = props;
  const { key, text, minutes } = suggestion;
  const isTooLong = text.trim().length > SUGGESTED_TASK_MAX_CHARACTERS;
  const canBreakDown = onBreakDown !== undefined && text.trim() !== "" && !isTooLong;
  const messageId = `suggestion-${key}-message`;

  /** The moved row takes focus along, wherever React had to put it down. */
  function move(by: -1 | 1, element: HTMLElement) {
    flushSync(() => onMove(key, by));
    element.focus();
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1, event.currentTarget);
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="min-w-6 pt-3 text-end font-semibold text-primary tabular-nums"
      >
        {position}
      </span>
      <div className="grid grid-cols-1 gap-1">
        <Textarea
          dir="auto"
          rows={1}
          value={text}
          onChange={(event) => onEdit(key, event.target.value)}
          onKeyDown={moveByKey}
          aria-label={`Step ${position}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={messageId}
          className="min-h-12 resize-none py-2.5"
        />
        <FormMessage id={messageId} role="status">
          {isTooLong ? DECISION_PROBLEMS.taskTooLong : null}
        </FormMessage>
      </div>
      <div className="col-span-2 flex items-center sm:col-span-1 sm:col-start-3 sm:min-h-12">
        <span className="min-w-14 ps-9 text-sm whitespace-nowrap text-muted-foreground tabular-nums max-xs:ps-0 sm:ps-0 sm:text-end">
          {minutes === null ? null : formatMinutes(minutes)}
        </span>
        <div className="ms-auto flex sm:ms-2">
          <Button
            variant="ghost"
            size="icon"
            data-break-down
            aria-label={`Break step ${position} down`}
            aria-disabled={!canBreakDown}
            onClick={() => canBreakDown && onBreakDown()}
          >
            <ListTree aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move step ${position} up`}
            aria-disabled={position === 1}
            onClick={(event: MouseEvent<HTMLElement>) => move(-1, event.currentTarget)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Move step ${position} down`}
            aria-disabled={isLast}
            onClick={(event: MouseEvent<HTMLElement>) => move(1, event.currentTarget)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            data-remove
            aria-label={`Remove step ${position}`}
            onClick={() => onRemove(key)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      {children ? <div className="col-span-full min-w-0 sm:ps-9">{children}</div> : null}
    </li>
  );
}
