/** Kept on the device, because it is about this keyboard (or about speaking to it). */
const STORAGE_KEY = "singleKeyShortcuts";

const listeners = new Set<() => void>();
let chosenHere: boolean | undefined;

/**
 * Whether shortcuts of a single character work. WCAG 2.1.4 asks that they can be turned off: who
 * dictates, or whose hand rests on a key, would set them off by accident.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return chosenHere ?? true;
  }
}

export function turnSingleKeys(on: boolean): void {
  chosenHere = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, "off");
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSingleKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
