"use client";

import { useEffect, useState } from "react";
import { TODAY_HEADING_ID, Today } from "@/components/checklists/today/today";
import { WelcomeAnswerForm } from "@/components/checklists/today/welcome-answer-form";
import { WelcomeBack } from "@/components/checklists/today/welcome-back";
import type { TodayStep } from "@/lib/checklists/types";

export type TodayAreaProps = {
  steps: readonly TodayStep[];
  /** What can be picked after days away; none for who was not away and has picked nothing. */
  choices: readonly TodayStep[];
  /** Whether the person is welcomed back and has not answered yet. */
  isWelcomed: boolean;
  /** The step that was picked for today. */
  pickedId: string | null;
};

const ONE_LINK =
  "min-h-11 w-fit text-sm font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2";

/** What My Plans says above the cards: Today, or after days away a choice of one step. */
export function TodayArea({ steps, choices, isWelcomed, pickedId }: TodayAreaProps) {
  const [answer, setAnswer] = useState<{ stepId: string | null }>();
  const [kept, setKept] = useState<TodayStep>();

  useEffect(() => {
    if (answer) document.getElementById(TODAY_HEADING_ID)?.focus();
  }, [answer]);

  if (isWelcomed && !answer && choices.length > 0) {
    return <WelcomeBack choices={choices} onAnswer={setAnswer} />;
  }
  const stepId = answer ? answer.stepId : pickedId;
  const found = choices.find(({ id }) => id === stepId);
  if (found && found !== kept) setKept(found);
  // Once it is ticked it is no choice any more, and stands there until the page is opened anew.
  const picked = found ?? (kept?.id === stepId ? kept : undefined);
  if (picked) {
    return (
      <Today key={picked.id} steps={[picked]}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted-foreground">The rest can wait.</p>
          <WelcomeAnswerForm onAnswer={setAnswer}>
            <button type="submit" className={ONE_LINK}>
              Show the rest
            </button>
          </WelcomeAnswerForm>
        </div>
      </Today>
    );
  }
  return (
    <Today
      steps={steps}
      empty={
        <p className="text-muted-foreground">
          Star a task in any plan, and it waits for you here. Three are plenty.
        </p>
      }
    />
  );
}
