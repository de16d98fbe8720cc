import { v4 as uuidv4 } from "uuid";
import type { ChecklistEvent, FieldAnswer } from "@/components/checklists/state/checklist-reducer";
import {
  sendChange,
  sendRemoval,
  sendRestoration,
  sendStar,
} from "@/components/checklists/state/checklist-requests";
import { createLatestSender } from "@/components/checklists/state/latest-sender";
import type { FieldChange } from "@/components/checklists/state/step-fields";
import type { InTurn } from "@/components/checklists/state/turns";
import type { ReadsAndWrites } from "@/components/checklists/state/use-reads-and-writes";
import { changeFailureReason, tellFailure } from "@/components/checklists/tell-failure";
import { deliver, KEPT } from "@/components/offline/deliver";
import type { WrittenField } from "@/components/offline/device";
import { safetyOf } from "@/components/safety/safety-of";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

import type { SafetyNotice } from "@/lib/safety/types";

/** Whatever changes the order of the list waits in this line, so that answers come in their order. */
export const ORDER_TURN = "order";

type FieldSenderOptions = {
  checklistId: string;
  dispatch: (event: ChecklistEvent) => void;
  write: ReadsAndWrites["write"];
  inTurn: InTurn;
  /** The id of the step that a sub-step belongs to; a step's own. */
  familyOf: (stepId: string) => string;
  /** The words of a step, to name it by. */
  textOf: (stepId: string) => string;
};

export type ShowSafety = (notice: SafetyNotice) => void;

/** What is called when a wish is refused, and when the safety check has something to say of it. */
type Handlers = { onRefused: (() => void) | undefined; onSafety: ShowSafety | undefined };

type WantField = (change: FieldChange, onRefused?: () => void, onSafety?: ShowSafety) => void;

/** Sends each field of each step for itself: one request at a time, and the last wish counts. */
export function createFieldSender(options: FieldSenderOptions): WantField {
  const { dispatch } = options;
  const handlers = new Map<string, Handlers>();

  const sender = createLatestSender<FieldChange, FieldAnswer | typeof KEPT>({
    send: (_, change) => sendField(change, options),
    onAnswer(key, _, answer) {
      // The wish stays until it was sent: use-kept-writes hears of that.
      if (answer === KEPT) return;
      dispatch(answer);
      if (answer.safety) handlers.get(key)?.onSafety?.(answer.safety);
    },
    onRefusal: (key, change, error) => {
      dispatch({ type: "field refused", change });
      const { onRefused, onSafety } = handlers.get(key) ?? {};
      onRefused?.();
      const safety = safetyOf(error);
      if (safety && onSafety) {
        onSafety(safety);
        return;
      }
      tellFailure({
        title: failureTitle(change),
        reason: changeFailureReason(error),
        error,
        retry: () => want(change, onRefused, onSafety),
      });
    },
    isSame: (one, other) => one.value === other.value,
  });

  function want(change: FieldChange, onRefused?: () => void, onSafety?: ShowSafety): void {
    const key = `${change.field}:${change.stepId}`;
    handlers.set(key, { onRefused, onSafety });
    dispatch({ type: "wanted", wish: { type: "field", change } });
    sender.want(key, change);
  }
  return want;
}

/** Ticks and removals of a step and of its sub-steps touch each other, so they may not overtake. */
async function sendField(
  change: FieldChange,
  { checklistId, write, inTurn, familyOf, textOf }: FieldSenderOptions,
): Promise<FieldAnswer | typeof KEPT> {
  const { stepId } = change;
  const answer = (
    held: FieldChange,
    more: Pick<FieldAnswer, "parent" | "restored" | "order" | "safety"> = {},
  ) => ({ type: "field answered", wanted: change, held, ...more }) as const;
  const deliverField = <Answer>(field: WrittenField, send: () => Promise<Answer>) =>
    deliver(
      {
        key: uuidv4(),
        checklistId,
        text: field.field === "text" ? field.value : textOf(stepId),
        change: { type: "field", ...field },
      },
      () => write(send),
    );
  switch (change.field) {
    case "completed": {
      const { value: completed } = change;
      const told = await inTurn(familyOf(stepId), () =>
        deliverField(change, () => sendChange(checklistId, stepId, { completed })),
      );
      if (told === KEPT) return KEPT;
      const { task, parent } = told;
      return answer({ ...change, value: task.completed }, { parent });
    }
    case "priority": {
      const { value } = change;
      const send = () => sendStar(checklistId, stepId, value);
      return (await deliverField(change, send)) === KEPT ? KEPT : answer(change);
    }
    case "removed": {
      if (change.value) {
        await inTurn(familyOf(stepId), () => write(() => sendRemoval(checklistId, stepId)));
        return answer(change);
      }
      const restore = () => write(() => sendRestoration(checklistId, stepId));
      const { task, order } = await inTurn(familyOf(stepId), () => inTurn(ORDER_TURN, restore));
      return answer(change, { restored: task, order });
    }
    case "text": {
      const { value: text } = change;
      const told = await deliverField(change, () => sendChange(checklistId, stepId, { text }));
      if (told === KEPT) return KEPT;
      return answer({ ...change, value: told.task.text }, { safety: told.safety });
    }
    case "minutes": {
      const { value: minutes } = change;
      const told = await deliverField(change, () => sendChange(checklistId, stepId, { minutes }));
      if (told === KEPT) return KEPT;
      return answer({ ...change, value: told.task.minutes });
    }
    case "deferredUntil": {
      const deferredUntil = change.value === null ? null : "tomorrow";
      const { task } = await write(() => sendChange(checklistId, stepId, { deferredUntil }));
      return answer({ ...change, value: task.deferredUntil });
    }
  }
}

function failureTitle({ field, value }: FieldChange): string {
  if (field === "priority") return PLAN_PROBLEMS.priorityFailed;
  if (field !== "removed") return PLAN_PROBLEMS.tickFailed;
  return value ? PLAN_PROBLEMS.removeFailed : PLAN_PROBLEMS.restoreFailed;
}
