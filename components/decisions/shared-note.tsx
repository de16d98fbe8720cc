import type { SharedStart } from "@/components/decisions/shared-start";
import { Button } from "@/components/ui/button";
import { SHARED_START_TEXTS } from "@/lib/decisions/constants";
import { PLANNER_PROBLEMS } from "@/lib/decisions/problems";

type SharedNoteProps = { shared: SharedStart; goal: string; onPick: (text: string) => void };

/** Where the words in the field come from, and the other end to begin from. */
export function SharedNote({ shared: { decision }, goal, onPick }: SharedNoteProps) {
  if (!decision) {
    return (
      <p role="status" className="max-w-none rounded-lg bg-muted p-3 text-sm">
        {PLANNER_PROBLEMS.sharedGone}
      </p>
    );
  }
  const { inputText, chosenOption } = decision;
  const isFromChoice = goal.trim() === chosenOption;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-water-wash p-3">
      <p className="min-w-[min(14rem,100%)] flex-1 text-sm">
        {SHARED_START_TEXTS.from}
        {chosenOption === null ? null : (
          <>
            {" "}
            The coin chose{" "}
            <bdi className="font-semibold [overflow-wrap:anywhere]">{chosenOption}</bdi>.
          </>
        )}
      </p>
      {chosenOption === null ? null : (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onPick(isFromChoice ? inputText : chosenOption)}
        >
          {isFromChoice ? "Start from the question" : "Start from the coin's choice"}
        </Button>
      )}
    </div>
  );
}
