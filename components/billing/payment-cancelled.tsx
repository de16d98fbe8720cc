import Link from "next/link";
import type { ReactNode } from "react";
import { Scene } from "@/components/shared/scene";
import { buttonVariants } from "@/components/ui/button-variants";
import { PAYMENT_PROBLEMS } from "@/lib/billing/payment-problems";

const REASONS = [
  "You wanted to think it over first.",
  "The card was declined, or not at hand.",
  "The page was open for so long that it closed by itself.",
  "A tap on Back that was not meant.",
] as const;

/** Where Stripe's checkout leads when nobody paid (document 2, section 2). */
export function PaymentCancelled({ tryAgain }: { tryAgain: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-6">
      <Scene name="bucket" className="w-48" />
      <div className="grid gap-3 text-center">
        <h1 className="text-3xl sm:text-4xl">{PAYMENT_PROBLEMS.cancelled.title}</h1>
        <p className="text-muted-foreground">{PAYMENT_PROBLEMS.cancelled.reason}</p>
      </div>
      <section
        aria-labelledby="reasons"
        className="grid w-full gap-2 rounded-xl bg-muted p-5 sm:p-6"
      >
        <h2 id="reasons" className="text-xl">
          Common reasons
        </h2>
        <ul className="grid list-disc gap-1 pl-5 marker:text-primary">
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <div className="grid w-full gap-3 sm:max-w-xs">
        {tryAgain}
        <Link href="/" prefetch={false} className={buttonVariants({ variant: "outline" })}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
