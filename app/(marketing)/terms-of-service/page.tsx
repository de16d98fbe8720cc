import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { LegalDocument } from "@/components/legal/legal-document";
import { TERMS_SECTIONS, TERMS_SUMMARY } from "@/components/legal/terms-of-service";

export const metadata: Metadata = {
  title: "Terms of Service",
  description: "The agreement between you and Stepwell, in plain words.",
  alternates: { canonical: "/terms-of-service" },
};

export default function TermsOfServicePage() {
  return (
    <PageShell>
      <LegalDocument
        title="Terms of Service"
        effective="September 2, 2025"
        summary={TERMS_SUMMARY}
        sections={TERMS_SECTIONS}
      />
    </PageShell>
  );
}
