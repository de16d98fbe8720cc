import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { NotebookScene } from "@/components/shared/scenes/notebook-scene";

export const metadata: Metadata = { title: "Journal" };

export default function JournalPage() {
  return (
    <PremiumUpsell
      heading="Personal Journal"
      badge="Premium Feature"
      scene={<NotebookScene />}
      title="Personal Journaling"
      benefits={[
        "Private, secure storage with safety filters",
        "Link entries to your decisions and goals",
        "Track your emotional journey",
      ]}
    />
  );
}
