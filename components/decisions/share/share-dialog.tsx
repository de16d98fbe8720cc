"use client";

import { useEffect, useRef } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import { ShareLink } from "@/components/decisions/share/share-link";
import { ShareOffer } from "@/components/decisions/share/share-offer";
import type { ShareSubject } from "@/components/decisions/share/share-subject";
import { type ShareOptions, useShare } from "@/components/decisions/share/use-share";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";

export type ShareDialogProps = {
  decisionId: string;
  /** The decision, where the page shows it; else it is read when the dialog opens. */
  subject?: ShareSubject | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Makes a decision public by the owner's word, hands out its link, and takes it back. */
export function ShareDialog({ decisionId, subject, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="grid-cols-1">
        <ShareBody
          decisionId={decisionId}
          subject={subject}
          onSessionEnd={() => {
            // An open dialog would keep the message out of reach.
            onOpenChange(false);
            showSessionEnded();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

const NEWS_BOX = "rounded-lg bg-water-wash px-4 py-3 font-semibold";

function ShareBody(props: ShareOptions) {
  const { subject, shareId, content, isBusy, problem, safety, news, read, share, stop } =
    useShare(props);
  const title = useRef<HTMLHeadingElement>(null);
  const isPublic = shareId !== null;
  const wasPublic = useRef(isPublic);

  useEffect(() => {
    // What had the focus went with the link.
    if (wasPublic.current && !isPublic) title.current?.focus();
    wasPublic.current = isPublic;
  }, [isPublic]);

  return (
    <>
      <DialogHeader>
        <DialogTitle ref={title} tabIndex={-1} className="w-fit">
          {subject && subject.chosenOption === null ? "Share your plan" : "Share your decision"}
        </DialogTitle>
        <DialogDescription>
          {isPublic
            ? "This link is public. Whoever has it can open it, without an account."
            : "Nothing is public yet. You decide, and you can take it back."}
        </DialogDescription>
      </DialogHeader>
      {/* With the link, the link itself shows it. */}
      <p role="status" className={news && !isPublic ? NEWS_BOX : "sr-only"}>
        {news}
      </p>
      {subject && shareId !== null && content ? (
        <ShareLink
          content={content}
          isBusy={isBusy}
          isNew={news !== null}
          onStop={() => stop(shareId)}
        />
      ) : null}
      {subject && !isPublic ? (
        <ShareOffer
          subject={subject}
          isBusy={isBusy}
          isRetry={problem !== null && !safety}
          onShare={share}
        />
      ) : null}
      {subject === null ? <Reading isBusy={isBusy} onRetry={read} /> : null}
      {safety ? <SafetyNote notice={safety} takesFocus={!isPublic} /> : null}
      <FormAlert>{safety ? null : problem}</FormAlert>
    </>
  );
}

function Reading({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  if (!isBusy) {
    return (
      <Button className="w-fit" onClick={onRetry}>
        Retry
      </Button>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      Opening...
    </p>
  );
}
