import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { LegalDocument } from "@/components/legal/legal-document";
import { termsOfService } from "@/components/legal/terms-of-service";
import { contactAddress } from "@/lib/email/contact-address";

export const metadata: Metadata = {
  title: "Terms of Service",
  description:
    "The agreement between you and Stepwell, in plain words: who may use it, what stays yours, how sharing works, and how Premium renews and ends.",
  alternates: { canonical: "/terms-of-service" },
};

export default function TermsOfServicePage() {
  return (
    <PageShell>
      <LegalDocument {...termsOfService(contactAddress())} />
    </PageShell>
  );
}
