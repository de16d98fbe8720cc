/** What opens over any guarded page from anywhere in it. */
export type Overlay = "help";

type OverlayState = {
  /** The one that is open, or is being fetched so that it can open. */
  wanted: Overlay | null;
};

const CLOSED: OverlayState = { wanted: null };

let state = CLOSED;
const listeners = new Set<() => void>();

export function openOverlay(wanted: Overlay): void {
  publish({ wanted });
}

export function closeOverlay(): void {
  publish(CLOSED);
}

export function readOverlay(): OverlayState {
  return state;
}

export function readServerOverlay(): OverlayState {
  return CLOSED;
}

export function subscribeToOverlay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: OverlayState): void {
  state = next;
  for (const listener of listeners) listener();
}
