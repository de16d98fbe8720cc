"use client";

import { Minus, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { FOCUS_LENGTHS, MAX_FOCUS_MINUTES, MIN_FOCUS_MINUTES } from "@/lib/timer/constants";

type LengthPickerProps = { minutes: number; onPick: (minutes: number) => void };

/** Any whole minutes from 5 to 60: six lengths at one tap, the rest minute by minute. */
export function LengthPicker({ minutes, onPick }: LengthPickerProps) {
  return (
    <fieldset className="grid justify-items-center gap-3 short:sm:grid-flow-col short:sm:gap-6">
      <legend className="sr-only">How long?</legend>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label="One minute less"
          aria-disabled={minutes <= MIN_FOCUS_MINUTES || undefined}
          onClick={() => onPick(Math.max(MIN_FOCUS_MINUTES, minutes - 1))}
        >
          <Minus aria-hidden="true" />
        </Button>
        <output className="min-w-28 text-center text-xl font-semibold tabular-nums">
          {minutes} minutes
        </output>
        <Button
          variant="outline"
          size="icon"
          aria-label="One minute more"
          aria-disabled={minutes >= MAX_FOCUS_MINUTES || undefined}
          onClick={() => onPick(Math.min(MAX_FOCUS_MINUTES, minutes + 1))}
        >
          <Plus aria-hidden="true" />
        </Button>
      </div>
      <div className="flex gap-0.75 xs:gap-2">
        {FOCUS_LENGTHS.map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={length === minutes}
            aria-label={`${length} minutes`}
            onClick={() => onPick(length)}
            className="size-11 rounded-full border border-input bg-card font-semibold tabular-nums transition-colors hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground"
          >
            {length}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
