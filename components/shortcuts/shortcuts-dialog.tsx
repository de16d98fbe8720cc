"use client";

import { useId, useMemo, useSyncExternalStore } from "react";
import type { OverlayProps } from "@/components/shortcuts/app-shortcuts";
import { ShortcutKeyCap } from "@/components/shortcuts/shortcut-key-cap";
import { listShortcuts } from "@/components/shortcuts/shortcut-registry";
import {
  areSingleKeysOn,
  subscribeToSingleKeys,
  turnSingleKeys,
} from "@/components/shortcuts/single-keys";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { cn } from "@/lib/cn";

/** The shortcuts of the page behind it, and the switch for those of a single key. */
export function ShortcutsDialog({ open, onOpenChange }: OverlayProps) {
  const switchId = useId();
  const areOn = useSyncExternalStore(subscribeToSingleKeys, areSingleKeysOn, () => true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what works is read when the dialog opens
  const shortcuts = useMemo(listShortcuts, [open]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
          <DialogDescription>They wait while you type.</DialogDescription>
        </DialogHeader>
        <dl className="grid divide-y">
          {shortcuts.map(({ key, words }) => (
            <div
              key={key}
              className={cn(
                "flex min-h-12 items-center justify-between gap-4 py-1.5",
                !areOn && !key.startsWith("$mod") && "text-muted-foreground line-through",
              )}
            >
              <dt>{words}</dt>
              <dd>
                <ShortcutKeyCap shortcut={key} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-4 rounded-xl bg-muted p-4">
          <div>
            <Label htmlFor={switchId}>Shortcuts of a single key</Label>
            <p id={`${switchId}-hint`} className="text-sm text-muted-foreground">
              Turn them off if you speak to your device, or if they get in your way.
            </p>
          </div>
          <Switch
            id={switchId}
            aria-describedby={`${switchId}-hint`}
            checked={areOn}
            onCheckedChange={turnSingleKeys}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}
