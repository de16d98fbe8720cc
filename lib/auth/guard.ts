import { createHash, randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { contentSecurityPolicy } from "@/lib/content-security-policy";
import { env } from "@/lib/env";
import { safeRedirect } from "@/lib/safe-redirect";
import { THEME_SCRIPT } from "@/lib/theme";
import { CURRENT_PATH_HEADER, SESSION_ROLL_SECONDS, SESSION_SECONDS } from "./constants";
import { loginPath } from "./login-path";
import {
  decodeSessionToken,
  encodeSessionToken,
  isSecure,
  type ReadClaims,
  sessionCookieName,
  sessionCookieOptions,
} from "./session-token";

/** Rendered for each request, as guarded pages are, but open to everyone. */
const openPages =
  /^\/(auth|login|signup|forgot-password|verify-email|reset-password|link-google|confirm-email|unsubscribe|shared(\/[^/]+)?)$/;
/** Those that have nothing to offer to someone who is signed in. */
const entryPages = /^\/(auth|login|signup)$/;

/**
 * The first gate: it reads the signed cookie and decides where to send a visitor, never what may be
 * read. Guarded pages lead visitors to the log-in screen; `/` and the sign-in screens lead signed-in people on.
 */
export async function guard(request: NextRequest): Promise<NextResponse> {
  const token = request.cookies.get(sessionCookieName())?.value;
  const claims = token ? await decodeSessionToken(token) : null;
  const { pathname, search, searchParams } = request.nextUrl;

  if (pathname === "/") {
    // The answer to its form is rendered, so the built page's policy does not fit.
    if (!isRead(request.method)) return renderedPage(request);
    return claims ? NextResponse.redirect(new URL("/dashboard", request.url)) : NextResponse.next();
  }
  // What came of a visit to Google is told on the log-in screen, also to someone who is signed in.
  const isEntry = entryPages.test(pathname) && !searchParams.has("google");
  if (claims && isEntry && isRead(request.method)) {
    const target = safeRedirect(searchParams.get("redirectTo")) ?? "/dashboard";
    return NextResponse.redirect(new URL(target, request.url));
  }
  // A write is answered by its own action or handler, so that what was typed is not lost in a redirect.
  if (!claims && !openPages.test(pathname) && isRead(request.method)) {
    return hidden(NextResponse.redirect(new URL(loginPath(pathname + search), request.url)));
  }
  const rendered = renderedPage(request);
  const response = openPages.test(pathname) ? rendered : hidden(rendered);
  if (claims) await rollCookie(response, claims);
  return response;
}

/** Keeps a guarded page, and the way from it to the log-in screen, out of result pages. */
function hidden(response: NextResponse): NextResponse {
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

/** Lets the page be rendered with a policy of its own, and tells the gate which page it is. */
function renderedPage(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const policy = pagePolicy();
  const headers = new Headers(request.headers);
  headers.set(CURRENT_PATH_HEADER, pathname + search);
  // Next reads the nonce from the request's policy and writes it into the scripts of the page.
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

const themeScriptHash = createHash("sha256").update(THEME_SCRIPT).digest("base64");

function pagePolicy(): string {
  return contentSecurityPolicy(
    { nonce: randomBytes(16).toString("base64"), sha256: [themeScriptHash] },
    { development: env().NODE_ENV === "development", secure: isSecure() },
  );
}

/** Begins the 30 days again, at most once a day, so that a late answer can't undo a logout for long. */
async function rollCookie(response: NextResponse, claims: ReadClaims): Promise<void> {
  if (Date.now() / 1000 - claims.issuedAt < SESSION_ROLL_SECONDS) return;
  response.cookies.set(sessionCookieName(), await encodeSessionToken(claims), {
    ...sessionCookieOptions(),
    maxAge: SESSION_SECONDS,
  });
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
