import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { NO_DOCUMENT_POLICY } from "../../lib/content-security-policy.ts";
import { SECURITY_HEADERS } from "../../lib/security-headers.ts";

const BASE = "/_next/static/";
const YEAR_SECONDS = 31_536_000;

/** Answers a request and returns true, or leaves it alone and returns false. */
export type AnswerStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the files of a build whose names hold a hash of what they hold, in the form that was compressed
 * when they were built. What is not among them is left to Next.js.
 */
export function staticFilesOf(buildFolder: string): AnswerStatic {
  const serve = sirv(path.join(buildFolder, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_SECONDS,
    setHeaders(response) {
      response.setHeader("Content-Security-Policy", NO_DOCUMENT_POLICY);
      for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
    },
  });
  return (request, response) => {
    const address = request.url ?? "/";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !address.startsWith(BASE)) return false;
    let isFound = true;
    request.url = address.slice(BASE.length - 1);
    serve(request, response, () => {
      isFound = false;
    });
    request.url = address;
    return isFound;
  };
}
