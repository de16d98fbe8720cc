/** Whole minutes as people say them: 22 min, 1 h, 1 h 20 min. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""];
  return parts.filter(Boolean).join(" ");
}
