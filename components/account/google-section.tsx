import { AccountSection } from "@/components/account/account-section";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { ActionButton } from "@/components/account/action-button";
import { GoogleMark } from "@/components/auth/google-mark";
import { buttonVariants } from "@/components/ui/button-variants";
import { disconnectFromGoogle } from "@/lib/auth/account-actions";
import { CONNECT_GOOGLE_PATH, type GoogleConnection } from "@/lib/auth/google";
import { dayInWords } from "@/lib/dates";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

type GoogleSectionProps = {
  connection: GoogleConnection | null;
  hasPassword: boolean;
  timeZone: string | null;
};

/** Google as a way in, beside the password or in its place. */
export function GoogleSection({ connection, hasPassword, timeZone }: GoogleSectionProps) {
  if (connection === null) {
    return (
      <AccountSection
        id="google"
        title="Google"
        description="Connect a Google account, and you can log in without typing a password."
      >
        {/* A plain link: nothing fetches it beforehand, and it works before scripts. */}
        <a
          href={CONNECT_GOOGLE_PATH}
          target="_top"
          className={`${buttonVariants({ variant: "outline" })} w-fit`}
        >
          <GoogleMark />
          Connect Google
        </a>
      </AccountSection>
    );
  }
  const since = dayInWords(connection.connectedAt, timeZone ?? "UTC");
  return (
    <AccountSection id="google" title="Google" description="You can log in with Google.">
      <p>
        <span className="font-semibold wrap-anywhere">{connection.email ?? "Connected"}</span>,
        since {since}
      </p>
      {hasPassword ? (
        <ActionButton
          variant="outline"
          action={disconnectFromGoogle}
          done={ACCOUNT_TEXTS.googleDisconnected}
          failed={ACCOUNT_PROBLEMS.googleNotDisconnected}
        >
          Disconnect
        </ActionButton>
      ) : (
        <p className="text-muted-foreground">
          It is your only way in so far. To disconnect it,{" "}
          <a
            href="#password"
            className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            set a password
          </a>{" "}
          first.
        </p>
      )}
    </AccountSection>
  );
}
