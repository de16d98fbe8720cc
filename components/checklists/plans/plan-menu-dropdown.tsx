"use client";

import { Archive, ArchiveRestore, Copy, Share2, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { DeletePlanDialog } from "@/components/checklists/plans/delete-plan-dialog";
import type { PlanMenuProps } from "@/components/checklists/plans/plan-menu";
import { PLAN_MENU_BUTTON } from "@/components/checklists/plans/plan-menu-style";
import {
  archivePlan,
  duplicatePlan,
  notePlanDeleted,
} from "@/components/checklists/plans/plan-moves";
import {
  readPlanWishes,
  readServerPlanWishes,
  subscribeToPlanWishes,
} from "@/components/checklists/plans/plan-wishes";
import { LazyShareDialog } from "@/components/decisions/share/lazy-share-dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

export function PlanMenuDropdown({ plan, title, place }: PlanMenuProps) {
  const router = useRouter();
  const [isDeleting, setDeleting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const wishes = useSyncExternalStore(subscribeToPlanWishes, readPlanWishes, readServerPlanWishes);
  const isArchived = (wishes.get(plan.id)?.wanted ?? plan.status) === "archived";

  function leaveDeleted() {
    notePlanDeleted(plan, place === "page" ? () => router.push(`/my-plans/${plan.id}`) : undefined);
    if (place === "page") router.push("/dashboard");
  }

  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger aria-label={`Options for ${title}`} className={PLAN_MENU_BUTTON} />
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => archivePlan(plan, !isArchived)}>
            {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
            {isArchived ? "Bring back" : "Archive"}
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() => void duplicatePlan(plan.id, (id) => router.push(`/my-plans/${id}`))}
          >
            <Copy aria-hidden="true" />
            Duplicate
          </DropdownMenuItem>
          {plan.card ? (
            <DropdownMenuItem onSelect={() => setSharing(true)}>
              <Share2 aria-hidden="true" />
              Share
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive" onSelect={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            Delete Plan
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {plan.card ? (
        <LazyShareDialog
          decisionId={plan.card.decisionId}
          open={isSharing}
          onOpenChange={setSharing}
        />
      ) : null}
      <DeletePlanDialog
        id={plan.id}
        title={title}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={leaveDeleted}
      />
    </>
  );
}
