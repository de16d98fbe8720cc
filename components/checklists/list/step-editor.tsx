"use client";

import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { focusRow, rowAround } from "@/components/checklists/list/step-rows";
import {
  isProblem,
  readTyped,
  type StepEdit,
  type StepProblem,
  type TypedStep,
  typedStepOf,
} from "@/components/checklists/list/typed-step";
import { useBegin, useLeavingPage } from "@/components/checklists/list/use-step-typing";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { FieldSafety } from "@/components/safety/field-safety";
import { Button } from "@/components/ui/button";
import { FormMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import {
  SCREEN_TEXTS,
  STEP_MAX_CHARACTERS,
  STEP_WARNING_CHARACTERS,
} from "@/lib/checklists/constants";
import type { SafetyNotice } from "@/lib/safety/types";

type StepEditorProps = {
  step: ShownStep;
  /** The id of the element that names the row's tick box. */
  textId: string;
  /** Where the person begins to type. */
  field: keyof TypedStep;
  /** What was typed before and could not be kept. */
  refused: TypedStep | undefined;
  /** What the safety check said of it. */
  notice: SafetyNotice | null;
  onSave: (edit: StepEdit, typed: TypedStep) => void;
  onClose: () => void;
};

/** A step's text and minutes in place: Enter and leaving save, Esc gives up. */
export function StepEditor(props: StepEditorProps) {
  const { step, textId, field, refused, notice, onSave, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(refused ?? typedStepOf(step));
  const [problem, setProblem] = useState<StepProblem>();
  // What happens while it closes, such as the focus going on, must not save once more.
  const isClosed = useRef(false);
  const isNearLimit = typed.text.length > STEP_WARNING_CHARACTERS;

  function save(): boolean {
    if (isClosed.current) return true;
    const read = readTyped(typed, step);
    if (isProblem(read)) {
      setProblem(read);
      return false;
    }
    isClosed.current = true;
    if (Object.keys(read).length > 0) onSave(read, typed);
    else onClose();
    return true;
  }

  /** For keys and buttons: the focus goes back to the row, or on to the wrong field. */
  function saveAndReturn(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const row = rowAround(form.current);
    if (save()) focusRow(row);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function giveUp() {
    const row = rowAround(form.current);
    isClosed.current = true;
    onClose();
    focusRow(row);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") giveUp();
    if (event.key === "Enter" && event.target instanceof HTMLTextAreaElement) saveAndReturn(event);
  }

  function saveOnLeave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) save();
  }

  useBegin(form, field, refused !== undefined);
  useEffect(() => {
    // Retry has kept it after all.
    const read = readTyped(typed, step);
    if (refused && !isProblem(read) && Object.keys(read).length === 0) onClose();
  }, [refused, step, typed, onClose]);
  useLeavingPage(save);

  const change = (name: keyof TypedStep) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value });
    setProblem(undefined);
  };
  const isWrong = (name: keyof TypedStep) => problem?.field === name || undefined;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={saveAndReturn}
      onKeyDown={onKeyDown}
      onBlur={saveOnLeave}
      className="grid min-w-0 flex-1 grid-cols-1 gap-2 py-1 pe-2.5"
    >
      <span id={textId} className="sr-only">
        {step.text}
      </span>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Textarea
          name="text"
          dir="auto"
          rows={1}
          value={typed.text}
          onChange={change("text")}
          enterKeyHint="done"
          autoComplete="off"
          aria-label="Task"
          aria-invalid={isWrong("text")}
          aria-describedby={`${id}-problem ${id}-count`}
          className="min-h-12 resize-none px-3 py-2.5"
        />
        <div className="flex items-center gap-2 text-sm text-muted-foreground">
          <Input
            name="minutes"
            inputMode="numeric"
            autoComplete="off"
            value={typed.minutes}
            onChange={change("minutes")}
            enterKeyHint="done"
            aria-label="Minutes"
            aria-invalid={isWrong("minutes")}
            aria-describedby={`${id}-problem`}
            className="w-20 px-3 text-base"
          />
          min
        </div>
      </div>
      <div id={`${id}-problem`} role="status">
        <FormMessage>{problem?.message}</FormMessage>
        {isNearLimit && !problem ? (
          <p className="text-sm font-semibold text-marigold">{SCREEN_TEXTS.characterLimit}</p>
        ) : null}
      </div>
      {notice ? (
        <FieldSafety
          place="task"
          notice={notice}
          texts={[typed.text]}
          onPutBack={([text = ""]) => setTyped({ ...typed, text })}
        />
      ) : null}
      {/* Where a pressed button takes no focus, pressing Cancel would else be leaving the field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
      <div
        className="flex flex-wrap items-center justify-end gap-2"
        onMouseDown={(event) => event.preventDefault()}
      >
        <p id={`${id}-count`} className="me-auto text-sm text-muted-foreground tabular-nums">
          {typed.text.length}/{STEP_MAX_CHARACTERS} characters
        </p>
        <div className="flex gap-2">
          <Button type="button" variant="ghost" size="sm" onClick={giveUp}>
            Cancel
          </Button>
          <Button type="submit" size="sm">
            Save
          </Button>
        </div>
      </div>
    </form>
  );
}
