"use client";

import type { ReactNode } from "react";
import { submitWelcomeAnswer } from "@/lib/checklists/actions";

type WelcomeAnswerFormProps = {
  /** The step that its button picks; without one it only puts the welcome away. */
  stepId?: string;
  onAnswer: (answer: { stepId: string | null }) => void;
  className?: string;
  children: ReactNode;
};

/** One answer to "Welcome back": shown at once, kept for this visit by the server. */
export function WelcomeAnswerForm({
  stepId,
  onAnswer,
  className,
  children,
}: WelcomeAnswerFormProps) {
  return (
    <form
      action={submitWelcomeAnswer}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ stepId: stepId ?? null });
        // Where it can't be kept, the question comes back with the next page.
        submitWelcomeAnswer(new FormData(event.currentTarget)).catch(() => undefined);
      }}
      className={className}
    >
      {stepId ? <input type="hidden" name="stepId" value={stepId} /> : null}
      {children}
    </form>
  );
}
