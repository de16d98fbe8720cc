import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { CURRENT_PATH_HEADER } from "./constants";
import { readSession } from "./session";
import type { CurrentSession } from "./types";

/**
 * The session of a guarded page, for its layout and its loaders; asked once a request. The
 * middleware let the request pass because its cookie is signed; when its session was ended, the
 * person goes to the log-in screen by way of the handler that takes the dead cookie back.
 */
export const requirePageSession = cache(async (): Promise<CurrentSession> => {
  const session = await readSession();
  if (session) return session;
  const path = (await headers()).get(CURRENT_PATH_HEADER) ?? "/dashboard";
  redirect(`/session-ended?redirectTo=${encodeURIComponent(path)}`);
});
