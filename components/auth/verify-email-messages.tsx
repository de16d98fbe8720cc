"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ResendForm } from "@/components/auth/resend-form";
import { useLeaveAfter } from "@/components/auth/use-leave-after";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EMAIL_VERIFIED_DELAY_MS } from "@/lib/auth/constants";
import { LINK_PROBLEMS } from "@/lib/auth/link-problems";
import { INVALID_LINK_PROBLEMS } from "@/lib/auth/problems";

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
  const canResend = person?.isVerified === false;
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title={LINK_PROBLEMS.verification.title}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>Try Again</Button> : null}
          {!onRetry && canResend ? <ResendForm /> : null}
          <WaysOut isFirst={!onRetry && !canResend} />
        </>
      }
    >
      {problem ? (
        <>
          <p role="status">{problem}</p>
          <p>{LINK_PROBLEMS.verification.undecided}</p>
        </>
      ) : (
        <>
          <p role="status">{LINK_PROBLEMS.verification.refused}</p>
          <p className="wrap-anywhere">{adviceFor(person)}</p>
        </>
      )}
    </MessagePage>
  );
}

function adviceFor(person: VisitingPerson | null): ReactNode {
  if (person === null) return LINK_PROBLEMS.verification.signedOut;
  if (person.isVerified) return LINK_PROBLEMS.verification.confirmedBefore(person.email);
  return LINK_PROBLEMS.verification.newLink(person.email);
}

/** An address without a token. */
export function BrokenLink() {
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title={LINK_PROBLEMS.cutVerification.title}
      actions={<WaysOut isFirst />}
    >
      <p>{INVALID_LINK_PROBLEMS.verify_email}</p>
      <p>{LINK_PROBLEMS.cutVerification.advice}</p>
    </MessagePage>
  );
}

/** `isFirst` where there is nothing better to do than to log in. */
function WaysOut({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <Link href="/login" className={buttonVariants({ variant: isFirst ? "default" : "outline" })}>
        Go to Login
      </Link>
      <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
        Back to Home
      </Link>
    </>
  );
}
