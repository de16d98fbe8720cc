import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { TermsPage } from "@/components/legal/terms-page";
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
      <TermsPage contact={contactAddress()} />
    </PageShell>
  );
}
