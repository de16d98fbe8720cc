"use client";

import { EllipsisVertical } from "lucide-react";
import { type ComponentType, useState } from "react";
import { PLAN_MENU_BUTTON } from "@/components/checklists/plans/plan-menu-style";
import type { MovedPlan } from "@/components/checklists/plans/plan-moves";
import { tellFailure } from "@/components/checklists/tell-failure";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

export type PlanMenuProps = {
  plan: MovedPlan;
  title: string;
  /** Whether it stands on a card of My Plans or on the plan's own page. */
  place: "card" | "page";
};

/** The plan's menu. Radix arrives with the first use, so that a page of plans costs one button each. */
export function PlanMenu(props: PlanMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<PlanMenuProps>>();

  async function open() {
    try {
      const { PlanMenuDropdown } = await loadMenu();
      setMenu(() => PlanMenuDropdown);
    } catch (error) {
      tellFailure({ title: SCREEN_TEXTS.menuFailed, reason: SCREEN_TEXTS.unreachable, error });
    }
  }

  if (Menu) return <Menu {...props} />;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={`Options for ${props.title}`}
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={open}
      className={PLAN_MENU_BUTTON}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

function loadMenu() {
  return import("@/components/checklists/plans/plan-menu-dropdown");
}
