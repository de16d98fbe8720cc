"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { nextInWords } from "@/components/reminders/next-words";
import { saveWishes } from "@/components/reminders/settings-request";
import { createSettingsSaver } from "@/components/reminders/settings-saver";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { SCREEN_TEXTS } from "@/lib/reminders/constants";
import { REMINDER_PROBLEMS } from "@/lib/reminders/problems";
import type { ReminderSettings } from "@/lib/reminders/types";

/** A person's reminder settings, each change of which is saved at once. */
export function useReminderSettings(saved: ReminderSettings) {
  const router = useRouter();
  const [saver] = useState(() =>
    createSettingsSaver({
      saved,
      send: saveWishes,
      onSaved(settings) {
        toast({ title: SCREEN_TEXTS.saved, ...nextOf(settings) });
        // Back shows the page as the server last drew it.
        router.refresh();
      },
      onRefused(wishes, error) {
        tellFailure({
          title: REMINDER_PROBLEMS.saveFailed,
          reason: failureReason(error, REMINDER_PROBLEMS.saveFailedReason),
          error,
          retry: () => saver.want(wishes),
        });
        // Without Premium this page shows something else.
        if (error instanceof ApiError && error.status === 403) router.refresh();
      },
    }),
  );
  useEffect(() => saver.know(saved), [saver, saved]);
  const { shown, isSaving } = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  return { settings: shown, isSaving, want: saver.want };
}

function nextOf({ nextDueAt, timeZone }: ReminderSettings): { description?: string } {
  if (nextDueAt === null) return {};
  return { description: `Next: ${nextInWords(new Date(nextDueAt), new Date(), timeZone)}` };
}
