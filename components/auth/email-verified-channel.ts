const CHANNEL = "email-verified";

/** Tells the other tabs of this browser, where a notice may still ask for it. */
export function tellEmailVerified(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when a link was confirmed in another tab. Returns the end of listening. */
export function onEmailVerified(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = callback;
  return () => channel.close();
}
