import Link from "next/link";
import type { ReactNode } from "react";
import { MakeOwnDecision } from "@/components/decisions/shared/make-own-decision";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

/** Where a link leads that shows nothing (any more). */
export function NoSharedDecision({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MessagePage
      scene={<Scene name="signpost" />}
      title={title}
      actions={
        <>
          <MakeOwnDecision />
          <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
            Back to Home
          </Link>
        </>
      }
    >
      {children}
    </MessagePage>
  );
}
