import type { Metadata } from "next";
import { ComingPage } from "@/components/billing/coming-page";
import { Scene } from "@/components/shared/scene";
import { loadSubscription } from "@/lib/billing/loaders";

export const metadata: Metadata = { title: "Reminders" };

export default async function RemindersPage() {
  const { hasActiveSubscription } = await loadSubscription();
  return (
    <ComingPage
      hasPremium={hasActiveSubscription}
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
