import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { ThemeToggle } from "@/components/layout/theme-toggle";

/** A page from which nothing else can be reached now, so the bar offers the theme alone. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <PageShell
      controls={
        <span className="ml-auto">
          <ThemeToggle />
        </span>
      }
    >
      {children}
    </PageShell>
  );
}
