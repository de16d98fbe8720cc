import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { LegalDocument } from "@/components/legal/legal-document";
import { PRIVACY_SECTIONS, PRIVACY_SUMMARY } from "@/components/legal/privacy-policy";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: "What Stepwell stores, why, who else sees it and how long it stays.",
  alternates: { canonical: "/privacy-policy" },
};

export default function PrivacyPolicyPage() {
  return (
    <PageShell>
      <LegalDocument
        title="Privacy Policy"
        effective="September 2, 2025"
        summary={PRIVACY_SUMMARY}
        sections={PRIVACY_SECTIONS}
      />
    </PageShell>
  );
}
