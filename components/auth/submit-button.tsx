import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** Stays focusable while it works, so that the keyboard does not lose its place. */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <Button type="submit" size="lg" aria-disabled={busy} className="w-full">
      {busy ? <Spinner /> : null}
      {children}
    </Button>
  );
}
