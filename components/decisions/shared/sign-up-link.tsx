"use client";

import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { GROWTH_ENTRY_KEY } from "@/lib/auth/constants";

type SignUpLinkProps = {
  href: `/signup?redirectTo=${string}`;
  /** Question and chosen option, which the sign-up screen shows under "Based on". */
  context: string;
};

/** Leads to an account and from there to a plan of one's own; without scripts it only forgets the context. */
export function SignUpLink({ href, context }: SignUpLinkProps) {
  const remember = () => {
    try {
      localStorage.setItem(GROWTH_ENTRY_KEY, context);
    } catch {
      // A browser that keeps nothing still leads to sign-up.
    }
  };
  return (
    <Link
      href={href}
      prefetch={false}
      className={buttonVariants({ size: "lg", className: "w-full shrink text-balance sm:w-auto" })}
      onClick={remember}
      onAuxClick={remember}
    >
      Sign Up to Create Your Own Plan
    </Link>
  );
}
