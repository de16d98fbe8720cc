import Link from "next/link";
import { SiteHeader } from "@/components/layout/site-header";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { buttonVariants } from "@/components/ui/button-variants";

export function LandingHeader() {
  return (
    <SiteHeader>
      <div className="ml-auto flex items-center gap-2">
        <ThemeToggle />
        <Link
          href="/auth"
          prefetch={false}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          Sign In
        </Link>
      </div>
    </SiteHeader>
  );
}
