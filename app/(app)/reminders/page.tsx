import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { Scene } from "@/components/shared/scene";

export const metadata: Metadata = { title: "Reminders" };

export default function RemindersPage() {
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
