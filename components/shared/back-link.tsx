import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

/** The way back at the top of a page; its words line up with what stands below. */
export function BackLink({ href, children }: { href: Route; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={buttonVariants({ variant: "ghost", size: "sm", className: "-ms-3.5 w-fit" })}
    >
      <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      {children}
    </Link>
  );
}
