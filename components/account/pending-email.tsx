"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { focusSection } from "@/components/account/focus-section";
import { onEmailVerified } from "@/components/auth/email-verified-channel";
import { keepOldEmail, sendEmailLinkAgain } from "@/lib/auth/account-actions";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

type PendingEmailProps = {
  email: string;
  newEmail: string;
  /** The way to the mail, where there is one. */
  children: ReactNode;
};

/** The address that waits to be confirmed, and the two things that can be done about it. */
export function PendingEmail({ email, newEmail, children }: PendingEmailProps) {
  const router = useRouter();
  // The link was opened in another tab of this browser.
  useEffect(() => onEmailVerified(() => router.refresh()), [router]);
  return (
    <div className="grid gap-4 rounded-lg bg-water-wash p-4">
      <p>
        To change to <strong className="wrap-anywhere">{newEmail}</strong>, open the link that we
        sent there. It works for 24 hours. Until then,{" "}
        <span className="wrap-anywhere">{email}</span> stays your address.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <ActionButton
          variant="outline"
          action={sendEmailLinkAgain}
          done={ACCOUNT_TEXTS.emailLinkSentAgain}
          failed={ACCOUNT_PROBLEMS.emailLinkNotSent}
        >
          Send again
        </ActionButton>
        <ActionButton
          variant="ghost"
          action={keepOldEmail}
          done={ACCOUNT_TEXTS.emailKept}
          failed={ACCOUNT_PROBLEMS.emailNotKept}
          onDone={() => focusSection("email")}
        >
          Cancel the change
        </ActionButton>
      </div>
    </div>
  );
}
