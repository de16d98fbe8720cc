import { GoogleButton } from "@/components/auth/google-button";
import { isGoogleOffered } from "@/lib/auth/google-provider";

/** The other way in, below the form; nothing where Google is not set up. */
export function GoogleSection({ redirectTo }: { redirectTo: string | null }) {
  if (!isGoogleOffered()) return null;
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      <GoogleButton redirectTo={redirectTo} />
    </div>
  );
}
