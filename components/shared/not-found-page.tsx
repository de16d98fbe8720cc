import Link from "next/link";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

export function NotFoundPage() {
  return (
    <PageShell>
      <MessagePage
        scene={<Scene name="signpost" />}
        title="404 Page Not Found"
        actions={
          <Link href="/" prefetch={false} className={buttonVariants()}>
            Go to the start
          </Link>
        }
      >
        <p>Did you forget to add the page to the router?</p>
      </MessagePage>
    </PageShell>
  );
}
