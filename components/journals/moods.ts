/** The five faces, from the lowest mood to the highest. */
export const MOODS = [
  { value: 1, name: "Very low" },
  { value: 2, name: "Low" },
  { value: 3, name: "So-so" },
  { value: 4, name: "Good" },
  { value: 5, name: "Very good" },
] as const;

export type Mood = (typeof MOODS)[number]["value"];

/** A mood that was kept as a number or as text; null for none. */
export function moodOf(kept: number | string | null): Mood | null {
  return MOODS.find(({ value }) => String(value) === String(kept))?.value ?? null;
}

export function moodName(mood: Mood): string {
  return MOODS[mood - 1]?.name ?? "";
}
