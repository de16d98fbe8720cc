import type { IncomingMessage, Server } from "node:http";

/** Where this process itself reaches its own server. */
export function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("The server does not listen.");
  const { address, family, port } = bound;
  if (address === "::" || address === "0.0.0.0") return `http://127.0.0.1:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/**
 * Next.js answers a path that can't be decoded (a lone "%", broken UTF-8) with a bare 500. Such an
 * address names nothing, so it becomes one that no route knows, and the product's own 404 answers. Of
 * an address with a host (RFC 9112, 3.2.2) only the path stays: Next.js would redirect to that host.
 */
export function replaceUnreadableAddress(request: IncomingMessage): void {
  request.url = pathOf(request.url ?? "/");
  const [pathname = "/"] = request.url.split("?", 1);
  try {
    decodeURIComponent(pathname);
  } catch {
    request.url = /^\/api(\/|$)/.test(pathname) ? "/api/unreadable" : "/unreadable";
  }
}

function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}
