import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Headers that only a proxy in front may set. Anyone can write them, so without a proxy they say nothing. */
const PROXY_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "x-request-id",
];

/** Headers by which the server talks to itself; never taken from outside (CVE-2025-29927). */
const INNER_HEADERS = ["x-client-address", "x-middleware-subrequest"];

const REQUEST_ID = /^[\w.-]{8,128}$/;

/**
 * Answers of calls that write are a few kilobytes at most, and Next.js would set up a compressor for each:
 * a third of what such a call takes. What such an answer repeats of a request must not show in its length
 * either, beside what is secret (BREACH).
 */
function isAnsweredPlainly({ method, url }: IncomingMessage): boolean {
  return method !== "GET" && method !== "HEAD" && (url?.startsWith("/api/") ?? false);
}

/**
 * Gives every request an address and an id that the product can believe: `x-client-address` is the
 * socket's peer, or what the proxy saw when `trustProxy`; `x-request-id` also goes into the answer.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): void {
  const { headers } = request;
  const address = (trustProxy && seenByProxy(headers["x-forwarded-for"])) || peerOf(request);
  const given = trustProxy ? headers["x-request-id"] : undefined;
  for (const name of INNER_HEADERS) delete headers[name];
  if (!trustProxy) for (const name of PROXY_HEADERS) delete headers[name];

  if (isAnsweredPlainly(request)) delete headers["accept-encoding"];

  const id = typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  headers["x-client-address"] = address;
  headers["x-request-id"] = id;
  response.setHeader("X-Request-Id", id);
}

/** The last entry is the one that our own proxy added; those before it are the client's to invent. */
function seenByProxy(forwardedFor: string | string[] | undefined): string | undefined {
  const hop = forwardedFor?.toString().split(",").at(-1)?.trim();
  // Some proxies write the port along, which is another one for each connection.
  const [, inBrackets, plain] =
    /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(hop ?? "") ?? [];
  return inBrackets ?? plain ?? hop;
}

function peerOf(request: IncomingMessage): string {
  return request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "unknown";
}
