import type { Metadata } from "next";
import { PageShell } from "@/components/layout/page-shell";
import { ThemeToggle } from "@/components/layout/theme-toggle";
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
    <PageShell
      controls={
        <span className="ml-auto">
          <ThemeToggle />
        </span>
      }
    >
      <MessagePage scene={null} title={OFFLINE_PAGE.title} actions={<TryAgain />}>
        <p>{OFFLINE_PAGE.reason}</p>
      </MessagePage>
      <KeptPlans />
    </PageShell>
  );
}
