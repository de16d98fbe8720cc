import type { Metadata } from "next";
import { ComingPage } from "@/components/billing/coming-page";
import { Scene } from "@/components/shared/scene";
import { loadSubscription } from "@/lib/billing/loaders";

export const metadata: Metadata = { title: "Journal" };

export default async function JournalPage() {
  const { hasActiveSubscription } = await loadSubscription();
  return (
    <ComingPage
      hasPremium={hasActiveSubscription}
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
