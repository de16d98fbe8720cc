import { Moon, Sun } from "lucide-react";
import { usePutOff } from "@/components/checklists/list/use-put-off";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

export function PutOffMenuItem({ step }: { step: ShownStep }) {
  const { putOff, bringBack } = usePutOff();
  if (step.deferredUntil !== null) {
    return (
      <DropdownMenuItem onSelect={() => bringBack(step.id)}>
        <Sun aria-hidden="true" />
        {SCREEN_TEXTS.backForToday}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenuItem disabled={step.completed} onSelect={() => putOff(step.id)}>
      <Moon aria-hidden="true" />
      {SCREEN_TEXTS.notToday}
    </DropdownMenuItem>
  );
}
