"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import { focusRow, rowAround } from "@/components/checklists/list/step-rows";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import { moveTowards } from "@/components/checklists/state/move-towards";
import { isTypedInto } from "@/components/shortcuts/keyboard";
import { useShortcuts } from "@/components/shortcuts/use-shortcuts";
import { openFocus } from "@/components/timer/focus-store";
import type { SubStep } from "@/lib/checklists/types";

type ListKeys = {
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: Element }) => void;
};

/**
 * Keys of the list, for steps and the sub-steps that are shown: `j` `k` from row to row, `x` `s` `e`
 * `f` for the current one, Enter on its tick box as `e`, Alt with the arrows to move it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): ListKeys {
  const plan = useChecklistHandle();
  const lastId = useRef<string>(undefined);

  /** The row with the focus, else the one that had it last. */
  function currentRow(): HTMLElement | null {
    const focused = rowAround(document.activeElement);
    if (focused && list.current?.contains(focused)) return focused;
    return rows().find((row) => row.dataset.step === lastId.current) ?? null;
  }

  function rows(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>("[data-step]") ?? [])];
  }

  function go(by: 1 | -1) {
    const all = rows();
    const current = currentRow();
    // The first key finds its way to the first open step.
    const next = current
      ? all[all.indexOf(current) + by]
      : all.find((row) => !row.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked);
    focusRow(next ?? current ?? all[0] ?? null);
  }

  const press = (part: string) =>
    currentRow()?.querySelector<HTMLElement>(`:scope > * > ${part}, :scope > ${part}`)?.click();

  function focusOnStep() {
    const stepId = currentRow()?.dataset.step;
    const step = plan
      .currentSteps()
      .flatMap<SubStep>((one) => [one, ...one.subSteps])
      .find(({ id }) => id === stepId);
    if (!step) return;
    openFocus({ checklistId: plan.id, stepId: step.id, text: step.text, minutes: step.minutes });
  }

  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => press('[data-slot="checkbox"] > input'),
    s: () => press("[data-star]"),
    e: () => press("[data-edit]"),
    f: focusOnStep,
  });

  return {
    onFocus: ({ target }) => {
      lastId.current = rowAround(target)?.dataset.step;
    },
    onKeyDown(event) {
      if (isTypedInto(event.target)) return;
      const row = rowAround(document.activeElement);
      const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
      if (row?.dataset.step && event.altKey && isArrow) {
        event.preventDefault();
        moveTowards(plan, row.dataset.step, event.key === "ArrowUp" ? "up" : "down");
      }
      const isBox = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
      if (isBox && event.key === "Enter") {
        event.preventDefault();
        press("[data-edit]");
      }
    },
  };
}
