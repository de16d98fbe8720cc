import type { Metadata } from "next";
import Link from "next/link";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = {
  title: "18 and older",
  description: "Stepwell is for adults: this service is for users 18 and older only.",
  alternates: { canonical: "/age-limit" },
  robots: { index: false },
};

/** Where someone goes whose date of birth says that they can't have an account yet. */
export default function AgeLimitPage() {
  return (
    <PageShell>
      <MessagePage
        scene={<Scene name="lantern" />}
        title="Not just yet"
        actions={
          <>
            <Link href="/" prefetch={false} className={buttonVariants()}>
              Back to Home
            </Link>
            <Link
              href="/signup"
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              I mistyped my date of birth
            </Link>
          </>
        }
      >
        <p>This service is for users 18 and older only.</p>
        <p>
          Thank you for telling us honestly. We have removed everything that Google told us about
          you: no account and no data of yours are kept here. You are welcome back when you are 18.
        </p>
      </MessagePage>
    </PageShell>
  );
}
