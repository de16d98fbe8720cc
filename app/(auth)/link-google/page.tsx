import type { Metadata } from "next";
import { LinkGoogle } from "@/components/auth/link-google";
import { readPendingLink } from "@/lib/auth/link-google";

export const metadata: Metadata = { title: "Connect Google", robots: { index: false } };

export default async function LinkGooglePage() {
  return <LinkGoogle pending={await readPendingLink()} />;
}
