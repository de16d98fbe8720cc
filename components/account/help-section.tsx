import Link from "next/link";
import { AccountSection } from "@/components/account/account-section";
import { HelpForm } from "@/components/account/help-form";
import { SAFETY_LINK } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/cn";

/** The way to the people behind the product. */
export function HelpSection({ email }: { email: string }) {
  return (
    <AccountSection
      id="help"
      title="Get help"
      description={
        <>
          Something unclear, broken or missing? Write to us. We answer by email to{" "}
          <b className="wrap-anywhere">{email}</b>; questions from Premium members come first.
        </>
      }
    >
      <HelpForm />
      <Link
        href={SAFETY_LINK.href}
        prefetch={false}
        className={cn(buttonVariants({ variant: "link" }), "w-fit text-start")}
      >
        {SAFETY_LINK.label}
      </Link>
    </AccountSection>
  );
}
