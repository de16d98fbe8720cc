import type { Metadata } from "next";
import { BareShell } from "@/components/layout/bare-shell";
import { KeptPlans } from "@/components/offline/kept-plans";
import { OFFLINE_PAGE } from "@/components/offline/offline-page-problems";
import { TryAgain } from "@/components/offline/try-again";
import { MessagePage } from "@/components/shared/message-page";

export const metadata: Metadata = {
  title: OFFLINE_PAGE.title,
  description: "What opens without a network.",
  robots: { index: false },
};

/** What the service worker shows for a page that it does not have. */
export default function OfflinePage() {
  return (
    <BareShell>
      <MessagePage scene={null} title={OFFLINE_PAGE.title} actions={<TryAgain />}>
        <p>{OFFLINE_PAGE.reason}</p>
      </MessagePage>
      <KeptPlans />
    </BareShell>
  );
}
