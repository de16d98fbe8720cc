import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { Scene } from "@/components/shared/scene";

export const metadata: Metadata = { title: "Coaching" };

export default function CoachingPage() {
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
