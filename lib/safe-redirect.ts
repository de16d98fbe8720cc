const origin = "http://stepwell.invalid";
const maximumCharacters = 2_000;

/**
 * The path of this site that a `redirectTo` names, or the fallback. Anything that could lead to
 * another host (absolute and protocol-relative addresses, backslashes, control characters) falls
 * back, and so does the sign-in screen itself, which would loop. OWASP: Unvalidated Redirects.
 */
export function safeRedirect(value: unknown, fallback = "/dashboard"): string {
  if (typeof value !== "string" || value.length > maximumCharacters) return fallback;
  if (!value.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return fallback;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || value.startsWith("//")) return fallback;
  if (/^\/(auth|login|signup|forgot-password|api)(\/|$)/.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
