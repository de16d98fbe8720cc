import Link from "next/link";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { NO_PAGE } from "@/components/shared/page-problems";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

export function NotFoundPage() {
  return (
    <PageShell>
      <MessagePage
        scene={<Scene name="signpost" />}
        title={NO_PAGE.title}
        actions={
          <Link href="/" prefetch={false} className={buttonVariants()}>
            Back to Home
          </Link>
        }
      >
        <p>{NO_PAGE.reason}</p>
      </MessagePage>
    </PageShell>
  );
}
