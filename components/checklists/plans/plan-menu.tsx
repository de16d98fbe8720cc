"use client";

import { LazyMenu } from "@/components/checklists/lazy-menu";
import { PLAN_MENU_BUTTON } from "@/components/checklists/plans/plan-menu-style";
import type { MovedPlan } from "@/components/checklists/plans/plan-moves";

export type PlanMenuProps = {
  plan: MovedPlan;
  title: string;
  /** Whether it stands on a card of My Plans or on the plan's own page. */
  place: "card" | "page";
};

export function PlanMenu(props: PlanMenuProps) {
  return (
    <LazyMenu
      label={`Options for ${props.title}`}
      className={PLAN_MENU_BUTTON}
      load={loadMenu}
      menu={props}
    />
  );
}

async function loadMenu() {
  const { PlanMenuDropdown } = await import("@/components/checklists/plans/plan-menu-dropdown");
  return PlanMenuDropdown;
}
