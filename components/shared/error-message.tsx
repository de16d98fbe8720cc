import Link from "next/link";
import { MessagePage } from "@/components/shared/message-page";
import { BucketScene } from "@/components/shared/scenes/bucket-scene";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

type ErrorMessageProps = {
  error: Error & { digest?: string };
  retry: () => void;
};

/** What a person sees when a page broke. The reference finds the entry in the server's log. */
export function ErrorMessage({ error, retry }: ErrorMessageProps) {
  return (
    <MessagePage
      scene={<BucketScene />}
      title="Something went wrong"
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
            Go to the start
          </Link>
        </>
      }
    >
      <p>This page could not be shown. Everything you had saved is still there.</p>
      <p>Trying again often helps. If it does not, come back in a few minutes.</p>
      {error.digest ? <p className="text-sm">Reference: {error.digest}</p> : null}
    </MessagePage>
  );
}
