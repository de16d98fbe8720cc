import type { Slots } from "@/lib/decisions/planner/written/slots";

const OPTIONAL = /\[([^[\]]*)\]/g;
const SLOT = /\{(\w+)(?:\|([^{}]*))?\}/g;

/**
 * Fills a step's text. "[, {deadline}]" falls away when its slot is empty; "{person|them}" has a default.
 * Null when a slot outside of brackets is empty and has no default.
 */
export function fillSlots(template: string, slots: Slots): string | null {
  const values = new Map<string, string | undefined>(Object.entries(slots));
  const chosen = template.replace(OPTIONAL, (_, part: string, at: number) => {
    const isFilled = [...part.matchAll(SLOT)].every(
      ([, name = ""]) => values.get(name) !== undefined,
    );
    if (!isFilled) return "";
    if (part !== DAY_BESIDE) return part;
    if (ASKS_WHEN.test(template.slice(0, at)))
      return BY_DAY.test(slots.deadline ?? "") ? ": {day}" : part;
    return SPAN.test(slots.deadline ?? "") ? "" : part;
  });
  let missing = false;
  const text = chosen.replace(SLOT, (_, name: string, fallback: string | undefined, at: number) => {
    const value = values.get(name) ?? fallback;
    if (value === undefined) missing = true;
    return (isQuotedAt(chosen, at) ? value?.replace(OWN, "$1my") : value) ?? "";
  });
  return missing ? null : tidySentence(text);
}

/** What a template says a day with behind the words that it stands beside: "the day they arrive: Friday". */
const DAY_BESIDE = ": {deadline}";
/** "by Friday" beside the word for a day is Friday; "by your birthday" stays. */
const BY_DAY = /^(?:by|on) (?=\p{Lu}|the \d)/u;
/** "in 9 days" belongs beside a day, and beside no place. */
const SPAN = /^(?:in|within|over)\s/;
const ASKS_WHEN = /\b(?:days?|dates?|when|due|deadline|by|calendar|weeks?)\b/;

/** What somebody says or writes themselves speaks of "my" things. */
const OWN = /^((?:all |both )?)your\b/i;

/** Whether a place in a text stands within quotation marks, and not alone in them. */
function isQuotedAt(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf("“") > before.lastIndexOf("”") && !before.endsWith("“");
}

function tidySentence(text: string): string {
  const tidy = text
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/\.\.+/g, ".")
    .replace(/(\p{L}[?!]”)\.(?=\s|$)/gu, "$1")
    // A name in a slot may begin a sentence: "It stays here. Your son explains."
    .replace(
      /(?<=(?:[\p{L}\p{N}]{2}|[)”])[.!?] )(?<!\b(?:vs|etc|ft|lbs?|oz|min|approx)\. )\p{Ll}/gu,
      (first) => first.toUpperCase(),
    )
    .trim();
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}
