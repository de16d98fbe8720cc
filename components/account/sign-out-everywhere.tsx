"use client";

import { useRouter } from "next/navigation";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { clearDevice } from "@/components/layout/clear-device";
import { endSession } from "@/components/layout/log-out";
import { signOutEverywhere } from "@/lib/auth/account-actions";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

/** Ends every session, this one too, and leads to the log-in screen. */
export function SignOutEverywhere() {
  const router = useRouter();
  return (
    <ActionButton
      variant="outline"
      action={signOutEverywhere}
      done={ACCOUNT_TEXTS.everywhereSignedOut}
      failed={ACCOUNT_PROBLEMS.notSignedOut}
      onDone={async () => {
        await endSession();
        await clearDevice();
        router.replace("/login");
      }}
    >
      Sign out everywhere
    </ActionButton>
  );
}
