"use client";

import { LogOut } from "lucide-react";
import { AccountSummary } from "@/components/layout/account-summary";
import { logOut } from "@/components/layout/log-out";
import type { ShellUser, SubscriptionState } from "@/components/layout/types";
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
