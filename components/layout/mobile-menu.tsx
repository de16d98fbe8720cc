"use client";

import { ChevronDown, LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { useId, useRef, useState } from "react";
import { PremiumBadge } from "@/components/billing/premium-badge";
import {
  isOnFreePlan,
  refreshSubscription,
  type SubscriptionState,
} from "@/components/billing/subscription-store";
import { Avatar } from "@/components/layout/avatar";
import { logOut } from "@/components/layout/log-out";
import { ACCOUNT_LINK, PROGRESS_LINK, SECTIONS } from "@/components/layout/navigation";
import { PhoneBilling } from "@/components/layout/phone-billing";
import { SectionLinks } from "@/components/layout/section-links";
import type { ShellUser } from "@/components/layout/shell-state";
import { CLOSE_ICON, LineIcon, MENU_ICON } from "@/components/ui/line-icon";
import { displayNameOf } from "@/lib/users/display-name";

type MobileMenuProps = { user: ShellUser | null; subscription: SubscriptionState };

const ROW = "flex min-h-12 w-full items-center gap-3 rounded-lg px-3 text-lg";

/** Phones: a button that opens the sections under the bar; the account entry unfolds in place. */
export function MobileMenu({ user, subscription }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const [accountOpen, setAccountOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const accountId = useId();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere inside closes the menu; every control in it is a real button or link.
    <div
      className="md:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <button
        ref={toggle}
        type="button"
        aria-label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!open);
          if (user && !open) void refreshSubscription();
        }}
        className="inline-grid size-11 place-items-center rounded-lg transition-colors hover:bg-accent"
      >
        <LineIcon path={open ? CLOSE_ICON : MENU_ICON} className="size-6" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="page-gutter absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b bg-popover py-3 shadow-lift"
      >
        {/* Drawn once somebody opens it: every page has it, and few ask for it. */}
        {open ? (
          <>
            <nav aria-label="Sections">
              <SectionLinks
                sections={user ? [...SECTIONS, PROGRESS_LINK] : SECTIONS}
                showCrowns={user !== null && isOnFreePlan(subscription)}
                plansHref="/dashboard"
                linkClassName={ROW}
                onNavigate={() => setOpen(false)}
              />
            </nav>
            {user ? (
              <div className="mt-2 border-t pt-2">
                <button
                  type="button"
                  aria-expanded={accountOpen}
                  aria-controls={accountId}
                  onClick={() => setAccountOpen(!accountOpen)}
                  className={`${ROW} text-left`}
                >
                  <Avatar user={user} />
                  <span className="min-w-0 flex-1 truncate font-semibold">
                    {displayNameOf(user)}
                  </span>
                  {subscription.hasActiveSubscription ? <PremiumBadge /> : null}
                  <ChevronDown
                    aria-hidden="true"
                    className={`size-5 transition-transform ${accountOpen ? "rotate-180" : ""}`}
                  />
                </button>
                <div id={accountId} hidden={!accountOpen} className="pl-12">
                  <PhoneBilling subscription={subscription} className={`${ROW} text-left`} />
                  <Link
                    href={ACCOUNT_LINK.href}
                    prefetch={false}
                    onClick={() => setOpen(false)}
                    className={ROW}
                  >
                    <UserRound aria-hidden="true" className="size-5" />
                    {ACCOUNT_LINK.label}
                  </Link>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      void logOut();
                    }}
                    className={`${ROW} text-left`}
                  >
                    <LogOut aria-hidden="true" className="size-5" />
                    Logout
                  </button>
                </div>
              </div>
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}
