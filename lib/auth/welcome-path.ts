import type { Route } from "next";

/** Where a person's first visit after Google goes, before the page that they asked for. */
export function welcomePath(redirectTo: string | null): Route {
  return redirectTo === null ? "/welcome" : `/welcome?redirectTo=${encodeURIComponent(redirectTo)}`;
}
