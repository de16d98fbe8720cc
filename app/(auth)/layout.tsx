import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { readSession } from "@/lib/auth/session";
import { OPEN_PAGE_METADATA } from "@/lib/open-page-metadata";

export const metadata = OPEN_PAGE_METADATA;

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const session = await readSession();
  // Before /welcome there is no account to show a menu for.
  return <PageShell user={session?.user.welcomed ? session.user : null}>{children}</PageShell>;
}
