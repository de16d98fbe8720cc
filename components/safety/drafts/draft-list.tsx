"use client";

import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import {
  isSame,
  type PrivateDraft,
  removeDraft,
  restoreDraft,
} from "@/components/safety/drafts/private-drafts";
import { DRAFT_TEXTS } from "@/components/safety/safety-texts";
import { LocalDate } from "@/components/shared/local-date";
import { offerUndo } from "@/components/shared/undo";
import { Button } from "@/components/ui/button";

type DraftListProps = {
  owner: string;
  drafts: readonly PrivateDraft[];
  /** What stands in the fields now. */
  texts: readonly string[];
  onPutBack: (texts: readonly string[]) => void;
};

/** What the person kept at this field, out of sight until they want it. */
export function DraftList({ owner, drafts, texts, onPutBack }: DraftListProps) {
  const summary = useRef<HTMLElement>(null);

  function putBack(draft: PrivateDraft) {
    const isLost = texts.some((text) => text.trim() !== "") && !isSame(texts, draft.texts);
    onPutBack(draft.texts);
    if (isLost) offerUndo({ title: DRAFT_TEXTS.isBack, undo: () => onPutBack(texts) });
  }

  function remove(draft: PrivateDraft) {
    summary.current?.focus();
    removeDraft(owner, draft.id);
    offerUndo({ title: DRAFT_TEXTS.deleted, undo: () => restoreDraft(owner, draft) });
  }

  return (
    <details className="group rounded-lg border px-3">
      <summary
        ref={summary}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden"
      >
        {DRAFT_TEXTS.title} ({drafts.length})
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-muted-foreground">{DRAFT_TEXTS.where}</p>
      <ul className="grid divide-y">
        {drafts.map((draft) => (
          <li key={draft.id} className="grid gap-1 py-3">
            <p
              id={`draft-${draft.id}`}
              dir="auto"
              className="line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]"
            >
              {draft.texts.join("\n")}
            </p>
            <div className="flex flex-wrap items-center gap-x-2">
              <span className="me-auto text-sm text-muted-foreground">
                <LocalDate iso={draft.keptAt} />
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-describedby={`draft-${draft.id}`}
                onClick={() => putBack(draft)}
              >
                {DRAFT_TEXTS.putBack}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-describedby={`draft-${draft.id}`}
                onClick={() => remove(draft)}
              >
                {DRAFT_TEXTS.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
