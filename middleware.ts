import type { NextRequest } from "next/server";
import { guard } from "@/lib/auth/guard";

export function middleware(request: NextRequest) {
  return guard(request);
}

/** `/` only for browsers that hold a session and for its form without a script, the sign-in screens, shared decisions, and every guarded page. */
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
    "/shared",
    "/shared/:shareId",
    "/dashboard/:path*",
    "/my-plans/:path*",
    "/safety/:path*",
    "/decision/:path*",
    "/checklist/:path*",
    "/premium/:path*",
    "/reminders/:path*",
    "/journal/:path*",
    "/coaching/:path*",
    "/progress/:path*",
    "/account/:path*",
    "/welcome/:path*",
  ],
};
