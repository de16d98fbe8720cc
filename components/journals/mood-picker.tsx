"use client";

import { useId } from "react";
import { MoodFace } from "@/components/journals/mood-face";
import { MOODS, type Mood, moodName } from "@/components/journals/moods";

type MoodPickerProps = { mood: Mood | null; onMood: (mood: Mood | null) => void };

/** Five faces, one tap; the same tap again takes it back. */
export function MoodPicker({ mood, onMood }: MoodPickerProps) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        Mood <span className="font-normal text-muted-foreground">(optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <div className="-ms-1.5 flex">
          {MOODS.map((face) => (
            <label
              key={face.value}
              title={face.name}
              className="relative grid size-12 cursor-pointer place-items-center rounded-xl text-muted-foreground transition-colors hover:bg-accent hover:text-foreground has-checked:bg-secondary has-checked:text-secondary-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring max-xs:size-11"
            >
              <input
                type="radio"
                name={name}
                value={face.value}
                checked={mood === face.value}
                onChange={() => onMood(face.value)}
                onClick={() => mood === face.value && onMood(null)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <MoodFace mood={face.value} className="size-9" />
              <span className="sr-only">{face.name}</span>
            </label>
          ))}
        </div>
        {mood === null ? null : (
          <p className="flex items-center text-sm">
            <span aria-hidden="true">{moodName(mood)}</span>
            <button
              type="button"
              onClick={(event) => {
                event.currentTarget.closest("fieldset")?.querySelector("input")?.focus();
                onMood(null);
              }}
              className="min-h-11 rounded-lg px-2.5 text-primary underline underline-offset-4"
            >
              Clear <span className="sr-only">mood</span>
            </button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
