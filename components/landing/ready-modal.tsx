"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

/** Shown when a visitor's plan is made: it waits in this browser until they sign up or in. */
export function ReadyModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      defaultOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Ready to Create Your Plan?</DialogTitle>
          <DialogDescription>
            Your steps are saved. With a free account you can tick them off, star your Top 3 and
            come back to them on any device.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter className="flex-col sm:flex-col">
          <Button asChild size="lg">
            <Link href="/signup">Create Free Account</Link>
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link href="/auth">I Already Have an Account</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
