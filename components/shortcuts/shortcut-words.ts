/**
 * Every shortcut of the product with what it does, in the order in which the help lists them.
 * `$mod` is ⌘ on a Mac and Ctrl elsewhere. A page may give a key words of its own.
 */
export const SHORTCUT_WORDS = {
  j: "Next step",
  k: "Previous step",
  x: "Tick the step, or open it again",
  s: "Star the step",
  e: "Edit the step",
  f: "Focus on the step",
  n: "New goal",
  z: "Undo the last change",
  "$mod+k": "Search, or go anywhere",
  "?": "Keyboard shortcuts",
} as const;

export type ShortcutKey = keyof typeof SHORTCUT_WORDS;

/** Held down, these go on; all others count once for each press. */
export const REPEATED_KEYS: ReadonlySet<ShortcutKey> = new Set(["j", "k"]);
