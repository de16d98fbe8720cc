"use client";

import { type ComponentType, useState } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";

type LazyMenuProps<Props extends object> = {
  label: string;
  /** The looks of the button, the same as those of the menu's own. */
  className: string;
  disabled?: boolean | undefined;
  load: () => Promise<ComponentType<Props>>;
  menu: Props;
};

/** A menu's button. Radix arrives with the first use, so that each row or card costs one button. */
export function LazyMenu<Props extends object>(props: LazyMenuProps<Props>) {
  const { label, className, disabled, load, menu } = props;
  const [Menu, setMenu] = useState<ComponentType<Props>>();

  async function open() {
    try {
      const Loaded = await load();
      setMenu(() => Loaded);
    } catch (error) {
      tellFailure({ title: PLAN_PROBLEMS.menuFailed, reason: PLAN_PROBLEMS.unreachable, error });
    }
  }

  if (Menu) return <Menu {...menu} />;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={open}
      className={className}
    />
  );
}
