/// <reference lib="webworker" />
import { CacheFirst, NetworkFirst, NetworkOnly, Serwist, type SerwistPlugin } from "serwist";
import {
  FILES_CACHE,
  isEntryPath,
  isKeptPath,
  KEPT_FILES_MAX,
  KEPT_PAGES_MAX,
  NETWORK_PATIENCE_SECONDS,
  OFFLINE_PATH,
  PAGES_CACHE,
  PLANS_PATH,
  type WorkerMessage,
} from "../constants.ts";
import {
  forgetPages,
  forgottenTimes,
  isWholePage,
  keepFilesOf,
  keepPage,
  keptPage,
  trim,
} from "./kept-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: another one for each, so that browsers fetch the offline page anew. */
declare const BUILD: string;

/** A guarded page that leads elsewhere, and a sign-in screen that shows: the session has ended. */
const forgetWithSession: SerwistPlugin = {
  async handlerWillRespond({ request, response }) {
    const { pathname } = new URL(request.url);
    const isSentAway = response.type === "opaqueredirect" && isKeptPath(pathname);
    if (isSentAway || (response.ok && isEntryPath(pathname))) await forgetPages();
    return response;
  },
};

const keepWholePages: SerwistPlugin = {
  async handlerWillStart({ state }) {
    if (state) state.forgotten = forgottenTimes();
  },
  // A focus session stands in the address of its plan's page.
  async cacheKeyWillBeUsed({ request, mode }) {
    return mode === "read" ? withoutQuery(request.url) : request;
  },
  async cacheWillUpdate({ request, response, state }) {
    const isPlain = request.url === withoutQuery(request.url);
    const isOfSession = state?.forgotten === forgottenTimes();
    return isPlain && isOfSession && isWholePage(response) ? response : null;
  },
  cacheDidUpdate: () => trim(PAGES_CACHE, KEPT_PAGES_MAX),
};

const keepFiles: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    return response.status === 200 ? response : null;
  },
  cacheDidUpdate: () => trim(FILES_CACHE, KEPT_FILES_MAX),
};

/** The start page leads signed-in people to their plans, which may be kept. */
const showWhatIsHere: SerwistPlugin = {
  async handlerDidError({ request }) {
    const isStart = new URL(request.url).pathname === "/";
    if (isStart && (await keptPage(PLANS_PATH))) return Response.redirect(PLANS_PATH);
    return serwist.matchPrecache(OFFLINE_PATH);
  },
};

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [forgetWithSession, keepWholePages, showWhatIsHere],
});

const otherPages = new NetworkOnly({ plugins: [forgetWithSession, showWhatIsHere] });

const serwist = new Serwist({
  precacheEntries: [{ url: OFFLINE_PATH, revision: BUILD }],
  precacheOptions: { cleanupOutdatedCaches: true },
  // Files carry their hash in their name and pages name theirs, so a new worker can take over tabs
  // that an older one has opened.
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
      handler: new CacheFirst({ cacheName: FILES_CACHE, plugins: [keepFiles] }),
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin &&
        request.mode === "navigate" &&
        isKeptPath(url.pathname) &&
        !(url.pathname === PLANS_PATH && url.search),
      handler: pages,
    },
    {
      matcher: ({ sameOrigin, request }) => sameOrigin && request.mode === "navigate",
      handler: otherPages,
    },
    {
      matcher: ({ sameOrigin, url, request }) =>
        sameOrigin && request.headers.get("RSC") === "1" && isKeptPath(url.pathname),
      handler: ({ request, url }) => partOfPage(request, url.pathname),
    },
  ],
});

/**
 * What the router asks for when a link is followed. Without an answer it loads the whole page, which
 * is kept; so where it is, a network that hangs is given up.
 */
async function partOfPage(request: Request, pathname: string): Promise<Response> {
  const answer = fetch(request).then(async (response) => {
    const isSentAway = response.redirected && isEntryPath(new URL(response.url).pathname);
    if (isSentAway) await forgetPages();
    return response;
  });
  if (!(await keptPage(pathname))) return answer;
  const patience = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(Response.error()), NETWORK_PATIENCE_SECONDS * 1000);
  });
  return Promise.race([answer, patience]);
}

/** The list of plans is where the installed application begins, whatever was opened first. */
async function keepWithPlans(path: string): Promise<void> {
  await keepPage(path);
  if (!(await keptPage(PLANS_PATH))) await keepPage(PLANS_PATH);
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

async function keepFilesOfOfflinePage(): Promise<void> {
  await keepFilesOf(await fetch(OFFLINE_PATH));
}

self.addEventListener("install", (event) => event.waitUntil(keepFilesOfOfflinePage()));

self.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === "FORGET") {
    event.waitUntil(forgetPages().then(() => event.ports[0]?.postMessage(true)));
  }
  if (message.type === "KEEP" && isKeptPath(message.path)) {
    // Without a network, what is kept stays.
    event.waitUntil(keepWithPlans(message.path).catch(() => undefined));
  }
});

serwist.addEventListeners();
