import type { Route } from "next";

const origin = "http://stepwell.invalid";
const maximumCharacters = 2_000;
/** Screens that would send a signed-in person in a circle, and calls that are no pages. */
const noTarget = /^\/(auth|login|signup|forgot-password|session-ended|api)(\/|$)/i;

/**
 * The path of this site that a `redirectTo` names, or null. Anything that could lead to another host
 * (absolute and protocol-relative addresses, backslashes, control characters) is refused, and so are
 * the sign-in screens themselves. OWASP: Unvalidated Redirects and Forwards Cheat Sheet.
 */
export function safeRedirect(value: unknown): Route | null {
  if (typeof value !== "string" || value.length > maximumCharacters) return null;
  const path = /^%2f/i.test(value) ? decoded(value) : value;
  if (!path?.startsWith("/") || path.startsWith("//") || /[\\\p{Cc}\p{Cs}]/u.test(path))
    return null;
  const url = URL.parse(path, origin);
  // "/./" and "/../" vanish while parsing: "/.//host" would come out as "//host".
  if (url?.origin !== origin || url.pathname.startsWith("//")) return null;
  if (noTarget.test(url.pathname)) return null;
  // Next can't know at build time which page this is; an unknown one is the 404 page.
  return `${url.pathname}${url.search}${url.hash}` as Route;
}

/** A value that was encoded twice on its way. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
