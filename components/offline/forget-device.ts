import type { WorkerMessage } from "@/lib/offline/constants";
import { PAGES_CACHE } from "@/lib/offline/constants";

/** A worker that does not answer does not keep anybody signed in. */
const PATIENCE_MS = 2_000;

/**
 * Takes away everything that this browser kept of a person to work without a network: pages, plans,
 * what waits to be sent, and the worker itself. Where nothing was kept, nothing happens.
 */
export async function forgetDevice(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await Promise.allSettled([forgetKeptPages(), emptyDatabase()]);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

/**
 * Takes away the pages of a person whose session has ended. What they did meanwhile stays until they
 * come back, log out, or somebody else comes.
 */
export async function forgetKeptPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await tellWorker({ type: "FORGET" });
  await caches.delete(PAGES_CACHE);
}

/** Says something to the worker that is in charge of this page, and waits for its answer. */
async function tellWorker(message: WorkerMessage): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, PATIENCE_MS);
    controller.postMessage(message, [port2]);
  });
}

async function emptyDatabase(): Promise<void> {
  const { emptyDevice } = await import("@/components/offline/device");
  await emptyDevice();
}
