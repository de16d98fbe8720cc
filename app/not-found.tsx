import type { Metadata } from "next";
import Link from "next/link";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { SignpostScene } from "@/components/shared/scenes/signpost-scene";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = { title: "404 Page Not Found" };

export default function NotFound() {
  return (
    <PageShell>
      <MessagePage
        scene={<SignpostScene />}
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
