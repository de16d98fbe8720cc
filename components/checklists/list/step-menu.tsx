"use client";

import { LazyMenu } from "@/components/checklists/lazy-menu";
import { STEP_MENU_BUTTON } from "@/components/checklists/list/step-menu-style";
import type { ShownStep } from "@/components/checklists/state/shown-steps";

export type StepMenuProps = {
  step: ShownStep;
  /** A smaller step of another one. */
  isPart: boolean;
  onEdit: (field: "text" | "minutes") => void;
};

export function StepMenu(props: StepMenuProps) {
  return (
    <LazyMenu
      label={`Options for ${props.step.text}`}
      className={STEP_MENU_BUTTON}
      disabled={props.step.saving !== undefined}
      load={loadMenu}
      menu={props}
    />
  );
}

async function loadMenu() {
  const { StepMenuDropdown } = await import("@/components/checklists/list/step-menu-dropdown");
  return StepMenuDropdown;
}
