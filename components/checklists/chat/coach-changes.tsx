"use client";

import { Check, Undo2 } from "lucide-react";
import { useId } from "react";
import { type ChangeLine, changeLines } from "@/components/checklists/chat/change-lines";
import { useFocusInPlace } from "@/components/shared/use-focus-in-place";
import { Button } from "@/components/ui/button";
import type { ShownChanges } from "@/lib/checklists/refinement/types";
import { cn } from "@/lib/cn";

/** More lines than this stand behind a tap. */
const LINES_SHOWN = 4;

type CoachChangesProps = {
  changes: ShownChanges;
  isUndone: boolean;
  textOf: (stepId: string) => string | undefined;
  onUndo: () => void;
};

/** What the coach changed in the list, and the one tap that takes it back. */
export function CoachChanges({ changes, isUndone, textOf, onUndo }: CoachChangesProps) {
  const id = useId();
  const { place, onUse } = useFocusInPlace<HTMLParagraphElement>(isUndone);

  function undo() {
    onUse();
    onUndo();
  }

  const lines = changeLines(changes.steps, textOf);
  // One line more takes no more room than the words that would hide it.
  const shown = lines.length > LINES_SHOWN + 1 ? LINES_SHOWN : lines.length;
  const hidden = lines.slice(shown);
  return (
    <div className="grid justify-items-start gap-2 border-t border-input/40 pt-2.5 text-sm">
      <div id={id} className={cn("grid gap-1", isUndone && "text-muted-foreground line-through")}>
        <Lines lines={lines.slice(0, shown)} />
        {hidden.length > 0 ? (
          <details>
            <summary className="min-h-11 py-2.5 font-semibold">and {hidden.length} more</summary>
            <Lines lines={hidden} />
          </details>
        ) : null}
      </div>
      {isUndone ? (
        <p
          ref={place}
          tabIndex={-1}
          className="flex min-h-11 items-center gap-2 text-muted-foreground"
        >
          <Check aria-hidden="true" className="size-4" />
          Undone
        </p>
      ) : (
        <Button variant="outline" size="sm" aria-describedby={id} onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4" />
          Undo
        </Button>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map(({ id, what, text }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{what}</span> <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
