import type { Metadata } from "next";
import { Welcome } from "@/components/auth/welcome";
import { requireNewcomer } from "@/lib/auth/gate";
import { safeRedirect } from "@/lib/safe-redirect";

export const metadata: Metadata = { title: "Welcome", robots: { index: false } };

type WelcomePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The first visit after Google: age and terms, before any guarded page opens. */
export default async function WelcomePage({ searchParams }: WelcomePageProps) {
  const redirectTo = safeRedirect((await searchParams).redirectTo);
  const { user } = await requireNewcomer(redirectTo);
  return <Welcome user={user} redirectTo={redirectTo} />;
}
