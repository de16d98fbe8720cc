import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

type TimeFieldProps = { value: number; onPick: (minuteOfDay: number) => void };

/** A time of day in the browser's own control, which shows it as the person's country does. */
export function TimeField({ value, onPick }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isKept = typed !== null && [null, value].includes(readMinutes(typed));
  return (
    <Field>
      <Label htmlFor="minuteOfDay">Time of day</Label>
      <Input
        id="minuteOfDay"
        type="time"
        value={isKept ? typed : clockOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const minutes = readMinutes(target.value);
          if (minutes !== null) onPick(minutes);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

/** "09:30", as HTML writes times. */
function clockOf(minuteOfDay: number): string {
  const parts = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** Null while the control holds no whole time. */
function readMinutes(typed: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typed) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
