"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { onEmailVerified } from "@/components/auth/email-verified-channel";
import { InboxLink } from "@/components/auth/inbox-link";
import { useResend } from "@/components/auth/use-resend";
import { CLOSE_ICON, LineIcon } from "@/components/ui/line-icon";
import { submitVerificationNoticeDismissed } from "@/lib/auth/actions";

type VerificationNoticeProps = { email: string; inboxUrl: string | undefined };

/**
 * One quiet line under the bar for a person whose address is not confirmed. It asks and never blocks,
 * goes by itself when the link is opened in another tab, and can be put away until the next log-in.
 */
export function VerificationNotice({ email, inboxUrl }: VerificationNoticeProps) {
  const router = useRouter();
  const [dismissed, setDismissed] = useState(false);
  // Asked again, because the address may have been confirmed on another device by now.
  const { post, send, busy, said } = useResend(() => router.refresh());
  useEffect(() => onEmailVerified(() => router.refresh()), [router]);
  if (dismissed) return null;

  return (
    <aside aria-label="Confirm your email address" className="border-b bg-water-wash text-sm">
      <div className="page-gutter relative mx-auto flex max-w-page flex-wrap items-center gap-x-4 sm:py-1">
        <p
          role="status"
          className="max-w-none pt-2 max-sm:basis-full sm:flex-1 sm:basis-72 sm:py-2 sm:pr-10 md:pr-0"
        >
          {said ? (
            said.message
          ) : (
            <>
              <span className="max-md:hidden">
                Please confirm your email address. We sent a link to{" "}
              </span>
              <span className="md:hidden">Confirm </span>
              <span className="font-semibold wrap-anywhere">{email}</span>.
            </>
          )}
        </p>
        <div className="flex items-center gap-x-4 pr-12 max-sm:min-h-11">
          <InboxLink url={inboxUrl} />
          {said?.isSent ? null : (
            <form
              action={post}
              onSubmit={(event) => {
                event.preventDefault();
                void send(new FormData(event.currentTarget));
              }}
            >
              <button
                type="submit"
                aria-disabled={busy}
                className="min-h-11 font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 aria-disabled:opacity-55"
              >
                Send again
              </button>
            </form>
          )}
        </div>
        <form
          action={submitVerificationNoticeDismissed}
          onSubmit={(event) => {
            event.preventDefault();
            setDismissed(true);
            // Where it can't be kept, the line comes back with the next page.
            submitVerificationNoticeDismissed().catch(() => undefined);
          }}
          className="absolute right-2 bottom-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
        >
          <button
            type="submit"
            aria-label="Not now"
            className="inline-grid size-11 place-items-center rounded-lg text-muted-foreground transition-colors hover:text-foreground"
          >
            <LineIcon path={CLOSE_ICON} />
          </button>
        </form>
      </div>
    </aside>
  );
}
