import type { NextRequest } from "next/server";
import { guard } from "@/lib/auth/guard";

export function middleware(request: NextRequest) {
  return guard(request);
}

/**
 * `/` only for browsers that hold a session and for its form without a script, the sign-in screens,
 * shared decisions, and every guarded page. An address of no page stays out: it is answered by a page
 * that was built, and has the policy of its own scripts.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/", has: [{ type: "cookie", key: "authjs.session-token" }] },
    { source: "/", has: [{ type: "cookie", key: "__Host-authjs.session-token" }] },
    { source: "/", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
    "/auth",
    "/login",
    "/signup",
    "/forgot-password",
    "/verify-email",
    "/reset-password",
    "/link-google",
    "/confirm-email",
    "/unsubscribe",
    "/shared",
    "/shared/:shareId",
    "/dashboard",
    "/my-plans/:id",
    "/safety",
    "/decision",
    "/checklist",
    "/checklist/:id",
    "/premium",
    "/premium/success",
    "/premium/failure",
    "/progress",
    "/reminders",
    "/journal",
    "/coaching",
    "/account",
    "/account/export/:file",
    "/welcome",
  ],
};
