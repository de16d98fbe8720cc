import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { Scene } from "@/components/shared/scene";

export const metadata: Metadata = { title: "Journal" };

export default function JournalPage() {
  return (
    <PremiumUpsell
      heading="Personal Journal"
      badge="Premium Feature"
      scene={<Scene name="notebook" />}
      title="Personal Journaling"
      benefits={[
        "Private, secure storage with safety filters",
        "Link entries to your decisions and goals",
        "Track your emotional journey",
      ]}
    />
  );
}
