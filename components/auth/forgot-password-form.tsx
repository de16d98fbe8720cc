"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { FormAlert } from "@/components/auth/form-alert";
import { FormField } from "@/components/auth/form-field";
import { CheckMail, noteResetLinkSent } from "@/components/auth/reset-link-note";
import { SubmitButton } from "@/components/auth/submit-button";
import { useCarriedEmail } from "@/components/auth/use-carried-email";
import { useEntryErrors } from "@/components/auth/use-entry-errors";
import { useFormParts } from "@/components/auth/use-form-parts";
import { useFormRequest } from "@/components/auth/use-form-request";
import { toast } from "@/components/ui/toast-store";
import { submitForgotPassword } from "@/lib/auth/actions";
import { AUTH_MESSAGES, RESET_LINK_SENT_DELAY_MS } from "@/lib/auth/constants";
import { ENTRY_PROBLEMS } from "@/lib/auth/link-problems";
import { loginPath } from "@/lib/auth/login-path";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { forgotPasswordSchema } from "@/lib/auth/schema";

const fields = ["email"] as const;

type ForgotPasswordFormProps = { redirectTo: string | null; inboxUrl: string | undefined };

export function ForgotPasswordForm({ redirectTo, inboxUrl }: ForgotPasswordFormProps) {
  const form = useForm<{ email: string }>({ resolver: zodResolver(forgotPasswordSchema) });
  const errors = useEntryErrors(form, fields, "email");
  const [sent, setSent] = useState(false);
  const request = useFormRequest({
    action: submitForgotPassword,
    unreachable: AUTH_PROBLEMS.resetLinkUnreachable,
    onDone: () => {
      toast({ title: "Reset Link Sent", description: AUTH_MESSAGES.resetLinkSent });
      noteResetLinkSent();
      setSent(true);
    },
    onRefused: (refusal) => {
      if (errors.refuseFields(refusal)) return;
      const description = refusal.message || ENTRY_PROBLEMS.resetLinkFailedReason;
      toast({ variant: "destructive", title: ENTRY_PROBLEMS.resetLinkFailed, description });
    },
  });
  useReturnToLogIn(sent, redirectTo);
  const entry = useFormParts(form, errors, request);
  const carriedEmail = useCarriedEmail(() => form.getValues("email"));

  return (
    <form {...entry.props} className="grid gap-5">
      <FormAlert>{entry.alert}</FormAlert>
      <div role="status" className="empty:absolute">
        {sent ? <CheckMail text="Check your email for the link." inboxUrl={inboxUrl} /> : null}
        {!sent && entry.isPosted ? (
          <CheckMail text={AUTH_MESSAGES.resetLinkSent} inboxUrl={inboxUrl} />
        ) : null}
      </div>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...entry.field("email", carriedEmail)}
      />
      {/* Once it is sent, nothing is under way any more. */}
      <SubmitButton busy={entry.busy && !sent}>Send Reset Link</SubmitButton>
    </form>
  );
}

/** Document 1, section 4: back to log-in two seconds after the link was sent, unless one left before. */
function useReturnToLogIn(sent: boolean, redirectTo: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (!sent) return;
    const target = redirectTo === null ? "/login" : loginPath(redirectTo);
    const timer = setTimeout(() => router.push(target), RESET_LINK_SENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sent, redirectTo, router]);
}
