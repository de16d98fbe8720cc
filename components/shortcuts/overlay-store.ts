/** What opens over any guarded page from anywhere in it. */
export type Overlay = "help" | "palette";

type OverlayState = {
  /** The one that is open, or is being fetched so that it can open. */
  wanted: Overlay | null;
  isLoading: boolean;
};

const CLOSED: OverlayState = { wanted: null, isLoading: false };

let state = CLOSED;
const loaded = new Set<Overlay>();
const listeners = new Set<() => void>();

export function openOverlay(wanted: Overlay): void {
  publish({ wanted, isLoading: !loaded.has(wanted) });
}

/** Its part of the script has arrived. */
export function noteOverlayLoaded(overlay: Overlay): void {
  loaded.add(overlay);
  if (state.wanted === overlay) publish({ ...state, isLoading: false });
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
