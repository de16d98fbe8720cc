import { Field } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { FREQUENCIES } from "@/lib/reminders/constants";
import type { ReminderSettings } from "@/lib/reminders/types";

type Frequency = ReminderSettings["frequency"];

const NAMES: Record<Frequency, string> = { daily: "Daily", weekly: "Weekly", custom: "Custom" };

type FrequencyFieldProps = { value: Frequency; onPick: (frequency: Frequency) => void };

export function FrequencyField({ value, onPick }: FrequencyFieldProps) {
  return (
    <Field>
      <Label htmlFor="frequency">Reminder Frequency</Label>
      <NativeSelect
        id="frequency"
        value={value}
        onChange={({ target }) => {
          const picked = FREQUENCIES.find((frequency) => frequency === target.value);
          if (picked) onPick(picked);
        }}
      >
        {FREQUENCIES.map((frequency) => (
          <option key={frequency} value={frequency}>
            {NAMES[frequency]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
