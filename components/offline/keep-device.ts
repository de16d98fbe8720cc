import { claimDevice } from "@/components/offline/device";
import { forgetKeptPages } from "@/components/offline/forget-device";
import { startOutbox } from "@/components/offline/start-outbox";
import type { WorkerMessage } from "@/lib/offline/constants";

/**
 * Makes this the device of a person, once a worker is there, and lets that keep what this page was made
 * of: it came too late to see that on a first visit. @throws where the browser keeps nothing.
 */
export async function keepDevice(personId: string): Promise<void> {
  // The person before must not be seen by this one, not even without a network.
  if (await claimDevice(personId)) await forgetKeptPages();
  const { active } = await navigator.serviceWorker.ready;
  await startOutbox(personId);
  watchFiles((files) =>
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: files } }),
  );
}

/** Keeps the page at this address for the time without a network. */
export async function keepPage(path: string): Promise<void> {
  const message: WorkerMessage = { type: "KEEP", path };
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Tells of each file that this page has loaded and goes on to load; those past the worker, too. */
function watchFiles(tell: (files: string[]) => void): void {
  const observer = new PerformanceObserver((entries) => {
    const files = entries
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/_next/static/`));
    if (files.length > 0) tell([...new Set(files)]);
  });
  observer.observe({ type: "resource", buffered: true });
}
