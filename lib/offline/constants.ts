/** Where the service worker stands: at the root, so that its scope is the whole site. */
export const WORKER_PATH = "/sw.js";

/** What the worker shows in the place of a page that it does not have. */
export const OFFLINE_PATH = "/offline";

export const PLANS_PATH = "/dashboard";

/** The browser's own database: plans as they were last seen, and what waits to be sent. */
export const DEVICE_NAME = "stepwell";
/** What of it holds the plans' steps. */
export const PLANS_STORE = "plans";
/** Where its tabs hear of what was sent, and take turns in sending. */
export const OUTBOX_NAME = "stepwell-outbox";
/** Pages as their person last saw them. They hold texts, so they go with the session. */
export const PAGES_CACHE = "stepwell-pages";
/** Scripts, styles and fonts, the same for everybody. */
export const FILES_CACHE = "stepwell-files";

/** Pages kept on a device; the oldest goes first. */
export const KEPT_PAGES_MAX = 40;
/** Files kept on a device; more than the pages of two versions need. */
export const KEPT_FILES_MAX = 300;
/** A page kept less long ago is not fetched again only to be kept. */
export const KEPT_FRESH_MS = 5 * 60_000;
/** Seconds that the network gets before a page that is kept is shown instead. */
export const NETWORK_PATIENCE_SECONDS = 4;

/** What a page asks of the worker. */
export type WorkerMessage = { type: "KEEP"; path: string } | { type: "FORGET" };

const KEPT_PATH = /^\/(dashboard|(my-plans|checklist)\/[0-9a-f-]{36})$/;

/** True for the pages that open without a network once they were seen: the plans, and each of them. */
export function isKeptPath(pathname: string): boolean {
  return KEPT_PATH.test(pathname);
}

const ENTRY_PATH = /^\/(auth|login|signup)$/;

/** True for the screens that nobody with a session sees. */
export function isEntryPath(pathname: string): boolean {
  return ENTRY_PATH.test(pathname);
}
