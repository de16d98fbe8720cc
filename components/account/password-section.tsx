import { AccountSection } from "@/components/account/account-section";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { PasswordForm } from "@/components/account/password-form";
import { InboxLink } from "@/components/auth/inbox-link";
import { sendPasswordLink } from "@/lib/auth/account-actions";
import { env } from "@/lib/env";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

/** The password; who uses only Google so far gets a link to set one, which proves the mailbox too. */
export function PasswordSection({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  if (hasPassword) {
    return (
      <AccountSection id="password" title="Password">
        <PasswordForm email={email} />
      </AccountSection>
    );
  }
  return (
    <AccountSection
      id="password"
      title="Password"
      description="You log in with Google so far. With a password as well, you are not tied to it."
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ActionButton
          variant="outline"
          action={sendPasswordLink}
          done={ACCOUNT_TEXTS.passwordLinkSent}
          failed={ACCOUNT_PROBLEMS.passwordLinkNotSent}
        >
          Send a link to set a password
        </ActionButton>
        <InboxLink url={env().MAIL_INBOX_URL} />
      </div>
    </AccountSection>
  );
}
