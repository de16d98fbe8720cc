"use client";

import { LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { AccountSummary } from "@/components/layout/account-summary";
import { BillingMenuItem } from "@/components/layout/billing-menu-item";
import { logOut } from "@/components/layout/log-out";
import { ACCOUNT_LINK } from "@/components/layout/navigation";
import type { ShellUser } from "@/components/layout/shell-state";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

type AccountDropdownProps = {
  user: ShellUser;
  subscription: SubscriptionState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  children: ReactNode;
};

export function AccountDropdown({
  user,
  subscription,
  open,
  onOpenChange,
  children,
}: AccountDropdownProps) {
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" aria-label="Account" className="w-80">
        <div className="px-3 py-3">
          <AccountSummary user={user} subscription={subscription} />
        </div>
        <DropdownMenuSeparator />
        <BillingMenuItem subscription={subscription} />
        <DropdownMenuItem asChild>
          <Link href={ACCOUNT_LINK.href} prefetch={false}>
            <UserRound aria-hidden="true" />
            {ACCOUNT_LINK.label}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden="true" />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
