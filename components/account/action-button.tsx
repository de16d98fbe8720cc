"use client";

import type { ComponentProps } from "react";
import { SavedNote } from "@/components/account/saved-note";
import { type AccountAction, useAccountRequest } from "@/components/account/use-account-request";
import { FormAlert } from "@/components/auth/form-alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { type ToastInput, toast } from "@/components/ui/toast-store";

type ActionButtonProps = Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "className" | "children" | "aria-label"
> & {
  action: AccountAction;
  /** Sent along with it. */
  fields?: Record<string, string>;
  /** What is said when it is done. */
  done: ToastInput;
  /** What is said when it can't be done, above the reason. */
  failed: string;
  onDone?: () => void;
};

/** A button that does one thing to the account; a form of its own, so that it needs no script. */
export function ActionButton({
  action,
  fields = {},
  done,
  failed,
  onDone,
  children,
  ...button
}: ActionButtonProps) {
  const { post, posted, send, busy } = useAccountRequest({
    action,
    onDone: () => {
      toast(done);
      onDone?.();
    },
    onRefused: ({ message }) =>
      toast({ variant: "destructive", title: failed, description: message }),
  });
  return (
    <form
      className="grid justify-items-start gap-3"
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-disabled={busy} {...button}>
        {busy ? <Spinner /> : null}
        {children}
      </Button>
      <SavedNote>{posted?.ok === true && done.title}</SavedNote>
      <FormAlert>{posted && !posted.ok ? posted.message : null}</FormAlert>
    </form>
  );
}
