"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AccountSection } from "@/components/account/account-section";
import { DeleteDialog } from "@/components/account/delete-dialog";
import { DeleteForm } from "@/components/account/delete-form";
import { DeletionLosses } from "@/components/account/deletion-losses";
import { Disclosure } from "@/components/account/disclosure";
import { useAccountForm } from "@/components/account/use-account-form";
import { useHydrated } from "@/components/auth/use-hydrated";
import { Button } from "@/components/ui/button";
import { submitAccountDeletion } from "@/lib/privacy/actions";
import { DELETION_LEAD, FAREWELL_PATH } from "@/lib/privacy/constants";
import { type DeletionFields, type DeletionInput, deletionSchema } from "@/lib/privacy/schema";

type DeleteSectionProps = { email: string; hasPassword: boolean; hasSubscription: boolean };

/** The end of the account: a dialog, and where no script runs the same form inside the page. */
export function DeleteSection({ email, hasPassword, hasSubscription }: DeleteSectionProps) {
  const hydrated = useHydrated();
  const [gone, setGone] = useState(false);
  const form = useForm<DeletionFields, unknown, DeletionInput>({
    resolver: zodResolver(deletionSchema),
  });
  const account = useAccountForm({
    form,
    fields: ["confirmation", "password"],
    wholeFormFocus: "confirmation",
    action: submitAccountDeletion,
    onSaved: () => {
      setGone(true);
      // A full load, so that nothing of the person stays in memory.
      location.replace(FAREWELL_PATH);
    },
  });
  const [open, setOpen] = useState(account.isRefused);
  const busy = account.busy || gone;
  function openOrClose(next: boolean) {
    if (busy) return;
    if (!next) form.reset();
    setOpen(next);
  }
  const parts = {
    losses: <DeletionLosses hasSubscription={hasSubscription} />,
    fields: { account, email, hasPassword, busy },
  };

  return (
    <AccountSection
      id="delete"
      title="Delete account"
      description="Everything in it goes at once and for good. You may want to download your data first."
    >
      {hydrated ? (
        <>
          <Button
            variant="outline"
            className="w-fit text-destructive"
            onClick={() => setOpen(true)}
          >
            Delete my account
          </Button>
          <DeleteDialog open={open} onOpenChange={openOrClose} {...parts} />
        </>
      ) : (
        <Disclosure label="Delete my account" open={open} onOpenChange={setOpen}>
          <div className="grid gap-5">
            <p>{DELETION_LEAD}</p>
            {parts.losses}
            <DeleteForm {...parts.fields} />
          </div>
        </Disclosure>
      )}
    </AccountSection>
  );
}
