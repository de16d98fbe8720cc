import { AsyncLocalStorage } from "node:async_hooks";
import {
  appendMutableCookies,
  MutableRequestCookiesAdapter,
} from "next/dist/server/web/spec-extension/adapters/request-cookies.js";
import { RequestCookies } from "next/dist/server/web/spec-extension/cookies.js";

// Stands in for the module next/headers, which works only inside Next's server. Reading and setting
// cookies is Next's own code; only the place where the request of the moment is kept is ours.

type Scope = { headers: Headers; cookies: ReturnType<typeof MutableRequestCookiesAdapter.wrap> };

const scopes = new AsyncLocalStorage<Scope>();

function scope(): Scope {
  const current = scopes.getStore();
  if (!current) throw new Error("next/headers was called outside a request");
  return current;
}

/** Replaces next/headers' `headers`. */
export async function headers(): Promise<Headers> {
  return scope().headers;
}

/** Replaces next/headers' `cookies`, as route handlers and actions see it. */
export async function cookies(): Promise<Scope["cookies"]> {
  return scope().cookies;
}

/**
 * Runs `act` as the work of one request, and returns its result with the `Set-Cookie` lines that it
 * caused. Requests that run at the same time do not see each other.
 */
export async function asRequest<Result>(
  requestHeaders: Headers,
  act: () => Promise<Result>,
): Promise<{ result: Result; setCookies: string[] }> {
  const jar = MutableRequestCookiesAdapter.wrap(new RequestCookies(requestHeaders));
  const result = await scopes.run({ headers: requestHeaders, cookies: jar }, act);
  const outgoing = new Headers();
  appendMutableCookies(outgoing, jar);
  return { result, setCookies: outgoing.getSetCookie() };
}
