"use client";

import { LogOut, UserRound } from "lucide-react";
import Link from "next/link";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { AccountSummary } from "@/components/layout/account-summary";
import { logOut } from "@/components/layout/log-out";
import { ACCOUNT_LINK } from "@/components/layout/navigation";
import { PhoneBilling } from "@/components/layout/phone-billing";
import type { ShellUser } from "@/components/layout/shell-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
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
        <PhoneBilling subscription={subscription} className={buttonVariants()} />
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
