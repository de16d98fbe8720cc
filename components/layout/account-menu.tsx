"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import {
  refreshSubscription,
  type SubscriptionState,
} from "@/components/billing/subscription-store";
import type { AccountDropdown } from "@/components/layout/account-dropdown";
import type { AccountSheet } from "@/components/layout/account-sheet";
import { Avatar } from "@/components/layout/avatar";
import { DESKTOP_QUERY } from "@/components/layout/desktop-query";
import type { ShellUser } from "@/components/layout/shell-state";

type Surface =
  | { kind: "dropdown"; Component: ComponentType<ComponentProps<typeof AccountDropdown>> }
  | { kind: "sheet"; Component: ComponentType<ComponentProps<typeof AccountSheet>> };

/** On a desktop the menu hangs from its button; elsewhere it rises from the bottom edge. */
async function loadSurface(): Promise<Surface> {
  if (matchMedia(DESKTOP_QUERY).matches) {
    const module = await import("@/components/layout/account-dropdown");
    return { kind: "dropdown", Component: module.AccountDropdown };
  }
  const module = await import("@/components/layout/account-sheet");
  return { kind: "sheet", Component: module.AccountSheet };
}

type AccountMenuProps = { user: ShellUser; subscription: SubscriptionState };

/** The avatar button. The menu behind it is loaded when someone reaches for it. */
export function AccountMenu({ user, subscription }: AccountMenuProps) {
  const [surface, setSurface] = useState<Surface | null>(null);
  const [open, setOpen] = useState(false);

  // Someone who looks it up sees what holds now.
  useEffect(() => {
    if (open) void refreshSubscription();
  }, [open]);

  async function openMenu() {
    setSurface(await loadSurface());
    setOpen(true);
  }

  const isDropdown = surface?.kind === "dropdown";
  const button = (
    <button
      type="button"
      aria-label="Account"
      aria-haspopup={surface?.kind === "sheet" ? "dialog" : "menu"}
      aria-expanded={open}
      onPointerEnter={() => void loadSurface()}
      // An open or loaded dropdown answers its own button.
      onClick={isDropdown ? undefined : () => void openMenu()}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full transition-opacity hover:opacity-88"
    >
      <Avatar user={user} />
    </button>
  );

  if (surface?.kind === "dropdown") {
    return (
      <surface.Component user={user} subscription={subscription} open={open} onOpenChange={setOpen}>
        {button}
      </surface.Component>
    );
  }
  // The button keeps its place while the sheet arrives, so that focus can come back to it.
  return (
    <>
      {button}
      {surface ? (
        <surface.Component
          user={user}
          subscription={subscription}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
