"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from "react";
import { GoalExamples } from "@/components/decisions/goal-examples";
import { SizeDial } from "@/components/decisions/size-dial";
import { FieldSafety } from "@/components/safety/field-safety";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { GOAL_MAX_CHARACTERS } from "@/lib/decisions/constants";
import type { PlanRequest, PlanSize } from "@/lib/decisions/planner/types";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";
import type { SafetyNotice } from "@/lib/safety/types";

type GoalFormProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  size: PlanSize;
  onSize: (size: PlanSize) => void;
  /** Why the last breakdown did not work out. */
  problem: string | null;
  /** What the safety check said of the text that was sent last. */
  notice: SafetyNotice | null;
  onSubmit: (request: PlanRequest) => void;
  /** What else can be done with the text; stands under the field. */
  children: ReactNode;
};

export function GoalForm(props: GoalFormProps) {
  const { field, text, onText, size, onSize, problem, notice, onSubmit, children } = props;
  const [isEmptySent, setEmptySent] = useState(false);
  const inputText = text.trim();
  const isTooLong = inputText.length > GOAL_MAX_CHARACTERS;
  const message = isTooLong
    ? DECISION_PROBLEMS.goalTooLong
    : isEmptySent && !inputText
      ? DECISION_PROBLEMS.goalRequired
      : problem;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setEmptySent(!inputText);
    if (inputText && !isTooLong) onSubmit({ inputText, size });
    else field.current?.focus();
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  }

  function pick(goal: string) {
    onText(goal);
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <Label htmlFor="goal" className="text-base text-balance">
          What goal or decision do you need help with?
        </Label>
        <Textarea
          ref={field}
          id="goal"
          name="inputText"
          dir="auto"
          rows={2}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={submitOnEnter}
          enterKeyHint="go"
          autoComplete="off"
          placeholder="Say it in your own words"
          aria-invalid={message ? true : undefined}
          aria-describedby="goal-message"
          className="max-h-96 resize-none text-lg"
        />
        <div id="goal-message" role="alert">
          <FormMessage>{message}</FormMessage>
        </div>
        <FieldSafety
          place="goal"
          notice={notice}
          texts={[text]}
          onPutBack={([goal = ""]) => pick(goal)}
          headingLevel={2}
          takesFocus
        />
        {children}
        <GoalExamples onPick={pick} />
      </div>
      <SizeDial value={size} onChange={onSize} />
      <Button type="submit" size="lg" disabled={!inputText} className="sm:w-fit">
        Break It Down
      </Button>
    </form>
  );
}
