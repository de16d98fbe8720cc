"use client";

import { LegalDocument } from "@/components/legal/legal-document";
import { termsOfService } from "./terms-of-service";

/** A client component, so that its long text stands in the page once. */
export function TermsPage({ contact }: { contact: string }) {
  return <LegalDocument {...termsOfService(contact)} />;
}
