"use client";

import { showSessionEnded } from "@/components/auth/show-session-ended";
import { type Refusal, useFormRequest } from "@/components/auth/use-form-request";
import type { FormState } from "@/lib/action";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

export type AccountAction = (before: FormState, form: FormData) => Promise<FormState>;

type AccountRequestOptions = {
  action: AccountAction;
  onDone: () => void;
  onRefused: (refusal: Refusal) => void;
};

/** Sends a form of the account page; a session that ended meanwhile is told in its own way. */
export function useAccountRequest({ action, onDone, onRefused }: AccountRequestOptions) {
  return useFormRequest({
    action,
    unreachable: ACCOUNT_PROBLEMS.unreachable,
    isRepeatable: true,
    onDone,
    onRefused: (refusal) => {
      if (refusal.code === "UNAUTHENTICATED") showSessionEnded();
      else onRefused(refusal);
    },
  });
}
