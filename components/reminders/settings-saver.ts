import { createLatestSender } from "@/components/checklists/state/latest-sender";
import { DEFAULT_CUSTOM_DAYS } from "@/lib/reminders/constants";
import type { ReminderSettings } from "@/lib/reminders/types";

type Choice = "enabled" | "frequency" | "customDays" | "minuteOfDay" | "weekdays";

/** What a person chose anew. */
export type Wishes = Partial<Pick<ReminderSettings, Choice>>;

export type SaverState = {
  /** The settings with what is wished for, as they will stand when all is saved. */
  shown: ReminderSettings;
  isSaving: boolean;
};

type SaverOptions = {
  saved: ReminderSettings;
  /** Saves the wishes; `shown` are the settings that they lead to. */
  send: (wishes: Wishes, shown: ReminderSettings) => Promise<ReminderSettings>;
  onSaved: (settings: ReminderSettings) => void;
  /** The wishes could not be kept, and what was saved before shows again. */
  onRefused: (wishes: Wishes, error: unknown) => void;
};

/**
 * Saves each choice at once, one request at a time: what is chosen meanwhile goes with the next one,
 * so the last choice counts. It lives beside the page, so leaving the page does not stop it.
 */
export function createSettingsSaver({ saved, send, onSaved, onRefused }: SaverOptions) {
  const listeners = new Set<() => void>();
  let known = saved;
  let wishes: Wishes = {};
  let state: SaverState = { shown: saved, isSaving: false };

  function publish(): void {
    state = { shown: wishedFor(known, wishes), isSaving: Object.keys(wishes).length > 0 };
    for (const listener of listeners) listener();
  }

  const sender = createLatestSender<Wishes, ReminderSettings>({
    send: (_, sent) => send(sent, wishedFor(known, sent)),
    onAnswer(_, sent, settings) {
      known = settings;
      wishes = without(wishes, sent);
      publish();
      if (!state.isSaving) onSaved(settings);
    },
    onRefusal(_, sent, error) {
      wishes = without(wishes, sent);
      publish();
      onRefused(sent, error);
    },
  });

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(more: Wishes): void {
      const { weekdays, ...others } = wishes;
      wishes = { ...(more.frequency || !weekdays ? others : wishes), ...more };
      publish();
      sender.want("settings", wishes);
    },
    /** What the page was newly told, unless a save has overtaken it; wishes that wait stay on top. */
    know(settings: ReminderSettings): void {
      if (isOlder(settings, known)) return;
      known = settings;
      publish();
    },
  };
}

function isOlder(one: ReminderSettings, other: ReminderSettings): boolean {
  return (one.changedAt ?? "") < (other.changedAt ?? "");
}

/** Another frequency begins with its own days, as the server has it. */
function wishedFor(known: ReminderSettings, wishes: Wishes): ReminderSettings {
  const { frequency = known.frequency } = wishes;
  if (frequency === known.frequency) return { ...known, ...wishes };
  const customDays = frequency === "custom" ? DEFAULT_CUSTOM_DAYS : null;
  return { ...known, customDays: known.customDays ?? customDays, weekdays: [], ...wishes };
}

/** The wishes that have not been replaced since these were sent stand no longer. */
function without(wishes: Wishes, sent: Wishes): Wishes {
  const waiting = Object.entries(wishes).filter(
    ([choice, value]) => value !== sent[choice as Choice],
  );
  return Object.fromEntries(waiting);
}
