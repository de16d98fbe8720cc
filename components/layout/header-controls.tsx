"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { isOnFreePlan } from "@/components/billing/subscription-store";
import { useSubscription } from "@/components/billing/use-subscription";
import { AccountMenu } from "@/components/layout/account-menu";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { SectionLinks } from "@/components/layout/section-links";
import type { ShellUser } from "@/components/layout/shell-state";
import { SubscriptionBadge } from "@/components/layout/subscription-badge";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { useShellSession } from "@/components/layout/use-shell-session";
import { buttonVariants } from "@/components/ui/button-variants";

type HeaderControlsProps = { user?: ShellUser | null | undefined; tools?: ReactNode };

/** The part of the bar that depends on who is looking. Without `user` the browser asks for it. */
export function HeaderControls({ user: known, tools }: HeaderControlsProps) {
  const session = useShellSession(known);
  const subscription = useSubscription(session.user !== null);

  return (
    <>
      <nav aria-label="Main" className="hidden flex-1 md:block">
        <SectionLinks
          showCrowns={session.user !== null && isOnFreePlan(subscription)}
          plansHref="/"
          className="flex items-center gap-1 lg:gap-2"
        />
      </nav>
      <div className="ml-auto flex items-center xs:gap-1 sm:gap-2">
        {subscription.hasActiveSubscription ? (
          <span className="hidden sm:inline-flex md:max-lg:hidden">
            <SubscriptionBadge subscription={subscription} />
          </span>
        ) : null}
        {tools}
        {/* The narrowest phones have no room for it, and a bar with links and tools neither; the
            footer has the switch. */}
        <span
          className={tools ? "hidden xs:inline-flex md:max-lg:hidden" : "hidden xs:inline-flex"}
        >
          <ThemeToggle />
        </span>
        {session.user ? <AccountMenu user={session.user} subscription={subscription} /> : null}
        {session.isLoading ? <span aria-hidden="true" className="size-11" /> : null}
        {!session.user && !session.isLoading ? (
          <Link
            href="/auth"
            prefetch={false}
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            Sign In
          </Link>
        ) : null}
        <MobileMenu user={session.user} subscription={subscription} />
      </div>
    </>
  );
}
