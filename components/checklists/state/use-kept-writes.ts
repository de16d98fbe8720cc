"use client";

import { useEffect } from "react";
import type { ChecklistEvent, Wish } from "@/components/checklists/state/checklist-reducer";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { subscribeToOutbox } from "@/components/offline/connection-store";
import type { WaitingWrite, WrittenField } from "@/components/offline/device";
import type { SentAnswer } from "@/components/offline/outbox";
import type { ChecklistStep } from "@/lib/checklists/types";

/** Shows what was done on this plan without a network, in this tab or another, and what comes of it. */
export function useKeptWrites(
  id: string,
  dispatch: (event: ChecklistEvent) => void,
  overtakeReads: () => void,
): void {
  useEffect(
    () =>
      subscribeToOutbox((event) => {
        if (event.type === "dropped" || event.write.checklistId !== id) return;
        if (event.type === "kept") dispatch({ type: "wanted", wish: wishOf(event.write) });
        if (event.type === "refused") dispatch(refusalOf(event.write));
        if (event.type !== "sent") return;
        dispatch(answerOf(event.write, event.answer));
        overtakeReads();
        notePlanChange();
      }),
    [id, dispatch, overtakeReads],
  );
}

function wishOf({ key, change }: WaitingWrite): Wish {
  return change.type === "add"
    ? { type: "add", key, text: change.text, isKept: true }
    : { type: "field", change };
}

function refusalOf({ key, change }: WaitingWrite): ChecklistEvent {
  return change.type === "add" ? { type: "refused", key } : { type: "field refused", change };
}

function answerOf(write: WaitingWrite, { task, parent }: SentAnswer): ChecklistEvent {
  const { key, change } = write;
  if (change.type === "add") return task ? { type: "added", key, step: task } : refusalOf(write);
  return { type: "field answered", wanted: change, held: heldOf(change, task), parent };
}

/** The field as the server holds it; where it does not say, as it was wanted. */
function heldOf(change: WrittenField, task: ChecklistStep | undefined): WrittenField {
  const { stepId, field } = change;
  if (!task) return change;
  if (field === "text") return { stepId, field, value: task.text };
  if (field === "minutes") return { stepId, field, value: task.minutes };
  return { stepId, field, value: task[field] };
}
