import type { IncomingMessage } from "node:http";

/**
 * Next.js answers a path that can't be decoded (a lone "%", broken UTF-8) with a bare 500. Such an
 * address names nothing, so it becomes one that no route knows, and the product's own 404 answers.
 */
export function replaceUnreadableAddress(request: IncomingMessage): void {
  const [pathname = "/"] = (request.url ?? "/").split("?", 1);
  try {
    decodeURIComponent(pathname);
  } catch {
    request.url = /^\/api(\/|$)/.test(pathname) ? "/api/unreadable" : "/unreadable";
  }
}
