import "server-only";
import type { Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { CURRENT_PATH_HEADER } from "./constants";
import { readSession } from "./session";
import type { CurrentSession } from "./types";
import { welcomePath } from "./welcome-path";

/**
 * The session of a guarded page, for its layout and its loaders; asked once a request. The
 * middleware let the request pass because its cookie is signed; when its session was ended, the
 * person goes to the log-in screen by way of the handler that takes the dead cookie back. Who has
 * yet to tell their age and accept the terms goes to /welcome first.
 */
export const requirePageSession = cache(async (): Promise<CurrentSession> => {
  const session = await requireLivingSession();
  if (session.user.welcomed) return session;
  redirect(welcomePath(await currentPath()));
});

/** The session of /welcome itself; who was welcomed before goes on to `redirectTo`. */
export async function requireNewcomer(redirectTo: Route | null): Promise<CurrentSession> {
  const session = await requireLivingSession();
  if (session.user.welcomed) redirect(redirectTo ?? "/dashboard");
  return session;
}

async function requireLivingSession(): Promise<CurrentSession> {
  const session = await readSession();
  if (session) return session;
  redirect(`/session-ended?redirectTo=${encodeURIComponent(await currentPath())}`);
}

async function currentPath(): Promise<string> {
  return (await headers()).get(CURRENT_PATH_HEADER) ?? "/dashboard";
}
