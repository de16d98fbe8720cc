"use client";

import { Plus } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { withoutTask, withTask } from "@/components/checklists/list/unsent-task";
import type { ChecklistActions } from "@/components/checklists/state/checklist-actions";
import { FieldSafety } from "@/components/safety/field-safety";
import { useDraft } from "@/components/shared/use-draft";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import {
  SCREEN_TEXTS,
  STEP_MAX_CHARACTERS,
  STEP_WARNING_CHARACTERS,
} from "@/lib/checklists/constants";
import { CHECKLIST_PROBLEMS, PLAN_PROBLEMS } from "@/lib/checklists/problems";
import type { SafetyNotice } from "@/lib/safety/types";

/** Other parts of the page lead here. */
export const NEW_STEP_FIELD_ID = "new-task";

type AddStepFormProps = {
  checklistId: string;
  onAdd: ChecklistActions["addStep"];
};

export function AddStepForm({ checklistId, onAdd }: AddStepFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(`taskDraft:${checklistId}`, () => field.current);
  const [notice, setNotice] = useState<SafetyNotice | null>(null);
  const [isBack, setBack] = useState(false);
  const id = useId();
  const isTooLong = text.trim().length > STEP_MAX_CHARACTERS;
  const isNearLimit = text.length > STEP_WARNING_CHARACTERS;

  async function add(task: string) {
    setText(withoutTask(field.current?.value ?? "", task));
    setBack(false);
    setNotice(null);
    const isKept = await onAdd(task, () => add(task), setNotice);
    if (isKept) return;
    setText(withTask(field.current?.value ?? "", task));
    setBack(true);
  }

  function type(typed: string) {
    setText(typed);
    setBack(false);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const task = text.trim();
    if (!task) toast({ variant: "destructive", ...PLAN_PROBLEMS.taskRequired });
    if (task && !isTooLong) void add(task);
    field.current?.focus();
  }

  function submitOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) submit();
  }

  function putBack([task = ""]: readonly string[]) {
    setText(task);
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-2 border-t pt-4">
      <Label htmlFor={NEW_STEP_FIELD_ID}>Add a task</Label>
      <div className="flex items-start gap-2">
        <Textarea
          ref={field}
          id={NEW_STEP_FIELD_ID}
          name="text"
          dir="auto"
          rows={1}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={submitOnEnter}
          enterKeyHint="done"
          autoComplete="off"
          placeholder="One small thing"
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-count ${id}-hint`}
          className="min-h-12 resize-none py-2.5"
        />
        <Button
          type="submit"
          variant="outline"
          className="min-h-12 max-xs:px-3"
          // The second tap of a double click would meet the emptied field.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          <Plus aria-hidden="true" />
          <span className="max-xs:sr-only">Add</span>
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm text-muted-foreground">
        <p id={`${id}-count`} className="tabular-nums">
          {text.length}/{STEP_MAX_CHARACTERS} characters
        </p>
        <div id={`${id}-hint`} role="status">
          {isBack && !notice ? <p>{PLAN_PROBLEMS.addKept}</p> : null}
          {isTooLong ? <FormMessage>{CHECKLIST_PROBLEMS.stepTooLong}</FormMessage> : null}
          {isNearLimit && !isTooLong ? (
            <p className="font-semibold text-marigold">{SCREEN_TEXTS.characterLimit}</p>
          ) : null}
        </div>
      </div>
      <FieldSafety place="task" notice={notice} texts={[text]} onPutBack={putBack} />
    </form>
  );
}
