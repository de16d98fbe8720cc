import { ListTree } from "lucide-react";
import { useBreakDown } from "@/components/checklists/list/break-down-provider";
import { focusParts } from "@/components/checklists/list/step-rows";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { PARTS_TEXTS } from "@/lib/checklists/constants";

type BreakDownMenuItemProps = {
  step: ShownStep;
  /** Takes what is done with the focus once the menu has closed. */
  onFocusTaken: (focus: () => void) => void;
};

export function BreakDownMenuItem({ step, onFocusTaken }: BreakDownMenuItemProps) {
  const { breakDown, isWorking } = useBreakDown();
  return (
    <DropdownMenuItem
      disabled={isWorking || step.completed}
      onSelect={() => {
        breakDown(step, "list");
        onFocusTaken(() => focusParts(step.id));
      }}
    >
      <ListTree aria-hidden="true" />
      {step.subSteps.length > 0 ? PARTS_TEXTS.again : PARTS_TEXTS.breakDown}
    </DropdownMenuItem>
  );
}
