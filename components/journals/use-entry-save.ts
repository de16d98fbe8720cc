"use client";

import { useState } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import type { SavedEntry } from "@/components/journals/journal-requests";
import { safetyOf } from "@/components/safety/safety-of";
import { toast } from "@/components/ui/toast-store";
import { JOURNAL_PROBLEMS } from "@/lib/journals/problems";
import type { SafetyNotice } from "@/lib/safety/types";

type EntrySave = {
  isSaving: boolean;
  /** What the safety check said of the text that was sent last and not kept. */
  refusal: SafetyNotice | null;
  forgetRefusal: () => void;
  /** The entry as it was stored; null when it was not, which the person is told. */
  save: (send: () => Promise<SavedEntry>) => Promise<SavedEntry | null>;
};

/** Sends an entry, one at a time, and says what came of it. `retry` sends what stands there then. */
export function useEntrySave(
  texts: { saved: string; failed: string },
  retry: () => void,
): EntrySave {
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<SafetyNotice | null>(null);

  async function save(send: () => Promise<SavedEntry>): Promise<SavedEntry | null> {
    setSaving(true);
    setRefusal(null);
    try {
      const saved = await send();
      toast({ title: texts.saved });
      return saved;
    } catch (error) {
      const safety = safetyOf(error);
      setRefusal(safety);
      if (safety?.severity === "block") {
        const description = safety.safeMessage || JOURNAL_PROBLEMS.unsafe;
        toast({ title: JOURNAL_PROBLEMS.unsafeTitle, description });
      } else {
        const reason = failureReason(error, JOURNAL_PROBLEMS.nothingLost);
        tellFailure({ title: texts.failed, reason, error, retry });
      }
      return null;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, refusal, forgetRefusal: () => setRefusal(null), save };
}
