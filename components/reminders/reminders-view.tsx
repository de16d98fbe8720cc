import { PremiumHeading } from "@/components/billing/premium-heading";
import { PlansFreshness } from "@/components/checklists/plans/plans-freshness";
import { AddressNote } from "@/components/reminders/address-note";
import { PreviewCard } from "@/components/reminders/preview-card";
import { SettingsCard } from "@/components/reminders/settings-card";
import { ZoneLine } from "@/components/reminders/zone-line";
import type { LoadedReminders } from "@/lib/reminders/loaders";

/** When reminders come, and what the next one would say. */
export function RemindersView({ settings, preview }: LoadedReminders) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PremiumHeading heading="Reminders & Notifications" badge="Premium Feature" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SettingsCard
          saved={settings}
          loadedAt={new Date().toISOString()}
          zone={<ZoneLine timeZone={settings.timeZone} />}
        >
          {settings.emailVerified ? null : <AddressNote />}
        </SettingsCard>
        <PreviewCard preview={preview} />
      </div>
      <PlansFreshness stamp={crypto.randomUUID()} />
    </div>
  );
}
