import { useState } from "react";
import { Field, FieldDescription, FormMessage } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { MAX_CUSTOM_DAYS, MIN_CUSTOM_DAYS } from "@/lib/reminders/constants";
import { SETTINGS_PROBLEMS } from "@/lib/reminders/problems";

type IntervalFieldProps = { value: number | null; onPick: (days: number | null) => void };

/** Each number that is possible is saved as it is typed, an emptied field as none; others are named. */
export function IntervalField({ value, onPick }: IntervalFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isPossible(readDays(typed));
  // What was typed stays while it says the same as what is saved, or can't be saved at all.
  const isKept = typed !== null && (isWrong || readDays(typed) === value);
  const days = isWrong ? null : value;
  return (
    <Field>
      <Label htmlFor="customDays">Custom Interval (days)</Label>
      <Input
        id="customDays"
        type="number"
        inputMode="numeric"
        min={MIN_CUSTOM_DAYS}
        max={MAX_CUSTOM_DAYS}
        step={1}
        value={isKept ? typed : (value ?? "")}
        aria-invalid={isWrong || value === null ? true : undefined}
        aria-describedby="customDays-hint customDays-error"
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readDays(target.value);
          if (isPossible(read)) onPick(read);
        }}
        onBlur={() => isWrong || setTyped(null)}
      />
      <FieldDescription id="customDays-hint">
        Send reminders every {days ?? "N"} {days === 1 ? "day" : "days"}
      </FieldDescription>
      <div id="customDays-error" role="alert">
        <FormMessage>{isWrong || value === null ? SETTINGS_PROBLEMS.customDays : null}</FormMessage>
      </div>
    </Field>
  );
}

/** Document 2, section 5: parsed as an integer, null when it can't be. */
function readDays(typed: string): number | null {
  const days = Number.parseInt(typed, 10);
  return Number.isNaN(days) ? null : days;
}

function isPossible(days: number | null): boolean {
  return days === null || (days >= MIN_CUSTOM_DAYS && days <= MAX_CUSTOM_DAYS);
}
