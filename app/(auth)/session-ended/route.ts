import { redirect } from "next/navigation";
import type { NextRequest } from "next/server";
import { clearSessionCookie } from "@/lib/auth/log-out";
import { loginPath } from "@/lib/auth/login-path";
import { readSession } from "@/lib/auth/session";
import { safeRedirect } from "@/lib/safe-redirect";

/**
 * Where a guarded page sends a browser whose session was ended: pages can't write cookies. A link
 * to here does nothing to a living session.
 */
export async function GET(request: NextRequest): Promise<never> {
  const target = safeRedirect(request.nextUrl.searchParams.get("redirectTo")) ?? "/dashboard";
  if (await readSession()) redirect(target);
  await clearSessionCookie();
  redirect(loginPath(target));
}
