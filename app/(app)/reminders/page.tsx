import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { RemindersView } from "@/components/reminders/reminders-view";
import { Scene } from "@/components/shared/scene";
import { loadReminders } from "@/lib/reminders/loaders";

export const metadata: Metadata = { title: "Reminders" };

/** When a person is reminded by mail, and of what; part of Premium. */
export default async function RemindersPage() {
  const loaded = await loadReminders();
  if (loaded) return <RemindersView {...loaded} />;
  return (
    <PremiumUpsell
      heading="Reminders & Notifications"
      badge="Premium Feature"
      scene={<Scene name="letter" />}
      title="Smart Reminders"
      benefits={[
        "Progress updates by email",
        "Customizable frequency: daily, weekly or custom",
        "Pending tasks and achievements included",
      ]}
    />
  );
}
