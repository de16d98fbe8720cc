"use client";

import { EllipsisVertical } from "lucide-react";
import { type ComponentType, useState } from "react";
import { STEP_MENU_BUTTON } from "@/components/checklists/list/step-menu-style";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { tellFailure } from "@/components/checklists/tell-failure";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

export type StepMenuProps = {
  step: ShownStep;
  /** A smaller step of another one. */
  isPart: boolean;
  onEdit: (field: "text" | "minutes") => void;
};

/** The step's menu. Radix arrives with the first use, so that each row costs one button. */
export function StepMenu(props: StepMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<StepMenuProps>>();

  async function open() {
    try {
      const { StepMenuDropdown } = await loadMenu();
      setMenu(() => StepMenuDropdown);
    } catch (error) {
      tellFailure({ title: SCREEN_TEXTS.menuFailed, reason: SCREEN_TEXTS.unreachable, error });
    }
  }

  if (Menu) return <Menu {...props} />;
  return (
    <button
      type="button"
      disabled={props.step.saving}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={`Options for ${props.step.text}`}
      onPointerEnter={() => void loadMenu().catch(() => undefined)}
      onClick={open}
      className={STEP_MENU_BUTTON}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

function loadMenu() {
  return import("@/components/checklists/list/step-menu-dropdown");
}
