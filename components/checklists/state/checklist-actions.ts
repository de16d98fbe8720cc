import { v4 as uuidv4 } from "uuid";
import type { ChecklistEvent } from "@/components/checklists/state/checklist-reducer";
import { sendMove, sendStep } from "@/components/checklists/state/checklist-requests";
import {
  createFieldSender,
  ORDER_TURN,
  type ShowSafety,
} from "@/components/checklists/state/field-sender";
import type { FieldChange, StepFlag } from "@/components/checklists/state/step-fields";
import type { StepMove } from "@/components/checklists/state/step-order";
import { createTurns } from "@/components/checklists/state/turns";
import type { ReadsAndWrites } from "@/components/checklists/state/use-reads-and-writes";
import {
  changeFailureReason,
  failureReason,
  tellFailure,
} from "@/components/checklists/tell-failure";
import { deliver, KEPT } from "@/components/offline/deliver";
import { safetyOf } from "@/components/safety/safety-of";
import { offerUndo } from "@/components/shared/undo";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";
import { dayAfter, todayIn } from "@/lib/dates";
import { singleLine } from "@/lib/text";

/** What can be done to a plan's steps; the same functions as long as the plan is on screen. Step ids
    are those of steps and of sub-steps alike. */
export type ChecklistActions = {
  setFlag: (stepId: string, flag: StepFlag, value: boolean) => void;
  /**
   * False when the step could be kept neither there nor here; the caller gives the text back to the person. `onSafety` shows
   * what the safety check has to say, of a step that is kept or of one that is not.
   */
  addStep: (text: string, retry: () => void, onSafety: ShowSafety) => Promise<boolean>;
  /**
   * `onRefused` gives the person back what they typed; Retry is offered already, unless it is the safety
   * check that refused.
   */
  editStep: (
    stepId: string,
    changes: { text?: string; minutes?: number | null },
    onRefused?: () => void,
    onSafety?: ShowSafety,
  ) => void;
  /** Takes the step away at once and offers Undo. */
  removeStep: (stepId: string) => void;
  restoreStep: (stepId: string) => void;
  /** Moves a step behind another one of its list; null moves it to the front. */
  moveStep: (stepId: string, afterId: string | null) => void;
  deferStep: (stepId: string, until: "tomorrow" | null) => void;
};

type ActionsOptions = {
  checklistId: string;
  dispatch: (event: ChecklistEvent) => void;
  write: ReadsAndWrites["write"];
  familyOf: (stepId: string) => string;
  textOf: (stepId: string) => string;
};

export function createChecklistActions(options: ActionsOptions): ChecklistActions {
  const { checklistId, dispatch, write } = options;
  const inTurn = createTurns();
  const want = createFieldSender({ ...options, inTurn });

  async function addStep(text: string, retry: () => void, onSafety: ShowSafety): Promise<boolean> {
    const key = uuidv4();
    dispatch({ type: "wanted", wish: { type: "add", key, text } });
    try {
      const send = () => write(() => sendStep(checklistId, text, key));
      const kept = { key, checklistId, text, change: { type: "add", text } } as const;
      const answer = await inTurn(ORDER_TURN, () => deliver(kept, send));
      if (answer === KEPT) return true;
      const { task: step, safety } = answer;
      dispatch({ type: "added", key, step });
      if (safety) onSafety(safety);
      toast({ title: SCREEN_TEXTS.taskAdded });
      return true;
    } catch (error) {
      dispatch({ type: "refused", key });
      const safety = safetyOf(error);
      if (safety) {
        onSafety(safety);
        return false;
      }
      const reason =
        error instanceof ApiError || navigator.onLine
          ? failureReason(error, PLAN_PROBLEMS.addFailedReason)
          : PLAN_PROBLEMS.addNeedsNetwork;
      tellFailure({ title: PLAN_PROBLEMS.addFailed, reason, error, retry });
      return false;
    }
  }

  async function move(wanted: StepMove): Promise<void> {
    const key = uuidv4();
    const { stepId, afterId } = wanted;
    dispatch({ type: "wanted", wish: { type: "move", key, move: wanted } });
    try {
      const send = () => write(() => sendMove(checklistId, stepId, afterId));
      dispatch({ type: "moved", key, order: await inTurn(ORDER_TURN, send) });
    } catch (error) {
      dispatch({ type: "refused", key });
      const reason = changeFailureReason(error);
      tellFailure({ title: PLAN_PROBLEMS.moveFailed, reason, error, retry: () => move(wanted) });
    }
  }

  const setRemoved = (stepId: string, value: boolean, onRefused?: () => void) =>
    want({ stepId, field: "removed", value }, onRefused);

  return {
    setFlag: (stepId, field, value) => want({ stepId, field, value }),
    addStep,
    editStep(stepId, { text, minutes }, onRefused, onSafety) {
      const wantThis = (change: FieldChange) => want(change, onRefused, onSafety);
      if (text !== undefined) wantThis({ stepId, field: "text", value: singleLine(text) });
      if (minutes !== undefined) wantThis({ stepId, field: "minutes", value: minutes });
    },
    removeStep(stepId) {
      const { withdraw } = offerUndo({
        title: SCREEN_TEXTS.taskRemoved,
        undo: () => setRemoved(stepId, false),
      });
      setRemoved(stepId, true, withdraw);
    },
    restoreStep: (stepId) => setRemoved(stepId, false),
    moveStep: (stepId, afterId) => void move({ stepId, afterId }),
    deferStep: (stepId, until) =>
      want({ stepId, field: "deferredUntil", value: until && localTomorrow() }),
  };
}

/** Where the browser is; the server answers with the day where the person said they are. */
function localTomorrow(): string {
  return dayAfter(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone));
}
