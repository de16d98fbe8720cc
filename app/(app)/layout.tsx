import type { Metadata } from "next";
import type { ReactNode } from "react";
import { TimeZoneNote } from "@/components/account/time-zone-note";
import { PendingPlanClaim } from "@/components/auth/pending-plan-claim";
import { VerificationNotice } from "@/components/auth/verification-notice";
import { PaymentNotice } from "@/components/billing/payment-notice";
import { HintsProvider } from "@/components/hints/hints-provider";
import { PageShell } from "@/components/layout/page-shell";
import { ConnectionLine } from "@/components/offline/connection-line";
import { DeviceKeeper } from "@/components/offline/device-keeper";
import { PaletteButton } from "@/components/palette/palette-button";
import { DraftOwner } from "@/components/safety/drafts/draft-owner";
import { AppShortcuts } from "@/components/shortcuts/app-shortcuts";
import { requirePageSession } from "@/lib/auth/gate";
import { wantsVerificationNotice } from "@/lib/auth/verification-notice";
import { env } from "@/lib/env";
import { openHints } from "@/lib/users/hints";

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  // Nobody else can see these pages, so there is nothing to show a preview of; each of these tags
  // would be resolved and written twice for every answer.
  description: null,
  openGraph: null,
  twitter: null,
};

/** Every guarded page. The gate stands before anything is sent, so a visitor gets a real redirect. */
export default async function GuardedLayout({ children }: { children: ReactNode }) {
  const session = await requirePageSession();
  const { firstName, lastName, email, timeZone, hintsPutAway } = session.user;
  const verification = (await wantsVerificationNotice(session)) ? (
    <VerificationNotice email={email} inboxUrl={env().MAIL_INBOX_URL} />
  ) : null;
  return (
    <PageShell
      user={{ firstName, lastName, email }}
      tools={<PaletteButton />}
      notice={
        <>
          {verification}
          <PaymentNotice />
        </>
      }
    >
      <PendingPlanClaim />
      {timeZone === null ? <TimeZoneNote /> : null}
      <DraftOwner value={session.user.id}>
        <HintsProvider open={openHints(hintsPutAway)}>{children}</HintsProvider>
      </DraftOwner>
      <AppShortcuts />
      <ConnectionLine />
      <DeviceKeeper personId={session.user.id} isDevelopment={env().NODE_ENV === "development"} />
    </PageShell>
  );
}
