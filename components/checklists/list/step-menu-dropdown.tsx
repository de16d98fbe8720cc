"use client";

import { ArrowDown, ArrowUp, ArrowUpToLine, Clock, Pencil, Trash2 } from "lucide-react";
import { useRef } from "react";
import { BreakDownMenuItem } from "@/components/checklists/list/break-down-menu-item";
import { PutOffMenuItem } from "@/components/checklists/list/put-off-menu-item";
import type { StepMenuProps } from "@/components/checklists/list/step-menu";
import { STEP_MENU_BUTTON } from "@/components/checklists/list/step-menu-style";
import { focusBeside } from "@/components/checklists/list/step-rows";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { moveTowards } from "@/components/checklists/state/move-towards";
import { placeTowards } from "@/components/checklists/state/step-places";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

const MOVES = [
  { direction: "up", words: "Move up", Icon: ArrowUp },
  { direction: "down", words: "Move down", Icon: ArrowDown },
  { direction: "top", words: "Move to top", Icon: ArrowUpToLine },
] as const;

export function StepMenuDropdown({ step, isPart, onEdit }: StepMenuProps) {
  const plan = useChecklistContext();
  // What an entry opens takes the focus; the menu must not take it back.
  const takeFocus = useRef<(() => void) | null>(null);
  const edit = (field: "text" | "minutes") => {
    takeFocus.current = () => undefined;
    onEdit(field);
  };

  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger aria-label={`Options for ${step.text}`} className={STEP_MENU_BUTTON} />
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!takeFocus.current) return;
          event.preventDefault();
          takeFocus.current();
          takeFocus.current = null;
        }}
      >
        <DropdownMenuItem onSelect={() => edit("text")}>
          <Pencil aria-hidden="true" />
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => edit("minutes")}>
          <Clock aria-hidden="true" />
          {step.minutes === null ? "Set minutes" : "Change minutes"}
        </DropdownMenuItem>
        {isPart ? null : (
          <>
            <PutOffMenuItem step={step} />
            <BreakDownMenuItem
              step={step}
              onFocusTaken={(focus) => {
                takeFocus.current = focus;
              }}
            />
          </>
        )}
        <DropdownMenuSeparator />
        {MOVES.map(({ direction, words, Icon }) => (
          <DropdownMenuItem
            key={direction}
            disabled={!placeTowards(plan.steps, step.id, direction)}
            onSelect={() => moveTowards(plan, step.id, direction)}
          >
            <Icon aria-hidden="true" />
            {words}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          variant="destructive"
          onSelect={() => {
            focusBeside(step.id);
            plan.removeStep(step.id);
          }}
        >
          <Trash2 aria-hidden="true" />
          Remove
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
