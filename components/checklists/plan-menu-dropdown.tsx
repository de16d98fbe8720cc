"use client";

import { EllipsisVertical, Trash2 } from "lucide-react";
import { useState } from "react";
import { DeletePlanDialog } from "@/components/checklists/delete-plan-dialog";
import type { PlanMenuProps } from "@/components/checklists/plan-menu";
import { PLAN_MENU_BUTTON } from "@/components/checklists/plan-menu-style";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

export function PlanMenuDropdown({ id, title }: PlanMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger aria-label={`Options for ${title}`} className={PLAN_MENU_BUTTON}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem variant="destructive" onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            Delete Plan
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <DeletePlanDialog id={id} title={title} open={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
