import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

// The public address is the running server's, not the build machine's.
export const dynamic = "force-dynamic";

const GUARDED_PATHS = [
  "/api/",
  "/account",
  "/checklist",
  "/coaching",
  "/dashboard",
  "/decision",
  "/journal",
  "/link-google",
  "/my-plans",
  "/premium",
  "/reminders",
  "/safety",
  "/welcome",
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: GUARDED_PATHS },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
