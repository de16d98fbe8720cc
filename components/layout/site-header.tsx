import type { ReactNode } from "react";
import { BrandLink } from "@/components/layout/brand-link";

/** The sticky bar at the top of every page: the brand, and whatever the page puts beside it. */
export function SiteHeader({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-40 border-b bg-background pt-[env(safe-area-inset-top)] print:hidden">
      <div className="page-gutter mx-auto flex min-h-16 max-w-page items-center gap-3 lg:gap-6">
        <BrandLink />
        {children}
      </div>
    </header>
  );
}
