/** Kept on the device: it is about the room that one sits in. */
const KEY = "focusSound";

const listeners = new Set<() => void>();
let chosenHere: boolean | undefined;

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return chosenHere ?? true;
  }
}

export function turnSound(on: boolean): void {
  chosenHere = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
