import Link from "next/link";
import type { ReactNode } from "react";
import { type ConfirmationAnswer, isUndecided } from "@/components/account/use-confirmation";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { LINK_PROBLEMS } from "@/lib/auth/link-problems";
import { ACCOUNT_PROBLEMS } from "@/lib/users/problems";

const { cut, undecided, taken, refused } = LINK_PROBLEMS.newAddress;

type ConfirmationResultProps = {
  answer: ConfirmationAnswer;
  hasToken: boolean;
  retry: () => void;
};

/** What came of the link to a new address. */
export function ConfirmationResult({ answer, hasToken, retry }: ConfirmationResultProps) {
  if (!hasToken) {
    return (
      <Result title={cut.title} advice={cut.advice}>
        {cut.reason}
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
        title={undecided.title}
        advice={undecided.advice}
        action={<Button onClick={retry}>Try Again</Button>}
      >
        {answer?.message ?? ACCOUNT_PROBLEMS.unreachable}
      </Result>
    );
  }
  if (answer?.code === "EMAIL_EXISTS") {
    return <Result title={taken}>{answer.message}</Result>;
  }
  return (
    <Result title={refused.title} advice={refused.advice}>
      {refused.reason}
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
