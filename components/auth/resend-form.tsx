"use client";

import type { ComponentProps } from "react";
import { useResend } from "@/components/auth/use-resend";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** A button that has the verification link sent once more, and what came of it. */
export function ResendForm({ variant }: Pick<ComponentProps<typeof Button>, "variant">) {
  const { post, send, busy, said } = useResend();
  return (
    <form
      action={post}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
      className="contents"
    >
      <p role="status" className="w-full empty:hidden">
        {said?.message}
      </p>
      {said?.isSent ? null : (
        <Button type="submit" variant={variant} aria-disabled={busy}>
          {busy ? <Spinner /> : null}
          Send again
        </Button>
      )}
    </form>
  );
}
