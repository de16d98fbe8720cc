import Link from "next/link";
import type { ReactNode } from "react";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { type ConfirmationAnswer, isUndecided } from "@/components/account/use-confirmation";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

type ConfirmationResultProps = {
  answer: ConfirmationAnswer;
  hasToken: boolean;
  retry: () => void;
};

/** What came of the link to a new address. */
export function ConfirmationResult({ answer, hasToken, retry }: ConfirmationResultProps) {
  if (!hasToken) {
    return (
      <Result title="Invalid link" advice="Please open the whole link from the mail.">
        The link may have been cut in two.
      </Result>
    );
  }
  if (answer?.ok) {
    return (
      <Result title="Your address is changed" scene="well">
        From now on you log in with <strong className="wrap-anywhere">{answer.data.email}</strong>,
        and what we send you goes there.
      </Result>
    );
  }
  if (isUndecided(answer)) {
    return (
      <Result
        title="Not confirmed yet"
        advice="Your old address stays until then. Trying again does no harm."
        action={<Button onClick={retry}>Try Again</Button>}
      >
        {answer?.message ?? ACCOUNT_TEXTS.unreachable}
      </Result>
    );
  }
  if (answer?.code === "EMAIL_EXISTS") {
    return <Result title="This address is taken">{answer.message}</Result>;
  }
  return (
    <Result
      title="This link no longer works"
      advice="Your account page says which address is yours, and sends a new link if one is waiting."
    >
      It may be too old, used already, or replaced by a newer one.
    </Result>
  );
}

type ResultProps = {
  title: string;
  scene?: "letter" | "well";
  children: ReactNode;
  advice?: string;
  action?: ReactNode;
};

function Result({ title, scene = "letter", children, advice, action }: ResultProps) {
  return (
    <MessagePage
      scene={<Scene name={scene} />}
      title={title}
      actions={
        <>
          {action}
          {/* Who is signed out is led through the log-in screen to it. */}
          <Link
            href="/account"
            prefetch={false}
            className={buttonVariants({ variant: action ? "outline" : "default" })}
          >
            See My Account
          </Link>
        </>
      }
    >
      <p role="status">{children}</p>
      {advice ? <p>{advice}</p> : null}
    </MessagePage>
  );
}
