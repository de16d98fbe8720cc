import type { IncomingMessage, ServerResponse } from "node:http";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Answers a method that nothing here knows, such as TRACE, which would show a request's cookies to
 * whoever made a browser send it. Returns whether it did.
 */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(request.method ?? "")) return false;
  response.writeHead(405, { Allow: METHODS.join(", ") }).end();
  return true;
}
