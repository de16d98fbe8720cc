import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SharedDecisionView } from "@/components/decisions/shared/shared-decision-view";
import { readSession } from "@/lib/auth/session";
import { sharedPath } from "@/lib/decisions/share/address";
import { loadSharedDecision } from "@/lib/decisions/share/loaders";
import { sharedPreviewPath } from "@/lib/decisions/share/preview";
import { SHARED_PROBLEMS } from "@/lib/decisions/share/problems";
import { sharedTags } from "@/lib/decisions/share/tags";
import { PREVIEW_SIZE, PREVIEW_TYPE } from "@/lib/preview/constants";

type SharedPageProps = { params: Promise<{ shareId: string }> };

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const decision = await loadSharedDecision((await params).shareId);
  if (!decision) return { title: SHARED_PROBLEMS.notFound, robots: { index: false } };
  const { title, description, alt } = sharedTags(decision);
  const url = sharedPath(decision.id);
  const image = { url: sharedPreviewPath(decision), alt, type: PREVIEW_TYPE, ...PREVIEW_SIZE };
  return {
    title,
    description,
    alternates: { canonical: url },
    // A link reaches whom its owner gives it to, and nobody by chance.
    robots: { index: false },
    openGraph: { siteName: "Stepwell", type: "website", url, title, description, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

export default async function SharedPage({ params }: SharedPageProps) {
  const decision = await loadSharedDecision((await params).shareId);
  if (!decision) notFound();
  return <SharedDecisionView decision={decision} isSignedIn={(await readSession()) !== null} />;
}
