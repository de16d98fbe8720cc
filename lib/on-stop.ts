// The server and what Next.js built are loaded apart from each other; both know the global object.
const holder: typeof globalThis & { stepwellStops?: (() => Promise<void>)[] } = globalThis;

/** Has something finish its work before the process ends; it gets a few seconds (scripts/serve/stop.ts). */
export function onStop(finish: () => Promise<void>): void {
  holder.stepwellStops ??= [];
  holder.stepwellStops.push(finish);
}

/** Lets everything finish that asked for it. Never rejects. */
export async function finishAll(): Promise<void> {
  await Promise.allSettled((holder.stepwellStops ?? []).map((finish) => finish()));
}
