/** Limits of spec 1, section 9. Times are milliseconds. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastInput = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds on screen; 5000 unless told. */
  durationMs?: number;
  /** One thing to do about it, such as Undo or Retry. */
  action?: { label: string; onSelect: () => void };
};

export type ToastEntry = ToastInput & { id: string; open: boolean };

type Listener = () => void;

const NONE: readonly ToastEntry[] = [];

let entries: readonly ToastEntry[] = NONE;
let nextId = 1;
const listeners = new Set<Listener>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastEntry[]): void {
  for (const entry of entries) {
    if (!next.some((kept) => kept.id === entry.id)) {
      clearTimeout(removals.get(entry.id));
      removals.delete(entry.id);
    }
  }
  entries = next;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Newest first, at most {@link TOAST_LIMIT}; dismissed ones stay, closed, until they are removed. */
export function readToasts(): readonly ToastEntry[] {
  return entries;
}

/** On the server there is never a toast. */
export function readServerToasts(): readonly ToastEntry[] {
  return NONE;
}

/** Closes the toast with this id; it leaves the store {@link TOAST_REMOVE_DELAY_MS} later. */
export function dismissToast(id: string): void {
  if (!entries.some((entry) => entry.id === id && entry.open)) return;
  removals.set(
    id,
    setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY_MS),
  );
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
}

/** Shows a message, in place of the one shown before it. Callable from anywhere in the browser. */
export function toast(input: ToastInput): { id: string; dismiss: () => void } {
  const id = `toast-${nextId++}`;
  publish([{ ...input, id, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}
