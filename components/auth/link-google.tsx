import type { Route } from "next";
import Link from "next/link";
import { LinkGoogleForm } from "@/components/auth/link-google-form";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { PendingLink } from "@/lib/auth/link-google";
import { LINK_PROBLEMS } from "@/lib/auth/link-problems";
import { loginPath } from "@/lib/auth/login-path";

type LinkGoogleProps = {
  /** What waits for the password; null when nothing does any more. */
  pending: PendingLink | null;
};

/** Asks once for the password before a Google account opens an account that is there already. */
export function LinkGoogle({ pending }: LinkGoogleProps) {
  if (!pending) return <NothingWaits />;
  const { accountEmail, googleEmail, redirectTo, isConnecting } = pending;
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 gap-6 wrap-anywhere">
      <header className="grid gap-2">
        <h1 className="text-3xl">Connect Google</h1>
        {isConnecting ? (
          <p className="text-muted-foreground">
            Type your password once, and the Google account <Address>{googleEmail}</Address> opens
            your account from now on.
          </p>
        ) : (
          <p className="text-muted-foreground">
            There is already a Stepwell account for <Address>{accountEmail}</Address>. Type its
            password once, and Google opens it from now on.
          </p>
        )}
      </header>
      <Card className="sm:p-8">
        <LinkGoogleForm
          accountEmail={accountEmail}
          redirectTo={redirectTo}
          isConnecting={isConnecting}
        />
      </Card>
      <div className="grid gap-1 text-center">
        <p>
          Forgotten, or never chosen by you?{" "}
          <Link href={{ pathname: "/forgot-password" }} prefetch={false} className={linkClass}>
            Choose a new one by email
          </Link>
        </p>
        <p>
          <Link href={wayBack(pending)} prefetch={false} className={linkClass}>
            Not now
          </Link>
        </p>
      </div>
    </div>
  );
}

function Address({ children }: { children: string }) {
  return <strong className="font-semibold text-foreground">{children}</strong>;
}

/** Where the visit to Google began. */
function wayBack({ isConnecting, redirectTo }: PendingLink): Route {
  if (isConnecting) return redirectTo ?? "/account";
  return redirectTo === null ? "/login" : loginPath(redirectTo);
}

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2";

function NothingWaits() {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={LINK_PROBLEMS.nothingToConnect.title}
      actions={
        <Link href="/login" prefetch={false} className={buttonVariants()}>
          Go to Sign In
        </Link>
      }
    >
      <p>{LINK_PROBLEMS.nothingToConnect.reason}</p>
    </MessagePage>
  );
}
