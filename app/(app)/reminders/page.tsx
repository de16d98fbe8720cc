import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { LetterScene } from "@/components/shared/scenes/letter-scene";

export const metadata: Metadata = { title: "Reminders" };

export default function RemindersPage() {
  return (
    <PremiumUpsell
      heading="Reminders & Notifications"
      badge="Premium Feature"
      scene={<LetterScene />}
      title="Smart Reminders"
      benefits={[
        "Progress updates by email",
        "Customizable frequency: daily, weekly or custom",
        "Pending tasks and achievements included",
      ]}
    />
  );
}
