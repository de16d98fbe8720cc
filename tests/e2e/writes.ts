import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";

const openWrites = new WeakMap<BrowserContext, Set<Request>>();

/** Keeps count of the writes of a browser's pages that are still on their way. */
export function watchWrites(context: BrowserContext): void {
  const writes = new Set<Request>();
  openWrites.set(context, writes);
  context.on("request", (request) => {
    if (request.method() !== "GET") writes.add(request);
  });
  context.on("requestfinished", (request) => writes.delete(request));
  // An action has done its work when its answer begins; a page need not read that to its end.
  context.on("response", (response) => {
    if (response.request().headers()["next-action"]) writes.delete(response.request());
  });
  context.on("requestfailed", (request) => writes.delete(request));
}

/**
 * Waits until everything that the browser's pages have sent was answered. The load state
 * "networkidle" is no substitute: a document reaches it once, and keeps it.
 */
export async function settled(page: Page): Promise<void> {
  const writes = openWrites.get(page.context());
  if (!writes) throw new Error("The pages of this browser are not watched.");
  await expect
    .poll(async () => {
      // An answer can lead to the next write: what the page makes of it is done once the page idles.
      if (writes.size === 0) await page.evaluate(idle);
      return writes.size;
    })
    .toBe(0);
}

/** A page that draws nothing may be given no idle time at all. */
function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
}
