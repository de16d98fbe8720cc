import { FieldDescription } from "@/components/ui/field";
import { weekdaysOf } from "@/lib/reminders/next-due";
import type { ReminderSettings } from "@/lib/reminders/types";

/** ISO weekdays from 1. */
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const ALL = DAYS.map((_, index) => index + 1);

type DaysFieldProps = {
  frequency: ReminderSettings["frequency"];
  value: readonly number[];
  onPick: (weekdays: number[]) => void;
};

/** On which days of the week reminders may come; one always stays. */
export function DaysField({ frequency, value, onPick }: DaysFieldProps) {
  const chosen = weekdaysOf({ frequency, weekdays: [...value] });
  const shown = chosen.length === 0 ? ALL : chosen;

  function toggle(day: number): void {
    const next = ALL.filter((each) => shown.includes(each) !== (each === day));
    if (next.length === 0) return;
    const isEvery = next.length === ALL.length && frequency !== "weekly";
    onPick(isEvery ? [] : next);
  }

  return (
    <fieldset aria-describedby="weekdays-hint" className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Days of the week</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:flex">
        {DAYS.map((name, index) => (
          <label
            key={name}
            className="relative inline-grid h-11 min-w-12 place-items-center rounded-lg border border-input bg-card px-2 text-sm font-semibold transition-colors has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="checkbox"
              aria-label={name}
              checked={shown.includes(index + 1)}
              onChange={() => toggle(index + 1)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <FieldDescription id="weekdays-hint">{hintFor(frequency, shown.length)}</FieldDescription>
    </fieldset>
  );
}

function hintFor(frequency: ReminderSettings["frequency"], count: number): string {
  if (count === 1) return "One day always stays. To stop reminders, switch them off above.";
  if (frequency === "custom") return "A reminder waits for the next day that is chosen.";
  return "Reminders come on the days that are chosen.";
}
