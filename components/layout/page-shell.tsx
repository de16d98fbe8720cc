import type { ReactNode } from "react";
import { HeaderControls } from "@/components/layout/header-controls";
import type { ShellUser } from "@/components/layout/shell-state";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SkipLink } from "@/components/layout/skip-link";

type PageShellProps = {
  /** The person on guarded pages, null for a visitor; leave it out on static pages. */
  user?: ShellUser | null;
  /** What the bar holds beside links and account. */
  tools?: ReactNode;
  /** What stands in the bar instead of links and account. */
  controls?: ReactNode;
  /** A quiet line under the bar. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Bar, main landmark and footer. Pages inside it bring their h1 and no main of their own. */
export function PageShell({ user, tools, controls, notice, children }: PageShellProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader>{controls ?? <HeaderControls user={user} tools={tools} />}</SiteHeader>
      {notice}
      <main
        id="content"
        tabIndex={-1}
        className="page-gutter mx-auto w-full max-w-page flex-1 py-8 outline-none sm:py-12"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
