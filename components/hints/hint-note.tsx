"use client";

import { usePutHintAway } from "@/components/hints/hints-provider";
import { buttonVariants } from "@/components/ui/button-variants";
import { submitHintPutAway } from "@/lib/checklists/actions";
import { HINT_TEXTS } from "@/lib/checklists/hints";
import type { Hint } from "@/lib/users/types";

type HintNoteProps = {
  hint: Hint;
  /** Id of what the hint is about; whoever puts it away with the keyboard goes on from there. */
  aboutId: string;
};

/** One quiet sentence in the page's own flow. It asks for nothing and goes for good when it was read. */
export function HintNote({ hint, aboutId }: HintNoteProps) {
  const putHintAway = usePutHintAway();
  return (
    <div
      role="note"
      aria-label="Hint"
      className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg bg-water-wash px-4 py-2 text-sm"
    >
      <p className="flex-1 basis-52 py-1.5">{HINT_TEXTS[hint]}</p>
      <form
        action={submitHintPutAway}
        className="-mx-3.5"
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(aboutId)?.focus({ preventScroll: true });
          putHintAway(hint);
        }}
      >
        <input type="hidden" name="hint" value={hint} />
        <button type="submit" className={buttonVariants({ variant: "ghost", size: "sm" })}>
          Got it
        </button>
      </form>
    </div>
  );
}
