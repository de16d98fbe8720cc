import { openDB } from "idb";
import {
  DEVICE_NAME,
  FILES_CACHE,
  KEPT_FILES_MAX,
  KEPT_FRESH_MS,
  KEPT_PAGES_MAX,
  PAGES_CACHE,
  PLANS_STORE,
} from "../constants.ts";

const FILES = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;
/** As the scripts that the build writes name one another. */
const CHUNKS = /static\/chunks\/[\w./~-]+\.(?:js|css)/g;

let forgotten = 0;

/** Counts how often everything was forgotten: a page that was asked for before then is not kept. */
export function forgottenTimes(): number {
  return forgotten;
}

/** Takes away all pages of a person, also those that are on their way, and the steps kept beside them. */
export async function forgetPages(): Promise<void> {
  forgotten += 1;
  await Promise.all([caches.delete(PAGES_CACHE), forgetSteps()]);
}

async function forgetSteps(): Promise<void> {
  // Opening it would make an empty one where the page has made none yet.
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes(DEVICE_NAME)) return;
  const device = await openDB(DEVICE_NAME);
  if (device.objectStoreNames.contains(PLANS_STORE)) await device.clear(PLANS_STORE);
  device.close();
}

/** The page as it was last seen. What varies by header is left aside: only whole pages are kept. */
export function keptPage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: PAGES_CACHE, ignoreVary: true });
}

/** Only what a signed-in person really sees: no redirect, no error, no part of a page. */
export function isWholePage(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 200 && !response.redirected && type.startsWith("text/html");
}

/** Fetches a page that the person reached without loading it whole, unless a fresh one is kept. */
export async function keepPage(path: string): Promise<void> {
  const kept = await keptPage(path);
  const keptAt = Date.parse(kept?.headers.get("date") ?? "");
  if (Date.now() - keptAt < KEPT_FRESH_MS) return;
  const before = forgotten;
  const headers = { Accept: "text/html" };
  const response = await fetch(path, { credentials: "same-origin", redirect: "manual", headers });
  if (response.type === "opaqueredirect") return forgetPages();
  if (!isWholePage(response)) return;
  const cache = await caches.open(PAGES_CACHE);
  if (before !== forgotten) return;
  await keepFilesOf(response.clone());
  await cache.put(path, response);
  await trim(PAGES_CACHE, KEPT_PAGES_MAX);
}

/**
 * Keeps the scripts, styles and fonts that a page names, and those that its scripts fetch only when
 * they are used: without a network there is no later.
 */
export async function keepFilesOf(page: Response): Promise<void> {
  const named = await keepFiles((await page.text()).match(FILES) ?? []);
  const scripts = await Promise.all(named.map((file) => file.text()));
  await keepFiles(
    scripts.flatMap((script) => script.match(CHUNKS) ?? []).map((f) => `/_next/${f}`),
  );
  await trim(FILES_CACHE, KEPT_FILES_MAX);
}

async function keepFiles(paths: readonly string[]): Promise<Response[]> {
  const cache = await caches.open(FILES_CACHE);
  const files = [...new Set(paths)].map(async (path) => {
    if (!(await cache.match(path))) await cache.add(path);
    return cache.match(path);
  });
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

/** Lets the oldest go; a cache lists what it holds in the order of keeping. */
export async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
