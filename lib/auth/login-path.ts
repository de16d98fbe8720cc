import type { Route } from "next";

/** The log-in screen that leads back to `path` (path and query). Document 1, section 2. */
export function loginPath(path: string): Route {
  return `/login?redirectTo=${encodeURIComponent(path)}`;
}
