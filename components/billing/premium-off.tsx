import Link from "next/link";
import { MessagePage } from "@/components/shared/message-page";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { PAYMENT_PROBLEMS } from "@/lib/billing/payment-problems";

/** What the pages of Premium say where payments are not set up. */
export function PremiumOff() {
  return (
    <MessagePage
      scene={<Scene name="well" />}
      title={PAYMENT_PROBLEMS.off.title}
      actions={
        <Link href="/dashboard" className={buttonVariants()}>
          Back to My Plans
        </Link>
      }
    >
      <p>{PAYMENT_PROBLEMS.off.reason}</p>
      <p>{PAYMENT_PROBLEMS.off.advice}</p>
    </MessagePage>
  );
}
