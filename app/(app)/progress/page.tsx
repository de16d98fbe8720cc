import type { Metadata } from "next";
import { PremiumUpsell } from "@/components/billing/premium-upsell";
import { ProgressView } from "@/components/progress/progress-view";
import { Scene } from "@/components/shared/scene";
import { loadProgress } from "@/lib/progress/loaders";

export const metadata: Metadata = { title: "Progress" };

/** Where a person's steps and hours add up; part of Premium. */
export default async function ProgressPage({ searchParams }: PageProps<"/progress">) {
  const { cursor } = await searchParams;
  const place = typeof cursor === "string" ? cursor : "";
  const loaded = await loadProgress(place);
  if (loaded) return <ProgressView {...loaded} isFirst={place === ""} />;
  return (
    <PremiumUpsell
      heading="Your Progress"
      badge="Premium"
      scene={<Scene name="stars" />}
      title="See what you have already done"
      benefits={[
        "Tasks finished and time focused, week by week",
        "The time of day at which you get the most done",
        "What you estimated beside what it took, plan by plan",
        "All of it as files for a spreadsheet",
      ]}
    />
  );
}
