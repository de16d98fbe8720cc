import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "./http.ts";

export type Params = Readonly<Record<string, string>>;

/** One call of a stand-in. A segment of `path` that begins with a colon is a parameter. */
export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  handle(request: IncomingMessage, response: ServerResponse, params: Params): Promise<void> | void;
};

/** A stand-in for one outside service. Paths of different services do not overlap. */
export type Service = {
  name: string;
  routes: readonly Route[];
  /** Answers what is below this path and no route; without it, in the sandbox's own words. */
  unknown?: { below: string; handle(request: IncomingMessage, response: ServerResponse): void };
};

/** Finds the route of a request, answers 404 or 405 when there is none, and 500 when it fails. */
export async function dispatch(
  services: readonly Service[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://sandbox");
  const found = services
    .flatMap((service) => service.routes)
    .flatMap((route) => {
      const params = match(route.path, pathname);
      return params ? [{ route, params }] : [];
    });
  const hit = found.find(({ route }) => route.method === request.method);
  const unknown = services.find(
    (service) => service.unknown && pathname.startsWith(service.unknown.below),
  )?.unknown;
  if (!hit && unknown) return unknown.handle(request, response);
  if (!hit) {
    if (found.length > 0) {
      response.setHeader("Allow", found.map(({ route }) => route.method).join(", "));
    }
    sendJson(response, found.length > 0 ? 405 : 404, {
      message: `The sandbox has no ${request.method} ${pathname}`,
    });
    return;
  }
  try {
    await hit.route.handle(request, response, hit.params);
  } catch (error) {
    console.error(`sandbox: ${request.method} ${pathname} failed:`, error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { message: "The sandbox failed; its log says why." });
  }
}

function match(pattern: string, pathname: string): Params | null {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = decode(value);
    else if (segment !== value) return null;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
