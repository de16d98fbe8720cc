import Link from "next/link";
import { LinkGoogleForm } from "@/components/auth/link-google-form";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";

type LinkGoogleProps = {
  /** What waits for the password; null when nothing does any more. */
  pending: { accountEmail: string; googleEmail: string; redirectTo: string | null } | null;
};

/** Asks once for the password before a Google account opens an account that is there already. */
export function LinkGoogle({ pending }: LinkGoogleProps) {
  if (!pending) return <NothingWaits />;
  const { accountEmail, googleEmail, redirectTo } = pending;
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <header className="grid gap-2">
        <h1 className="text-3xl">Connect Google</h1>
        <p className="text-muted-foreground">
          There is already a Stepwell account for{" "}
          <strong className="font-semibold break-words text-foreground">{accountEmail}</strong>.
          Type its password once, and{" "}
          {googleEmail === accountEmail ? (
            "Google opens it from now on."
          ) : (
            <>
              the Google account{" "}
              <strong className="font-semibold break-words text-foreground">{googleEmail}</strong>{" "}
              opens it from now on.
            </>
          )}
        </p>
      </header>
      <Card className="sm:p-8">
        <LinkGoogleForm accountEmail={accountEmail} redirectTo={redirectTo} />
      </Card>
      <div className="grid gap-1 text-center">
        <p>
          Not your password, or forgotten?{" "}
          <Link href={{ pathname: "/forgot-password" }} prefetch={false} className={linkClass}>
            Choose a new one by email
          </Link>
        </p>
        <p>
          <Link href="/login" prefetch={false} className={linkClass}>
            Not now
          </Link>
        </p>
      </div>
    </div>
  );
}

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2";

function NothingWaits() {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title="Nothing to connect"
      actions={
        <Link href="/login" prefetch={false} className={buttonVariants()}>
          Go to Sign In
        </Link>
      }
    >
      <p>
        It took a little too long, or it is done already. Nothing is lost: you can start again with
        Google whenever you like.
      </p>
    </MessagePage>
  );
}
