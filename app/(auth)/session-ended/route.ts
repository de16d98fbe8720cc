import type { NextRequest } from "next/server";
import { clearSessionCookie } from "@/lib/auth/log-out";
import { loginPath } from "@/lib/auth/login-path";
import { readSession } from "@/lib/auth/session";
import { seeOther } from "@/lib/route-handler";
import { safeRedirect } from "@/lib/safe-redirect";

/**
 * Where a guarded page sends a browser whose session was ended: pages can't write cookies. A link
 * to here does nothing to a living session.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const target = safeRedirect(request.nextUrl.searchParams.get("redirectTo")) ?? "/dashboard";
  if (await readSession()) return seeOther(target);
  await clearSessionCookie();
  return seeOther(loginPath(target));
}

/** A form that was posted to a guarded page without scripts is redirected here as a POST. */
export const POST = GET;
