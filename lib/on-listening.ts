// The server and what Next.js built are loaded apart from each other; both know the global object.
const holder: typeof globalThis & { stepwellListeners?: ((address: string) => Promise<void>)[] } =
  globalThis;

/** Has something done once the server takes requests, at the address that it is given. */
export function onListening(act: (address: string) => Promise<void>): void {
  holder.stepwellListeners ??= [];
  holder.stepwellListeners.push(act);
}

/** Does everything that was to be done once the server listens. Never rejects. */
export async function tellListening(address: string): Promise<void> {
  await Promise.allSettled((holder.stepwellListeners ?? []).map((act) => act(address)));
}
