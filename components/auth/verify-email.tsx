"use client";

import { useActionState } from "react";
import { useHydrated } from "@/components/auth/use-hydrated";
import { useVerification } from "@/components/auth/use-verification";
import {
  BrokenLink,
  EmailVerified,
  VerificationFailed,
  type VisitingPerson,
} from "@/components/auth/verify-email-messages";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { submitVerifyEmail } from "@/lib/auth/actions";

type VerifyEmailProps = {
  token: string | null;
  /** Who is signed in here; the link may be someone else's. */
  person: VisitingPerson | null;
};

/**
 * The verify-email screen. Opening it uses nothing up, since programs that read mails open links too:
 * its script sends the token on, and without scripts a button does. Document 1, sections 2, 4 and 8.
 */
export function VerifyEmail({ token, person }: VerifyEmailProps) {
  const [posted, post] = useActionState(submitVerifyEmail, null);
  const { answer: outcome, retry } = useVerification(posted === null ? token : null);

  if (outcome?.kind === "verified" || posted?.ok) return <EmailVerified />;
  if (posted) return <VerificationFailed person={person} />;
  if (outcome?.kind === "refused") return <VerificationFailed person={person} />;
  if (outcome?.kind === "undecided") {
    return <VerificationFailed person={person} problem={outcome.message} onRetry={retry} />;
  }
  if (token === null) return <BrokenLink />;
  return <Verifying token={token} action={post} />;
}

function Verifying({ token, action }: { token: string; action: (form: FormData) => void }) {
  const hydrated = useHydrated();
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title="Verifying your email"
      actions={
        <form action={action} className="grid min-h-11 place-items-center">
          <input type="hidden" name="token" value={token} />
          {hydrated ? (
            <Spinner size="size-8" className="text-primary" />
          ) : (
            <Button type="submit">Confirm My Email</Button>
          )}
        </form>
      }
    >
      <p role="status">{hydrated ? "One moment..." : "One tap, and your address is confirmed."}</p>
    </MessagePage>
  );
}
