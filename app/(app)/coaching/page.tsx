import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { CoachView } from "@/components/coaching/coach-view";
import { Scene } from "@/components/shared/scene";
import { loadCoaching } from "@/lib/coaching/loaders";

export const metadata: Metadata = { title: "Coaching" };

export default async function CoachingPage() {
  const loaded = await loadCoaching();
  if (loaded) return <CoachView {...loaded} />;
  return (
    <PremiumUpsell
      heading="AI Stepwell Coach"
      badge="Premium"
      scene={<Scene name="lantern" />}
      title="A coach that knows your plan"
      benefits={[
        "24/7 guidance",
        "Personalized advice from your progress and, if you want, your journal",
        "Chat with up to 5 clarifying questions",
        "Task suggestions that integrate with your action plans",
      ]}
    />
  );
}
