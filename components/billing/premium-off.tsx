import Link from "next/link";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";

/** What the pages of Premium say where payments are not set up. */
export function PremiumOff() {
  return (
    <MessagePage
      scene={<Scene name="well" />}
      title="Premium is not on sale here yet"
      actions={
        <Link href="/dashboard" className={buttonVariants()}>
          Back to My Plans
        </Link>
      }
    >
      <p>Payments are not set up on this site, so nothing can be bought and nobody is charged.</p>
      <p>Everything in the Free Plan works today, and your plans stay yours.</p>
    </MessagePage>
  );
}
