import type { Metadata } from "next";
import { ComingPage } from "@/components/billing/coming-page";
import { Scene } from "@/components/shared/scene";
import { loadSubscription } from "@/lib/billing/loaders";

export const metadata: Metadata = { title: "Coaching" };

export default async function CoachingPage() {
  const { hasActiveSubscription } = await loadSubscription();
  return (
    <ComingPage
      hasPremium={hasActiveSubscription}
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
