import { Star } from "lucide-react";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { cn } from "@/lib/cn";

/** `textId` names the element with the step's text. */
export function StepStar({ step, textId }: { step: ShownStep; textId: string }) {
  const { setFlag } = useChecklistHandle();
  return (
    <button
      data-star
      type="button"
      disabled={step.saving === "on its way"}
      aria-pressed={step.priority}
      aria-label="Star"
      aria-describedby={textId}
      onClick={() => setFlag(step.id, "priority", !step.priority)}
      className="inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent aria-pressed:text-marigold"
    >
      <Star
        aria-hidden="true"
        className={cn("size-5", step.priority && "animate-settle fill-marigold-bright")}
      />
    </button>
  );
}
