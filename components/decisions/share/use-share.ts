"use client";

import { useEffect, useRef, useState } from "react";
import { failureReason } from "@/components/checklists/tell-failure";
import {
  readShareContent,
  readSubject,
  sendShare,
  sendStop,
} from "@/components/decisions/share/share-requests";
import { latestShareId, noteShare } from "@/components/decisions/share/share-store";
import type { ShareSubject } from "@/components/decisions/share/share-subject";
import { DIALOG_TEXTS } from "@/components/decisions/share/share-texts";
import { safetyOf } from "@/components/safety/safety-of";
import { ApiError } from "@/lib/api-client";
import { sharedPath } from "@/lib/decisions/share/address";
import { shareContentOf } from "@/lib/decisions/share/content";
import { DIALOG_PROBLEMS } from "@/lib/decisions/share/problems";
import type { ShareContent } from "@/lib/decisions/share/types";
import type { SafetyNotice } from "@/lib/safety/types";

type ShareState = {
  /** Null until it has been read. */
  subject: ShareSubject | null;
  /** Null while the decision is private. */
  shareId: string | null;
  /** The server's texts for the share; without them the local ones stand in. */
  content: ShareContent | null;
  isBusy: boolean;
  problem: string | null;
  /** What the safety check has to say: why it is not shared, or help beside the share. */
  safety: SafetyNotice | null;
  /** What has just happened. */
  news: string | null;
};

export type ShareOptions = {
  decisionId: string;
  subject: ShareSubject | undefined;
  onSessionEnd: () => void;
};

/** A decision's share while the dialog is open. */
export function useShare({ decisionId, subject, onSessionEnd }: ShareOptions) {
  const [state, setState] = useState<ShareState>(() => ({
    subject: subject ?? null,
    shareId: subject ? latestShareId(subject) : null,
    content: null,
    isBusy: !subject,
    problem: null,
    safety: null,
    news: null,
  }));
  const isSending = useRef(false);
  const change = (changes: Partial<ShareState>) => setState((now) => ({ ...now, ...changes }));

  async function attempt(unreachable: string, act: () => Promise<void>) {
    if (isSending.current) return;
    isSending.current = true;
    change({ isBusy: true, problem: null, safety: null, news: null });
    try {
      await act();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSessionEnd();
      else change({ problem: failureReason(error, unreachable), safety: safetyOf(error) });
    } finally {
      isSending.current = false;
      change({ isBusy: false });
    }
  }

  function settle(shareId: string | null, changes: Partial<ShareState>) {
    noteShare(decisionId, shareId);
    change({ shareId, content: null, ...changes });
  }

  async function refresh(shareId: string) {
    // Without an answer the local texts stand in.
    const content = await readShareContent(shareId).catch(() => undefined);
    if (content === null) settle(null, { news: DIALOG_TEXTS.endedElsewhere });
    else if (content) change({ content });
  }

  const read = () =>
    attempt(DIALOG_PROBLEMS.unreachable, async () => {
      const found = await readSubject(decisionId);
      settle(found.shareId, { subject: found });
      if (found.shareId !== null) await refresh(found.shareId);
    });

  const share = () =>
    attempt(navigator.onLine ? DIALOG_PROBLEMS.unreachable : DIALOG_PROBLEMS.offline, async () => {
      const { shareId, shareContent, safety } = await sendShare(decisionId);
      settle(shareId, { content: shareContent, safety: safety ?? null, news: DIALOG_TEXTS.ready });
    });

  const stop = (shareId: string) =>
    attempt(DIALOG_PROBLEMS.stopUnreachable, async () => {
      await sendStop(shareId);
      settle(null, { news: DIALOG_TEXTS.stopped });
    });

  const { subject: shown, shareId } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    if (shown === null) void read();
    else if (shareId !== null) void refresh(shareId);
  }, []);

  return { ...state, content: contentOf(state), read, share, stop };
}

/** The texts to share with: the server's, or the same made here. */
function contentOf({ subject, shareId, content }: ShareState): ShareContent | null {
  if (content || shareId === null || subject === null) return content;
  const { inputText, chosenOption } = subject;
  const url = new URL(sharedPath(shareId), location.origin).href;
  return shareContentOf({ question: inputText, chosenOption, url });
}
