import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "aria-disabled"> & {
  busy: boolean;
};

/** Stays focusable while it works, so that the keyboard does not lose its place. */
export function SubmitButton({ busy, className, children, ...button }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={busy}
      className={cn("w-full", className)}
      {...button}
    >
      {busy ? <Spinner /> : null}
      {children}
    </Button>
  );
}
