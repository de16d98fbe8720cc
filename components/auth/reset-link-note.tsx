"use client";

import { useSyncExternalStore } from "react";
import { InboxLink } from "@/components/auth/inbox-link";

let isSent = false;

/** From now on the log-in screen says that a reset link is on its way, until the next full load. */
export function noteResetLinkSent(): void {
  isSent = true;
}

/** On the log-in screen, after a reset link was asked for: the toast is gone sooner than a mail arrives. */
export function ResetLinkNote({ inboxUrl }: { inboxUrl: string | undefined }) {
  const sent = useSyncExternalStore(
    never,
    () => isSent,
    () => false,
  );
  return sent ? <CheckMail text="Check your email for the link." inboxUrl={inboxUrl} /> : null;
}

type CheckMailProps = { text: string; inboxUrl: string | undefined };

/** Says what waits in the mailbox, and how long. */
export function CheckMail({ text, inboxUrl }: CheckMailProps) {
  return (
    <div className="rounded-lg bg-water-wash px-4 py-3 text-sm">
      <p>{text} It works for one hour.</p>
      <InboxLink url={inboxUrl} />
    </div>
  );
}

const never = () => () => {};
