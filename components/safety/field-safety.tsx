"use client";

import type { DraftPlace } from "@/components/safety/drafts/private-drafts";
import { usePrivateDrafts } from "@/components/safety/drafts/use-private-drafts";
import { SafetyNote } from "@/components/safety/safety-note";
import { useWhenWanted } from "@/components/safety/use-when-wanted";
import type { SafetyNotice } from "@/lib/safety/types";

export type FieldSafetyProps = {
  place: DraftPlace;
  /** What the check said of the text that was sent last. */
  notice: SafetyNotice | null;
  /** What stands in the field, or in each of the fields. */
  texts: readonly string[];
  /** Fills the fields with what was kept, and goes there. */
  onPutBack: (texts: readonly string[]) => void;
  takesFocus?: boolean;
  headingLevel?: 2 | 3;
};

/**
 * At a field: what the safety check said of its text, with the offer to keep a refused one on this
 * device; and what was kept there before. Most people never need it, so its parts are fetched late.
 */
export function FieldSafety(props: FieldSafetyProps) {
  const { place, notice, texts, onPutBack, takesFocus, headingLevel } = props;
  const { owner, drafts } = usePrivateDrafts(place);
  const isRefused = notice?.severity === "block";
  const parts = useWhenWanted(isRefused || drafts.length > 0, loadParts);
  return (
    <>
      {notice ? (
        <SafetyNote notice={notice} takesFocus={takesFocus} headingLevel={headingLevel}>
          {isRefused && parts ? (
            <parts.KeepDraft owner={owner} place={place} texts={texts} />
          ) : null}
        </SafetyNote>
      ) : null}
      {parts && drafts.length > 0 ? (
        <parts.DraftList owner={owner} drafts={drafts} texts={texts} onPutBack={onPutBack} />
      ) : null}
    </>
  );
}

async function loadParts() {
  const [{ KeepDraft }, { DraftList }] = await Promise.all([
    import("@/components/safety/drafts/keep-draft"),
    import("@/components/safety/drafts/draft-list"),
  ]);
  return { KeepDraft, DraftList };
}
