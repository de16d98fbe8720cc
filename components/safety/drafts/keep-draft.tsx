"use client";

import { useId, useState } from "react";
import {
  type DraftPlace,
  isSame,
  type KeepResult,
  keepDraft,
  VISITOR,
} from "@/components/safety/drafts/private-drafts";
import { DRAFT_TEXTS } from "@/components/safety/safety-texts";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DRAFT_PROBLEMS } from "@/lib/safety/draft-problems";

type KeepDraftProps = { owner: string; place: DraftPlace; texts: readonly string[] };

/** Offers to keep what was not let through, in this browser alone, and says what came of it. */
export function KeepDraft({ owner, place, texts }: KeepDraftProps) {
  const id = useId();
  const [untilLogOut, setUntilLogOut] = useState(false);
  const [last, setLast] = useState<{ texts: readonly string[]; result: KeepResult } | null>(null);
  // Said of these words alone: other words can be kept as well.
  const result = last && isSame(last.texts, texts) ? last.result : null;
  const canKeep = result !== "kept" && texts.some((text) => text.trim() !== "");

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="outline"
          className="max-w-full text-start whitespace-normal"
          aria-disabled={!canKeep}
          aria-describedby={`${id}-result`}
          onClick={() => {
            if (canKeep)
              setLast({ texts, result: keepDraft(owner, { place, texts, untilLogOut }) });
          }}
        >
          {DRAFT_TEXTS.keep}
        </Button>
        {owner === VISITOR || result === "kept" ? null : (
          <span className="-ms-2.5 flex items-center text-sm">
            <Checkbox
              id={`${id}-until`}
              checked={untilLogOut}
              onChange={(event) => setUntilLogOut(event.target.checked)}
              // Enter in a box would send the form around it.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
            <label htmlFor={`${id}-until`} className="min-h-11 content-center pe-2">
              {DRAFT_TEXTS.untilLogOut}
            </label>
          </span>
        )}
      </div>
      <p id={`${id}-result`} role="status" className="text-sm empty:hidden">
        {result === "kept" ? DRAFT_TEXTS.kept : result && DRAFT_PROBLEMS[result]}
      </p>
    </div>
  );
}
