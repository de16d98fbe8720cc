"use client";

import Link from "next/link";
import { useLeaveAfter } from "@/components/auth/use-leave-after";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { PASSWORD_RESET_DELAY_MS } from "@/lib/auth/constants";
import { LINK_PROBLEMS } from "@/lib/auth/link-problems";
import { INVALID_LINK_PROBLEMS } from "@/lib/auth/problems";

/** The confirmation; three seconds later the log-in screen. */
export function PasswordResetDone() {
  useLeaveAfter(PASSWORD_RESET_DELAY_MS, "/auth");
  return (
    <MessagePage
      scene={<Scene name="well" />}
      title="Your password is changed"
      actions={
        <Link href="/auth" className={buttonVariants()}>
          Go to Login
        </Link>
      }
    >
      <p role="status">
        Log in with the new one. Everywhere you were signed in before, you are signed out.
      </p>
    </MessagePage>
  );
}

/** For a link that is none, was used, was replaced or has expired. */
export function DeadResetLink() {
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title={LINK_PROBLEMS.deadReset.title}
      actions={
        <>
          <Link href="/forgot-password" className={buttonVariants()}>
            Request a New Link
          </Link>
          <Link href="/login" className={buttonVariants({ variant: "outline" })}>
            Back to Login
          </Link>
        </>
      }
    >
      <p role="status">{INVALID_LINK_PROBLEMS.reset_password}</p>
      <p>{LINK_PROBLEMS.deadReset.advice}</p>
    </MessagePage>
  );
}
