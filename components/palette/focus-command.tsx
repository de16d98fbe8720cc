"use client";

import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { usePaletteCommand } from "@/components/palette/palette-command";
import { openFocus } from "@/components/timer/focus-store";
import { nextStep } from "@/lib/checklists/next-step";
import { shorten } from "@/lib/checklists/shorten";

const LABEL_CHARACTERS = 60;

/** On a plan's page, the palette starts the focus view on the next step. */
export function FocusCommand() {
  const { id, steps, today } = useChecklistContext();
  const next = nextStep(steps, today);
  const todo = next && (next.subStep ?? next.step);
  usePaletteCommand(
    todo && {
      id: "start focus",
      label: `Start focus: ${shorten(todo.text, LABEL_CHARACTERS)}`,
      keywords: "timer just pomodoro concentrate now",
      run: () =>
        openFocus({ checklistId: id, stepId: todo.id, text: todo.text, minutes: todo.minutes }),
    },
  );
  return null;
}
