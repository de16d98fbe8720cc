type Listener = () => void;

let changes = 0;
const seenAt = new Map<string, number>();
const listeners = new Set<Listener>();

/** Tells every part of the page that this tab has written to a plan. */
export function notePlanChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

export function subscribeToPlanChanges(listener: Listener): Listener {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True when a page that the server made under `stamp` was shown before and a plan has changed since:
 * the Back button shows such pages as they were kept.
 */
export function isOutdated(stamp: string): boolean {
  const seen = seenAt.get(stamp);
  if (seen === undefined) seenAt.set(stamp, changes);
  return seen !== undefined && changes > seen;
}
