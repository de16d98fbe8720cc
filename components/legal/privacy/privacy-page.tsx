"use client";

import { LegalDocument } from "@/components/legal/legal-document";
import { privacyPolicy } from "./privacy-policy";

/** A client component, so that its long text stands in the page once. */
export function PrivacyPage({ contact }: { contact: string }) {
  return <LegalDocument {...privacyPolicy(contact)} />;
}
