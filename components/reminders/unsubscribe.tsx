"use client";

import Link from "next/link";
import { type ReactNode, useActionState } from "react";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { submitUnsubscribe } from "@/lib/reminders/actions";
import { REMINDER_PROBLEMS } from "@/lib/reminders/problems";

/**
 * Where a reminder's link to unsubscribe leads, signed in or not. Opening it changes nothing, since
 * programs that read mails open links too: the button does.
 */
export function Unsubscribe({ token }: { token: string | null }) {
  const [result, submit, isPending] = useActionState(submitUnsubscribe, null);
  if (result?.ok) return <Unsubscribed />;
  if (token === null || result?.code === "INVALID_LINK") return <BrokenLink />;
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title="Stop the reminders?"
      actions={
        <form action={submit}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" disabled={isPending}>
            {isPending ? "One moment..." : "Unsubscribe"}
          </Button>
        </form>
      }
    >
      <p>One tap, and no more reminders come by email. Your plans stay as they are.</p>
      {result ? <p role="alert">{result.message}</p> : null}
    </MessagePage>
  );
}

function Unsubscribed() {
  return (
    <MessagePage scene={<Scene name="well" />} title="You are unsubscribed" actions={<Settings />}>
      <p role="status">No more reminders come by email. Everything else is as it was.</p>
      <p>Should you miss them, you can switch them on again at any time.</p>
    </MessagePage>
  );
}

function BrokenLink() {
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title={REMINDER_PROBLEMS.brokenLink.title}
      actions={<Settings isFirst />}
    >
      <p role="status">{REMINDER_PROBLEMS.brokenLink.reason}</p>
      <p>{REMINDER_PROBLEMS.brokenLink.advice}</p>
    </MessagePage>
  );
}

/** Who is signed out is led through the log-in screen to it. `isFirst` where it is what there is to do. */
function Settings({ isFirst = false }: { isFirst?: boolean }): ReactNode {
  return (
    <Link
      href="/reminders"
      prefetch={false}
      className={buttonVariants({ variant: isFirst ? "default" : "outline" })}
    >
      Reminder Settings
    </Link>
  );
}
