import type { Metadata } from "next";
import type { ReactNode } from "react";
import { GuardedShell } from "@/components/layout/guarded-shell";
import { requirePageSession } from "@/lib/auth/gate";
import { wantsVerificationNotice } from "@/lib/auth/verification-notice";
import { env } from "@/lib/env";
import { openHints } from "@/lib/users/hints";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Every guarded page. The gate stands before anything is sent, so a visitor gets a real redirect. */
export default async function GuardedLayout({ children }: { children: ReactNode }) {
  const session = await requirePageSession();
  const { id, firstName, lastName, email, timeZone, hintsPutAway } = session.user;
  const isUnverified = await wantsVerificationNotice(session);
  return (
    <GuardedShell
      personId={id}
      user={{ firstName, lastName, email }}
      verification={isUnverified ? { email, inboxUrl: env().MAIL_INBOX_URL } : null}
      needsTimeZone={timeZone === null}
      hints={openHints(hintsPutAway)}
      isDevelopment={env().NODE_ENV === "development"}
    >
      {children}
    </GuardedShell>
  );
}
