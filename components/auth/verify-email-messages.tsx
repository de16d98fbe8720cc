"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ResendForm } from "@/components/auth/resend-form";
import { useLeaveAfter } from "@/components/auth/use-leave-after";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EMAIL_VERIFIED_DELAY_MS, INVALID_LINK_MESSAGES } from "@/lib/auth/constants";

export type VisitingPerson = { email: string; isVerified: boolean };

/** The confirmation; two seconds later the plans. */
export function EmailVerified() {
  useLeaveAfter(EMAIL_VERIFIED_DELAY_MS, "/dashboard");
  return (
    <MessagePage
      scene={<Scene name="well" />}
      title="Email verified"
      actions={
        <Link href="/dashboard" className={buttonVariants()}>
          Go to My Plans
        </Link>
      }
    >
      <p role="status">Thank you. Your address is confirmed, and we take you to your plans.</p>
    </MessagePage>
  );
}

type VerificationFailedProps = {
  person: VisitingPerson | null;
  /** Why it is not decided yet; without one the link was refused. */
  problem?: string;
  onRetry?: () => void;
};

export function VerificationFailed({ person, problem, onRetry }: VerificationFailedProps) {
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title="Verification failed"
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>Try Again</Button> : null}
          {!onRetry && person?.isVerified === false ? <ResendForm /> : null}
          <WaysOut />
        </>
      }
    >
      {problem ? (
        <>
          <p role="status">{problem}</p>
          <p>The link may be expired or invalid, or the line was cut. Trying again does no harm.</p>
        </>
      ) : (
        <>
          <p role="status">The link may be expired or already used.</p>
          <p className="wrap-anywhere">{adviceFor(person)}</p>
        </>
      )}
    </MessagePage>
  );
}

function adviceFor(person: VisitingPerson | null): ReactNode {
  if (person === null) return "Nothing is lost. Log in, and we gladly send you a new link.";
  if (person.isVerified) {
    return `Nothing to worry about: ${person.email} is confirmed already, and there is nothing more to do.`;
  }
  return `Nothing is lost. We gladly send a new link to ${person.email}.`;
}

/** An address without a token. */
export function BrokenLink() {
  return (
    <MessagePage scene={<Scene name="letter" />} title="Invalid link" actions={<WaysOut />}>
      <p>{INVALID_LINK_MESSAGES.verify_email}</p>
      <p>Perhaps it was cut in two: please open the whole link from the mail.</p>
    </MessagePage>
  );
}

function WaysOut() {
  return (
    <>
      <Link href="/login" className={buttonVariants({ variant: "outline" })}>
        Go to Login
      </Link>
      <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
        Back to Home
      </Link>
    </>
  );
}
