import type { Metadata } from "next";
import Link from "next/link";
import { PageShell } from "@/components/layout/page-shell";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { AGE_PROBLEM } from "@/lib/auth/link-problems";

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
        title={AGE_PROBLEM.title}
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
        <p>{AGE_PROBLEM.reason}</p>
        <p>{AGE_PROBLEM.advice}</p>
      </MessagePage>
    </PageShell>
  );
}
