import { AccountSection } from "@/components/account/account-section";
import { EmailForm } from "@/components/account/email-form";
import { PendingEmail } from "@/components/account/pending-email";
import { InboxLink } from "@/components/auth/inbox-link";
import { Badge } from "@/components/ui/badge";
import { env } from "@/lib/env";

type EmailSectionProps = {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Waits to be confirmed. */
  pendingEmail: string | null;
};

export function EmailSection({
  email,
  emailVerified,
  hasPassword,
  pendingEmail,
}: EmailSectionProps) {
  return (
    <AccountSection
      id="email"
      title="Email"
      description={
        hasPassword
          ? "You log in with it, and what we send you goes there."
          : "What we send you goes there."
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
        <Badge variant={emailVerified ? "default" : "outline"}>
          {emailVerified ? "Confirmed" : "Not confirmed yet"}
        </Badge>
      </p>
      {pendingEmail !== null ? (
        <PendingEmail email={email} newEmail={pendingEmail}>
          <InboxLink url={env().MAIL_INBOX_URL} />
        </PendingEmail>
      ) : hasPassword ? (
        <EmailForm />
      ) : (
        <p className="text-muted-foreground">
          To change it, set a password first, below. It keeps your address yours, also where
          somebody finds this browser open.
        </p>
      )}
    </AccountSection>
  );
}
