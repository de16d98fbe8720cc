import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { PrivacyPage } from "@/components/legal/privacy/privacy-page";
import { contactAddress } from "@/lib/email/contact-address";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description:
    "What Stepwell stores and why, which outside service gets what and when, what a shared link shows, how long data stays, and how to take or delete it.",
  alternates: { canonical: "/privacy-policy" },
};

export default function PrivacyPolicyPage() {
  return (
    <PageShell>
      <PrivacyPage contact={contactAddress()} />
    </PageShell>
  );
}
