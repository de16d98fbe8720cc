import { MessagePage } from "@/components/shared/message-page";
import { BROKEN_PAGE } from "@/components/shared/page-problems";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

type ErrorMessageProps = {
  error: Error & { digest?: string };
  retry: () => void;
};

/**
 * What a person sees when a page broke. The reference finds the entry in the server's log.
 * Every page carries this in its script, so it is built from bare elements; and the way out is a
 * full load, which also heals what broke in the browser.
 */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  return (
    <MessagePage
      scene={<Scene name="bucket" />}
      title={BROKEN_PAGE.title}
      actions={
        <>
          <button type="button" onClick={retry} className={buttonVariants()}>
            Try Again
          </button>
          <a href="/" className={buttonVariants({ variant: "outline" })}>
            Back to Home
          </a>
        </>
      }
    >
      <p>{BROKEN_PAGE.reason}</p>
      <p>{BROKEN_PAGE.advice}</p>
      {error.digest ? <p className="text-sm">Reference: {error.digest}</p> : null}
    </MessagePage>
  );
}
