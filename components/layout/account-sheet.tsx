"use client";

import { LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import { AccountSummary } from "@/components/layout/account-summary";
import { Crown } from "@/components/layout/crown";
import { logOut } from "@/components/layout/log-out";
import { ACCOUNT_LINK, UPGRADE_LINK } from "@/components/layout/navigation";
import {
  isOnFreePlan,
  type ShellUser,
  type SubscriptionState,
} from "@/components/layout/shell-state";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";

type AccountSheetProps = {
  user: ShellUser;
  subscription: SubscriptionState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AccountSheet({ user, subscription, open, onOpenChange }: AccountSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="bottom" aria-describedby={undefined}>
        <SheetTitle>Account Settings</SheetTitle>
        <AccountSummary user={user} subscription={subscription} />
        {isOnFreePlan(subscription) ? (
          <Button asChild>
            <Link href={UPGRADE_LINK.href} prefetch={false} onClick={() => onOpenChange(false)}>
              <Crown className="size-5" />
              {UPGRADE_LINK.label}
            </Link>
          </Button>
        ) : null}
        <Button variant="outline" asChild>
          <Link href={ACCOUNT_LINK.href} prefetch={false} onClick={() => onOpenChange(false)}>
            <UserRound aria-hidden="true" />
            {ACCOUNT_LINK.label}
          </Link>
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onOpenChange(false);
            void logOut();
          }}
        >
          <LogOut aria-hidden="true" />
          Logout
        </Button>
      </SheetContent>
    </Sheet>
  );
}
