"use client";

import { useRouter } from "next/navigation";
import { claimPendingPlan } from "@/components/auth/pending-plan";
import { type Refusal, useFormRequest } from "@/components/auth/use-form-request";
import { toast } from "@/components/ui/toast-store";
import type { FormState } from "@/lib/action";
import { GROWTH_ENTRY_KEY, REDIRECT_DELAY_MS } from "@/lib/auth/constants";
import { safeRedirect } from "@/lib/safe-redirect";

type EntryOptions = {
  action: (before: FormState, form: FormData) => Promise<FormState>;
  redirectTo: string | null;
  /** Second line of the Welcome toast. */
  welcome: string;
  /** Heads the toast in place of the usual words, also where a page was asked for. */
  title?: string;
  /** What to say when the server can't be reached. */
  unreachable: string;
  /** Puts a refusal into the form. */
  onRefused: (refusal: Refusal) => void;
};

/** Sends a sign-in form; a success brings the toast, and after a second the page
 * that was asked for, or the plan that was made before. */
export function useEntry({
  action,
  redirectTo,
  welcome,
  title,
  unreachable,
  onRefused,
}: EntryOptions) {
  const router = useRouter();

  async function goOn() {
    if (redirectTo !== null) localStorage.removeItem(GROWTH_ENTRY_KEY);
    toast(
      redirectTo === null || title !== undefined
        ? { title: title ?? "Welcome!", description: welcome }
        : {
            title: "Authentication successful",
            description: "Redirecting you to your personalized plan...",
          },
    );
    const delay = new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    const [planId] = await Promise.all([claimPendingPlan(), delay]);
    const asked = safeRedirect(redirectTo);
    if (asked === null && planId !== null) router.push(`/my-plans/${planId}`);
    else router.push(asked ?? "/dashboard");
  }

  return useFormRequest({ action, unreachable, onDone: () => void goOn(), onRefused });
}
