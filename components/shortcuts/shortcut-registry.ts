import { tinykeys } from "tinykeys";
import { isDialogOpen, isTypedInto } from "@/components/shortcuts/keyboard";
import {
  REPEATED_KEYS,
  SHORTCUT_WORDS,
  type ShortcutKey,
} from "@/components/shortcuts/shortcut-words";
import { areSingleKeysOn } from "@/components/shortcuts/single-keys";

export type ShortcutHandlers = Partial<Record<ShortcutKey, (event: KeyboardEvent) => void>>;

/** What one part of the page listens to; `words` say it better than the common ones. */
export type ShortcutLayer = {
  handlers: ShortcutHandlers;
  words?: Partial<Record<ShortcutKey, string>> | undefined;
};

/** A part of the page whose handlers change with each drawing. */
type LayerSource = { readonly current: ShortcutLayer };

const KEYS = Object.keys(SHORTCUT_WORDS).filter(isShortcutKey);

const sources: LayerSource[] = [];
let stopListening: (() => void) | undefined;

/** Listens to a layer's keys until the answer is called. Of two layers the later one gets the key. */
export function addShortcuts(source: LayerSource): () => void {
  sources.push(source);
  stopListening ??= tinykeys(window, bindings(), { ignore: isNotForUs });
  return () => {
    sources.splice(sources.indexOf(source), 1);
    if (sources.length > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

export type ListedShortcut = { key: ShortcutKey; words: string };

/** The shortcuts that work on this page now, each once. */
export function listShortcuts(): ListedShortcut[] {
  return KEYS.flatMap((key) => {
    const layer = layerOf(key);
    return layer ? [{ key, words: layer.words?.[key] ?? SHORTCUT_WORDS[key] }] : [];
  });
}

function layerOf(key: ShortcutKey): ShortcutLayer | undefined {
  return sources.findLast(({ current }) => current.handlers[key])?.current;
}

function run(key: ShortcutKey, event: KeyboardEvent): void {
  const handler = layerOf(key)?.handlers[key];
  if (!handler) return;
  const hasModifier = key.startsWith("$mod");
  if (!hasModifier && (!areSingleKeysOn() || isTypedInto(event.target))) return;
  if (event.repeat && !REPEATED_KEYS.has(key)) return;
  // The letter must not also be typed into what the handler focuses.
  event.preventDefault();
  handler(event);
}

/** Fields are left to `run`, which lets ⌘K through: it types nothing. */
function isNotForUs(event: KeyboardEvent): boolean {
  return event.defaultPrevented || event.isComposing || isDialogOpen();
}

/**
 * A letter is known by what it writes, and on keyboards without Latin letters by its place. The
 * places come last, so that on a Latin keyboard (Dvorak, say) the letters go first.
 */
function bindings(): Record<string, (event: KeyboardEvent) => void> {
  const written = KEYS.map((key) => [key === "?" ? "[Shift]+?" : key, key] as const);
  const places = KEYS.filter((key) => key !== "?").map(
    (key) => [key.replace(/[a-z]$/, (letter) => `Key${letter.toUpperCase()}`), key] as const,
  );
  return Object.fromEntries([
    ...written.map(([binding, key]) => [binding, (event: KeyboardEvent) => run(key, event)]),
    ["[Shift]+؟", (event: KeyboardEvent) => run("?", event)],
    ...places.map(([binding, key]) => [
      binding,
      (event: KeyboardEvent) => {
        if (!/^[a-z]$/i.test(event.key)) run(key, event);
      },
    ]),
  ]);
}

function isShortcutKey(key: string): key is ShortcutKey {
  return key in SHORTCUT_WORDS;
}
