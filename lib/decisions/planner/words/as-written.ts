import { withTypedNames } from "@/lib/decisions/planner/words/typed-names";

/**
 * A line as it would have been written with care: its names, and what a voice typed out ("book flights comma ask
 * for time off full stop"). "Mrs. Kim" ends no sentence.
 */
export function asWritten(line: string): string {
  return withTypedNames(line)
    .replace(/\s+comma\s+/gi, " and ")
    .replace(/\s+full stop\b\.?/gi, ".")
    .replace(/\b(Mr|Mrs|Ms|Dr|Prof)\.(?=\s+\p{L})/giu, "$1");
}
