import "server-only";
import { isIPv6 } from "node:net";
import { headers } from "next/headers";
import { env } from "./env";
import { AppError } from "./errors";
import { REQUEST_PROBLEMS } from "./request-problems";

/** The address of the client of this request, as `addressIn` reads it. */
export async function clientAddress(): Promise<string> {
  return addressIn(await headers());
}

/**
 * The address of a client, set by the web process: the socket's own, or the proxy's word when
 * TRUST_PROXY is 1; on Vercel, what Vercel says. Never a header that the client could have written. Of
 * IPv6 the network, since whoever has one address has all 2^64 beside it.
 */
export function addressIn(sent: Headers): string {
  return networkOf(sent.get(addressHeader()) ?? "unknown");
}

/** Vercel overwrites its own header; the other one anybody could send to it. */
function addressHeader(): string {
  return env().VERCEL ? "x-vercel-forwarded-for" : "x-client-address";
}

/** "2001:db8:0:1::/64" of 2001:db8::1:0:0:0:5; an IPv4 address as it is, also inside IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [left = [], right = []] = address
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const between = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...between, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The id under which the log tells of this request. */
export function requestId(request: Request): string {
  return request.headers.get("x-request-id") ?? crypto.randomUUID();
}

/**
 * Refuses a write that another site made a browser send. A request with a Bearer token carries no
 * ambient authority and passes. OWASP: Cross-Site Request Forgery Prevention, Fetch Metadata.
 * @throws AppError FOREIGN_ORIGIN
 */
export function refuseForeignOrigin(request: Request): void {
  if (request.headers.has("authorization")) return;
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = request.headers.get("origin");
  if (origin === null && site === null) return;
  if (origin === new URL(env().APP_URL).origin) return;
  if (origin !== null && URL.parse(origin)?.host === request.headers.get("host") && !site) return;
  throw new AppError("FOREIGN_ORIGIN");
}

/**
 * The JSON body of a request; an empty body is an empty object.
 * @throws AppError TOO_LARGE above `maximumBytes`, VALIDATION when it is not JSON or says it is not.
 */
export async function readJsonBody(request: Request, maximumBytes: number): Promise<unknown> {
  const text = await readText(request, maximumBytes);
  if (text.trim() === "") return {};
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(contentType)) {
    throw new AppError("VALIDATION", {
      message: REQUEST_PROBLEMS.contentType,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("VALIDATION", { message: REQUEST_PROBLEMS.notJson, cause });
  }
}

/**
 * The body of a request as text.
 * @throws AppError TOO_LARGE above `maximumBytes`
 */
export async function readText(request: Request, maximumBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maximumBytes) {
    throw new AppError("TOO_LARGE");
  }
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maximumBytes) {
      await reader.cancel();
      throw new AppError("TOO_LARGE");
    }
    text += decoder.decode(value, { stream: true });
  }
}
