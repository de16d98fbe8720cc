"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import type { ShowSafety } from "@/components/checklists/state/field-sender";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { safetyOf } from "@/components/safety/safety-of";
import { offerUndo } from "@/components/shared/undo";
import { sendResolved, sendThought, sendThoughtRemoval } from "@/components/timer/timer-requests";
import { MESSAGES } from "@/lib/timer/constants";
import { TIMER_PROBLEMS } from "@/lib/timer/problems";
import type { ParkedThought } from "@/lib/timer/types";

/** Where the person was when the thought came. */
export type ThoughtPlace = { taskId: string | null; sessionId: string | null };

export type ThoughtControls = {
  /** Open ones, oldest first. */
  thoughts: readonly ParkedThought[];
  /** False when it could not be kept; the caller gives the text back to the person. */
  park: (text: string, place: ThoughtPlace, onSafety: ShowSafety) => Promise<boolean>;
  resolve: (thought: ParkedThought) => void;
  remove: (thought: ParkedThought) => void;
  makeTask: (thought: ParkedThought, onSafety: ShowSafety) => void;
};

const ThoughtsContext = createContext<ThoughtControls | null>(null);

type ThoughtsProviderProps = { thoughts: readonly ParkedThought[]; children: ReactNode };

/** The open thoughts of a plan, for the line that parks them and the section that shows them. */
export function ThoughtsProvider({ thoughts: initial, children }: ThoughtsProviderProps) {
  const { id, addStep } = useChecklistContext();
  const [thoughts, setThoughts] = useState(initial);

  const controls = useMemo(() => {
    const show = (thought: ParkedThought) =>
      setThoughts((shown) =>
        [...shown.filter((other) => other.id !== thought.id), thought].sort(byTime),
      );
    const hide = (thought: ParkedThought) =>
      setThoughts((shown) => shown.filter((other) => other.id !== thought.id));

    async function change(
      thought: ParkedThought,
      send: () => Promise<void>,
      said?: { title: string; undo: () => void },
    ): Promise<void> {
      hide(thought);
      const offer = said && offerUndo(said);
      try {
        await send();
      } catch (error) {
        offer?.withdraw();
        show(thought);
        const reason = failureReason(error, TIMER_PROBLEMS.failedReason);
        const retry = () => void change(thought, send, said);
        tellFailure({ title: TIMER_PROBLEMS.thoughtFailed, reason, error, retry });
      }
    }

    async function bringBack(thought: ParkedThought, send: () => Promise<ParkedThought>) {
      try {
        show(await send());
      } catch (error) {
        const reason = failureReason(error, TIMER_PROBLEMS.failedReason);
        const retry = () => void bringBack(thought, send);
        tellFailure({ title: TIMER_PROBLEMS.thoughtFailed, reason, error, retry });
      }
    }

    return {
      async park(text: string, place: ThoughtPlace, onSafety: ShowSafety): Promise<boolean> {
        try {
          const { thought, safety } = await sendThought(id, { text, ...place });
          show(thought);
          if (safety) onSafety(safety);
          return true;
        } catch (error) {
          const refusal = safetyOf(error);
          if (refusal) {
            onSafety(refusal);
            return false;
          }
          const reason = failureReason(error, TIMER_PROBLEMS.parkFailedReason);
          tellFailure({ title: TIMER_PROBLEMS.parkFailed, reason, error });
          return false;
        }
      },
      resolve(thought: ParkedThought): void {
        const undo = () =>
          void bringBack(thought, async () => {
            await sendResolved(id, thought.id, false);
            return thought;
          });
        const said = { title: MESSAGES.thoughtResolved, undo };
        void change(thought, () => sendResolved(id, thought.id, true), said);
      },
      remove(thought: ParkedThought): void {
        const send = async () => (await sendThought(id, { text: thought.text })).thought;
        const undo = () => void bringBack(thought, send);
        const said = { title: MESSAGES.thoughtRemoved, undo };
        void change(thought, () => sendThoughtRemoval(id, thought.id), said);
      },
      makeTask(thought: ParkedThought, onSafety: ShowSafety): void {
        const retry = () => controls.makeTask(thought, onSafety);
        void addStep(thought.text, retry, onSafety).then((isKept) => {
          if (isKept) void change(thought, () => sendResolved(id, thought.id, true));
        });
      },
    };
  }, [id, addStep]);

  const value = useMemo(() => ({ ...controls, thoughts }), [controls, thoughts]);
  return <ThoughtsContext value={value}>{children}</ThoughtsContext>;
}

export function useThoughts(): ThoughtControls {
  const controls = useContext(ThoughtsContext);
  if (!controls) throw new Error("Parked thoughts stand inside a ThoughtsProvider.");
  return controls;
}

function byTime(one: ParkedThought, other: ParkedThought): number {
  return one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);
}
