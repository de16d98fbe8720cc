import type { Slots } from "@/lib/decisions/planner/written/slots";

const OPTIONAL = /\[([^[\]]*)\]/g;
const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g;

/**
 * Fills a step's text. "[, {deadline}]" falls away when its slot is empty; "{person|them}" has a default.
 * Null when a slot outside of brackets is empty and has no default.
 */
export function fillSlots(template: string, slots: Slots): string | null {
  const values = new Map<string, string | undefined>(Object.entries(slots));
  const chosen = template.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(SLOT)].every(([, name = ""]) => values.get(name) !== undefined) ? part : "",
  );
  let missing = false;
  const text = chosen.replace(SLOT, (_, name: string, fallback: string | undefined) => {
    const value = values.get(name) ?? fallback;
    if (value === undefined) missing = true;
    return value ?? "";
  });
  return missing ? null : tidySentence(text);
}

function tidySentence(text: string): string {
  const tidy = text
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/\.\.+/g, ".")
    // A name in a slot may begin a sentence: "It stays here. Your son explains."
    .replace(
      /(?<=(?:[\p{L}\p{N}]{2}|[)”])[.!?] )(?<!\b(?:vs|etc|ft|lbs?|oz|min|approx)\. )\p{Ll}/gu,
      (first) => first.toUpperCase(),
    )
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
