"use client";

import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { AccountSummary } from "@/components/layout/account-summary";
import { logOut } from "@/components/layout/log-out";
import type { ShellUser, SubscriptionState } from "@/components/layout/types";
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
        <DropdownMenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden="true" />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
