import type { ReactNode } from "react";
import { TimeZoneNote } from "@/components/account/time-zone-note";
import { PendingPlanClaim } from "@/components/auth/pending-plan-claim";
import { PageShell } from "@/components/layout/page-shell";
import { requirePageSession } from "@/lib/auth/gate";

/** Every guarded page. The gate stands before anything is sent, so a visitor gets a real redirect. */
export default async function GuardedLayout({ children }: { children: ReactNode }) {
  const { user } = await requirePageSession();
  const { firstName, lastName, email, timeZone } = user;
  return (
    <PageShell user={{ firstName, lastName, email }}>
      <PendingPlanClaim />
      {timeZone === null ? <TimeZoneNote /> : null}
      {children}
    </PageShell>
  );
}
