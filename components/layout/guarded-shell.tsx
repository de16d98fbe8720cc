"use client";

import type { ReactNode } from "react";
import { TimeZoneNote } from "@/components/account/time-zone-note";
import { PendingPlanClaim } from "@/components/auth/pending-plan-claim";
import { VerificationNotice } from "@/components/auth/verification-notice";
import { PaymentNotice } from "@/components/billing/payment-notice";
import { HintsProvider } from "@/components/hints/hints-provider";
import { PageShell } from "@/components/layout/page-shell";
import type { ShellUser } from "@/components/layout/shell-state";
import { ConnectionLine } from "@/components/offline/connection-line";
import { DeviceKeeper } from "@/components/offline/device-keeper";
import { PaletteButton } from "@/components/palette/palette-button";
import { DraftOwner } from "@/components/safety/drafts/draft-owner";
import { AppShortcuts } from "@/components/shortcuts/app-shortcuts";
import type { Hint } from "@/lib/users/types";

type GuardedShellProps = {
  personId: string;
  user: ShellUser;
  /** The address that the person is asked to confirm, and where this machine shows mails. */
  verification: { email: string; inboxUrl: string | undefined } | null;
  needsTimeZone: boolean;
  hints: Hint[];
  isDevelopment: boolean;
  children: ReactNode;
};

/** What stands around every guarded page. One client component, so that a page names one and not twelve. */
export function GuardedShell({
  personId,
  user,
  verification,
  needsTimeZone,
  hints,
  isDevelopment,
  children,
}: GuardedShellProps) {
  return (
    <PageShell
      user={user}
      tools={<PaletteButton />}
      notice={
        <>
          {verification ? <VerificationNotice {...verification} /> : null}
          <PaymentNotice />
        </>
      }
    >
      <PendingPlanClaim />
      {needsTimeZone ? <TimeZoneNote /> : null}
      <DraftOwner value={personId}>
        <HintsProvider open={hints}>{children}</HintsProvider>
      </DraftOwner>
      <AppShortcuts />
      <ConnectionLine />
      <DeviceKeeper personId={personId} isDevelopment={isDevelopment} />
    </PageShell>
  );
}
