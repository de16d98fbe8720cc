"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { FieldSafety } from "@/components/safety/field-safety";
import { useDraft } from "@/components/shared/use-draft";
import { type ThoughtPlace, useThoughts } from "@/components/timer/thoughts-context";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { SafetyNotice } from "@/lib/safety/types";
import { THOUGHT_MAX_CHARACTERS } from "@/lib/timer/constants";

/** A line for whatever comes to mind: Enter keeps it with the plan, and it is out of the head. */
export function ParkLine({ place }: { place: ThoughtPlace }) {
  const { id: checklistId } = useChecklistContext();
  const { park } = useThoughts();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useDraft(`thoughtDraft:${checklistId}`, () => field.current);
  const [said, setSaid] = useState("");
  const [notice, setNotice] = useState<SafetyNotice | null>(null);
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const thought = text.trim();
    field.current?.focus();
    if (!thought) return;
    setText("");
    setSaid("");
    setNotice(null);
    const isKept = await park(thought, place, setNotice);
    if (isKept) setSaid(`Parked: ${thought}`);
    // What was typed comes back, unless the next thought is being typed already.
    else if (!field.current?.value) setText(thought);
  }

  function putBack([thought = ""]: readonly string[]) {
    setText(thought);
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-md gap-1.5">
      <Label htmlFor={id}>Something else on your mind? Park it.</Label>
      <div className="flex gap-2">
        <Input
          ref={field}
          id={id}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={THOUGHT_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="It waits here"
        />
        <Button type="submit" variant="outline" className="min-h-12">
          Park
        </Button>
      </div>
      <p role="status" dir="auto" className="min-h-6 truncate text-sm text-muted-foreground">
        {said}
      </p>
      <FieldSafety place="thought" notice={notice} texts={[text]} onPutBack={putBack} />
    </form>
  );
}
