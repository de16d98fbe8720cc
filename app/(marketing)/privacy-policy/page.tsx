import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { LegalDocument } from "@/components/legal/legal-document";
import { PRIVACY_SUMMARY, privacySections } from "@/components/legal/privacy-policy";
import { env } from "@/lib/env";

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
        sections={privacySections(env().EMAIL_FROM.match(/<(.+)>/)?.[1] ?? env().EMAIL_FROM)}
      />
    </PageShell>
  );
}
