import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { CoinOption } from "@/components/decisions/coin/coin-state";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";

type OptionRowProps = {
  option: CoinOption;
  /** From 1. */
  position: number;
  isLast: boolean;
  /** The id of what is wrong with it, if anything is. */
  problemId: string | undefined;
  canRemove: boolean;
  onEdit: (text: string) => void;
  onRemove: () => void;
  onEnter: () => void;
};

export function OptionRow(props: OptionRowProps) {
  const { option, position, isLast, problemId, canRemove, onEdit, onRemove, onEnter } = props;

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) onEnter();
  }

  return (
    <li className="flex items-start gap-2">
      <span
        aria-hidden="true"
        className="w-5 pt-3 shrink-0 text-end font-semibold text-primary tabular-nums"
      >
        {position}
      </span>
      <Textarea
        dir="auto"
        rows={1}
        data-option
        value={option.text}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={goOn}
        aria-label={`Option ${position}`}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        autoComplete="off"
        enterKeyHint={isLast ? "go" : "next"}
        className="min-h-12 flex-1 resize-none py-2.5"
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove option ${position}`}
        aria-disabled={!canRemove}
        onClick={() => canRemove && onRemove()}
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
