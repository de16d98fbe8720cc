import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { ThemeToggle } from "@/components/layout/theme-toggle";

/** Before the account is complete there is nothing to go to, so the bar offers nothing. */
export default function WelcomeLayout({ children }: { children: ReactNode }) {
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
