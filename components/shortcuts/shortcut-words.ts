/**
 * Every shortcut of the product with what it does, in the order in which the help lists them.
 * `$mod` is ⌘ on a Mac and Ctrl elsewhere. A page may give a key words of its own.
 */
export const SHORTCUT_WORDS = {
  j: "Next task",
  k: "Previous task",
  x: "Tick the task, or open it again",
  s: "Star the task",
  e: "Edit the task",
  f: "Focus on the task",
  n: "New Goal",
  z: "Undo the last change",
  "$mod+k": "Search, or go anywhere",
  "?": "Keyboard shortcuts",
} as const;

export type ShortcutKey = keyof typeof SHORTCUT_WORDS;

/** Held down, these go on; all others count once for each press. */
export const REPEATED_KEYS: ReadonlySet<ShortcutKey> = new Set(["j", "k"]);
