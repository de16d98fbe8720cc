import { isMac } from "@/components/shortcuts/keyboard";
import type { ShortcutKey } from "@/components/shortcuts/shortcut-words";

/** The keys as they stand on the person's keyboard. Only for parts that the browser alone draws. */
export function ShortcutKeyCap({ shortcut }: { shortcut: ShortcutKey }) {
  return (
    <kbd className="inline-grid min-h-8 min-w-8 shrink-0 place-items-center rounded-md border border-input bg-muted px-2 font-sans text-sm font-semibold whitespace-nowrap">
      {capOf(shortcut)}
    </kbd>
  );
}

function capOf(shortcut: ShortcutKey): string {
  const [last = "", modifier] = shortcut.split("+").toReversed();
  const letter = last.toUpperCase();
  if (modifier === undefined) return letter;
  return isMac() ? `⌘ ${letter}` : `Ctrl ${letter}`;
}
