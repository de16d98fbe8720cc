"use client";

import { type ReactNode, useRef } from "react";
import { useHydrated } from "@/components/auth/use-hydrated";
import { DaysField } from "@/components/reminders/days-field";
import { FrequencyField } from "@/components/reminders/frequency-field";
import { IntervalField } from "@/components/reminders/interval-field";
import { PauseNote } from "@/components/reminders/pause-note";
import { SettingsStatus } from "@/components/reminders/settings-status";
import { TimeField } from "@/components/reminders/time-field";
import { useReminderSettings } from "@/components/reminders/use-reminder-settings";
import { Badge } from "@/components/ui/badge";
import { Card, CardAction, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import type { ReminderSettings } from "@/lib/reminders/types";

type SettingsCardProps = {
  saved: ReminderSettings;
  /** When the server read them, ISO 8601: the first look counts days from it. */
  loadedAt: string;
  /** By whose clock reminders come. */
  zone: ReactNode;
  /** What is to be said above the settings. */
  children: ReactNode;
};

/** When reminders come. There is no button to save: each change is saved at once. */
export function SettingsCard({ saved, loadedAt, zone, children }: SettingsCardProps) {
  const { settings, isSaving, want } = useReminderSettings(saved);
  const isAlive = useHydrated();
  const toggle = useRef<HTMLButtonElement>(null);
  const { enabled, frequency, customDays, minuteOfDay, weekdays } = settings;
  const isOn = enabled === 1;
  const isPaused = isOn && settings.pausedAt !== null;
  return (
    <section aria-labelledby="settings">
      <Card>
        <CardHeader>
          <CardTitle id="settings">Reminder Settings</CardTitle>
          <CardDescription>What is done, what is next, and nothing to catch up on.</CardDescription>
          <CardAction>
            <Badge variant={isOn && !isPaused ? "default" : "outline"}>
              {state(isOn, isPaused)}
            </Badge>
          </CardAction>
        </CardHeader>
        {isPaused ? (
          <PauseNote
            isAlive={isAlive}
            isSaving={isSaving}
            onStart={() => {
              want({ enabled: 1 });
              // The button goes once it is saved.
              toggle.current?.focus();
            }}
          />
        ) : null}
        {children}
        {/* What is changed before the page can save it would be lost. */}
        <fieldset
          aria-labelledby="settings"
          disabled={!isAlive}
          className="grid min-w-0 gap-5 [&_:disabled]:opacity-100"
        >
          <div className="flex items-center justify-between gap-4">
            <Label htmlFor="enabled" className="flex min-h-11 flex-1 items-center text-base">
              Enable Email Reminders
            </Label>
            <Switch
              ref={toggle}
              id="enabled"
              checked={isOn}
              onCheckedChange={(checked) => want({ enabled: checked ? 1 : 0 })}
            />
          </div>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <FrequencyField value={frequency} onPick={(value) => want({ frequency: value })} />
            {frequency === "custom" ? (
              <IntervalField value={customDays} onPick={(value) => want({ customDays: value })} />
            ) : null}
            <TimeField value={minuteOfDay} onPick={(value) => want({ minuteOfDay: value })} />
          </div>
          <DaysField
            frequency={frequency}
            value={weekdays}
            onPick={(value) => want({ weekdays: value })}
          />
        </fieldset>
        <div className="grid gap-1 border-t pt-4">
          <SettingsStatus settings={settings} isSaving={isSaving} loadedAt={loadedAt} />
          {zone}
          <noscript>
            <p>Changing these settings needs JavaScript in your browser.</p>
          </noscript>
        </div>
      </Card>
    </section>
  );
}

function state(isOn: boolean, isPaused: boolean): string {
  if (isPaused) return "Paused";
  return isOn ? "Active" : "Disabled";
}
