"use client";

import { useActionState } from "react";
import { ConfirmationResult } from "@/components/account/confirmation-result";
import { useConfirmation } from "@/components/account/use-confirmation";
import { useHydrated } from "@/components/auth/use-hydrated";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { confirmNewEmail } from "@/lib/auth/account-actions";

/**
 * Where the link to a new address leads, signed in or not. Opening it uses nothing up, since programs
 * that read mails open links too: its script sends the token on, and without scripts a button does.
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const hydrated = useHydrated();
  const [posted, post] = useActionState(confirmNewEmail, null);
  const { answer, retry } = useConfirmation(posted === null ? token : null);

  if (token === null || posted !== null || answer !== undefined) {
    return <ConfirmationResult answer={answer ?? posted} hasToken={token !== null} retry={retry} />;
  }
  return (
    <MessagePage
      scene={<Scene name="letter" />}
      title="Confirming your new address"
      actions={
        <form action={post} className="grid min-h-11 place-items-center">
          <input type="hidden" name="token" value={token} />
          {hydrated ? (
            <Spinner size="size-8" className="text-primary" />
          ) : (
            <Button type="submit">Confirm My New Address</Button>
          )}
        </form>
      }
    >
      <p role="status">{hydrated ? "One moment..." : "One tap, and it is yours."}</p>
    </MessagePage>
  );
}
